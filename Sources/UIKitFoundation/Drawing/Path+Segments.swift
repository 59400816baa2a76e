import WindowResponder

extension Path {
  /// Calls a closure with the type and the points of each segment, in the form of Core Graphics.
  ///
  /// The path stores a quadratic curve as the equal cubic curve. It is passed as the quadratic curve.
  func forEachSegment(_ body: (CGPathElementType, [Point]) -> Void) {
    var (start, last) = (Point.zero, Point.zero)
    for element in elements {
      switch element {
      case .move(let point):
        body(.moveToPoint, [point])
        (start, last) = (point, point)
      case .line(let point):
        body(.addLineToPoint, [point])
        last = point
      case .curve(let point, let control1, let control2):
        if let control = Self.quadraticControl(from: last, control1, control2, to: point) {
          body(.addQuadCurveToPoint, [control, point])
        } else {
          body(.addCurveToPoint, [control1, control2, point])
        }
        last = point
      case .close:
        body(.closeSubpath, [])
        last = start
      }
    }
  }

  /// Returns the control point of the quadratic curve that equals a cubic curve, or `nil` if there is none,
  /// or if the curve is straight.
  private static func quadraticControl(
    from: Point, _ control1: Point, _ control2: Point, to: Point
  ) -> Point? {
    func control(_ end: Point, _ control: Point) -> Point {
      Point(x: rounded((3 * control.x - end.x) / 2), y: rounded((3 * control.y - end.y) / 2))
    }
    let (first, second) = (control(from, control1), control(to, control2))
    let (whole, half) = (to - from, first - from)
    let cross = whole.dx * half.dy - whole.dy * half.dx
    let size = 1 + first.x.magnitude + first.y.magnitude + whole.length
    guard first.distance(to: second) <= 1e-9 * size,
      cross.magnitude > 1e-9 * whole.length * half.length
    else { return nil }
    return first
  }

  /// Returns a coordinate without the rounding error of a computation.
  private static func rounded(_ value: Double) -> Double {
    let near = (value * 1024).rounded() / 1024
    return (near - value).magnitude < 1e-9 ? near : value
  }

  /// The smallest rectangle that contains every point and control point of the path, or `Rect.null` for an
  /// empty path.
  var boxWithControlPoints: Rect {
    var box = Rect.null
    forEachSegment { _, points in
      for point in points { box = box.union(Rect(origin: point, size: .zero)) }
    }
    // The bounds of a rectangle or an ellipse are exact. Those of its points may have a rounding error.
    let outline = bounds
    let distance = max(
      (box.minX - outline.minX).magnitude, (box.minY - outline.minY).magnitude,
      (box.maxX - outline.maxX).magnitude, (box.maxY - outline.maxY).magnitude)
    return distance < 1e-9 ? outline : box
  }

  /// The path without its open subpaths. A subpath that ends at its start counts as closed.
  var closedPart: Path {
    var closed = self
    closed.removeAllPoints()
    var subpath = Path()
    var start = Point.zero
    func finish(isClosed: Bool) {
      let end = subpath.currentPoint ?? start
      if isClosed || subpath.elements.count > 1 && start.distance(to: end) < 1e-6 {
        closed.append(subpath)
      }
      subpath = Path()
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish(isClosed: false)
        subpath.move(to: point)
        start = point
      case .line(let point): subpath.addLine(to: point)
      case .curve(let point, let control1, let control2):
        subpath.addCurve(to: point, control1: control1, control2: control2)
      case .close:
        finish(isClosed: true)
        subpath.move(to: start)
      }
    }
    finish(isClosed: false)
    return closed
  }
}
