import Glibc
import ResponderGeometry

/// Methods that derive paths from other paths.
extension Path {
  /// Returns a copy of the path. Follows `CGPath.copy()`.
  public func copy() -> Path { self }

  /// Returns a transformed copy of the path. Follows `CGPath.copy(using:)`.
  public func copy(using transform: Transform?) -> Path { applying(transform ?? .identity) }

  /// Returns a path with the dashes of a dashed line along the path. Follows
  /// `CGPath.copy(dashingWithPhase:lengths:transform:)`.
  public func copy(
    dashingWithPhase phase: Double, lengths: [Double], transform: Transform = .identity
  ) -> Path {
    var dashed = self
    dashed.setLineDash(lengths, phase: phase)
    let pattern = dashed.lineDash
    dashed.setLineDash([])
    guard !pattern.isEmpty else { return applying(transform) }
    dashed.removeAllPoints()
    for chain in polylines {
      let ranges = Self.dashes(pattern, phase: phase, length: chain.length)
      for part in chain.parts(between: ranges) { dashed.addChain(part) }
    }
    return dashed.applying(transform)
  }

  private static func dashes(
    _ pattern: [Double], phase: Double, length: Double
  ) -> [(Double, Double)] {
    // An odd number of lengths is repeated, the second time with dashes and gaps exchanged.
    let pattern = pattern.count % 2 == 0 ? pattern : pattern + pattern
    let period = pattern.reduce(0, +)
    var place = -(phase.truncatingRemainder(dividingBy: period))
    if place > 0 { place -= period }
    var result: [(Double, Double)] = []
    var index = 0
    while place < length, result.count < 100_000 {
      let end = place + pattern[index % pattern.count]
      if index % 2 == 0, end > 0, end > place { result.append((max(0, place), min(end, length))) }
      place = end
      index += 1
    }
    return result
  }

  /// Returns the area of a stroke along the path, which can be filled, used as a clip and tested for points.
  ///
  /// Use it with the nonzero winding rule. Follows
  /// `CGPath.copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)`.
  public func copy(
    strokingWithWidth lineWidth: Double, lineCap: LineCap, lineJoin: LineJoin,
    miterLimit: Double, transform: Transform = .identity
  ) -> Path {
    var outline = LineOutline(
      radius: max(0, lineWidth) / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    for chain in applying(transform).polylines { outline.add(chain) }
    return outline.path
  }

  /// Returns the path with the direction of all subpaths reversed. Follows `UIBezierPath.reversing()`.
  public func reversing() -> Path {
    var result = self
    result.removeAllPoints()
    var line: [Element] = []
    func turn(isClosed: Bool) {
      guard let last = line.last?.end else { return }
      result.move(to: last)
      for index in line.indices.dropFirst().reversed() {
        guard let end = line[index - 1].end else { continue }
        if case .curve(_, let control1, let control2) = line[index] {
          result.addCurve(to: end, control1: control2, control2: control1)
        } else {
          result.addLine(to: end)
        }
      }
      if isClosed { result.close() }
      line = []
    }
    for element in elements {
      switch element {
      case .move:
        turn(isClosed: false)
        line = [element]
      case .close:
        let first = line.first
        turn(isClosed: true)
        if let first { line = [first] }
      default: line.append(element)
      }
    }
    if line.count > 1 { turn(isClosed: false) }
    return result
  }
}

extension Path.Element {
  /// The end point of the element, or `nil` for `close`.
  fileprivate var end: Point? {
    switch self {
    case .move(let point), .line(let point): point
    case .curve(let point, _, _): point
    case .close: nil
    }
  }
}
