import Testing

@testable import WindowResponder

@Suite("Values of layers by their names") @MainActor struct KeyValueTests {
  @Test("A property is set and read by its name, in layers of views and others")
  func properties() {
    for layer in [Layer(), View(frame: Rect(x: 0, y: 0, width: 10, height: 10)).layer] {
      layer.setValue(4, forKey: "cornerRadius")
      layer.setValue(2.0, forKeyPath: "transform.scale")
      layer.setValue(Point(x: 7, y: 8), forKey: "position")
      layer.setValue(9, forKeyPath: "position.y")
      layer.setValue(Color.red, forKey: "backgroundColor")
      layer.setValue(3, forKey: "zPosition")
      layer.setValue(Float(0.5), forKey: "shadowOpacity")
      #expect(layer.cornerRadius == 4 && layer.affineTransform().a == 2)
      #expect(layer.position == Point(x: 7, y: 9) && layer.zPosition == 3)
      #expect(layer.backgroundColor == .red && layer.shadowOpacity == 0.5)
      #expect(layer.value(forKeyPath: "transform.scale") as? Double == 2)
      #expect(layer.value(forKeyPath: "position") as? Point == Point(x: 7, y: 9))
      #expect(layer.value(forKey: "backgroundColor") as? Color == .red)
      layer.setValue(nil, forKey: "backgroundColor")
      #expect(layer.backgroundColor == nil)
    }
  }

  @Test("Kinds of layers have their own, and the frame and the transform are among them")
  func kinds() {
    let shape = ShapeLayer()
    shape.setValue(0.25, forKey: "strokeEnd")
    #expect(shape.strokeEnd == 0.25 && shape.value(forKey: "strokeEnd") as? Double == 0.25)
    shape.setValue(Rect(x: 1, y: 2, width: 3, height: 4), forKey: "frame")
    #expect(shape.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(shape.value(forKey: "frame") as? Rect == shape.frame)
    #expect(shape.value(forKey: "transform") as? Transform3D == .identity)
  }

  @Test("Other names keep what they are given, of layers and animations")
  func others() {
    let layer = Layer()
    layer.setValue("a", forKey: "mine")
    #expect(layer.value(forKey: "mine") as? String == "a")
    layer.setValue(nil, forKey: "mine")
    #expect(layer.value(forKey: "mine") == nil)
    let animation = BasicAnimation(keyPath: "opacity")
    animation.setValue("out", forKey: "name")
    #expect(animation.value(forKey: "name") as? String == "out")
    animation.setValue(nil, forKey: "name")
    #expect(animation.value(forKey: "name") == nil)
    // A value of another type changes nothing.
    layer.setValue("x", forKey: "cornerRadius")
    #expect(layer.cornerRadius == 0)
  }
}
