import Glibc
import ResponderGeometry

/// Paths that are made from other paths.
extension Path {
  /// A copy, which is what every assignment makes. Follows `CGPath.copy()`.
  public func copy() -> Path { self }

  /// A copy whose points are moved by a transform. Follows `CGPath.copy(using:)`.
  public func copy(using transform: Transform?) -> Path { applying(transform ?? .identity) }

  /// The dashes of a line along the path, as lines of their own. Follows
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
    // An odd number of lengths is gone through twice, the second time with gaps for dashes.
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

  /// The area that a line along the path would cover, which can be filled, clipped to and asked for
  /// points. The nonzero winding rule is to be used for it. Follows
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

  /// The path with every line drawn from its end to its beginning. Follows `UIBezierPath.reversing()`.
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
  /// Where the step leads; nil for a close.
  fileprivate var end: Point? {
    switch self {
    case .move(let point), .line(let point): point
    case .curve(let point, _, _): point
    case .close: nil
    }
  }
}
