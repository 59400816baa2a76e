/// The measured figures of one client's list.
struct ListFigures: Codable {
  /// The client's name.
  var name: String
  /// The distance that the list moves for one unit of `wl_pointer.axis`, in points.
  var pointsAUnit: Double?
  /// The number of commits with new content for each step, if each step is sent alone.
  var commitsAStep: Double?
  /// The processor times of a step, in milliseconds, one for each round.
  var stepTime: [Double] = []
  /// The proportional set sizes with few rows, in MB, one for each start.
  var memoryOfFew: [Double] = []
  /// The proportional set sizes with many rows, in MB, one for each start.
  var memoryOfMany: [Double] = []
  /// The number of wake-ups in ten seconds after a fling and a wheel step.
  var wakeUpsAfterwards: Int?

  /// The additional memory for many rows, in MB. It is never negative.
  var growth: Double? {
    guard let few = memoryOfFew.median, let many = memoryOfMany.median else { return nil }
    return max(0, many - few)
  }
}
