/// What a place in the user interface is like: light or dark, narrow or wide, how large text is, which way
/// things follow one another. Follows `UITraitCollection`.
///
/// A collection never changes. One that you make says only what you put into it; that of a view says all.
///
///     let dark = TraitCollection { $0.userInterfaceStyle = .dark }
public final class TraitCollection: @unchecked Sendable {
  package let values: TraitValues
  /// The themes of the place that these traits were taken from; nil where they were made by hand.
  package let themes: ThemeVariants?
  /// Light or dark.
  public let userInterfaceStyle: UserInterfaceStyle
  /// Which way things follow one another.
  public let layoutDirection: TraitEnvironmentLayoutDirection

  package init(_ values: TraitValues, themes: ThemeVariants? = nil) {
    self.values = values
    self.themes = themes
    // Asked for much more often than all others.
    userInterfaceStyle = values[TraitUserInterfaceStyle.self]
    layoutDirection = values[TraitLayoutDirection.self]
  }

  /// Creates a collection that says nothing.
  public convenience init() { self.init(TraitValues()) }

  /// Creates a collection that says what the closure sets.
  public convenience init(mutations: (inout any MutableTraits) -> Void) {
    self.init(TraitValues().changed(by: mutations))
  }

  /// Creates a collection that says what all of some say; where they differ the later one counts.
  public convenience init(traitsFrom traitCollections: [TraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values, themes: traitCollections.last { $0.themes != nil }?.themes)
  }

  /// The same traits after some changes.
  public func modifyingTraits(
    _ mutations: (inout any MutableTraits) -> Void
  ) -> TraitCollection {
    TraitCollection(values.changed(by: mutations), themes: themes)
  }

  /// The same traits with another value for one.
  public func replacing<Definition: TraitDefinition>(
    _ trait: Definition.Type, value: Definition.Value
  ) -> TraitCollection {
    var values = values
    values[trait] = value
    return TraitCollection(values, themes: themes)
  }

  /// The value of a trait, by its definition; the default where none was said.
  public subscript<Definition: TraitDefinition>(trait: Definition.Type) -> Definition.Value {
    values[trait]
  }

  /// Whether this says all that another one says. Nil says nothing.
  public func containsTraits(in trait: TraitCollection?) -> Bool {
    trait.map { values.contains($0.values) } ?? true
  }

  /// Whether colours may look otherwise than with other traits. Every trait whose definition says that it
  /// ``TraitDefinition/affectsColorAppearance`` counts.
  public func hasDifferentColorAppearance(comparedTo traitCollection: TraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return values.changes(from: traitCollection.values).contains { $0.affectsColorAppearance }
  }

  /// The traits of the system that colours depend on.
  public static let systemTraitsAffectingColorAppearance: [any TraitDefinition.Type] = [
    TraitUserInterfaceStyle.self, TraitAccessibilityContrast.self, TraitUserInterfaceLevel.self,
    TraitDisplayGamut.self, TraitActiveAppearance.self,
  ]

  /// The traits of the system by which an image is chosen among those of a name.
  public static let systemTraitsAffectingImageLookup: [any TraitDefinition.Type] = [
    TraitUserInterfaceStyle.self, TraitAccessibilityContrast.self, TraitUserInterfaceLevel.self,
    TraitDisplayGamut.self, TraitDisplayScale.self, TraitUserInterfaceIdiom.self,
    TraitHorizontalSizeClass.self, TraitVerticalSizeClass.self, TraitLayoutDirection.self,
    TraitPreferredContentSizeCategory.self,
  ]
}

extension TraitCollection: Hashable {
  /// Whether both say the same.
  public static func == (a: TraitCollection, b: TraitCollection) -> Bool {
    a === b || a.values == b.values
  }

  /// Adds the traits that are compared most often.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(userInterfaceStyle)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(preferredContentSizeCategory)
    hasher.combine(layoutDirection)
  }
}

extension TraitCollection: CustomStringConvertible {
  /// What it says.
  public var description: String {
    "TraitCollection(" + values.descriptions.joined(separator: ", ") + ")"
  }
}
