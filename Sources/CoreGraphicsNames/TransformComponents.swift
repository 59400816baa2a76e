import Glibc
public import WindowResponder

/// The parts of an affine transform: a scale, a shear, a rotation and a translation, which are applied in
/// this order. Follows `CGAffineTransformComponents`.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The factors of the width and the height. A negative factor mirrors.
  public var scale: Size
  /// The factor of y that is added to x, or 0 for no shear.
  public var horizontalShear: Double
  /// The angle of the rotation around the origin, in radians.
  public var rotation: Double
  /// The translation, in points.
  public var translation: Vector

  /// Creates the parts of the identity transform.
  public init() {
    self.init(
      scale: Size(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Creates the parts of a transform.
  public init(scale: Size, horizontalShear: Double, rotation: Double, translation: Vector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension Transform {
  /// Creates a transform from its parts. Follows `CGAffineTransform.init(_:)`.
  public init(_ components: CGAffineTransformComponents) {
    let (scale, translation) = (components.scale, components.translation)
    self = Transform(scaleX: scale.width, y: scale.height)
      .concatenating(Transform(c: components.horizontalShear))
      .concatenating(Transform(rotationAngle: components.rotation))
      .concatenating(Transform(translationX: translation.dx, y: translation.dy))
  }

  /// Returns the parts of the transform. Follows `CGAffineTransform.decomposed()`.
  public func decomposed() -> CGAffineTransformComponents {
    var parts = CGAffineTransformComponents()
    parts.translation = Vector(dx: tx, dy: ty)
    let determinant = a * d - b * c
    let width = (a * a + b * b).squareRoot()
    guard width > 0 else {
      parts.scale = Size(width: 0, height: (c * c + d * d).squareRoot())
      parts.rotation = parts.scale.height > 0 ? atan2(-c, d) : 0
      return parts
    }
    parts.scale = Size(width: width, height: determinant / width)
    parts.rotation = atan2(b, a)
    if determinant != 0 { parts.horizontalShear = (a * c + b * d) / determinant }
    // The transform that mirrors x is a negative factor rather than a half turn that mirrors y.
    if determinant < 0, a < 0 {
      parts.scale = Size(width: -width, height: -parts.scale.height)
      parts.rotation = atan2(-b, -a)
    }
    return parts
  }
}
