/// An error in a protocol file.
struct ScannerError: Error, Equatable, CustomStringConvertible {
  /// The path of the file, as on the command line.
  var file: String
  /// The line, from 1.
  var line: Int
  /// The problem, in a few words.
  var message: String

  /// The error in the form that editors and build logs recognize: `file:line: error: message`.
  var description: String { "\(file):\(line): error: \(message)" }
}
