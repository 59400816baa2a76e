/// A use in one layer of a name from another layer that the table doesn't allow.
struct Arrow: Hashable {
  /// The layer that uses the name.
  var from: String
  /// The layer that defines the name.
  var to: String
  /// The name of the file that uses the name, without its folder. File names are unique within a module.
  var file: String
  /// The name, prefixed with that of its type.
  var name: String
}

extension Arrow: CustomStringConvertible {
  var description: String { "\(from) -> \(to) | \(file) | \(name)" }
}
