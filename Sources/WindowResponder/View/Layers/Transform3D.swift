import Glibc

/// A transform of space, of which the layer shows what is seen from straight ahead, without perspective.
/// Follows `CATransform3D`.
public struct Transform3D: Hashable, Sendable {
  // The names are those of the elements: row and column.
  /// Row 1: how x goes into x, y, z and w.
  public var m11 = 1.0, m12 = 0.0, m13 = 0.0, m14 = 0.0
  /// Row 2: how y goes into them.
  public var m21 = 0.0, m22 = 1.0, m23 = 0.0, m24 = 0.0
  /// Row 3: how z goes into them.
  public var m31 = 0.0, m32 = 0.0, m33 = 1.0, m34 = 0.0
  /// Row 4: the shift, in points.
  public var m41 = 0.0, m42 = 0.0, m43 = 0.0, m44 = 1.0

  /// Creates the transform that changes nothing.
  public init() {}

  /// The transform that changes nothing.
  public static let identity = Transform3D()

  /// Creates a transform in the plane.
  public init(_ transform: Transform) {
    (m11, m12) = (transform.a, transform.b)
    (m21, m22) = (transform.c, transform.d)
    (m41, m42) = (transform.tx, transform.ty)
  }

  /// Creates a shift, in points.
  public init(translationX x: Double, y: Double, z: Double) { (m41, m42, m43) = (x, y, z) }

  /// Creates a stretch.
  public init(scaleX x: Double, y: Double, z: Double) { (m11, m22, m33) = (x, y, z) }

  /// Creates a turn by an angle in radians around an axis; nothing for an axis without length.
  public init(rotationAngle angle: Double, x: Double, y: Double, z: Double) {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return }
    let (x, y, z) = (x / length, y / length, z / length)
    let plane = Transform(rotationAngle: angle)
    let (c, s) = (plane.a, plane.b)
    let t = 1 - c
    (m11, m12, m13) = (t * x * x + c, t * x * y + s * z, t * x * z - s * y)
    (m21, m22, m23) = (t * x * y - s * z, t * y * y + c, t * y * z + s * x)
    (m31, m32, m33) = (t * x * z + s * y, t * y * z - s * x, t * z * z + c)
  }

  /// This transform first, then another.
  public func concatenating(_ other: Transform3D) -> Transform3D {
    let (a, b) = (rows, other.rows)
    var result = [[Double]](repeating: [0, 0, 0, 0], count: 4)
    for row in 0..<4 {
      for column in 0..<4 {
        for step in 0..<4 { result[row][column] += a[row][step] * b[step][column] }
      }
    }
    return Transform3D(rows: result)
  }

  /// What of it lies in the plane, as it is seen from straight ahead.
  public var affine: Transform {
    let w = m44 == 0 ? 1 : m44
    return Transform(
      a: m11 / w, b: m12 / w, c: m21 / w, d: m22 / w, tx: m41 / w, ty: m42 / w)
  }

  /// Whether it changes nothing outside of the plane.
  public var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
      && m43 == 0 && m44 == 1
  }

  private var rows: [[Double]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }

  private init(rows: [[Double]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }
}
