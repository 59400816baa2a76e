import Glibc

/// An affine transform of the plane. Follows `CGAffineTransform`.
///
/// ```text
/// x' = a·x + c·y + tx
/// y' = b·x + d·y + ty
/// ```
@frozen public struct Transform: Hashable, Sendable {
  /// The factor of x in x'.
  public var a: Double
  /// The factor of x in y'.
  public var b: Double
  /// The factor of y in x'.
  public var c: Double
  /// The factor of y in y'.
  public var d: Double
  /// The horizontal translation, in points.
  public var tx: Double
  /// The vertical translation, in points.
  public var ty: Double

  /// The identity transform, which changes no point.
  @inlinable public static var identity: Transform { Transform() }

  /// Creates a transform from its six numbers. The default is the identity.
  @inlinable public init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Returns a Boolean value that indicates whether two transforms have the same numbers.
  ///
  /// The compiler's own implementation would not be inlinable.
  @inlinable public static func == (one: Transform, other: Transform) -> Bool {
    one.a == other.a && one.b == other.b && one.c == other.c && one.d == other.d
      && one.tx == other.tx && one.ty == other.ty
  }

  /// Creates a translation, in points.
  @inlinable public init(translationX tx: Double, y ty: Double) {
    self.init(tx: tx, ty: ty)
  }

  /// Creates a transform that scales by two factors.
  @inlinable public init(scaleX sx: Double, y sy: Double) {
    self.init(a: sx, d: sy)
  }

  /// Creates a rotation by an angle in radians. A positive angle rotates clockwise on screen.
  @inlinable public init(rotationAngle angle: Double) {
    // A rotation by a quarter turn is exact, so that bounding boxes keep integer coordinates.
    let quarters = angle / (Double.pi / 2)
    if quarters.magnitude < 1_000_000, (quarters - quarters.rounded()).magnitude < 1e-12 {
      let values: [(Double, Double)] = [(1, 0), (0, 1), (-1, 0), (0, -1)]
      let (cosine, sine) = values[((Int(quarters.rounded()) % 4) + 4) % 4]
      self.init(a: cosine, b: sine, c: -sine, d: cosine)
    } else {
      let (cosine, sine) = (cos(angle), sin(angle))
      self.init(a: cosine, b: sine, c: -sine, d: cosine)
    }
  }

  /// A Boolean value that indicates whether this is the identity transform.
  @inlinable public var isIdentity: Bool { isTranslation && tx == 0 && ty == 0 }

  /// A Boolean value that indicates whether this is a translation.
  @inlinable package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Returns a transform that translates, in points, and then applies this transform.
  @inlinable public func translatedBy(x: Double, y: Double) -> Transform {
    Transform(translationX: x, y: y).concatenating(self)
  }

  /// Returns a transform that scales and then applies this transform.
  @inlinable public func scaledBy(x: Double, y: Double) -> Transform {
    Transform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns a transform that rotates by an angle in radians and then applies this transform.
  @inlinable public func rotated(by angle: Double) -> Transform {
    Transform(rotationAngle: angle).concatenating(self)
  }

  /// Returns a transform that applies this transform and then the other.
  @inlinable public func concatenating(_ other: Transform) -> Transform {
    Transform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }

  /// Returns the inverse transform. If the transform has no inverse, returns this transform.
  @inlinable public func inverted() -> Transform {
    if isTranslation { return Transform(translationX: -tx, y: -ty) }
    let determinant = a * d - b * c
    if determinant == 0 || !determinant.isFinite { return self }
    let inverse = Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant)
    return Transform(
      a: inverse.a, b: inverse.b, c: inverse.c, d: inverse.d,
      tx: -(tx * inverse.a + ty * inverse.c), ty: -(tx * inverse.b + ty * inverse.d))
  }
}
