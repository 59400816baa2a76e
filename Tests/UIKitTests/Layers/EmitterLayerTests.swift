import QuartzCore
import Testing
import UIKit

@testable import ResponderTestKit
@testable import UIKitFoundation

private final class ConfettiView: UIView {
  override class var layerClass: AnyClass { CAEmitterLayer.self }
}

@MainActor @Suite("Emitter layers", .serialized) struct EmitterLayerTests {
  let stage = Stage(size: CGSize(width: 100, height: 100))
  let emitter = CAEmitterLayer()
  let cell = CAEmitterCell()

  init() {
    stage.window.backgroundColor = .white
    stage.render()
    cell.contents = Self.square(.white).cgImage
    cell.color = UIColor.black.cgColor
    cell.name = "spark"
    emitter.emitterPosition = CGPoint(x: 10, y: 50)
    emitter.beginTime = CACurrentMediaTime()
    emitter.emitterCells = [cell]
  }

  /// Returns an image of 6 × 6 pixels.
  private static func square(_ color: UIColor) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 6, height: 6)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  private func show() {
    stage.window.layer.addSublayer(emitter)
    stage.render()
  }

  private func pixel(_ x: Int, _ y: Int) -> UIColor { stage.snapshot().pixel(x: x, y: y) }

  /// Returns the columns in a row of pixels that are not white.
  private func columns(inRow y: Int = 50) -> [Int] {
    let image = stage.snapshot()
    return (0..<100).filter { image.pixel(x: $0, y: y) != .white }
  }

  private func expectCompleteDamage() throws {
    let shown = try #require(stage.surface?.image())
    #expect(shown.hasSamePixels(as: stage.snapshot()))
  }

  private var particles: [Particle] { (emitter.painter as? Emission)?.particles ?? [] }

  @Test("Particles are emitted at the birth rate, move, and disappear after their lifetime")
  func movement() throws {
    (cell.birthRate, cell.lifetime, cell.velocity) = (2, 0.75, 40)
    show()
    stage.advance(by: 0.4)
    #expect(columns().isEmpty)
    stage.advance(by: 0.35)
    let first = columns()
    #expect(particles.count == 1 && first.contains(20) && !first.contains(10))
    try expectCompleteDamage()
    stage.advance(by: 0.4)
    #expect(particles.count == 2 && columns().contains(36))
    try expectCompleteDamage()
    stage.advance(by: 0.25)
    // The first particle is gone.
    #expect(particles.count == 1)
    try expectCompleteDamage()
  }

  @Test("Particles accelerate, and the factors of the layer apply to their speed")
  func acceleration() throws {
    (cell.birthRate, cell.lifetime, cell.velocity) = (1, 10, 10)
    (cell.xAcceleration, cell.yAcceleration) = (0, 20)
    emitter.velocity = 3
    show()
    stage.advance(by: 2.5)
    let particle = try #require(particles.first)
    let position = particle.position(at: particle.birth + 1)
    #expect(abs(position.x - 40) < 1e-9 && abs(position.y - 60) < 1e-9)
    #expect(particles.count == 2)
  }

  @Test("A layer without a begin time has the particles of the time before it is shown")
  func earlierParticles() {
    emitter.beginTime = 0
    (cell.birthRate, cell.lifetime, cell.velocity) = (10, 1, 50)
    show()
    #expect(particles.count == 10)
    #expect(columns().contains { $0 < 20 } && columns().contains { $0 > 45 })
  }

  @Test("Frames end when nothing lives, and are requested again when particles are emitted")
  func frames() {
    (cell.birthRate, cell.lifetime) = (10, 0.5)
    show()
    stage.advance(by: 1)
    #expect(!particles.isEmpty)
    emitter.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
    #expect(cell.birthRate == 0)
    stage.advance(by: 1)
    #expect(particles.isEmpty && columns().isEmpty)
    var frames = stage.frameCount
    stage.advance(by: 1)
    #expect(stage.frameCount == frames)
    emitter.setValue(10, forKeyPath: "emitterCells.spark.birthRate")
    stage.advance(by: 1)
    #expect(stage.frameCount > frames && !particles.isEmpty)
    emitter.birthRate = 0
    stage.advance(by: 1)
    frames = stage.frameCount
    stage.advance(by: 1)
    #expect(stage.frameCount == frames && particles.isEmpty)
  }

  @Test("A cell emits for its duration, after its begin time")
  func duration() {
    (cell.birthRate, cell.lifetime, cell.beginTime, cell.duration) = (10, 10, 1, 0.55)
    show()
    stage.advance(by: 0.9)
    #expect(particles.isEmpty)
    stage.advance(by: 2)
    #expect(particles.count == 5)
  }

  @Test("A hidden layer, one that was removed and one whose time stands still request no frames")
  func pauses() {
    (cell.birthRate, cell.lifetime) = (10, 0.5)
    show()
    func expectFrames(_ isExpected: Bool, _ name: Comment) {
      stage.advance(by: 2)
      let frames = stage.frameCount
      stage.advance(by: 1)
      #expect((stage.frameCount > frames) == isExpected, name)
    }
    cell.velocity = 20
    expectFrames(true, "visible")
    emitter.isHidden = true
    expectFrames(false, "hidden")
    emitter.isHidden = false
    expectFrames(true, "visible again")
    emitter.timeOffset = emitter.convertTime(CACurrentMediaTime(), from: nil)
    emitter.speed = 0
    expectFrames(false, "paused")
    emitter.speed = 1
    emitter.beginTime = CACurrentMediaTime()
    expectFrames(true, "resumed")
    emitter.removeFromSuperlayer()
    expectFrames(false, "removed")
  }

  @Test("Particles live on while the layer is hidden for a moment or is in another layer")
  func continuing() {
    (cell.birthRate, cell.lifetime) = (10, 10)
    show()
    stage.advance(by: 2)
    let count = particles.count
    emitter.isHidden = true
    stage.advance(by: 1)
    emitter.isHidden = false
    stage.advance(by: 0.1)
    #expect(particles.count >= count + 10)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(view)
    view.layer.addSublayer(emitter)
    stage.advance(by: 1)
    #expect(particles.count >= count + 19)
  }

  @Test("A new begin time starts the particles again")
  func beginningAgain() {
    (cell.birthRate, cell.lifetime) = (10, 10)
    show()
    stage.advance(by: 2)
    #expect(particles.count > 15)
    emitter.beginTime = CACurrentMediaTime()
    stage.advance(by: 0.55)
    #expect((4...6).contains(particles.count))
  }

  @Test("A layer above the window emits particles that fall into it")
  func outsideOfWindow() {
    emitter.emitterPosition = CGPoint(x: 50, y: -60)
    emitter.emitterShape = .line
    emitter.emitterSize = CGSize(width: 100, height: 1)
    (cell.birthRate, cell.lifetime, cell.velocity, cell.emissionLongitude) = (20, 20, 30, .pi)
    show()
    stage.advance(by: 4)
    #expect(particles.contains { $0.position(at: $0.birth + 3).y > 20 })
    #expect((0..<60).contains { !columns(inRow: $0).isEmpty })
  }

  @Test("The contents have the color of the particle, which changes with its age")
  func colors() throws {
    (cell.birthRate, cell.lifetime) = (1, 10)
    cell.color = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).cgColor
    show()
    stage.advance(by: 1.1)
    let color = pixel(10, 50)
    #expect(color.red == 1 && abs(color.green - 0.5) < 0.01 && abs(color.blue - 0.5) < 0.01)
    emitter.removeFromSuperlayer()
    cell.color = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
    (cell.redSpeed, cell.blueSpeed, cell.alphaSpeed) = (-0.5, 0.5, 0)
    emitter.beginTime = CACurrentMediaTime()
    show()
    stage.advance(by: 1.8)
    let later = pixel(10, 50)
    #expect(abs(later.red - 0.6) < 0.03 && abs(later.blue - 0.4) < 0.03 && later.green == 0)
    try expectCompleteDamage()
  }

  @Test("Additive particles add their colors")
  func additive() {
    stage.window.backgroundColor = .black
    cell.color = UIColor(red: 0.4, green: 0, blue: 0, alpha: 1).cgColor
    (cell.birthRate, cell.lifetime) = (1, 10)
    show()
    stage.advance(by: 2.1)
    #expect(particles.count == 2 && abs(pixel(10, 50).red - 0.4) < 0.02)
    emitter.renderMode = .additive
    stage.render()
    #expect(abs(pixel(10, 50).red - 0.8) < 0.02)
  }

  @Test("The newest or the oldest particle is in front")
  func order() {
    (cell.birthRate, cell.lifetime) = (1, 10)
    cell.color = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
    show()
    stage.advance(by: 1.5)
    cell.color = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
    stage.advance(by: 1)
    emitter.renderMode = .oldestFirst
    stage.render()
    #expect(pixel(10, 50) == .blue)
    emitter.renderMode = .oldestLast
    stage.render()
    #expect(pixel(10, 50) == .red)
  }

  @Test("A particle grows with its scale, and shows a part of the contents")
  func contents() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 10, height: 5)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 5, y: 0, width: 5, height: 5))
    }
    cell.contents = image.cgImage
    cell.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    cell.color = UIColor.white.cgColor
    (cell.birthRate, cell.lifetime, cell.scale, cell.scaleSpeed) = (1, 10, 2, 2)
    emitter.emitterPosition = CGPoint(x: 50, y: 50)
    show()
    stage.advance(by: 1.05)
    let narrow = columns()
    #expect((9...13).contains(narrow.count) && pixel(50, 50) == .blue)
    stage.advance(by: 0.85)
    #expect(columns().count > narrow.count + 5)
  }

  @Test("Each particle emits particles of the cells in its cell")
  func nestedCells() throws {
    cell.contents = nil
    (cell.birthRate, cell.lifetime, cell.velocity, cell.duration) = (1, 2, 20, 1)
    let trail = CAEmitterCell()
    trail.name = "trail"
    trail.contents = Self.square(.black).cgImage
    (trail.birthRate, trail.lifetime) = (10, 5)
    cell.emitterCells = [trail]
    show()
    stage.advance(by: 2.05)
    let positions = particles.filter { $0.cell === trail }.map { $0.position(at: $0.birth).x }
    #expect(positions.count == 10)
    #expect(abs((positions.first ?? 0) - 12) < 0.01 && abs((positions.last ?? 0) - 30) < 0.01)
    emitter.setValue(0, forKeyPath: "emitterCells.spark.emitterCells.trail.birthRate")
    #expect(trail.birthRate == 0)
    #expect(emitter.value(forKeyPath: "emitterCells.spark.velocity") as? Double == 20)
    try expectCompleteDamage()
  }

  @Test("The same seed emits the same particles")
  func seeds() {
    func positions(seed: UInt32) -> [CGPoint] {
      let emitter = CAEmitterLayer()
      emitter.seed = seed
      emitter.beginTime = CACurrentMediaTime()
      emitter.emitterCells = [cell]
      stage.window.layer.addSublayer(emitter)
      stage.advance(by: 1)
      defer { emitter.removeFromSuperlayer() }
      return (emitter.painter as? Emission)?.particles.map { $0.position(at: $0.birth + 1) } ?? []
    }
    (cell.birthRate, cell.lifetime, cell.velocity, cell.velocityRange) = (10, 10, 50, 20)
    cell.emissionRange = .pi * 2
    let one = positions(seed: 5)
    let other = positions(seed: 5)
    #expect(one.count >= 9 && one.count == other.count)
    for (a, b) in zip(one, other) { #expect(abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6) }
    #expect(positions(seed: 6).first.map { abs($0.x - one[0].x) > 1e-6 } ?? false)
  }

  @Test(
    "The shape and the mode determine the positions of new particles, and an outline the direction")
  func shapes() {
    var random = ParticleRandom(seed: 1)
    var values = Emission.Values()
    values.position = CGPoint(x: 50, y: 50)
    values.size = CGSize(width: 40, height: 20)
    func points(_ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode)
      -> [EmissionPoint]
    {
      (values.shape, values.mode) = (shape, mode)
      return (0..<200).map { _ in values.point(&random) }
    }
    #expect(points(.point, .volume).allSatisfy { $0.position == values.position })
    #expect(
      points(.line, .volume).allSatisfy {
        $0.position.y == 50 && (30...70).contains($0.position.x) && $0.angle == -.pi / 2
      })
    let area = points(.rectangle, .surface)
    #expect(area.allSatisfy { values.shapeBox.insetBy(dx: -1, dy: -1).contains($0.position) })
    #expect(Set(area.map(\.position.x)).count > 150)
    #expect(
      points(.rectangle, .outline).allSatisfy {
        abs(abs($0.position.x - 50) - 20) < 1e-9 || abs(abs($0.position.y - 50) - 10) < 1e-9
      })
    #expect(Set(points(.rectangle, .points).map(\.position)).count == 4)
    for point in points(.circle, .outline) {
      let (x, y) = (point.position.x - 50, point.position.y - 50)
      #expect(abs(x - cos(point.angle) * 40) < 1e-9 && abs(y - sin(point.angle) * 40) < 1e-9)
    }
    for shape in [CAEmitterLayerEmitterShape.circle, .sphere] {
      #expect(
        points(shape, .volume).allSatisfy {
          hypot($0.position.x - 50, $0.position.y - 50) <= 40 + 1e-9
        })
    }
  }

  @Test("A particle whose values have ranges differs by at most half of the range")
  func ranges() {
    (cell.birthRate, cell.lifetime, cell.lifetimeRange) = (100, 5, 2)
    (cell.velocity, cell.velocityRange) = (100, 40)
    show()
    stage.advance(by: 2)
    let lifetimes = particles.map(\.lifetime)
    #expect(lifetimes.count > 150 && lifetimes.allSatisfy { (4...6).contains($0) })
    #expect((lifetimes.max() ?? 0) > 5.8 && (lifetimes.min() ?? 9) < 4.2)
    let speeds = particles.map { $0.position(at: $0.birth + 1).x - 10 }
    #expect(speeds.allSatisfy { (80...120).contains($0) })
  }

  @Test("A view whose layer class is an emitter draws particles")
  func layerOfView() throws {
    let view = ConfettiView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let layer = try #require(view.layer as? CAEmitterLayer)
    (cell.birthRate, cell.lifetime, cell.velocity) = (10, 2, 20)
    layer.emitterPosition = CGPoint(x: 10, y: 50)
    layer.emitterCells = [cell]
    stage.window.addSubview(view)
    stage.advance(by: 1)
    #expect(columns().count > 6)
    try expectCompleteDamage()
    view.removeFromSuperview()
    stage.advance(by: 1)
    let frames = stage.frameCount
    stage.advance(by: 1)
    #expect(stage.frameCount == frames)
  }

  @Test("A released layer ends its frames")
  func releases() {
    (cell.birthRate, cell.lifetime) = (10, 10)
    weak var weakLayer: CAEmitterLayer?
    do {
      let layer = CAEmitterLayer()
      layer.emitterCells = [cell]
      stage.window.layer.addSublayer(layer)
      stage.advance(by: 1)
      layer.removeFromSuperlayer()
      weakLayer = layer
    }
    stage.advance(by: 1)
    #expect(weakLayer == nil)
    let frames = stage.frameCount
    stage.advance(by: 1)
    #expect(stage.frameCount == frames)
  }
}
