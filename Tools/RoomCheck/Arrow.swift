/// A name of one room that is used in a file of another, against the table.
struct Arrow: Hashable {
  /// The room that uses it.
  var from: String
  /// The room where the name is defined.
  var to: String
  /// The name of the file that uses it, without its folder: a module has no two files of one name.
  var file: String
  /// The name, with that of its type before it.
  var name: String
}

extension Arrow: CustomStringConvertible {
  var description: String { "\(from) -> \(to) | \(file) | \(name)" }
}
