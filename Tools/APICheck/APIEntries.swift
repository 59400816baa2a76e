/// A factory that creates the entries of a baseline from symbol graphs.
struct APIEntries {
  /// The conformances that every type has, or that only the compiler requires.
  private static let silentProtocols: Set = ["Copyable", "Escapable", "SendableMetatype"]

  private let graph: SymbolGraph
  private let symbols: [String: Symbol]
  private let superclass: [String: String]
  private let owners: [String: String]
  private let requirements: Set<String>
  private let defaulted: [String: String]
  private let overridden: [String: String]

  /// Creates a factory from the symbol graph of the modules of all products.
  init(_ graph: SymbolGraph) {
    self.graph = graph
    symbols = Dictionary(graph.symbols.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    var superclass: [String: String] = [:]
    var owners: [String: String] = [:]
    var requirements: Set<String> = []
    var defaulted: [String: String] = [:]
    var overridden: [String: String] = [:]
    for relationship in graph.relationships {
      switch relationship.kind {
      case .inheritsFrom: superclass[relationship.source] = graph.typeNames[relationship.target]
      case .requirementOf: requirements.insert(relationship.source)
      case .defaultImplementationOf: defaulted[relationship.source] = relationship.target
      case .overrides: overridden[relationship.source] = relationship.target
      case .memberOf: owners[relationship.source] = relationship.target
      case .conformsTo, .optionalRequirementOf: break
      }
    }
    self.superclass = superclass
    self.owners = owners
    self.requirements = requirements
    self.defaulted = defaulted
    self.overridden = overridden
  }

  /// Returns the entries of some modules, and of some types of other modules.
  ///
  /// Redundant declarations are omitted: an override with the same declaration as the overridden member, and
  /// a protocol's default implementation with the same declaration as the requirement.
  func entries(of modules: Set<String>, types: [String: Set<String>] = [:]) -> Set<APIEntry> {
    let isPart = { (symbol: Symbol) in
      modules.contains(symbol.module)
        || types[symbol.module]?.contains(symbol.path.first ?? "") == true
    }
    let withDefault = Set(defaulted.filter { isFullDefault($0.key, of: $0.value) }.values)
    var entries: Set<APIEntry> = []
    var parts: Set<String> = []
    for symbol in graph.symbols where isPart(symbol) {
      parts.insert(symbol.id)
      guard !isRepeated(symbol) else { continue }
      entries.insert(
        APIEntry(path: symbol.name, text: text(of: symbol, hasDefault: withDefault)))
    }
    entries.formUnion(conformances(of: parts, by: modules))
    return entries
  }

  /// Returns the conformances of the given types, and those that the given modules declare for types of other
  /// modules.
  private func conformances(of types: Set<String>, by modules: Set<String>) -> [APIEntry] {
    graph.relationships.compactMap { relationship in
      guard relationship.kind == .conformsTo,
        types.contains(relationship.source) || modules.contains(relationship.module),
        let type = graph.typeNames[relationship.source],
        let name = graph.typeNames[relationship.target], !Self.silentProtocols.contains(name)
      else { return nil }
      return APIEntry(
        path: type,
        text: APIEntry.conformance + name
          + clause(relationship.constraints, for: symbols[relationship.source]))
    }
  }

  /// Returns a Boolean value that indicates whether a member of a protocol extension is available to every
  /// conforming type.
  private func isFullDefault(_ source: String, of target: String) -> Bool {
    guard let source = symbols[source], let target = symbols[target] else { return false }
    return source.extensionConstraints.isEmpty && source.path == target.path
  }

  /// Returns a Boolean value that indicates whether another symbol has the same declaration.
  private func isRepeated(_ symbol: Symbol) -> Bool {
    if let target = defaulted[symbol.id], isFullDefault(symbol.id, of: target) {
      return symbols[target].map { declaration(of: $0) == declaration(of: symbol) } ?? false
    }
    guard let base = overridden[symbol.id].flatMap({ symbols[$0] }) else { return false }
    return base.isOpen == symbol.isOpen && declaration(of: base) == declaration(of: symbol)
      && base.availability == symbol.availability
  }

  private func text(of symbol: Symbol, hasDefault: Set<String>) -> String {
    var words = symbol.availability.map { "\($0): " }
    if requirements.contains(symbol.id) {
      words.append(hasDefault.contains(symbol.id) ? "optional requirement: " : "requirement: ")
    }
    if symbol.isOpen { words.append("open ") }
    return words.joined() + declaration(of: symbol)
  }

  /// Returns the declaration as a caller sees it: without the internal parameter names, without `override`,
  /// and regardless of whether a property is stored.
  private func declaration(of symbol: Symbol) -> String {
    var text = Self.outsideText(of: symbol.fragments)
    if ["property", "type.property"].contains(symbol.kind), !text.hasSuffix("}"),
      symbol.fragments.contains(where: { $0.kind == "keyword" && $0.text == "var" })
    {
      text += " { get set }"
    }
    var tail = ""
    if let generic = text.firstRange(of: " where "), symbol.kind == "class" {
      tail = String(text[generic.lowerBound...])
      text = String(text[..<generic.lowerBound])
    }
    if let superclass = superclass[symbol.id] { text += ": \(superclass)" }
    if symbol.kind == "protocol" { text = withoutProtocols(text) }
    text += tail
    guard symbol.extendedModule != nil else { return text }
    let type = owners[symbol.id].flatMap { symbols[$0] }
    let constraints = clause(symbol.extensionConstraints, for: type)
    guard text.contains(" where "), !constraints.isEmpty else { return text + constraints }
    return text + ", " + constraints.dropFirst(" where ".count)
  }

  /// Joins the fragments of a declaration.
  private static func outsideText(of fragments: [Symbol.Fragment]) -> String {
    var texts: [String] = []
    var isLabelled = false
    for fragment in fragments {
      switch fragment.kind {
      case "externalParam":
        isLabelled = true
        texts.append(fragment.text)
      case "internalParam":
        if isLabelled, texts.last == " " { texts.removeLast() } else { texts.append("_") }
        isLabelled = false
      default:
        if fragment.text != " " { isLabelled = false }
        texts.append(fragment.text)
      }
    }
    return texts.joined().replacing("override ", with: "").replacing(" : ", with: ": ")
  }

  /// Returns the declaration of a protocol without its inherited protocols, which are listed as conformances.
  private func withoutProtocols(_ text: String) -> String {
    guard let colon = text.firstRange(of: ": ") else { return text }
    let isForClasses = text[colon.upperBound...].split(separator: ", ").contains("AnyObject")
    return text[..<colon.lowerBound] + (isForClasses ? ": AnyObject" : "")
  }

  /// Returns the constraints that a type doesn't already have, as the `where` clause of an extension.
  private func clause(_ constraints: [String], for type: Symbol?) -> String {
    let own = Set(type?.genericConstraints ?? [])
    let rest = constraints.filter { !own.contains($0) }.sorted()
    return rest.isEmpty ? "" : " where " + rest.joined(separator: ", ")
  }
}
