/// What is wrong in a protocol file, and where.
struct ScannerError: Error, Equatable, CustomStringConvertible {
  /// The file's path as it was given.
  var file: String
  /// The line, counted from one.
  var line: Int
  /// What is wrong, in a few words.
  var message: String

  /// The form that editors and build logs understand: `file:line: error: message`.
  var description: String { "\(file):\(line): error: \(message)" }
}
