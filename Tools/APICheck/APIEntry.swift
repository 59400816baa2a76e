/// An element of a product that users can depend on: a declaration, a conformance, a module or a re-export.
struct APIEntry: Hashable, Sendable {
  /// The declaration's name with its enclosing types, such as `View.addSubview(_:)`, or the module's name.
  var path: String
  /// The text that follows the path in a baseline.
  var text: String

  /// The prefix of a conformance's text.
  static let conformance = "conforms to "
  /// The text of a product, of a module that users import, and of a re-exported module.
  static let product = "product", module = "module", reExport = "re-exported"

  /// A Boolean value that indicates whether the entry is a conformance of a type.
  var isConformance: Bool { text.hasPrefix(Self.conformance) }
  /// A Boolean value that indicates whether the entry is a declaration in source code.
  var isDeclaration: Bool {
    !isConformance && ![Self.product, Self.module, Self.reExport].contains(text)
  }
  /// The key by which states are compared: entries with the same subject are versions of each other.
  var subject: String {
    guard isConformance else { return isDeclaration ? path : "\(path) \(text)" }
    return "\(path): \(protocolName)"
  }
  /// The name that CHANGELOG.md uses for the entry.
  var name: String { isConformance ? subject : path }
  /// The protocol of a conformance, without its constraints.
  var protocolName: Substring {
    let name = text.dropFirst(Self.conformance.count)
    return name.firstRange(of: " where ").map { name[..<$0.lowerBound] } ?? name
  }

  /// The enclosing type of a member, or `nil` if there is none.
  var owner: String? { Self.split(path).owner }

  /// Splits a path before its last name, which can be an operator that contains dots.
  static func split(_ path: String) -> (owner: String?, member: String) {
    var rest = path[...]
    while let dot = rest.firstIndex(where: { !$0.isLetter && !$0.isNumber && $0 != "_" }),
      dot > rest.startIndex, rest[dot] == "."
    {
      rest = rest[rest.index(after: dot)...]
    }
    guard rest.startIndex > path.startIndex else { return (nil, path) }
    return (String(path[..<path.index(before: rest.startIndex)]), String(rest))
  }
}

extension APIEntry: Comparable {
  /// Orders entries by the bytes of their paths, with conformances last.
  static func < (one: APIEntry, other: APIEntry) -> Bool {
    if one.path != other.path { return one.path.utf8.lexicographicallyPrecedes(other.path.utf8) }
    if one.isConformance != other.isConformance { return other.isConformance }
    return one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }
}
