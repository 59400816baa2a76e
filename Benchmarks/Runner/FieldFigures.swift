/// The measured figures of one client's text field.
struct FieldFigures: Codable {
  /// The client's name.
  var name: String
  /// The times from a key to the next commit with a buffer, in milliseconds, one for each key.
  var keyToCommit: [Double] = []
  /// The areas that keys damage, in device pixels, one for each key.
  var keyDamage: [Double] = []
  /// The area of three lines of the field, in square points, or `nil` if the client does not print it.
  var threeLines: Double?
}
