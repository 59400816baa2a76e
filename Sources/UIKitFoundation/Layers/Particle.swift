import Foundation
import WindowResponder

/// A particle of an emitter layer, with the values that it got when it was emitted.
@MainActor struct Particle {
  let cell: CAEmitterCell
  /// The time of its birth, in seconds of the layer's time.
  let birth: Double
  /// The time for which it exists, in seconds.
  let lifetime: Double
  private let origin: Point
  private let velocity: Vector
  private let acceleration: Vector
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
    self.birth = birth
    lifetime =
      random.value(Double(cell.lifetime), range: Double(cell.lifetimeRange))
      * Double(layer.lifetime)
    let speed =
      random.value(cell.velocity, range: cell.velocityRange) * Double(layer.velocity)
      * cos(cell.emissionLatitude)
    let angle = random.value(point.angle + cell.emissionLongitude, range: cell.emissionRange)
    origin = point.position
    velocity = Vector(dx: cos(angle) * speed, dy: sin(angle) * speed)
    acceleration = Vector(dx: cell.xAcceleration, dy: cell.yAcceleration)
    spin = random.value(cell.spin, range: cell.spinRange) * Double(layer.spin)
    scale = random.value(cell.scale, range: cell.scaleRange) * Double(layer.scale)
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

  /// The time at which the particle disappears, in seconds of the layer's time.
  var death: Double { birth + lifetime }

  /// Returns the position at a time, in the layer's own coordinates.
  func position(at time: Double) -> Point {
    let age = time - birth
    return Point(
      x: origin.x + (velocity.dx + acceleration.dx * age / 2) * age,
      y: origin.y + (velocity.dy + acceleration.dy * age / 2) * age)
  }

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
  func box(at time: Double) -> Rect {
    let (center, size) = (position(at: time), size(at: time))
    guard center.x.isFinite, center.y.isFinite, size.width > 0, size.height > 0 else {
      return .null
    }
    let reach = (size.width * size.width + size.height * size.height).squareRoot() / 2 + 1
    return Rect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
  }

  /// Draws the particle as it is at a time.
  func draw(at time: Double, in context: GraphicsContext) {
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

/// The images of the particles of a cell, in the colors in which they are drawn.
@MainActor struct ParticleImages {
  /// The largest number of images that are kept.
  private static let limit = 256

  private var source: AnyObject?
  private var part = Rect.null
  private var image: Image?
  private var colored: [ColorFactor: Image] = [:]

  /// Returns the size of a particle with a scale of 1, in points.
  mutating func size(of cell: CAEmitterCell) -> Size {
    prepare(for: cell)
    guard let image, cell.contentsScale > 0 else { return .zero }
    return Size(
      width: image.size.width * image.scale / cell.contentsScale,
      height: image.size.height * image.scale / cell.contentsScale)
  }

  /// Returns the image in a color, without its opacity. Components are rounded to one of 64 values.
  mutating func image(of cell: CAEmitterCell, _ color: ColorFactor) -> Image? {
    prepare(for: cell)
    guard let image, !color.isWhite else { return image }
    func rounded(_ value: Double) -> Double { (value * 63).rounded() / 63 }
    let key = ColorFactor(
      red: rounded(color.red), green: rounded(color.green), blue: rounded(color.blue), alpha: 1)
    if let known = colored[key] { return known }
    if colored.count >= Self.limit { colored = [:] }
    let new = image.multiplied(by: key)
    colored[key] = new
    return new
  }

  /// Creates the image of the present contents of a cell.
  private mutating func prepare(for cell: CAEmitterCell) {
    let pixels = cell.contents as? PixelImage
    let new: AnyObject? = cell.contents as? Image ?? pixels
    guard new !== source || cell.contentsRect != part else { return }
    (source, part, colored) = (new, cell.contentsRect, [:])
    image = cell.contents as? Image ?? pixels.map { Image(cgImage: $0) }
    if let drawn = image, !drawn.hasPixels {
      image = drawn.rasterized(scale: max(1, cell.contentsScale), tint: .white)
    }
    guard part != Rect(x: 0, y: 0, width: 1, height: 1), let whole = image else { return }
    let (width, height) = (Double(whole.pixelWidth), Double(whole.pixelHeight))
    let cut = Rect(
      x: part.minX * width, y: part.minY * height, width: part.width * width,
      height: part.height * height)
    image = whole.cgImage?.cropping(to: cut).map {
      Image(cgImage: $0, scale: whole.scale, orientation: whole.imageOrientation)
    }
  }
}
