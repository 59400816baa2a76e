/// Spans of time that do not overlap, in microseconds.
struct TimeSpans {
  private let spans: [ClosedRange<Int64>]

  /// Creates spans from ranges in any order, which may overlap.
  init(_ spans: [ClosedRange<Int64>]) {
    self.spans = spans.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, next in
      if let last = joined.last, last.upperBound >= next.lowerBound {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, next.upperBound)
      } else {
        joined.append(next)
      }
    }
  }

  var isEmpty: Bool { spans.isEmpty }

  /// Returns a Boolean value that indicates whether a time lies in one of the spans.
  func contains(_ time: Int64) -> Bool {
    spans[..<spans.firstPosition { $0.lowerBound > time }].last?.contains(time) ?? false
  }
}
