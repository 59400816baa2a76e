/// One figure of ours, and what it should reach.
struct Figure: Codable {
  /// The name of the figure.
  let name: String
  /// The value, nil when it could not be measured.
  let value: Double?
  /// The value's unit.
  let unit: String
  /// The highest value that passes, nil when a peer that sets it is missing.
  var limit: Double?
  /// Where the limit comes from, as `1.5 × floor`.
  var limitReason = ""
  /// What stands beside it, as the time of a plain memcpy.
  var note = ""

  /// A Boolean value that indicates whether the figure is good enough; nil when that cannot be told.
  var passes: Bool? {
    guard let value, let limit else { return nil }
    return value <= limit
  }
}
