/// The rest position of content that is scrolled page by page, along one axis. Lengths are in points.
package enum Paging {
  /// Returns the position at which content comes to rest: the start of a page, at most one page from the page
  /// at which the touch began.
  ///
  /// - Parameters:
  ///   - start: The position of the content when the touch began.
  ///   - place: The position of the content when the touch ended.
  ///   - velocity: The velocity when the touch ended, in points per second.
  ///   - page: The length of a page. If it is not positive, the content stays at its position.
  ///   - range: The valid positions.
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

  /// The speed above which the direction determines the page instead of the position, in points per second.
  static let fastest = 200.0
}
