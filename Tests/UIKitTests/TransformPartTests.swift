import Testing
import UIKit

@Suite("Parts of affine transforms, and texts of values") struct TransformPartTests {
  @Test("Directional insets and offsets are written as strings, and read")
  func strings() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2.5, bottom: 3, trailing: 4)
    #expect(NSCoder.string(for: insets) == "{1, 2.5, 3, 4}")
    #expect(NSCoder.nsDirectionalEdgeInsets(for: "{1, 2.5, 3, 4}") == insets)
    #expect(NSCoder.nsDirectionalEdgeInsets(for: "none") == .zero)
    let offset = UIOffset(horizontal: 5, vertical: -6)
    #expect(NSCoder.string(for: offset) == "{5, -6}")
    #expect(NSCoder.uiOffset(for: "{5, -6}") == offset)
    #expect(NSCoder.uiOffset(for: "{5}") == .zero)
  }

  @Test("A transform is decomposed into a scale, a shear, a rotation and a translation")
  func decomposed() {
    let transform = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(rotationAngle: .pi / 6))
      .concatenating(CGAffineTransform(translationX: 10, y: -20))
    let parts = transform.decomposed()
    #expect(abs(parts.scale.width - 2) < 1e-9 && abs(parts.scale.height - 3) < 1e-9)
    #expect(abs(parts.rotation - .pi / 6) < 1e-9 && abs(parts.horizontalShear) < 1e-9)
    #expect(parts.translation == CGVector(dx: 10, dy: -20))
    #expect(CGAffineTransform.identity.decomposed() == CGAffineTransformComponents())
  }

  @Test("A mirrored transform has a negative scale and no rotation")
  func mirrored() {
    for (x, y) in [(-1.0, 1.0), (1, -1), (-2, 3)] {
      let parts = CGAffineTransform(scaleX: x, y: y).decomposed()
      #expect(parts.scale == CGSize(width: x, height: y))
      #expect(parts.rotation == 0)
    }
  }

  @Test("The transform of the parts is the transform")
  func roundTrip() {
    let transforms = [
      CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
      CGAffineTransform(a: -1, b: 0.5, c: 0.25, d: 2, tx: 0, ty: 0),
      CGAffineTransform(a: 0, b: 0, c: 0, d: 2, tx: 1, ty: 0),
      CGAffineTransform(rotationAngle: 3),
    ]
    for transform in transforms {
      let other = CGAffineTransform(transform.decomposed())
      let pairs = [
        (transform.a, other.a), (transform.b, other.b), (transform.c, other.c),
        (transform.d, other.d), (transform.tx, other.tx), (transform.ty, other.ty),
      ]
      for (one, two) in pairs { #expect(abs(one - two) < 1e-9) }
    }
  }
}
