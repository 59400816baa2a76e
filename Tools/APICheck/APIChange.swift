/// A difference between two states of a product.
struct APIChange: Equatable {
  /// What has happened.
  enum Kind: String {
    /// It was not there.
    case added
    /// It is gone.
    case removed
    /// It is declared differently.
    case altered
  }

  /// What has happened.
  var kind: Kind
  /// The entry, as it was if it is not added.
  var entry: APIEntry
  /// How it is declared now, if it is altered.
  var text = ""
  /// Why code that compiled may not compile any longer; empty if it does.
  var reasons: [String] = []
  /// How many members went with a type that is removed.
  var members = 0
}

extension APIChange: Comparable {
  /// By entry: the members of a type stand together.
  static func < (one: APIChange, other: APIChange) -> Bool {
    one.entry == other.entry ? one.text < other.text : one.entry < other.entry
  }
}

/// What has changed of every product between two states.
struct APIComparison {
  /// The changes of a product.
  struct Product {
    /// The name of the product.
    var name: String
    /// The changes, by entry.
    var changes: [APIChange]
  }

  /// The products that have changed, by name.
  private(set) var products: [Product] = []

  /// Compares two states.
  ///
  /// What a product shows is compared, whichever of its modules it stands in and whichever product
  /// re-exports it.
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

/// What has changed of one product.
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
    // What a product that this one re-exports has gained is its own change.
    changes += waiting.values.joined().filter(new.contains).map(addition)
    return changes.sorted()
  }

  /// Pairs what is lost with the version that asks the least of its users, and takes that one away.
  private func alteration(of entry: APIEntry, among versions: inout [APIEntry]) -> APIChange? {
    let rated = versions.enumerated().map { index, version in
      (index, Alteration(from: entry.text, to: version.text).breaks(in: newReach))
    }
    guard let best = rated.min(by: { $0.1.count < $1.1.count }) else { return nil }
    let version = versions.remove(at: best.0)
    let reasons = entry.isConformance ? conditionReasons(from: entry, to: version) : best.1
    return APIChange(kind: .altered, entry: entry, text: version.text, reasons: reasons)
  }

  /// A conformance may lose constraints, and not gain them.
  private func conditionReasons(from old: APIEntry, to new: APIEntry) -> [String] {
    new.text.contains(" where ") ? ["conforms under other conditions"] : []
  }

  /// Whether its type has the same from a superclass or protocol, or under another name.
  private func isInherited(_ entry: APIEntry) -> Bool {
    newReach.inherited(entry).contains { candidate in
      entry.isConformance
        ? !candidate.text.contains(" where ")
        : Alteration(from: entry.text, to: candidate.text).breaks(in: newReach).isEmpty
    }
  }

  /// Removes what went with its type.
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

  /// An addition, which breaks code if it asks something of types that users have written.
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

  /// Whether a type was there before, as a declaration of some kind.
  private func isKnown(_ type: String, where isKind: (String) -> Bool) -> Bool {
    (oldReach.bySubject[type] ?? []).contains { isKind(Declaration($0.text).core) }
  }
}
