import QuartzCore
import Testing
import UIKit

@testable import ResponderTestKit
@testable import UIKitFoundation

private final class OwnCell: CAEmitterCell {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor @Suite("Values of emitter layers and cells", .serialized) struct EmitterValueTests {
  let stage = Stage(size: CGSize(width: 100, height: 100))
  let emitter = CAEmitterLayer()
  let cell = CAEmitterCell()

  init() throws {
    stage.window.backgroundColor = .white
    stage.render()
    cell.contents = try Self.image(CGSize(width: 6, height: 6))
    emitter.emitterPosition = CGPoint(x: 50, y: 50)
    emitter.beginTime = CACurrentMediaTime()
    emitter.emitterCells = [cell]
  }

  /// Returns a white image with a scale of 1.
  private static func image(_ size: CGSize) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    return try #require(image.cgImage)
  }

  private var emission: Emission? { emitter.painter as? Emission }
  private var particles: [Particle] { emission?.particles ?? [] }

  private func show() {
    stage.window.layer.addSublayer(emitter)
    stage.render()
  }

  @Test("Values of the depth and the time of a cell are stored, by property and by name")
  func storedValues() {
    #expect(cell.speed == 1 && cell.fillMode == .removed && cell.magnificationFilter == "linear")
    (cell.zAcceleration, cell.timeOffset, cell.repeatDuration) = (1, 2, 3)
    (cell.speed, cell.repeatCount, cell.minificationFilterBias) = (4, 5, 6)
    for (name, number) in [("zAcceleration", 1.0), ("timeOffset", 2), ("repeatDuration", 3)] {
      #expect(cell.value(forKey: name) as? Double == number)
    }
    for (name, number) in [("speed", Float(4)), ("repeatCount", 5), ("minificationFilterBias", 6)] {
      #expect(cell.value(forKey: name) as? Float == number)
    }
    cell.setValue("backwards", forKey: "fillMode")
    cell.setValue(true, forKey: "autoreverses")
    cell.setValue("nearest", forKey: "minificationFilter")
    cell.setValue(["a": 1], forKey: "style")
    #expect(cell.fillMode == .backwards && cell.autoreverses)
    #expect(cell.minificationFilter == "nearest" && cell.style?["a"] as? Int == 1)
    #expect(CAEmitterCell.defaultValue(forKey: "scale") as? Double == 1)
    #expect(CAEmitterCell.defaultValue(forKey: "birthRate") as? Float == 0)
    #expect(CAEmitterCell.defaultValue(forKey: "other") == nil)
    #expect(OwnCell().scale == 1)
  }

  @Test("Values of the depth of a layer are stored, by property and by name, and copied with it")
  func storedLayerValues() {
    #expect(!emitter.preservesDepth && emitter.emitterZPosition == 0 && emitter.emitterDepth == 0)
    (emitter.preservesDepth, emitter.emitterZPosition) = (true, 2)
    emitter.setValue(3, forKeyPath: "emitterDepth")
    let copy = CAEmitterLayer(layer: emitter)
    #expect(copy.preservesDepth && copy.emitterZPosition == 2 && copy.emitterDepth == 3)
    #expect(copy.value(forKeyPath: "preservesDepth") as? Bool == true)
  }

  @Test("Few images in colors are kept if they are large, and colors have 16 values per component")
  func coloredImages() throws {
    func fill() {
      for index in 0..<100 {
        let part = Double(index) / 100
        _ = cell.images.image(of: cell, ColorFactor(red: part, green: 0, blue: 0, alpha: 1))
      }
    }
    fill()
    #expect(cell.images.colored.count == 16)
    cell.contents = try Self.image(CGSize(width: 512, height: 512))
    #expect(cell.images.colored.isEmpty && cell.images.size(of: cell).width == 512)
    fill()
    #expect(cell.images.colored.count == 4)
    cell.contentsScale = 2
    #expect(cell.images.size(of: cell).width == 256)
    cell.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    #expect(cell.images.size(of: cell).width == 128)
  }

  @Test("If more particles would be emitted than there may be, they are emitted at a lower rate")
  func limitedRate() {
    cell.contents = nil
    (cell.birthRate, cell.lifetime) = (100_000, 2)
    show()
    stage.advance(by: 1)
    #expect((4_000...5_500).contains(particles.count))
    stage.advance(by: 2)
    #expect((9_300...9_700).contains(particles.count))
    // Their ages are uniform.
    let middle = (particles.map(\.birth).min() ?? 0) + 1
    #expect((4_400...5_100).contains(particles.filter { $0.birth < middle }.count))
  }

  @Test("A cell with an infinite birth rate requests no frames, and an infinite lifetime is kept")
  func infiniteValues() {
    (cell.birthRate, cell.lifetime) = (.infinity, 1)
    show()
    stage.advance(by: 1)
    let frames = stage.frameCount
    stage.advance(by: 1)
    #expect(stage.frameCount == frames && particles.isEmpty)
    emitter.removeFromSuperlayer()
    (cell.birthRate, cell.lifetime, cell.duration) = (10, .infinity, 0.55)
    emitter.beginTime = CACurrentMediaTime()
    show()
    stage.advance(by: 3)
    #expect(particles.count == 5)
  }

  @Test("A replaced cell leaves no values behind")
  func replacedCells() {
    for _ in 0..<5 {
      let new = CAEmitterCell()
      (new.birthRate, new.lifetime) = (10, 1)
      emitter.emitterCells = [new]
      show()
      stage.advance(by: 0.5)
    }
    #expect(emission?.pending.count == 1)
  }

  @Test("A particle whose random scale is negative is drawn with its magnitude")
  func negativeScale() {
    (cell.birthRate, cell.lifetime, cell.scale) = (10, 10, -2)
    show()
    stage.advance(by: 1)
    #expect(!particles.isEmpty)
    #expect(particles.allSatisfy { $0.box(at: $0.birth).width > 12 })
  }

  @Test("Cells that contain each other are considered four times")
  func nestedCells() {
    let other = CAEmitterCell()
    (cell.lifetime, other.lifetime) = (1, 1)
    (cell.emitterCells, other.emitterCells) = ([other], [cell])
    #expect(cell.memory(Emission.Values()) == 4)
    cell.emitterCells = nil
  }

  @Test("A huge birth rate, a cell in itself and numbers that are not finite do no harm")
  func strangeValues() {
    (cell.birthRate, cell.lifetime, cell.velocity) = (1e9, 10, .infinity)
    cell.emitterCells = [cell]
    cell.spin = .nan
    show()
    stage.advance(by: 0.1)
    #expect(particles.count <= 10_000)
    cell.emitterCells = nil
  }
}
