/// Where content rests that is turned page by page, along one axis. Lengths in points.
package enum Paging {
  /// The place to rest after letting go: a page's start, at most one page from where the finger came
  /// down.
  ///
  /// - Parameters:
  ///   - start: Where the content was when the finger came down.
  ///   - place: Where it is let go.
  ///   - velocity: In points per second.
  package static func target(
    from start: Double, at place: Double, velocity: Double, page: Double,
    range: ClosedRange<Double>
  ) -> Double {
    guard page > 0 else { return place }
    let first = (start / page).rounded()
    var wanted = (place / page).rounded()
    if velocity.magnitude > fastest {
      wanted = velocity > 0 ? (place / page).rounded(.down) + 1 : (place / page).rounded(.up) - 1
    }
    wanted = min(max(wanted, first - 1), first + 1)
    return min(max(wanted * page, range.lowerBound), range.upperBound)
  }

  /// From this speed on the direction decides and not the place, in points per second.
  static let fastest = 200.0
}
