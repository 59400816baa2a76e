/// A figure of this library, and its limit.
struct Figure: Codable {
  /// The name of the figure.
  let name: String
  /// The value, or `nil` if it could not be measured.
  let value: Double?
  /// The unit of the value.
  let unit: String
  /// The highest value that passes, or `nil` if the peer that determines it is missing.
  var limit: Double?
  /// The origin of the limit, such as `1.5 × floor`.
  var limitReason = ""
  /// The note about the figure, such as the time of a plain memcpy.
  var note = ""

  /// A Boolean value that indicates whether the figure is within its limit, or `nil` if that is unknown.
  var passes: Bool? {
    guard let value, let limit else { return nil }
    return value <= limit
  }
}
