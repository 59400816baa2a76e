import Foundation
import WindowResponder

/// The movement of a particle.
struct ParticlePath {
  /// The time at which it begins, in seconds of the layer's time.
  let birth: Double
  let origin: Point
  /// The velocity at the beginning, in points per second.
  let velocity: Vector
  let acceleration: Vector

  /// Returns the position at a time, in the layer's own coordinates.
  func position(at time: Double) -> Point {
    let age = time - birth
    return Point(
      x: origin.x + (velocity.dx + acceleration.dx * age / 2) * age,
      y: origin.y + (velocity.dy + acceleration.dy * age / 2) * age)
  }
}

/// A particle of an emitter layer, with the values that it got when it was emitted.
@MainActor struct Particle {
  let cell: CAEmitterCell
  let path: ParticlePath
  /// The time for which it exists, in seconds.
  let lifetime: Double
  private let spin: Double
  private let scale: Double
  private let color: ColorFactor
  /// The fractions of the next particles of the cells that this one emits.
  var pending: [Double]

  /// Creates a particle at a point, with random values of its cell.
  init(
    of cell: CAEmitterCell, at point: EmissionPoint, birth: Double, layer: Emission.Values,
    _ random: inout ParticleRandom
  ) {
    self.cell = cell
    lifetime =
      random.value(Double(cell.lifetime), range: Double(cell.lifetimeRange))
      * Double(layer.lifetime)
    let speed =
      random.value(cell.velocity, range: cell.velocityRange) * Double(layer.velocity)
      * cos(cell.emissionLatitude)
    let angle = random.value(point.angle + cell.emissionLongitude, range: cell.emissionRange)
    path = ParticlePath(
      birth: birth, origin: point.position,
      velocity: Vector(dx: cos(angle) * speed, dy: sin(angle) * speed),
      acceleration: Vector(dx: cell.xAcceleration, dy: cell.yAcceleration))
    spin = random.value(cell.spin, range: cell.spinRange) * Double(layer.spin)
    // With a range around 0, the scale is negative for half of the particles.
    scale = abs(random.value(cell.scale, range: cell.scaleRange) * Double(layer.scale))
    let mean = ColorFactor(cell.color ?? .white)
    color =
      ColorFactor(
        red: random.value(mean.red, range: Double(cell.redRange)),
        green: random.value(mean.green, range: Double(cell.greenRange)),
        blue: random.value(mean.blue, range: Double(cell.blueRange)),
        alpha: random.value(mean.alpha, range: Double(cell.alphaRange))
      ).limited
    pending = [Double](repeating: 0, count: cell.emitterCells?.count ?? 0)
  }

  /// The time of its birth, in seconds of the layer's time.
  var birth: Double { path.birth }

  /// The time at which the particle disappears, in seconds of the layer's time.
  var death: Double { birth + lifetime }

  /// Returns the position at a time, in the layer's own coordinates.
  func position(at time: Double) -> Point { path.position(at: time) }

  /// Returns the size of the particle at a time, in points.
  private func size(at time: Double) -> Size {
    let factor = max(0, scale + cell.scaleSpeed * (time - birth))
    let size = cell.images.size(of: cell)
    return Size(width: size.width * factor, height: size.height * factor)
  }

  /// Returns the color at a time.
  private func color(at time: Double) -> ColorFactor {
    let age = time - birth
    return ColorFactor(
      red: color.red + Double(cell.redSpeed) * age,
      green: color.green + Double(cell.greenSpeed) * age,
      blue: color.blue + Double(cell.blueSpeed) * age,
      alpha: color.alpha + Double(cell.alphaSpeed) * age
    ).limited
  }

  /// Returns the box around the particle at a time, in the layer's own coordinates.
  @_optimize(speed) func box(at time: Double) -> Rect {
    let (center, size) = (position(at: time), size(at: time))
    guard center.x.isFinite, center.y.isFinite, size.width > 0, size.height > 0 else {
      return .null
    }
    let reach = (size.width * size.width + size.height * size.height).squareRoot() / 2 + 1
    return Rect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
  }

  /// Draws the particle as it is at a time.
  @_optimize(speed) func draw(at time: Double, in context: GraphicsContext) {
    let color = color(at: time)
    let box = box(at: time)
    guard color.alpha > 0, !box.isNull, context.isVisible(box),
      let image = cell.images.image(of: cell, color)
    else { return }
    let (center, size) = (position(at: time), size(at: time))
    context.saveState()
    context.setAlpha(color.alpha)
    context.translateBy(x: center.x, y: center.y)
    if spin != 0 { context.rotate(by: spin * (time - birth)) }
    context.draw(
      image,
      in: Rect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    context.restoreState()
  }
}

/// The images of the particles of a cell, in the colors in which they are drawn. The cell replaces them when
/// its contents change.
@MainActor struct ParticleImages {
  /// The largest number of pixels of all images in colors.
  private static let largestArea = 1 << 20

  private var isPrepared = false
  private var image: Image?
  /// The largest number of images in colors.
  private var limit = 1
  private(set) var colored: [ColorFactor: Image] = [:]

  /// Returns the size of a particle with a scale of 1, in points.
  mutating func size(of cell: CAEmitterCell) -> Size {
    prepare(for: cell)
    guard let image, cell.contentsScale > 0 else { return .zero }
    return Size(
      width: image.size.width * image.scale / cell.contentsScale,
      height: image.size.height * image.scale / cell.contentsScale)
  }

  /// Returns the image in a color, without its opacity. Components are rounded to one of 16 values.
  mutating func image(of cell: CAEmitterCell, _ color: ColorFactor) -> Image? {
    prepare(for: cell)
    guard let image, !color.isWhite else { return image }
    func rounded(_ value: Double) -> Double { (value * 15).rounded() / 15 }
    let key = ColorFactor(
      red: rounded(color.red), green: rounded(color.green), blue: rounded(color.blue), alpha: 1)
    if key.isWhite { return image }
    if let known = colored[key] { return known }
    if colored.count >= limit, let other = colored.keys.first { colored[other] = nil }
    let new = image.multiplied(by: key)
    colored[key] = new
    return new
  }

  /// Creates the image of the present contents of a cell, if there is none.
  private mutating func prepare(for cell: CAEmitterCell) {
    if isPrepared { return }
    isPrepared = true
    image = cell.contents as? Image ?? (cell.contents as? PixelImage).map { Image(cgImage: $0) }
    if let drawn = image, !drawn.hasPixels {
      image = drawn.rasterized(scale: max(1, cell.contentsScale), tint: .white)
    }
    let part = cell.contentsRect
    if part != Rect(x: 0, y: 0, width: 1, height: 1) {
      image = image.flatMap { Self.cut(part, $0) }
    }
    guard let image else { return }
    let area = max(1, image.pixelWidth).multipliedReportingOverflow(by: max(1, image.pixelHeight))
    limit = area.overflow ? 1 : max(1, min(256, Self.largestArea / area.partialValue))
  }

  /// Returns a part of an image. The part is relative to its size.
  private static func cut(_ part: Rect, _ whole: Image) -> Image? {
    let (width, height) = (Double(whole.pixelWidth), Double(whole.pixelHeight))
    let pixels = Rect(
      x: part.minX * width, y: part.minY * height, width: part.width * width,
      height: part.height * height)
    return whole.cgImage?.cropping(to: pixels).map {
      Image(cgImage: $0, scale: whole.scale, orientation: whole.imageOrientation)
    }
  }
}
