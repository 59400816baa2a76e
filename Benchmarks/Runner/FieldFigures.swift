/// The measured figures of one client's text field.
struct FieldFigures: Codable {
  /// The client's name.
  var name: String
  /// From a key to the next commit with a buffer: milliseconds, one a key.
  var keyToCommit: [Double] = []
  /// The area damaged by a key: device pixels, one a key.
  var keyDamage: [Double] = []
  /// Three lines as wide as the field, where the client tells it: points.
  var threeLines: Double?
}
