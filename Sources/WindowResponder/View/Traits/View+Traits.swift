extension View: TraitChangeObservable {
  // MARK: Reading

  /// The view's traits: those around it, with what it and its controller say otherwise.
  final var shownTraits: TraitCollection {
    var view = self
    while true {
      if view.overridesTraits { return view.ownTraits(inheriting: view.traitsAround).view }
      guard let parent = view.link else { return view.rootTraits }
      view = parent
    }
  }

  /// The traits of what the view is in.
  final var traitsAround: TraitCollection { link?.shownTraits ?? rootTraits }

  /// The traits of what no view is around: the window's, the parent controller's, or the program's.
  private var rootTraits: TraitCollection {
    if let host { return host.hostTraits }
    return viewController?.traitsAroundWithoutView ?? ProgramContext.current.traits
  }

  /// The traits of the view's controller and of the view itself, where those around are such.
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

  /// The theme that the view draws with.
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

  /// Changes what the view or its controller says of traits, and tells who has others now.
  final func changeTraits(_ change: () -> Void) {
    let around = traitsAround
    let old = ownTraits(inheriting: around)
    change()
    updateTraitFlag()
    tell(from: old, to: ownTraits(inheriting: around), tellsTheme: true)
  }

  /// Notes whether the view or its controller says anything of traits.
  final func updateTraitFlag() {
    overridesTraits =
      traitState?.overridesTraits ?? false || viewController?.overridesTraits ?? false
  }

  /// The view has another superview, and so perhaps other traits around.
  final func joinTraits(from old: TraitCollection) {
    let new = traitsAround
    if old !== new { traitsAroundDidChange(from: old, to: new, tellsTheme: true) }
  }

  /// The traits of what the view is in changed. With `tellsTheme` nobody has told of colours and sizes yet.
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
      for observer in traitState?.registrations ?? [] {
        observer.tell(self, from: old.view, to: new.view)
      }
    }
    for subview in subviews where subview.link === self {
      subview.traitsAroundDidChange(from: old.view, to: new.view, tellsTheme: tellsTheme)
    }
  }

  /// Draws the view in other colours, and with text of another size.
  private func adapt(from old: TraitCollection, to new: TraitCollection) {
    if new.hasDifferentColorAppearance(comparedTo: old) { themeDidChange() }
    if old.preferredContentSizeCategory != new.preferredContentSizeCategory {
      themeDidChange()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// Has the view laid out and drawn again, since it may be the other way round now.
  final func directionMayHaveChanged() {
    if constraintBox != nil { constraintsSeeDirection() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Observers

  /// Has an observer told, for as long as the view exists.
  @discardableResult public final func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type],
    observer: @escaping @MainActor (AnyObject, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    let registration = TraitObserver(traits, observer)
    madeTraitState.registrations.append(registration)
    return registration
  }

  /// Has somebody told no longer.
  public final func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    traitState?.registrations.removeAll { $0 === registration }
  }

  /// Does nothing: the traits of a view are always those of the moment.
  public final func updateTraitsIfNeeded() {}

  final var madeTraitState: TraitState {
    if let traitState { return traitState }
    let made = TraitState()
    traitState = made
    return made
  }
}
