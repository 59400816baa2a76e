import ResponderSystem

/// The values of the specified traits.
package struct TraitValues {
  private struct Entry {
    let definition: any TraitDefinition.Type
    let value: Any
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  package init() {}

  /// A Boolean value that indicates whether no trait is specified.
  package var isEmpty: Bool { entries.isEmpty }

  /// The value of a trait, or its default value if it is not specified.
  package subscript<Definition: TraitDefinition>(trait: Definition.Type) -> Definition.Value {
    get { (entries[trait.key]?.value as? Definition.Value) ?? trait.defaultValue }
    set { entries[trait.key] = Entry(definition: trait, value: newValue) }
  }

  /// Returns a Boolean value that indicates whether a trait is specified.
  package func contains(_ trait: any TraitDefinition.Type) -> Bool { entries[trait.key] != nil }

  /// Removes the value of a trait.
  package mutating func remove(_ trait: any TraitDefinition.Type) { entries[trait.key] = nil }

  /// Merges other values, which replace the values of the same traits.
  package mutating func merge(_ others: TraitValues) {
    entries.merge(others.entries) { $1 }
  }

  /// Returns a Boolean value that indicates whether all other values are contained here too.
  func contains(_ others: TraitValues) -> Bool {
    others.entries.allSatisfy { key, entry in
      entries[key] != nil && isSame(entry.definition, in: others)
    }
  }

  /// Returns a Boolean value that indicates whether a trait has the same value in both.
  package func isSame(_ trait: any TraitDefinition.Type, in others: TraitValues) -> Bool {
    func compare<Definition: TraitDefinition>(_ trait: Definition.Type) -> Bool {
      trait.isSame(self[trait], as: others[trait])
    }
    return compare(trait)
  }

  /// Returns the traits whose values differ.
  package func changes(from others: TraitValues) -> [any TraitDefinition.Type] {
    var found = entries
    found.merge(others.entries) { own, _ in own }
    return found.values.map(\.definition).filter { !isSame($0, in: others) }
  }

  /// The names and values of the specified traits.
  var descriptions: [String] {
    entries.values.map { "\($0.definition.name) = \($0.value)" }.ordered()
  }
}

extension TraitValues: Equatable {
  package static func == (a: TraitValues, b: TraitValues) -> Bool {
    a.entries.count == b.entries.count && a.contains(b)
  }
}
