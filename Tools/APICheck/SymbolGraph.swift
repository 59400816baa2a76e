import Foundation

/// The public symbols of a set of modules and their relationships, from the compiler's symbol graphs.
///
/// The graphs are files that `swift symbolgraph-extract` creates from a compiled module: `NAME.symbols.json`,
/// and `NAME@OTHER.symbols.json` for the declarations that the module adds to types of another one.
/// `extract_symbol_graphs` in `script/environment.sh` extracts them with the options that this reader
/// requires.
public struct SymbolGraph: Sendable {
  /// The symbols that the modules declare, in the order of the modules and of each file.
  public private(set) var symbols: [Symbol] = []
  /// The distinct relationships of those symbols, in the order of the files.
  public private(set) var relationships: [Relationship] = []
  /// The path of each type, such as `Theme.Metrics`, by the compiler's identifier. Types of other modules are
  /// included if the modules extend them, conform to them or inherit from them.
  public private(set) var typeNames: [String: String] = [:]

  /// Reads the symbol graphs of some modules.
  ///
  /// An extension of a type of another module isn't represented as a symbol: its members and conformances
  /// relate to the type itself.
  ///
  /// - Parameters:
  ///   - modules: The names of the modules.
  ///   - folder: The path of the folder with the graphs.
  ///   - package: The absolute path of the package, which is removed from the paths of source files.
  /// - Throws: An `APIError` that names the file if a module has no graph or a graph can't be decoded.
  public init(of modules: [String], in folder: String, package: String = "") throws {
    for module in modules {
      for file in try Self.files(of: module, in: folder) {
        try add(try Self.decode("\(folder)/\(file)"), module: module, package: package)
      }
    }
  }

  /// Returns the files of a module's graphs: its own, then those of the types that it extends.
  private static func files(of module: String, in folder: String) throws -> [String] {
    let own = "\(module).symbols.json"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard names.contains(own) else {
      throw APIError("no symbol graph of \(module) in \(folder)")
    }
    return [own]
      + names.filter { $0.hasPrefix("\(module)@") && $0.hasSuffix(".symbols.json") }.sorted()
  }

  private static func decode(_ path: String) throws -> GraphFile {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw APIError("cannot open \(path)")
    }
    do {
      return try JSONDecoder().decode(GraphFile.self, from: data)
    } catch {
      throw APIError("cannot read the symbol graph \(path): \(Self.reason(of: error))")
    }
  }

  /// Returns one line that describes where a file is malformed.
  private static func reason(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    let context: DecodingError.Context
    switch error {
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .keyNotFound(_, let found),
      .dataCorrupted(let found):
      context = found
    @unknown default: return "\(error)"
    }
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
  }

  /// Adds a file, in which extensions of other modules' types are represented as separate symbols.
  private mutating func add(_ file: GraphFile, module: String, package: String) throws {
    var extended: [String: String] = [:]
    for relationship in file.relationships where relationship.kind == "extensionTo" {
      extended[relationship.source] = relationship.target
    }
    for symbol in file.symbols {
      let id = symbol.identifier.precise
      if symbol.kind.identifier == "swift.extension" {
        typeNames[extended[id] ?? id] = symbol.pathComponents.joined(separator: ".")
      } else {
        let symbol = Symbol(symbol, module: module, package: package)
        if symbol.isType { typeNames[id] = symbol.name }
        symbols.append(symbol)
      }
    }
    var known: Set<Relationship> = []
    for found in file.relationships {
      nameTarget(of: found)
      guard let kind = Relationship.Kind(rawValue: found.kind) else { continue }
      let relationship = Relationship(
        kind: kind, source: extended[found.source] ?? found.source,
        target: extended[found.target] ?? found.target, module: module,
        constraints: (found.swiftConstraints ?? []).map(\.text))
      if known.insert(relationship).inserted { relationships.append(relationship) }
    }
  }

  /// Stores the name of a type of another module, which a graph prefixes with the module's name.
  private mutating func nameTarget(of found: GraphFile.Relationship) {
    guard let name = found.targetFallback, typeNames[found.target] == nil,
      ["conformsTo", "inheritsFrom"].contains(found.kind), let dot = name.firstIndex(of: ".")
    else { return }
    typeNames[found.target] = String(name[name.index(after: dot)...])
  }
}
