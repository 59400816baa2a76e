/// A declaration of a Swift file, as far as the rules read it.
struct Declaration: Equatable {
  /// The kinds of declarations.
  enum Kind: String {
    case type, `extension`, function, initializer, deinitializer, `subscript`, property, enumCase
  }

  var kind: Kind
  /// The plain name, with argument labels for functions: `scroll(to:animated:)`.
  var name: String
  /// The type or the extension that contains it, such as `View.Mode`. It is empty at file scope.
  var owner: String
  /// The modifiers and attributes before it, such as `public` and `@MainActor`.
  ///
  /// A setter with an access level of its own adds `(set)`, a constant `let` and a protocol `protocol`.
  var modifiers: [String]
  /// The line of its first modifier or keyword, from 1.
  var line: Int
  /// The line of the last brace. Without a body, this is the line of the last token of the signature.
  var lastLine: Int
  /// A Boolean value that indicates whether it has a pair of braces.
  var hasBody = false
  /// A Boolean value that indicates whether there is no code between its braces.
  var isEmpty = false
  /// A Boolean value that indicates whether it is a property whose braces contain observers or are empty.
  var isStored = false
  /// The names after the colon of a type or an extension.
  var inherited: [String] = []

  /// The name with the owner's before it.
  var fullName: String { owner.isEmpty ? name : "\(owner).\(name)" }

  /// A Boolean value that indicates whether it is `public` or `open`.
  var isPublic: Bool { modifiers.contains("public") || modifiers.contains("open") }

  /// A Boolean value that indicates whether it is a protocol.
  var isProtocol: Bool { modifiers.contains("protocol") }

  /// A Boolean value that indicates whether code outside its type or file can use it.
  var isVisibleOutside: Bool {
    modifiers.contains("(set)")
      || (!modifiers.contains("private") && !modifiers.contains("fileprivate"))
  }

  /// The number of lines from the first to the last one.
  var lineCount: Int { lastLine - line + 1 }
}
