/// A difference between two states of a product.
struct APIChange: Equatable {
  /// The kinds of change.
  enum Kind: String {
    /// The entry is new.
    case added
    /// The entry no longer exists.
    case removed
    /// The entry has another declaration.
    case altered
  }

  /// The kind of the change.
  var kind: Kind
  /// The changed entry: the new one for an addition, and otherwise the previous one.
  var entry: APIEntry
  /// The new declaration of an altered entry.
  var text = ""
  /// The reasons why existing code may no longer compile, or an empty array if it still compiles.
  var reasons: [String] = []
  /// The number of members that were removed together with a removed type.
  var members = 0
}

extension APIChange: Comparable {
  /// Orders changes by entry, so that the members of a type are adjacent.
  static func < (one: APIChange, other: APIChange) -> Bool {
    one.entry == other.entry ? one.text < other.text : one.entry < other.entry
  }
}

/// The changes of all products between two states.
struct APIComparison {
  /// The changes of a product.
  struct Product {
    /// The name of the product.
    var name: String
    /// The changes, sorted by entry.
    var changes: [APIChange]
  }

  /// The products that have changed, sorted by name.
  private(set) var products: [Product] = []

  /// Compares two states.
  ///
  /// The comparison includes everything that a product makes available, regardless of which of its modules
  /// declares it and which product re-exports it.
  init(from old: APIState, to new: APIState) {
    let names = Set(old.products.keys).union(new.products.keys).sorted()
    products = names.compactMap { name in
      let comparison = ProductComparison(
        old: old.products[name]?.entries ?? [], oldReach: old.reach(of: name),
        new: new.products[name]?.entries ?? [], newReach: new.reach(of: name))
      let changes = comparison.changes
      return changes.isEmpty ? nil : Product(name: name, changes: changes)
    }
  }
}

/// The changes of one product.
private struct ProductComparison {
  var old: Set<APIEntry>
  var oldReach: APIState.Reach
  var new: Set<APIEntry>
  var newReach: APIState.Reach

  var changes: [APIChange] {
    let lost = old.subtracting(newReach.entries)
    let gained = newReach.entries.subtracting(oldReach.entries)
    var waiting = Dictionary(grouping: gained.sorted(), by: \.subject)
    var removed: [APIEntry] = []
    var changes: [APIChange] = []
    for entry in lost.sorted() {
      if let change = alteration(of: entry, among: &waiting[entry.subject, default: []]) {
        changes.append(change)
      } else if !isInherited(entry) {
        removed.append(entry)
      }
    }
    changes += withoutMembers(removed)
    // An addition to a re-exported product is reported for that product only.
    changes += waiting.values.joined().filter(new.contains).map(addition)
    return changes.sorted()
  }

  /// Pairs a lost entry with the version whose change breaks the least code, and removes that version from
  /// the candidates.
  private func alteration(of entry: APIEntry, among versions: inout [APIEntry]) -> APIChange? {
    let rated = versions.enumerated().map { index, version in
      (index, Alteration(from: entry.text, to: version.text).breaks(in: newReach))
    }
    guard let best = rated.min(by: { $0.1.count < $1.1.count }) else { return nil }
    let version = versions.remove(at: best.0)
    let reasons = entry.isConformance ? conditionReasons(from: entry, to: version) : best.1
    return APIChange(kind: .altered, entry: entry, text: version.text, reasons: reasons)
  }

  /// Returns the reasons why a changed condition breaks code. A conformance can lose constraints, but it
  /// can't gain any.
  private func conditionReasons(from old: APIEntry, to new: APIEntry) -> [String] {
    new.text.contains(" where ") ? ["conforms under other conditions"] : []
  }

  /// Returns a Boolean value that indicates whether the type has the same declaration under another name, or
  /// inherits it from a superclass or protocol.
  private func isInherited(_ entry: APIEntry) -> Bool {
    newReach.inherited(entry).contains { candidate in
      entry.isConformance
        ? !candidate.text.contains(" where ")
        : Alteration(from: entry.text, to: candidate.text).breaks(in: newReach).isEmpty
    }
  }

  /// Returns the removed entries without the members of removed types.
  private func withoutMembers(_ removed: [APIEntry]) -> [APIChange] {
    let types = Set(removed.filter(\.isDeclaration).map(\.path))
    var members: [String: Int] = [:]
    var rest: [APIEntry] = []
    for entry in removed {
      var around = entry.isConformance ? entry.path : entry.owner
      var outermost: String?
      while let type = around {
        if types.contains(type) { outermost = type }
        around = APIEntry.split(type).owner
      }
      if let outermost { members[outermost, default: 0] += 1 } else { rest.append(entry) }
    }
    return rest.map {
      APIChange(
        kind: .removed, entry: $0, reasons: ["is gone"],
        members: $0.isDeclaration ? members[$0.path] ?? 0 : 0)
    }
  }

  /// Creates an addition, with the reasons why it breaks code if existing types of users have to do something
  /// about it.
  private func addition(_ entry: APIEntry) -> APIChange {
    var change = APIChange(kind: .added, entry: entry)
    let parts = APIEntry.split(entry.path)
    let declaration = Declaration(entry.text)
    if entry.isConformance {
      let isProtocol = isKnown(entry.path) { $0.hasPrefix("protocol ") }
      if isProtocol { change.reasons = ["must be met by types that conform"] }
    } else if let owner = parts.owner, isKnown(owner, where: { _ in true }) {
      if declaration.isRequirement, !declaration.hasDefault {
        change.reasons = ["must be implemented"]
      } else if declaration.core.hasPrefix("case ") {
        change.reasons = ["must be handled by a switch over all cases"]
      } else if declaration.modifiers.contains("required") {
        change.reasons = ["must be implemented by subclasses"]
      }
    }
    return change
  }

  /// Returns a Boolean value that indicates whether a type existed before, as a declaration of a given kind.
  private func isKnown(_ type: String, where isKind: (String) -> Bool) -> Bool {
    (oldReach.bySubject[type] ?? []).contains { isKind(Declaration($0.text).core) }
  }
}
