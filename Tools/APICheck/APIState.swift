/// The API of all products at one time, with the entries that users of each product can access.
struct APIState {
  /// The products, by name.
  let products: [String: ProductAPI]
  private let reachable: [String: Reach]

  /// The API of a product, including everything that it re-exports.
  struct Reach {
    /// The entries.
    fileprivate(set) var entries: Set<APIEntry> = []
    /// The entries by subject: those with the same subject are versions of each other.
    fileprivate(set) var bySubject: [String: [APIEntry]] = [:]
    /// The types from which each type inherits members: its superclass, its protocols, and the type that it
    /// is an alias of.
    fileprivate(set) var parents: [String: [String]] = [:]
  }

  /// Creates a state that indexes the given products.
  init(_ products: [ProductAPI]) {
    let byName = Dictionary(products.map { ($0.name, $0) }, uniquingKeysWith: { one, _ in one })
    var owner: [String: String] = [:]
    for product in products {
      for module in product.modules { owner[module] = product.name }
    }
    var parents: [APIEntry: String] = [:]
    for entry in products.flatMap(\.entries) where entry.isDeclaration && entry.mayHaveParent {
      parents[entry] = Declaration(entry.text).parent
    }
    self.products = byName
    reachable = byName.mapValues { product in
      var reach = Reach()
      var waiting = [product.name]
      var seen: Set<String> = []
      while let name = waiting.popLast() {
        guard seen.insert(name).inserted, let next = byName[name] else { continue }
        reach.entries.formUnion(next.entries)
        waiting += next.reExports.compactMap { owner[$0] }
      }
      reach.index(parents)
      return reach
    }
  }

  /// Returns the entries that users of a product can access.
  func reach(of product: String) -> Reach { reachable[product] ?? Reach() }
}

extension APIState.Reach {
  fileprivate mutating func index(_ declared: [APIEntry: String]) {
    for entry in entries {
      bySubject[entry.subject, default: []].append(entry)
      if entry.isConformance {
        parents[entry.path, default: []].append(String(entry.protocolName))
      } else if let parent = declared[entry] {
        parents[entry.path, default: []].append(parent)
      }
    }
  }

  /// Returns a Boolean value that indicates whether a type is equal to another one or inherits from it.
  func isKind(_ type: String, of other: String) -> Bool {
    type == other || ancestors(of: type).contains(other)
  }

  /// Returns the types from which a type inherits, the nearest first. A type nested in an alias is resolved
  /// to the one nested in the aliased type.
  func ancestors(of type: String) -> [String] {
    var found: [String] = []
    var waiting = [type]
    while !waiting.isEmpty {
      for parent in directParents(of: waiting.removeFirst())
      where !found.contains(parent) && parent != type {
        found.append(parent)
        waiting.append(parent)
      }
    }
    return found
  }

  private func directParents(of type: String) -> [String] {
    if bySubject[type] != nil { return parents[type] ?? [] }
    let (owner, name) = APIEntry.split(type)
    guard let owner else { return parents[type] ?? [] }
    return ancestors(of: owner).map { "\($0).\(name)" }
  }

  /// Returns a Boolean value that indicates whether there is a declaration with the given subject.
  func declares(_ subject: String) -> Bool { bySubject[subject] != nil }

  /// Returns the declarations that replace a removed entry: the inherited declarations of the same member, or
  /// the inherited conformances.
  func inherited(_ entry: APIEntry) -> [APIEntry] {
    let parts = entry.isConformance ? (owner: entry.path, member: "") : APIEntry.split(entry.path)
    guard let owner = parts.owner else { return [] }
    return ancestors(of: owner).flatMap { parent in
      bySubject[
        entry.isConformance ? "\(parent): \(entry.protocolName)" : "\(parent).\(parts.member)"]
        ?? []
    }
  }
}

extension APIEntry {
  /// A Boolean value that indicates whether the entry can be a class or an alias, rather than a function or a
  /// property.
  fileprivate var mayHaveParent: Bool {
    !path.utf8.contains(UInt8(ascii: "(")) && text.utf8.last != UInt8(ascii: "}")
  }
}
