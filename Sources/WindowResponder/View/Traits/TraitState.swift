/// The trait overrides of a view or controller, and the observers of its traits. Created only for objects
/// that have any.
@MainActor final class TraitState {
  var overrides = TraitValues() { didSet { inherited = nil } }
  var style = UserInterfaceStyle.unspecified { didSet { inherited = nil } }
  /// The smallest and the largest category of text sizes, or `nil` for no limit.
  var leastTextSize: ContentSizeCategory? { didSet { inherited = nil } }
  var mostTextSize: ContentSizeCategory? { didSet { inherited = nil } }
  /// The overrides from the parent controller.
  var fromParent: TraitCollection?
  var registrations: [TraitObserver] = []

  /// A Boolean value that indicates whether the traits may differ from the inherited ones.
  var overridesTraits: Bool { changesTraits || fromParent != nil }

  private var changesTraits: Bool {
    style != .unspecified || !overrides.isEmpty || leastTextSize != nil || mostTextSize != nil
  }

  /// The theme for traits, from the last look-up.
  private var knownTheme: (traits: TraitCollection, variants: ThemeVariants, theme: Theme)?

  /// Returns the theme for traits, among variants.
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

  /// Returns the traits with the overrides applied to inherited ones. Explicit overrides have priority over
  /// the style.
  func traits(inheriting traits: TraitCollection) -> TraitCollection {
    if !changesTraits { return traits }
    if let result, inherited === traits { return result }
    var values = traits.values
    if style != .unspecified { values[TraitUserInterfaceStyle.self] = style }
    values.merge(overrides)
    limitTextSize(in: &values)
    let new = TraitCollection(values, themes: traits.themes)
    inherited = traits
    result = new
    return new
  }

  private func limitTextSize(in values: inout TraitValues) {
    let size = values[TraitPreferredContentSizeCategory.self]
    // If the limits exclude each other, only the largest category is a limit.
    let least = leastTextSize.flatMap { $0 > mostTextSize ?? $0 ? nil : $0 }
    if let mostTextSize, size > mostTextSize {
      values[TraitPreferredContentSizeCategory.self] = mostTextSize
    } else if let least, size < least {
      values[TraitPreferredContentSizeCategory.self] = least
    }
  }
}

/// A view or a controller with trait overrides and observers of its traits.
@MainActor protocol TraitStateOwner: AnyObject {
  /// The overrides and the observers, or `nil` if there are none.
  var traitState: TraitState? { get set }
}

extension TraitStateOwner {
  /// The overrides and the observers. Created on first access.
  var madeTraitState: TraitState {
    if let traitState { return traitState }
    let made = TraitState()
    traitState = made
    return made
  }

  /// Adds an observer of traits for the lifetime of the object.
  func observeTraits(
    _ traits: [any TraitDefinition.Type],
    _ observer: @escaping @MainActor (AnyObject, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    let registration = TraitObserver(traits, observer)
    madeTraitState.registrations.append(registration)
    return registration
  }

  /// Notifies the observers of a change. Those that a closure removes before their turn are not notified.
  func tellObservers(from old: TraitCollection, to new: TraitCollection) {
    for observer in traitState?.registrations ?? []
    where traitState?.registrations.contains(where: { $0 === observer }) ?? false {
      observer.tell(self, from: old, to: new)
    }
  }

  /// Removes an observer.
  func endObservation(_ registration: any TraitChangeRegistration) {
    traitState?.registrations.removeAll { $0 === registration }
  }
}

/// An observer of traits.
final class TraitObserver: TraitChangeRegistration {
  private let traits: [any TraitDefinition.Type]
  private let call: (AnyObject, TraitCollection) -> Void

  init(
    _ traits: [any TraitDefinition.Type], _ call: @escaping (AnyObject, TraitCollection) -> Void
  ) {
    self.traits = traits
    self.call = call
  }

  /// Calls the closure after a change of one of the observed traits.
  func tell(_ object: AnyObject, from old: TraitCollection, to new: TraitCollection) {
    if traits.contains(where: { !old.values.isSame($0, in: new.values) }) { call(object, old) }
  }
}
