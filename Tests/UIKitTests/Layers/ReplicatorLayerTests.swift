import QuartzCore
import Testing
import UIKit

@testable import ResponderTestKit

private final class ReplicatorView: UIView {
  override class var layerClass: AnyClass { CAReplicatorLayer.self }
}

@MainActor @Suite("Replicator layers", .serialized) struct ReplicatorLayerTests {
  let stage = Stage(size: CGSize(width: 100, height: 100))
  let replicator = CAReplicatorLayer()
  let dot = CALayer()

  init() {
    stage.window.backgroundColor = .white
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    dot.frame = CGRect(x: 45, y: 5, width: 10, height: 10)
    dot.backgroundColor = UIColor.red.cgColor
    replicator.addSublayer(dot)
    stage.window.layer.addSublayer(replicator)
    stage.render()
  }

  private func pixel(_ x: Int, _ y: Int) -> UIColor { stage.snapshot().pixel(x: x, y: y) }

  /// Checks that the buffer has the pixels of a full drawing.
  private func expectCompleteDamage() throws {
    let shown = try #require(stage.surface?.image())
    #expect(shown.hasSamePixels(as: stage.snapshot()))
  }

  @Test("Each copy has the transform of the one before, around the center")
  func transforms() throws {
    #expect(pixel(50, 10) == .red && pixel(90, 50) == .white)
    replicator.instanceCount = 4
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    stage.render()
    for (x, y) in [(50, 10), (90, 50), (50, 90), (10, 50)] { #expect(pixel(x, y) == .red) }
    #expect(pixel(70, 70) == .white)
    try expectCompleteDamage()
    replicator.instanceCount = 2
    stage.render()
    #expect(pixel(90, 50) == .red && pixel(50, 90) == .white)
    try expectCompleteDamage()
    replicator.instanceCount = 0
    stage.render()
    #expect(pixel(50, 10) == .white && pixel(90, 50) == .white)
    try expectCompleteDamage()
  }

  @Test("Copies outside of the bounds are drawn, unless the layer clips them")
  func outside() throws {
    replicator.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    dot.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeTranslation(70, 0, 0)
    stage.advance(by: 0.5)
    #expect(pixel(80, 10) == .red)
    try expectCompleteDamage()
    replicator.masksToBounds = true
    stage.render()
    #expect(pixel(80, 10) == .white && pixel(10, 10) == .red)
    try expectCompleteDamage()
  }

  @Test("The animations of a copy begin later than those of the one before")
  func delays() throws {
    CATransaction.setDisableActions(true)
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeTranslation(0, 50, 0)
    replicator.instanceDelay = 0.5
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (5, 85, 1)
    dot.add(move, forKey: "move")
    stage.advance(by: 0.25)
    // The copy has its own value until its animation begins.
    #expect(pixel(25, 5) == .red && pixel(5, 55) == .red)
    try expectCompleteDamage()
    stage.advance(by: 0.5)
    #expect(pixel(65, 5) == .red && pixel(25, 55) == .red)
    #expect(pixel(65, 55) == .white)
    try expectCompleteDamage()
  }

  @Test("The colors of sublayers are multiplied by a color, which changes from copy to copy")
  func colors() throws {
    dot.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1).cgColor
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    replicator.instanceColor = UIColor(red: 1, green: 0.6, blue: 1, alpha: 1).cgColor
    replicator.instanceRedOffset = -0.4
    replicator.instanceGreenOffset = -0.6
    stage.advance(by: 0.5)
    let colors = [0, 20, 40].map { pixel($0 + 5, 5) }
    for (color, wanted) in zip(colors, [(1.0, 0.6), (0.6, 0), (0.2, 0)]) {
      #expect(abs(color.red - wanted.0) < 0.01 && abs(color.green - wanted.1) < 0.01)
      #expect(color.blue == 0)
    }
    try expectCompleteDamage()
  }

