import ResponderGeometry

extension Path {
  /// The smallest rectangle that contains all lines and curves, or ``Rect/null`` for an empty path.
  ///
  /// The line width is ignored.
  public var bounds: Rect {
    switch shape {
    case .rect(let rect), .roundedRect(let rect, radius: _): return rect
    case nil: break
    }
    var (low, high) = (
      Point(x: .infinity, y: .infinity), Point(x: -Double.infinity, y: -Double.infinity)
    )
    func include(_ point: Point) {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    var last = Point.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        include(point)
        last = point
      case .curve(let point, let control1, let control2):
        let curve = CubicCurve(from: last, control1: control1, control2: control2, to: point)
        include(point)
        for place in curve.turningPoints { include(curve.point(at: place)) }
        last = point
      case .close: break
      }
    }
    if low.x > high.x { return .null }
    return Rect(origin: low, size: Size(width: high.x - low.x, height: high.y - low.y))
  }

  /// Returns a Boolean value that indicates whether a point lies in the filled area of the path.
  public func contains(_ point: Point) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    var winding = 0
    var (start, last) = (Point.zero, Point.zero)
    func cross(to end: Point) {
      winding += Self.crossing(of: point, from: last, to: end)
      last = end
    }
    for element in elements {
      switch element {
      case .move(let next):
        // An open line is filled like a closed one.
        cross(to: start)
        (start, last) = (next, next)
      case .line(let next): cross(to: next)
      case .curve(let next, let control1, let control2):
        let curve = CubicCurve(from: last, control1: control1, control2: control2, to: next)
        let pieces = curve.pieceCount
        for piece in 1..<max(pieces, 2) where piece < pieces {
          cross(to: curve.point(at: Double(piece) / Double(pieces)))
        }
        cross(to: next)
      case .close: cross(to: start)
      }
    }
    cross(to: start)
    return usesEvenOddFillRule ? winding % 2 != 0 : winding != 0
  }

  /// Returns 1 or -1 if a line crosses the ray from `point` to the right, depending on its direction, or else
  /// 0.
  private static func crossing(of point: Point, from: Point, to: Point) -> Int {
    if (from.y <= point.y) == (to.y <= point.y) { return 0 }
    let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
    return x <= point.x ? 0 : (to.y > from.y ? 1 : -1)
  }
}

extension Path {
  /// Returns a Boolean value that indicates whether a transformed point lies in the filled area of the path
  /// by a fill rule. Follows `CGPath.contains(_:using:transform:)`.
  public func contains(
    _ point: Point, using rule: PathFillRule, transform: Transform = .identity
  ) -> Bool {
    var path = self
    path.usesEvenOddFillRule = rule == .evenOdd
    return path.contains(point.applying(transform))
  }

  /// The smallest rectangle that contains all lines and curves, or ``Rect/null`` for an empty path. Follows
  /// `CGPath.boundingBoxOfPath`.
  public var boundingBoxOfPath: Rect { bounds }

  /// The smallest rectangle that contains all points of the path including control points, or ``Rect/null``
  /// for an empty path. Follows `CGPath.boundingBox`.
  public var boundingBox: Rect {
    var box = Rect.null
    func include(_ point: Point) { box = box.union(Rect(origin: point, size: .zero)) }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .curve(let point, let control1, let control2):
        include(control1)
        include(control2)
        include(point)
      case .close: break
      }
    }
    return box
  }
}
