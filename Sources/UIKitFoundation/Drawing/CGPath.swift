public import WindowResponder

/// An immutable path of straight and curved segments. Follows `CGPath`.
///
/// It is a class, of which ``CGMutablePath`` is a subclass. The library's own `Path` is the same as a value:
/// ``value``, and ``init(_:)``. Paths are equal if their segments are.
public class CGPath: Hashable, @unchecked Sendable {
  /// The path as a value.
  public internal(set) final var value: Path

  /// Creates an empty path.
  public convenience init() { self.init(Path()) }

  /// Creates a path from a value.
  public init(_ value: Path) { self.value = value }

  /// Creates the outline of a transformed rectangle.
  public convenience init(rect: Rect, transform: UnsafePointer<Transform>? = nil) {
    self.init(Path(rect: rect).applied(transform))
  }

  /// Creates a transformed ellipse that fills a rectangle.
  public convenience init(ellipseIn rect: Rect, transform: UnsafePointer<Transform>? = nil) {
    self.init(Path(ovalIn: rect).applied(transform))
  }

  /// Creates the outline of a transformed rectangle with elliptical corners, with the radii in points.
  public convenience init(
    roundedRect rect: Rect, cornerWidth: Double, cornerHeight: Double,
    transform: UnsafePointer<Transform>? = nil
  ) {
    self.init(
      Path(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        .applied(transform))
  }

  // MARK: Copies

  /// Returns an immutable copy of the path.
  public final func copy() -> CGPath? { CGPath(value) }

  /// Returns an immutable, transformed copy of the path.
  public final func copy(using transform: UnsafePointer<Transform>?) -> CGPath? {
    CGPath(value.applied(transform))
  }

  /// Returns a mutable copy of the path.
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(value) }

  /// Returns a mutable, transformed copy of the path.
  public final func mutableCopy(using transform: UnsafePointer<Transform>?) -> CGMutablePath? {
    CGMutablePath(value.applied(transform))
  }

  /// Returns a path with the dashes of a dashed line along the path. Lengths are in points.
  public final func copy(
    dashingWithPhase phase: Double, lengths: [Double], transform: Transform = .identity
  ) -> CGPath {
    CGPath(value.copy(dashingWithPhase: phase, lengths: lengths, transform: transform))
  }

  /// Returns the area of a stroke along the path. The line width is in points.
  public final func copy(
    strokingWithWidth lineWidth: Double, lineCap: LineCap, lineJoin: LineJoin,
    miterLimit: Double, transform: Transform = .identity
  ) -> CGPath {
    CGPath(
      value.copy(
        strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin,
        miterLimit: miterLimit, transform: transform))
  }

  // MARK: Measures

  /// A Boolean value that indicates whether the path is empty.
  public final var isEmpty: Bool { value.isEmpty }

  /// The point at which the next segment begins, or zero if the path is empty.
  public final var currentPoint: Point { value.currentPoint ?? .zero }

  /// The smallest rectangle that contains every point of the path, without its control points, or
  /// `CGRect.null` if the path is empty.
  public final var boundingBoxOfPath: Rect { value.bounds }

  /// The smallest rectangle that contains every point and control point of the path, or `CGRect.null` if the
  /// path is empty.
  public final var boundingBox: Rect { value.boxWithControlPoints }

  /// Returns a Boolean value that indicates whether a transformed point lies in the area that filling the
  /// path covers, by a fill rule.
  public final func contains(
    _ point: Point, using rule: PathFillRule = .winding, transform: Transform = .identity
  ) -> Bool { value.contains(point, using: rule, transform: transform) }

  /// Returns a Boolean value that indicates whether the path is the outline of an upright rectangle, which is
  /// written to `rect` in that case.
  public final func isRect(_ rect: UnsafeMutablePointer<Rect>?) -> Bool {
    guard let corners = value.onlyCorners, corners.count == 4 else { return false }
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % 4]
      guard (corner.x == next.x) != (corner.y == next.y) else { return false }
    }
    // Without this, the corners could be on a line that goes forth and back.
    guard corners[0].x != corners[2].x, corners[0].y != corners[2].y else { return false }
    rect?.pointee = value.bounds
    return true
  }

  /// Calls a closure for each segment of the path, in order. The pointers are valid only during the call.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    value.forEachSegment { type, points in
      var points = points
      points.withUnsafeMutableBufferPointer { buffer in
        // Without points, as for the end of a subpath, the pointer must still be one.
        withUnsafeTemporaryAllocation(of: Point.self, capacity: 1) { spare in
          guard let base = buffer.baseAddress ?? spare.baseAddress else { return }
          var passed = CGPathElement(type: type, points: base)
          withUnsafePointer(to: &passed, block)
        }
      }
    }
  }

  /// Returns a Boolean value that indicates whether two paths have the same segments.
  public static func == (one: CGPath, other: CGPath) -> Bool {
    one.value.elements == other.value.elements
  }

  /// Hashes the segments of the path.
  public final func hash(into hasher: inout Hasher) { hasher.combine(value.elements) }
}

/// The types of the segments of a path. Follows `CGPathElementType`.
public enum CGPathElementType: Int32, Sendable {
  /// The start of a subpath, with one point.
  case moveToPoint
  /// A straight line, with one point.
  case addLineToPoint
  /// A quadratic curve, with two points: the control point, and the end.
  case addQuadCurveToPoint
  /// A cubic curve, with three points: the two control points, and the end.
  case addCurveToPoint
  /// The end of a closed subpath, without points.
  case closeSubpath
}

/// A segment of a path. Follows `CGPathElement`.
public struct CGPathElement {
  /// The type of the segment, which determines the number of points.
  public var type: CGPathElementType
  /// The points of the segment.
  public var points: UnsafeMutablePointer<Point>

  /// Creates a segment.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<Point>) {
    self.type = type
    self.points = points
  }
}

extension Path {
  /// Returns the path, transformed if there is a transform.
  func applied(_ transform: UnsafePointer<Transform>?) -> Path {
    transform.map { applying($0.pointee) } ?? self
  }

  /// The corners of the only subpath, which consists of straight lines, or `nil` for another path. The
  /// subpath counts as closed, as for a fill.
  fileprivate var onlyCorners: [Point]? {
    var corners: [Point] = []
    var elements = elements[...]
    if elements.last == .close { elements.removeLast() }
    for element in elements {
      switch element {
      case .move(let point) where corners.isEmpty: corners.append(point)
      case .line(let point) where !corners.isEmpty: corners.append(point)
      default: return nil
      }
    }
    if corners.count > 1, corners.last == corners.first { corners.removeLast() }
    return corners
  }
}
