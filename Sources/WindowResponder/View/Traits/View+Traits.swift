extension View: TraitChangeObservable, TraitStateOwner {
  // MARK: Overrides

  /// The overrides of traits for the view and its subviews.
  public final var traitOverrides: TraitOverrides {
    get { TraitOverrides(values: traitState?.overrides ?? TraitValues()) }
    set { changeTraits { madeTraitState.overrides = newValue.values } }
  }

  final var traitState: TraitState? {
    get { extrasBox?.extras.traits }
    set { viewExtras.traits = newValue }
  }

  // MARK: Reading

  /// The view's traits: the inherited ones with the overrides of the view and its controller.
  final var shownTraits: TraitCollection {
    var view = self
    while true {
      if view.overridesTraits { return view.ownTraits(inheriting: view.traitsAround).view }
      guard let parent = view.link else { return view.rootTraits }
      view = parent
    }
  }

  /// The traits that the view inherits.
  final var traitsAround: TraitCollection { link?.shownTraits ?? rootTraits }

  /// The inherited traits of a view without superview: those of the window, the parent controller, or the
  /// application.
  private var rootTraits: TraitCollection {
    if let host { return host.hostTraits }
    return viewController?.traitsAroundWithoutView ?? ProgramContext.current.traits
  }

  /// Returns the traits of the view's controller and of the view itself for inherited traits.
  private func ownTraits(inheriting traits: TraitCollection) -> OwnTraits {
    guard overridesTraits else { return OwnTraits(controller: traits, view: traits) }
    let controller = viewController?.ownTraits(inheriting: traits) ?? traits
    return OwnTraits(
      controller: controller, view: traitState?.traits(inheriting: controller) ?? controller)
  }

  private struct OwnTraits {
    let controller: TraitCollection
    let view: TraitCollection
  }

  /// The theme with which the view draws.
  final var shownTheme: Theme {
    var view = self
    while view.link != nil || view.overridesTraits {
      if view.overridesTraits { return view.themeOfOwnTraits }
      guard let parent = view.link else { break }
      view = parent
    }
    return host?.hostThemes.theme ?? ProgramContext.current.theme
  }

  private var themeOfOwnTraits: Theme {
    let variants = host?.hostThemes ?? ProgramContext.current.themes
    return traitState?.theme(of: variants, for: shownTraits) ?? variants.theme(for: shownTraits)
  }

  // MARK: Changing

  /// Changes the overrides of the view or its controller, and notifies the views whose traits have changed.
  final func changeTraits(_ change: () -> Void) {
    let around = traitsAround
    let old = ownTraits(inheriting: around)
    change()
    updateTraitFlag()
    tell(from: old, to: ownTraits(inheriting: around), tellsTheme: true)
  }

  /// Updates the flag for overrides of the view or its controller.
  final func updateTraitFlag() {
    overridesTraits =
      traitState?.overridesTraits ?? false || viewController?.overridesTraits ?? false
  }

  /// Updates the traits after the view has moved to another superview.
  final func joinTraits(from old: TraitCollection) {
    let new = traitsAround
    if old !== new { traitsAroundDidChange(from: old, to: new, tellsTheme: true) }
  }

  /// Updates the traits after the inherited ones have changed. If `tellsTheme` is `true`, views are also
  /// notified of colors and sizes.
  final func traitsAroundDidChange(
    from old: TraitCollection, to new: TraitCollection, tellsTheme: Bool
  ) {
    if old == new { return }
    tell(
      from: ownTraits(inheriting: old), to: ownTraits(inheriting: new), tellsTheme: tellsTheme)
  }

  private func tell(from old: OwnTraits, to new: OwnTraits, tellsTheme: Bool) {
    if old.controller != new.controller {
      viewController?.traitsDidChange(from: old.controller, to: new.controller)
    }
    if old.view == new.view { return }
    new.view.withCurrent {
      if tellsTheme { adapt(from: old.view, to: new.view) }
      if old.view.layoutDirection != new.view.layoutDirection { directionMayHaveChanged() }
      traitCollectionDidChange(old.view)
      tellObservers(from: old.view, to: new.view)
    }
    for subview in subviews where subview.link === self {
      subview.traitsAroundDidChange(from: old.view, to: new.view, tellsTheme: tellsTheme)
    }
  }

  /// Updates the view for other colors and text sizes.
  private func adapt(from old: TraitCollection, to new: TraitCollection) {
    if new.hasDifferentColorAppearance(comparedTo: old) { themeDidChange() }
    if old.preferredContentSizeCategory != new.preferredContentSizeCategory {
      themeDidChange()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// Lays out and draws the view again after a possible change of the layout direction.
  final func directionMayHaveChanged() {
    if constraintBox != nil { constraintsSeeDirection() }
    directionOfMarginsDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Observers

  /// Registers an observer of traits for the lifetime of the view.
  @discardableResult public final func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type],
    observer: @escaping @MainActor (AnyObject, TraitCollection) -> Void
  ) -> any TraitChangeRegistration { observeTraits(traits, observer) }

  /// Removes the registration of an observer.
  public final func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    endObservation(registration)
  }

  /// Performs no action, because the traits of a view are always current.
  public final func updateTraitsIfNeeded() {}
}
