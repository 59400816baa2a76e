/// How names on the wire become names in Swift.
enum Names {
  /// `xdg_toplevel` → `XdgToplevel`.
  static func type(_ name: String) -> String {
    name.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// `damage_buffer` → `damageBuffer`.
  static func member(_ name: String) -> String {
    let type = type(name)
    return type.prefix(1).lowercased() + type.dropFirst()
  }

  /// A member's name where it is declared or used alone, in backticks if it is a keyword.
  static func identifier(_ name: String) -> String {
    let member = member(name)
    return keywords.contains(member) ? "`\(member)`" : member
  }

  /// The type of an enumeration inside its interface. `Error` would hide Swift's own, and `Type` is no
  /// name for a type.
  static func enumeration(_ name: String) -> String {
    switch name {
    case "error": "ErrorCode"
    case "type": "Kind"
    default: type(name)
    }
  }

  /// An entry of an enumeration; one that begins with a digit gets the enumeration's name before.
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
