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
  /// The origin of the limit, such as `1.5 × floor`.
  var limitReason = ""
  /// The note about the figure, such as the time of a plain memcpy.
  var note = ""

  /// A Boolean value that indicates whether the figure is within its limit, or nil if that is unknown.
  var passes: Bool? {
    guard let value, let limit else { return nil }
    return value <= limit
  }
}
