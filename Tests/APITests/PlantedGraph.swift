import Foundation

/// A small symbol graph in the compiler's format. The declaration of a symbol contains its properties.
struct PlantedGraph {
  private let module: String
  private var symbols: [[String: Any]] = []
  private var relationships: [[String: Any]] = []

  init(_ module: String) { self.module = module }

  /// Returns an identifier in the compiler's format, which contains the module's name.
  static func id(_ path: String, of module: String, version: Int = 0) -> String {
    "s:\(module).\(path)" + (version == 0 ? "" : ".\(version)")
  }

  /// Adds a declaration, as `View.close()` with `func close()`.
  ///
  /// - Parameter version: A number that distinguishes declarations of the same name.
  mutating func add(
    _ path: String, _ declaration: String, isOpen: Bool = false, version: Int = 0,
    changes: [String: Any] = [:]
  ) {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    let symbol: [String: Any] = [
      "kind": ["identifier": Self.kind(of: declaration, isMember: parts.count > 1)],
      "identifier": ["precise": Self.id(path, of: module, version: version)],
      "pathComponents": parts,
      "declarationFragments": Self.fragments(of: declaration),
      "accessLevel": isOpen ? "open" : "public",
    ]
    symbols.append(symbol.merging(changes) { _, new in new })
    if parts.count > 1 {
      relate("memberOf", Self.id(path, of: module, version: version), Self.id(parts[0], of: module))
    }
  }

  /// Adds a relationship between two declarations of the module.
  mutating func relate(_ kind: String, path source: String, to target: String) {
    relate(kind, Self.id(source, of: module), Self.id(target, of: module))
  }

  /// Adds a relationship between two identifiers.
  mutating func relate(
    _ kind: String, _ source: String, _ target: String, name: String? = nil,
    constraints: [[String: String]] = []
  ) {
    var relationship: [String: Any] = ["kind": kind, "source": source, "target": target]
    relationship["targetFallback"] = name
    if !constraints.isEmpty { relationship["swiftConstraints"] = constraints }
    relationships.append(relationship)
  }

  /// The contents of the graph's file.
  var json: Data {
    get throws {
      try JSONSerialization.data(
        withJSONObject: ["symbols": symbols, "relationships": relationships])
    }
  }

  private static let keywords = [
    "class": "class", "struct": "struct", "enum": "enum", "protocol": "protocol",
    "case": "enum.case",
    "init": "init", "func": "method", "var": "property", "let": "property",
    "typealias": "typealias",
  ]

  private static func kind(of declaration: String, isMember: Bool) -> String {
    let words = declaration.split(whereSeparator: { " (".contains($0) }).map(String.init)
    let kind = words.lazy.compactMap { keywords[$0] }.first ?? "func"
    return "swift." + (words.contains("static") ? "type.\(kind)" : kind)
  }

  /// Returns the fragments of a declaration in the compiler's format: words, and in parentheses `label
  /// name:`.
  private static func fragments(of declaration: String) -> [[String: String]] {
    declaration.split(separator: /\b/).flatMap { piece -> [[String: String]] in
      let word = String(piece)
      if keywords[word] != nil { return [["kind": "keyword", "spelling": word]] }
      if word.hasPrefix("inner") { return [["kind": "internalParam", "spelling": word]] }
      if word.hasPrefix("outer") { return [["kind": "externalParam", "spelling": word]] }
      return [["kind": "text", "spelling": word]]
    }
  }
}
