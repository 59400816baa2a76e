extension Rect {
  /// Returns a Boolean value that indicates whether a point lies inside the rectangle.
  ///
  /// The minimum edges are inside, and the maximum edges are not.
  @inlinable public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns a Boolean value that indicates whether another rectangle lies completely inside this one.
  ///
  /// The null rectangle lies inside every rectangle.
  @inlinable public func contains(_ other: Rect) -> Bool {
    if other.isNull { return true }
    // Edges are compared, since a width that is computed from two edges may differ in its last bit.
    return other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }

  /// Returns a Boolean value that indicates whether the intersection of two rectangles has an area.
  @inlinable public func intersects(_ other: Rect) -> Bool {
    !intersection(other).isEmpty
  }

  /// Returns the intersection of two rectangles, or ``null`` if they do not meet.
  @inlinable public func intersection(_ other: Rect) -> Rect {
    if isNull || other.isNull { return .null }
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    if right < left || bottom < top { return .null }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the smallest rectangle that contains both rectangles.
  @inlinable public func union(_ other: Rect) -> Rect {
    if isNull { return other.standardized }
    if other.isNull { return standardized }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top,
      width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns the rectangle with its edges moved inward, in points.
  ///
  /// Negative distances move the edges outward. If a distance is more than half of a side, returns ``null``.
  @inlinable public func insetBy(dx: Double, dy: Double) -> Rect {
    if isNull { return .null }
    let inset = Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    return inset.size.width < 0 || inset.size.height < 0 ? .null : inset
  }

  /// Returns the rectangle with each edge moved inward by its inset.
  ///
  /// Unlike ``insetBy(dx:dy:)``, this method does not return ``null``. A side that would become negative is
  /// zero.
  @inlinable public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// Returns the rectangle with its origin offset, in points.
  @inlinable public func offsetBy(dx: Double, dy: Double) -> Rect {
    isNull ? .null : Rect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The smallest rectangle with integer coordinates that contains this one.
  @inlinable public var integral: Rect {
    if isNull || isInfinite { return self }
    let left = minX.rounded(.down)
    let top = minY.rounded(.down)
    return Rect(
      x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  /// Returns the bounding box of the rectangle's four corners after `transform`.
  @inlinable public func applying(_ transform: Transform) -> Rect {
    if isNull || isInfinite || transform.isIdentity { return self }
    if transform.isTranslation { return offsetBy(dx: transform.tx, dy: transform.ty) }
    let (a, b) = (Point(x: minX, y: minY), Point(x: maxX, y: minY))
    let (c, d) = (Point(x: maxX, y: maxY), Point(x: minX, y: maxY))
    let corners = (
      a.applying(transform), b.applying(transform), c.applying(transform), d.applying(transform)
    )
    let left = min(corners.0.x, corners.1.x, corners.2.x, corners.3.x)
    let top = min(corners.0.y, corners.1.y, corners.2.y, corners.3.y)
    let right = max(corners.0.x, corners.1.x, corners.2.x, corners.3.x)
    let bottom = max(corners.0.y, corners.1.y, corners.2.y, corners.3.y)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the distance from a point to the nearest edge, in points. For a point inside, this is zero.
  func distance(to point: Point) -> Double {
    let dx = max(minX - point.x, 0, point.x - maxX)
    let dy = max(minY - point.y, 0, point.y - maxY)
    return (dx * dx + dy * dy).squareRoot()
  }
}
