import Glibc

/// A three-dimensional transform, of which a layer shows the orthogonal projection, without perspective.
/// Follows `CATransform3D`.
public struct Transform3D: Hashable, Sendable {
  // The names of the elements are their rows and columns.
  /// Row 1: the effect of x on x, y, z and w.
  public var m11 = 1.0, m12 = 0.0, m13 = 0.0, m14 = 0.0
  /// Row 2: the effect of y on x, y, z and w.
  public var m21 = 0.0, m22 = 1.0, m23 = 0.0, m24 = 0.0
  /// Row 3: the effect of z on x, y, z and w.
  public var m31 = 0.0, m32 = 0.0, m33 = 1.0, m34 = 0.0
  /// Row 4: the translation, in points.
  public var m41 = 0.0, m42 = 0.0, m43 = 0.0, m44 = 1.0

  /// Creates the identity transform.
  public init() {}

  /// The identity transform.
  public static let identity = Transform3D()

  /// Creates a transform in the plane.
  public init(_ transform: Transform) {
    (m11, m12) = (transform.a, transform.b)
    (m21, m22) = (transform.c, transform.d)
    (m41, m42) = (transform.tx, transform.ty)
  }

  /// Creates a translation, in points.
  public init(translationX x: Double, y: Double, z: Double) { (m41, m42, m43) = (x, y, z) }

  /// Creates a scale.
  public init(scaleX x: Double, y: Double, z: Double) { (m11, m22, m33) = (x, y, z) }

  /// Creates a rotation by an angle in radians around an axis. If the axis has no length, creates the
  /// identity.
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

  /// Returns the transform that applies this one and then another.
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

  /// The orthogonal projection of the transform to the plane.
  public var affine: Transform {
    let w = m44 == 0 ? 1 : m44
    return Transform(
      a: m11 / w, b: m12 / w, c: m21 / w, d: m22 / w, tx: m41 / w, ty: m42 / w)
  }

  /// A Boolean value that indicates whether the transform stays in the plane.
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

/// A transform of a layer that leaves the plane. Few layers have one.
final class SpatialTransform: Sendable {
  let transform: Transform3D

  init(_ transform: Transform3D) { self.transform = transform }
}

extension Layer {
  /// The transform with the elements that are not drawn.
  final var wholeTransform: Transform3D {
    get {
      let plane = geometry.transform
      // The view of the layer, or an animation, may have set another one since.
      if let spatial = freeLook.values.spatial?.transform, spatial.affine == plane {
        return spatial
      }
      return Transform3D(plane)
    }
    set {
      freeLook.values.spatial = newValue.isAffine ? nil : SpatialTransform(newValue)
      changeGeometry(.transform) { $0.transform = newValue.affine }
    }
  }
}
