public import WindowResponder

// The functions of Core Graphics in C, for code that was written for older SDKs.

/// Returns the smallest x-coordinate of a rectangle.
public func CGRectGetMinX(_ rect: Rect) -> Double { rect.minX }
/// Returns the x-coordinate of the center of a rectangle.
public func CGRectGetMidX(_ rect: Rect) -> Double { rect.midX }
/// Returns the largest x-coordinate of a rectangle.
public func CGRectGetMaxX(_ rect: Rect) -> Double { rect.maxX }
/// Returns the smallest y-coordinate of a rectangle.
public func CGRectGetMinY(_ rect: Rect) -> Double { rect.minY }
/// Returns the y-coordinate of the center of a rectangle.
public func CGRectGetMidY(_ rect: Rect) -> Double { rect.midY }
/// Returns the largest y-coordinate of a rectangle.
public func CGRectGetMaxY(_ rect: Rect) -> Double { rect.maxY }
/// Returns the width of a rectangle.
public func CGRectGetWidth(_ rect: Rect) -> Double { rect.width }
/// Returns the height of a rectangle.
public func CGRectGetHeight(_ rect: Rect) -> Double { rect.height }
/// Returns a rectangle with the same center and other edges.
public func CGRectInset(_ rect: Rect, _ dx: Double, _ dy: Double) -> Rect {
  rect.insetBy(dx: dx, dy: dy)
}
/// Returns a rectangle with another origin.
public func CGRectOffset(_ rect: Rect, _ dx: Double, _ dy: Double) -> Rect {
  rect.offsetBy(dx: dx, dy: dy)
}
/// Returns the smallest rectangle with integral edges that contains a rectangle.
public func CGRectIntegral(_ rect: Rect) -> Rect { rect.integral }
/// Returns the smallest rectangle that contains two rectangles.
public func CGRectUnion(_ r1: Rect, _ r2: Rect) -> Rect { r1.union(r2) }
/// Returns the intersection of two rectangles.
public func CGRectIntersection(_ r1: Rect, _ r2: Rect) -> Rect { r1.intersection(r2) }
/// Returns a Boolean value that indicates whether two rectangles intersect.
public func CGRectIntersectsRect(_ r1: Rect, _ r2: Rect) -> Bool { r1.intersects(r2) }
/// Returns a Boolean value that indicates whether a rectangle contains a point.
public func CGRectContainsPoint(_ rect: Rect, _ point: Point) -> Bool { rect.contains(point) }
/// Returns a Boolean value that indicates whether the first rectangle contains the second one.
public func CGRectContainsRect(_ r1: Rect, _ r2: Rect) -> Bool { r1.contains(r2) }
/// Returns a Boolean value that indicates whether two rectangles are equal.
public func CGRectEqualToRect(_ r1: Rect, _ r2: Rect) -> Bool { r1 == r2 }
/// Returns a Boolean value that indicates whether a rectangle is empty.
public func CGRectIsEmpty(_ rect: Rect) -> Bool { rect.isEmpty }
/// Returns a Boolean value that indicates whether a rectangle is the null rectangle.
public func CGRectIsNull(_ rect: Rect) -> Bool { rect.isNull }
/// Returns a Boolean value that indicates whether two points are equal.
public func CGPointEqualToPoint(_ p1: Point, _ p2: Point) -> Bool { p1 == p2 }
/// Returns a Boolean value that indicates whether two sizes are equal.
public func CGSizeEqualToSize(_ s1: Size, _ s2: Size) -> Bool { s1 == s2 }

/// Returns a transform with six numbers.
public func CGAffineTransformMake(
  _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double
) -> Transform { Transform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
/// Returns a translation.
public func CGAffineTransformMakeTranslation(_ tx: Double, _ ty: Double) -> Transform {
  Transform(translationX: tx, y: ty)
}
/// Returns a scaling.
public func CGAffineTransformMakeScale(_ sx: Double, _ sy: Double) -> Transform {
  Transform(scaleX: sx, y: sy)
}
/// Returns a rotation by an angle in radians.
public func CGAffineTransformMakeRotation(_ angle: Double) -> Transform {
  Transform(rotationAngle: angle)
}
/// Returns a transform after a translation.
public func CGAffineTransformTranslate(_ t: Transform, _ tx: Double, _ ty: Double) -> Transform {
  t.translatedBy(x: tx, y: ty)
}
/// Returns a transform after a scaling.
public func CGAffineTransformScale(_ t: Transform, _ sx: Double, _ sy: Double) -> Transform {
  t.scaledBy(x: sx, y: sy)
}
/// Returns a transform after a rotation by an angle in radians.
public func CGAffineTransformRotate(_ t: Transform, _ angle: Double) -> Transform {
  t.rotated(by: angle)
}
/// Returns the first transform followed by the second one.
public func CGAffineTransformConcat(_ t1: Transform, _ t2: Transform) -> Transform {
  t1.concatenating(t2)
}
/// Returns the inverse of a transform.
public func CGAffineTransformInvert(_ t: Transform) -> Transform { t.inverted() }
/// Returns a Boolean value that indicates whether a transform is the identity.
public func CGAffineTransformIsIdentity(_ t: Transform) -> Bool { t.isIdentity }

/// The largest number of type `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The largest number of type `Float`, as a count of repetitions without end.
public let HUGE = Float.greatestFiniteMagnitude
