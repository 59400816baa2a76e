/// One thing of a product that users can rely on: a declaration, a conformance, a module or a re-export.
struct APIEntry: Hashable, Sendable {
  /// The declaration's name with the types around it, as `View.addSubview(_:)`, or the module's name.
  var path: String
  /// What stands after the path in a baseline.
  var text: String

  /// The beginning of a conformance's text.
  static let conformance = "conforms to "
  /// The text of a product, of a module that users import, and of a module that comes with one.
  static let product = "product", module = "module", reExport = "re-exported"

  /// A Boolean value that indicates whether it is a conformance of a type.
  var isConformance: Bool { text.hasPrefix(Self.conformance) }
  /// A Boolean value that indicates whether it is a declaration in source code.
  var isDeclaration: Bool {
    !isConformance && ![Self.product, Self.module, Self.reExport].contains(text)
  }
  /// What a later state is compared by: entries with the same subject are versions of each other.
  var subject: String {
    guard isConformance else { return isDeclaration ? path : "\(path) \(text)" }
    return "\(path): \(protocolName)"
  }
  /// The name that CHANGELOG.md calls it by.
  var name: String { isConformance ? subject : path }
  /// The protocol of a conformance, without constraints.
  var protocolName: Substring {
    let name = text.dropFirst(Self.conformance.count)
    return name.firstRange(of: " where ").map { name[..<$0.lowerBound] } ?? name
  }

  /// The type around a member; `nil` if there is none.
  var owner: String? { Self.split(path).owner }

  /// Divides a path before its last name, which may be an operator of dots.
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
  /// By path, in the order of the bytes; what is not a conformance first.
  static func < (one: APIEntry, other: APIEntry) -> Bool {
    if one.path != other.path { return one.path.utf8.lexicographicallyPrecedes(other.path.utf8) }
    if one.isConformance != other.isConformance { return other.isConformance }
    return one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }
}
