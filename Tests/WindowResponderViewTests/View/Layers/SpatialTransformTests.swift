import Testing

@testable import WindowResponder

@Suite("Transforms of layers that leave the plane") @MainActor struct SpatialTransformTests {
  @Test("A layer has the transform that was set, with perspective and depth")
  func roundTrip() {
    var transform = Transform3D(rotationAngle: 0.5, x: 0, y: 1, z: 0)
    transform.m34 = -1 / 500
    transform.m43 = 12
    for layer in [Layer(), View(frame: Rect(x: 0, y: 0, width: 10, height: 10)).layer] {
      layer.transform = transform
      #expect(layer.transform == transform)
      #expect(layer.value(forKey: "transform") as? Transform3D == transform)
      #expect(layer.affineTransform() == transform.affine)
      layer.setAffineTransform(Transform(scaleX: 2, y: 3))
      #expect(layer.transform == Transform3D(scaleX: 2, y: 3, z: 1))
      layer.setValue(transform, forKeyPath: "transform")
      #expect(layer.transform.m34 == -1.0 / 500)
      layer.transform = .identity
      #expect(layer.transform == .identity)
    }
  }

  @Test("A transform of the view replaces that of its layer")
  func viewTransform() {
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    view.layer.transform = Transform3D(rotationAngle: 1, x: 1, y: 0, z: 0)
    view.transform = Transform(rotationAngle: .pi / 2)
    #expect(view.layer.transform == Transform3D(rotationAngle: .pi / 2, x: 0, y: 0, z: 1))
  }
}
