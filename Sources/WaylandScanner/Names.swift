/// The conversion of names of the protocol to Swift's names.
enum Names {
  /// Returns the name of a type: `XdgToplevel` for `xdg_toplevel`.
  static func type(_ name: String) -> String {
    name.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Returns the name of a member: `damageBuffer` for `damage_buffer`.
  static func member(_ name: String) -> String {
    let type = type(name)
    return type.prefix(1).lowercased() + type.dropFirst()
  }

  /// Returns the name of a member, in backticks if it is a keyword.
  static func identifier(_ name: String) -> String {
    let member = member(name)
    return keywords.contains(member) ? "`\(member)`" : member
  }

  /// Returns the name of an enumeration's type. `Error` would hide Swift's type, and `Type` is not a valid
  /// name.
  static func enumeration(_ name: String) -> String {
    switch name {
    case "error": "ErrorCode"
    case "type": "Kind"
    default: type(name)
    }
  }

  /// Returns the name of an enumeration's entry. A name that begins with a digit gets the enumeration's name
  /// as a prefix.
  static func entry(_ name: String, in enumeration: String) -> String {
    name.first?.isNumber == true ? member(enumeration) + name : identifier(name)
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while", "Self", "Type", "Protocol",
  ]
}
