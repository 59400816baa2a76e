import QuartzCore
import Testing
import UIKit

@testable import ResponderTestKit
@testable import UIKitFoundation

@MainActor @Suite("Animations of emitter and replicator layers", .serialized)
struct AnimatedPainterTests {
  let stage = Stage(size: CGSize(width: 100, height: 100))
  let emitter = CAEmitterLayer()
  let cell = CAEmitterCell()
  let replicator = CAReplicatorLayer()
  let dot = CALayer()

  init() {
    stage.window.backgroundColor = .white
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 6, height: 6)
    let square = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    cell.contents = square.cgImage
    (cell.birthRate, cell.lifetime) = (100, 3)
    emitter.emitterPosition = CGPoint(x: 50, y: 50)
    emitter.beginTime = CACurrentMediaTime()
    emitter.emitterCells = [cell]
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeTranslation(0, 50, 0)
    replicator.instanceDelay = 0.5
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = UIColor.red.cgColor
    stage.render()
  }

  private func pixel(_ x: Int, _ y: Int) -> UIColor { stage.snapshot().pixel(x: x, y: y) }
  private var particles: [Particle] { (emitter.painter as? Emission)?.particles ?? [] }

  private func expectRest() {
    let frames = stage.frameCount
    stage.advance(by: 1)
    #expect(stage.frameCount == frames)
  }

  /// Creates an animation from 5 to 85 points, which takes one second.
  private func move() -> CABasicAnimation {
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (5, 85, 1)
    return move
  }

  @Test("A burst: an animation of the birth rate to 0 that is kept ends the emission")
  func burst() {
    stage.window.layer.addSublayer(emitter)
    let fade = CABasicAnimation(keyPath: "birthRate")
    (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 0.4)
    fade.fillMode = .forwards
    fade.isRemovedOnCompletion = false
    emitter.add(fade, forKey: "burst")
    stage.advance(by: 1)
    // The mean of the rate is 50 per second.
    #expect((17...23).contains(particles.count))
    let count = particles.count
    stage.advance(by: 1)
    #expect(particles.count == count && emitter.birthRate == 1)
    stage.advance(by: 3)
    #expect(particles.isEmpty)
    expectRest()
    emitter.removeAnimation(forKey: "burst")
    stage.advance(by: 1)
    #expect(!particles.isEmpty)
  }

  @Test("An emitter whose birth rate is 0 emits while an animation of the rate runs")
  func rateOfZero() {
    emitter.birthRate = 0
    stage.window.layer.addSublayer(emitter)
    stage.advance(by: 0.5)
    #expect(particles.isEmpty)
    let keyframes = CAKeyframeAnimation(keyPath: "birthRate")
    keyframes.values = [0, 1, 0]
    keyframes.duration = 0.4
    let group = CAAnimationGroup()
    group.animations = [keyframes]
    group.duration = 0.4
    emitter.add(group, forKey: nil)
    stage.advance(by: 1)
    #expect((17...23).contains(particles.count))
    stage.advance(by: 3)
    #expect(particles.isEmpty)
    expectRest()
  }

  @Test("An animation of the velocity applies to the particles that are emitted while it runs")
  func velocity() {
    cell.velocity = 10
    stage.window.layer.addSublayer(emitter)
    let change = CABasicAnimation(keyPath: "velocity")
    (change.fromValue, change.toValue, change.duration) = (1, 3, 1)
    emitter.add(change, forKey: nil)
    stage.advance(by: 2)
    let speeds = particles.sorted { $0.birth < $1.birth }.map { particle in
      particle.position(at: particle.birth + 1).x - 50
    }
    #expect(abs((speeds.first ?? 0) - 10) < 1.5 && abs((speeds.last ?? 0) - 10) < 1e-6)
    #expect((speeds.max() ?? 0) > 28)
  }

  @Test("The copies of an animation that is kept after its end reach the end as well")
  func keptEnd() {
    replicator.addSublayer(dot)
    stage.window.layer.addSublayer(replicator)
    let move = move()
    move.fillMode = .forwards
    move.isRemovedOnCompletion = false
    dot.add(move, forKey: "move")
    stage.advance(by: 1.25)
    #expect(pixel(85, 5) == .red && pixel(65, 55) == .red)
    stage.advance(by: 0.75)
    #expect(pixel(85, 5) == .red && pixel(85, 55) == .red)
    #expect(stage.surface?.image()?.pixel(x: 85, y: 55) == .red)
    expectRest()
  }

  @Test("A copy of a rasterized layer shows its own time")
  func rasterized() {
    let group = CALayer()
    group.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    group.shouldRasterize = true
    group.addSublayer(dot)
    replicator.addSublayer(group)
    stage.window.layer.addSublayer(replicator)
    dot.add(move(), forKey: "move")
    stage.advance(by: 0.75)
    #expect(pixel(65, 5) == .red && pixel(25, 55) == .red && pixel(65, 55) == .white)
  }
}
