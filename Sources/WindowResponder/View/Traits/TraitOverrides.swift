/// The traits that a view or controller has otherwise than what it is in. Follows `UITraitOverrides`.
public struct TraitOverrides: MutableTraits {
  var values: TraitValues

  /// The value that a trait was given; the default where it was given none: ask ``contains(_:)``.
  public subscript<Definition: TraitDefinition>(trait: Definition.Type) -> Definition.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Whether a trait was given a value.
  public func contains(_ trait: any TraitDefinition.Type) -> Bool { values.contains(trait) }

  /// Takes a trait's value away, so that the one around counts again.
  public mutating func remove(_ trait: any TraitDefinition.Type) { values.remove(trait) }
}
