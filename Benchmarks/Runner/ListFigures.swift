/// The measured figures of one client's list.
struct ListFigures: Codable {
  /// The client's name.
  var name: String
  /// The distance that the list moves for one unit of `wl_pointer.axis`, in points.
  var pointsAUnit: Double?
  /// Commits of new content for each step, where each is sent alone.
  var commitsAStep: Double?
  /// Processor time of a step: milliseconds, one value a round.
  var stepTime: [Double] = []
  /// Proportional set size with few rows: MB, one value a start.
  var memoryOfFew: [Double] = []
  /// Proportional set size with many rows: MB, one value a start.
  var memoryOfMany: [Double] = []
  /// Wake-ups in ten seconds after a fling and a wheel.
  var wakeUpsAfterwards: Int?

  /// The additional memory for many rows, in MB, which is never negative.
  var growth: Double? {
    guard let few = memoryOfFew.median, let many = memoryOfMany.median else { return nil }
    return max(0, many - few)
  }
}
