/// What a view or controller says about its own traits, and who wants to hear of changes. Only those
/// that have any of it have one.
@MainActor final class TraitState {
  var overrides = TraitValues() { didSet { inherited = nil } }
  var style = UserInterfaceStyle.unspecified { didSet { inherited = nil } }
  /// What the parent controller says of a child.
  var fromParent: TraitCollection?
  var registrations: [TraitObserver] = []

  /// Whether its traits may be others than those around.
  var overridesTraits: Bool { style != .unspecified || !overrides.isEmpty || fromParent != nil }

  /// The theme for some traits, as it was looked up last.
  private var knownTheme: (traits: TraitCollection, variants: ThemeVariants, theme: Theme)?

  /// The theme for traits, among variants.
  func theme(of variants: ThemeVariants, for traits: TraitCollection) -> Theme {
    if let knownTheme, knownTheme.traits === traits, knownTheme.variants === variants {
      return knownTheme.theme
    }
    let theme = variants.theme(for: traits)
    knownTheme = (traits, variants, theme)
    return theme
  }

  private var inherited: TraitCollection?
  private var result: TraitCollection?

  /// The traits where those around are such: its own overrides count before its style.
  func traits(inheriting traits: TraitCollection) -> TraitCollection {
    if style == .unspecified, overrides.isEmpty { return traits }
    if let result, inherited === traits { return result }
    var values = traits.values
    if style != .unspecified { values[TraitUserInterfaceStyle.self] = style }
    values.merge(overrides)
    let new = TraitCollection(values, themes: traits.themes)
    inherited = traits
    result = new
    return new
  }
}

/// Who wants to hear when some traits change.
final class TraitObserver: TraitChangeRegistration {
  private let traits: [any TraitDefinition.Type]
  private let call: (AnyObject, TraitCollection) -> Void

  init(
    _ traits: [any TraitDefinition.Type], _ call: @escaping (AnyObject, TraitCollection) -> Void
  ) {
    self.traits = traits
    self.call = call
  }

  /// Tells of a change, where it is one of those that count.
  func tell(_ object: AnyObject, from old: TraitCollection, to new: TraitCollection) {
    if traits.contains(where: { !old.values.isSame($0, in: new.values) }) { call(object, old) }
  }
}
