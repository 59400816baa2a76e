/// The traits of an environment in the user interface, such as the light or dark style, size classes, the
/// preferred size of text and the layout direction. Follows `UITraitCollection`.
///
/// A collection is immutable. A collection that you create has only the traits that you specify. The
/// collection of a view has all traits.
///
///     let dark = TraitCollection { $0.userInterfaceStyle = .dark }
public final class TraitCollection: @unchecked Sendable {
  package let values: TraitValues
  /// The themes of the environment from which the traits were taken, or `nil` for a collection that was
  /// created from values.
  package let themes: ThemeVariants?
  /// The light or dark style.
  public let userInterfaceStyle: UserInterfaceStyle
  /// The layout direction.
  public let layoutDirection: TraitEnvironmentLayoutDirection

  package init(_ values: TraitValues, themes: ThemeVariants? = nil) {
    self.values = values
    self.themes = themes
    // These are read much more often than all other traits.
    userInterfaceStyle = values[TraitUserInterfaceStyle.self]
    layoutDirection = values[TraitLayoutDirection.self]
  }

  /// Creates a collection without traits.
  public convenience init() { self.init(TraitValues()) }

  /// Creates a collection with the traits that a closure sets.
  public convenience init(mutations: (inout any MutableTraits) -> Void) {
    self.init(TraitValues().changed(by: mutations))
  }

  /// Creates a collection with the traits of several collections. If several have a trait, the last of them
  /// determines its value.
  public convenience init(traitsFrom traitCollections: [TraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values, themes: traitCollections.last { $0.themes != nil }?.themes)
  }

  /// Returns a collection with these traits and the changes of a closure.
  public func modifyingTraits(
    _ mutations: (inout any MutableTraits) -> Void
  ) -> TraitCollection {
    TraitCollection(values.changed(by: mutations), themes: themes)
  }

  /// Returns a collection with these traits and another value of a trait.
  public func replacing<Definition: TraitDefinition>(
    _ trait: Definition.Type, value: Definition.Value
  ) -> TraitCollection {
    var values = values
    values[trait] = value
    return TraitCollection(values, themes: themes)
  }

  /// The value of a trait, by its definition. A trait that is not specified has its default value.
  public subscript<Definition: TraitDefinition>(trait: Definition.Type) -> Definition.Value {
    values[trait]
  }

  /// Returns a Boolean value that indicates whether this collection contains all traits of another one, with
  /// the same values.
  ///
  /// If `trait` is `nil`, returns `true`.
  public func containsTraits(in trait: TraitCollection?) -> Bool {
    trait.map { values.contains($0.values) } ?? true
  }

  /// Returns a Boolean value that indicates whether colors can differ between these and other traits.
  ///
  /// The traits that count are those with ``TraitDefinition/affectsColorAppearance``. If `traitCollection` is
  /// `nil`, returns `true`.
  public func hasDifferentColorAppearance(comparedTo traitCollection: TraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return values.changes(from: traitCollection.values).contains { $0.affectsColorAppearance }
  }

  /// The system traits that affect colors.
  public static let systemTraitsAffectingColorAppearance: [any TraitDefinition.Type] = [
    TraitUserInterfaceStyle.self, TraitAccessibilityContrast.self, TraitUserInterfaceLevel.self,
    TraitDisplayGamut.self, TraitActiveAppearance.self,
  ]

  /// The system traits that affect the choice among images of the same name.
  public static let systemTraitsAffectingImageLookup: [any TraitDefinition.Type] = [
    TraitUserInterfaceStyle.self, TraitAccessibilityContrast.self, TraitUserInterfaceLevel.self,
    TraitDisplayGamut.self, TraitDisplayScale.self, TraitUserInterfaceIdiom.self,
    TraitHorizontalSizeClass.self, TraitVerticalSizeClass.self, TraitLayoutDirection.self,
    TraitPreferredContentSizeCategory.self,
  ]
}

extension TraitCollection: Hashable {
  /// Returns a Boolean value that indicates whether two collections have the same traits with the same
  /// values.
  public static func == (a: TraitCollection, b: TraitCollection) -> Bool {
    a === b || a.values == b.values
  }

  /// Hashes the traits that differ most often.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(userInterfaceStyle)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(preferredContentSizeCategory)
    hasher.combine(layoutDirection)
  }
}

extension TraitCollection: CustomStringConvertible {
  /// The traits with their values.
  public var description: String {
    "TraitCollection(" + values.descriptions.joined(separator: ", ") + ")"
  }
}
