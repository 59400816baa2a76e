/// A public or open declaration.
public struct Symbol: Hashable, Sendable {
  /// A piece of a declaration's text.
  public struct Fragment: Hashable, Sendable {
    /// What the piece is, as the compiler calls it: `keyword`, `attribute`, `identifier`, `externalParam`,
    /// `internalParam`, `genericParameter`, `typeIdentifier`, `number`, `string` or `text`.
    public var kind: String
    /// The text.
    public var text: String
  }

  /// The compiler's unique identifier, its USR.
  public var id: String
  /// The module that declares it.
  public var module: String
  /// The kind, as the compiler calls it without the language: `class`, `struct`, `enum`, `protocol`,
  /// `enum.case`, `init`, `method`, `type.method`, `property`, `type.property`, `subscript`, `func`,
  /// `func.op`, `typealias`, `associatedtype`, `macro` and so on.
  public var kind: String
  /// The names of the types around it, from the outermost, and its own name with its argument labels:
  /// `["View", "addSubview(_:)"]`.
  public var path: [String]
  /// The declaration in pieces: with attributes, isolation, default arguments and accessors, without access
  /// level and superclass.
  public var fragments: [Fragment]
  /// The lines of its documentation comment, without slashes. Empty if it has none of its own.
  public var documentation: [String]
  /// The path of the source file, from the package's folder if the file is in it. Empty if the compiler
  /// does not know it.
  public var file: String
  /// The line of the declaration's name, from one; zero if the compiler does not know it.
  public var line: Int
  /// A Boolean value that indicates whether users can subclass or override it.
  public var isOpen: Bool
  /// The module of the type that it extends, if it is declared in an extension.
  public var extendedModule: String?
  /// The constraints of its generic parameters, and of those of the types around it, as `Element: Hashable`.
  public var genericConstraints: [String]
  /// The constraints of the extension around it, as `Element: Hashable`.
  public var extensionConstraints: [String]
  /// The availability, as `deprecated`, `deprecated, renamed to View.close()` or `unavailable`; empty if
  /// nothing is said about it.
  public var availability: [String]

  /// The declaration as one line, as ``fragments`` have it.
  public var declaration: String { fragments.map(\.text).joined() }
  /// The path as one word: `View.addSubview(_:)`.
  public var name: String { path.joined(separator: ".") }
  /// A Boolean value that indicates whether it is a type that can have members.
  public var isType: Bool { ["class", "struct", "enum", "protocol", "actor"].contains(kind) }
}

/// How a symbol relates to another one.
public struct Relationship: Hashable, Sendable {
  /// What the source is to the target.
  public enum Kind: String, Sendable {
    /// A member of a type, also by an extension.
    case memberOf
    /// A type that conforms to a protocol, or a protocol that refines one, also by inference.
    case conformsTo
    /// A requirement of a protocol.
    case requirementOf
    /// A requirement of a protocol that a type need not meet (Objective-C's).
    case optionalRequirementOf
    /// A member of a protocol's extension that meets a requirement of the protocol.
    case defaultImplementationOf
    /// A member of a class that overrides one of a superclass.
    case overrides
    /// A class and its superclass.
    case inheritsFrom
  }

  /// What the source is to the target.
  public var kind: Kind
  /// The identifier of the symbol that has the relationship.
  public var source: String
  /// The identifier of the symbol that it has it to, which may be one of another module.
  public var target: String
  /// The module that declares it.
  public var module: String
  /// The constraints of a conditional conformance, as `Element: Hashable`.
  public var constraints: [String] = []
}
