/// The traits of a view or controller that override the inherited ones. Follows `UITraitOverrides`.
public struct TraitOverrides: MutableTraits {
  var values: TraitValues

  /// Accesses the value of a trait. If the trait is not overridden, returns its default value. See
  /// ``contains(_:)``.
  public subscript<Definition: TraitDefinition>(trait: Definition.Type) -> Definition.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Returns a Boolean value that indicates whether a trait is overridden.
  public func contains(_ trait: any TraitDefinition.Type) -> Bool { values.contains(trait) }

  /// Removes the override of a trait, so that the inherited value applies again.
  public mutating func remove(_ trait: any TraitDefinition.Type) { values.remove(trait) }
}
