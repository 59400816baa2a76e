import Glibc

/// The components of an animated value, so that the same arithmetic works for colors and positions. Unused
/// components are zero.
typealias AnimationVector = SIMD8<Double>

extension SIMD8<Double> {
  init(_ value: Double) {
    self.init()
    self[0] = value
  }

  init(_ point: Point) {
    self.init()
    self[0] = point.x
    self[1] = point.y
  }

  init(_ size: Size) {
    self.init()
    self[0] = size.width
    self[1] = size.height
  }

  /// Creates a vector of a color's premultiplied components, so that an animation to a transparent color only
  /// fades.
  init(_ color: Color) {
    self.init()
    self[0] = color.red * color.alpha
    self[1] = color.green * color.alpha
    self[2] = color.blue * color.alpha
    self[3] = color.alpha
  }

  /// Creates a vector of a transform's translation, rotation, scale and shear. At half the progress of a
  /// rotation, the interpolated angle is half the angle. The mean of two matrices does not have this
  /// property.
  init(_ transform: Transform) {
    self.init()
    var stretchX = hypot(transform.a, transform.b)
    let determinant = transform.a * transform.d - transform.b * transform.c
    // A mirrored transform has a negative scale on one axis.
    if determinant < 0, transform.a < transform.d { stretchX = -stretchX }
    let angle: Double
    if stretchX != 0 {
      angle = atan2(transform.b / stretchX, transform.a / stretchX)
    } else {
      angle = transform.c == 0 && transform.d == 0 ? 0 : atan2(-transform.c, transform.d)
    }
    let (cosine, sine) = (cos(angle), sin(angle))
    self[0] = transform.tx
    self[1] = transform.ty
    self[2] = angle
    self[3] = stretchX
    self[4] = transform.d * cosine - transform.c * sine
    self[5] = transform.c * cosine + transform.d * sine
  }

  /// Returns a point on the Catmull–Rom spline between the middle two of four vectors.
  static func spline(
    _ a: AnimationVector, _ b: AnimationVector, _ c: AnimationVector, _ d: AnimationVector,
    at part: Double
  ) -> AnimationVector {
    // A type for each part, without which the type checker needs seconds.
    let bend: AnimationVector = a * 2.0 - b * 5.0 + c * 4.0 - d
    let turn: AnimationVector = b * 3.0 - a - c * 3.0 + d
    let slope: AnimationVector = c - a + (bend + turn * part) * part
    return b + slope * (part * 0.5)
  }

  /// Returns the vector with the equivalent angle that is nearest to the angle of another vector.
  func turningLeast(from start: AnimationVector) -> AnimationVector {
    var result = self
    let turns = ((self[2] - start[2]) / (2 * Double.pi)).rounded()
    // A rotation by half a turn has a positive direction, in spite of rounding errors.
    result[2] -= turns * 2 * Double.pi
    if result[2] - start[2] < -Double.pi + 1e-9 { result[2] += 2 * Double.pi }
    return result
  }

  var point: Point { Point(x: self[0], y: self[1]) }

  /// The size. It is never negative, as it could be after the overshoot of a spring.
  var size: Size { Size(width: Swift.max(0, self[0]), height: Swift.max(0, self[1])) }

  var color: Color {
    let alpha = Swift.min(Swift.max(self[3], 0), 1)
    guard alpha > 0 else { return .clear }
    return Color(red: self[0] / alpha, green: self[1] / alpha, blue: self[2] / alpha, alpha: alpha)
  }

  var transform: Transform {
    let (cosine, sine) = (cos(self[2]), sin(self[2]))
    return Transform(
      a: self[3] * cosine, b: self[3] * sine, c: self[5] * cosine - self[4] * sine,
      d: self[5] * sine + self[4] * cosine, tx: self[0], ty: self[1])
  }

  /// The Euclidean length.
  var length: Double { (self * self).sum().squareRoot() }
}