  @Test("The opacity of copies decreases by an offset")
  func opacity() {
    dot.backgroundColor = UIColor.black.cgColor
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    replicator.instanceAlphaOffset = -0.5
    stage.advance(by: 0.5)
    #expect(pixel(5, 5) == .black)
    #expect(abs(pixel(25, 5).red - 0.5) < 0.01)
    #expect(pixel(45, 5) == .white)
  }

  @Test("Copies of copies: a replicator in another one")
  func nested() throws {
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    let outer = CAReplicatorLayer()
    outer.frame = replicator.frame
    outer.instanceCount = 2
    outer.instanceTransform = CATransform3DMakeTranslation(0, 20, 0)
    outer.addSublayer(replicator)
    stage.window.layer.addSublayer(outer)
    stage.advance(by: 0.5)
    for (x, y) in [(5, 5), (25, 5), (5, 25), (25, 25)] { #expect(pixel(x, y) == .red) }
    #expect(pixel(45, 5) == .white)
    try expectCompleteDamage()
  }

  @Test("A view whose layer class is a replicator shows copies of its layer's sublayers")
  func layerOfView() throws {
    let view = ReplicatorView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let layer = try #require(view.layer as? CAReplicatorLayer)
    dot.frame = CGRect(x: 0, y: 60, width: 10, height: 10)
    layer.addSublayer(dot)
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    stage.window.addSubview(view)
    stage.advance(by: 0.5)
    for x in [5, 25, 45] { #expect(pixel(x, 65) == .red) }
    dot.backgroundColor = UIColor.blue.cgColor
    stage.advance(by: 0.5)
    for x in [5, 25, 45] { #expect(pixel(x, 65) == .blue) }
    try expectCompleteDamage()
  }

  @Test("Properties are set and read by their names, and copied with the layer")
  func names() {
    replicator.setValue(3, forKeyPath: "instanceCount")
    replicator.setValue(0.25, forKey: "instanceDelay")
    replicator.setValue(Float(0.5), forKeyPath: "instanceAlphaOffset")
    #expect(replicator.instanceCount == 3 && replicator.instanceDelay == 0.25)
    #expect(replicator.instanceAlphaOffset == 0.5)
    #expect(replicator.value(forKeyPath: "instanceCount") as? Int == 3)
    replicator.setValue("own", forKeyPath: "something")
    #expect(replicator.value(forKeyPath: "something") as? String == "own")
    let copy = CAReplicatorLayer(layer: replicator)
    replicator.instanceCount = 7
    #expect(copy.instanceCount == 3 && copy.instanceDelay == 0.25)
  }

  @Test("Copies that are not drawn do not enlarge the box of the sublayers")
  func boxOfInvisibleCopies() throws {
    let painter = try #require(replicator.painter)
    let own = CGRect(x: 45, y: 5, width: 10, height: 10)
    func box() -> CGRect { painter.sublayerBox(in: replicator.bounds) { own } }
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
    #expect(box() == CGRect(x: 45, y: 5, width: 40, height: 10))
    replicator.instanceAlphaOffset = -1
    #expect(box() == own)
    replicator.instanceAlphaOffset = 0
    replicator.instanceTransform = CATransform3DMakeScale(0, 1, 1)
    #expect(box() == own)
  }

  @Test("A replicator stores whether depth is preserved")
  func depth() {
    #expect(!replicator.preservesDepth)
    replicator.preservesDepth = true
    #expect(replicator.value(forKeyPath: "preservesDepth") as? Bool == true)
    #expect(CAReplicatorLayer(layer: replicator).preservesDepth)
    replicator.setValue(false, forKeyPath: "preservesDepth")
    #expect(!replicator.preservesDepth)
  }

  @Test("A replicator at rest requests no frames")
  func rest() {
    replicator.instanceCount = 4
    stage.advance(by: 1)
    let frames = stage.frameCount
    stage.advance(by: 1)
    #expect(stage.frameCount == frames)
  }
}
