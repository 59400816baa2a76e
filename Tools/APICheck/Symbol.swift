/// A public or open declaration.
public struct Symbol: Hashable, Sendable {
  /// A fragment of a declaration's text.
  public struct Fragment: Hashable, Sendable {
    /// The compiler's name for the kind of the fragment: `keyword`, `attribute`, `identifier`,
    /// `externalParam`, `internalParam`, `genericParameter`, `typeIdentifier`, `number`, `string` or `text`.
    public var kind: String
    /// The text of the fragment.
    public var text: String
  }

  /// The compiler's unique identifier, its USR.
  public var id: String
  /// The module that declares the symbol.
  public var module: String
  /// The compiler's name for the kind of the symbol, without the language: `class`, `struct`, `enum`,
  /// `protocol`, `enum.case`, `init`, `method`, `type.method`, `property`, `type.property`, `subscript`,
  /// `func`, `func.op`, `typealias`, `associatedtype`, `macro` and so on.
  public var kind: String
  /// The names of the enclosing types, the outermost first, and the symbol's own name with its argument
  /// labels: `["View", "addSubview(_:)"]`.
  public var path: [String]
  /// The fragments of the declaration, including attributes, isolation, default arguments and accessors, but
  /// not the access level and the superclass.
  public var fragments: [Fragment]
  /// The lines of the symbol's own documentation comment, without slashes; empty if there is none.
  public var documentation: [String]
  /// The path of the source file, relative to the package's folder if the file is in it; empty if the
  /// compiler doesn't know the file.
  public var file: String
  /// The line of the declaration's name, counted from 1, or 0 if the compiler doesn't know it.
  public var line: Int
  /// A Boolean value that indicates whether users can subclass or override the symbol.
  public var isOpen: Bool
  /// The module of the extended type, if the symbol is declared in an extension.
  public var extendedModule: String?
  /// The constraints of the generic parameters of the symbol and its enclosing types, such as
  /// `Element: Hashable`.
  public var genericConstraints: [String]
  /// The constraints of the enclosing extension, such as `Element: Hashable`.
  public var extensionConstraints: [String]
  /// The availability, such as `deprecated`, `deprecated, renamed to View.close()` or `unavailable`; empty if
  /// none is declared.
  public var availability: [String]

  /// The declaration as one line, which consists of the ``fragments``.
  public var declaration: String { fragments.map(\.text).joined() }
  /// The components of the path, joined by dots: `View.addSubview(_:)`.
  public var name: String { path.joined(separator: ".") }
  /// A Boolean value that indicates whether the symbol is a type that can have members.
  public var isType: Bool { ["class", "struct", "enum", "protocol", "actor"].contains(kind) }
}

/// The relationship of a symbol to another one.
public struct Relationship: Hashable, Sendable {
  /// The kinds of relationship from a source to a target.
  public enum Kind: String, Sendable {
    /// The source is a member of a type, possibly declared in an extension.
    case memberOf
    /// The source is a type that conforms to a protocol, or a protocol that refines one, possibly by
    /// inference.
    case conformsTo
    /// The source is a requirement of a protocol.
    case requirementOf
    /// The source is an optional requirement of an Objective-C protocol.
    case optionalRequirementOf
    /// The source is a member of a protocol extension that satisfies a requirement of the protocol.
    case defaultImplementationOf
    /// The source is a member of a class that overrides one of a superclass.
    case overrides
    /// The source is a class, and the target is its superclass.
    case inheritsFrom
  }

  /// The kind of the relationship.
  public var kind: Kind
  /// The identifier of the symbol that has the relationship.
  public var source: String
  /// The identifier of the related symbol, which can belong to another module.
  public var target: String
  /// The module that declares the relationship.
  public var module: String
  /// The constraints of a conditional conformance, such as `Element: Hashable`.
  public var constraints: [String] = []
}
