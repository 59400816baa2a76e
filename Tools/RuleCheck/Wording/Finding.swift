/// A position in the package whose wording breaks a rule.
struct Finding: Equatable {
  /// The path from the package's folder, or `commits`.
  var path: String
  /// The line of the file, from 1; 0 for a file's name or a commit.
  var line: Int
  /// The name of the rule.
  var rule: String
  /// The problem, with a replacement, as a sentence without a full stop.
  var message: String

  /// The file and, if there is one, the line.
  var location: String { line > 0 ? "\(path):\(line)" : path }

  /// The text of the finding as the program prints it.
  var text: String { "\(location): \(rule): \(message)" }

  /// The line of the list of exceptions to which the finding belongs, without its count.
  var key: String { "\(path): \(rule)" }
}
