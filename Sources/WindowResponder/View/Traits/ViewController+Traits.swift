extension ViewController: TraitChangeObservable {
  /// The traits of the controller: those around its view, with what its parent and itself say otherwise.
  final var shownTraits: TraitCollection {
    if let view = viewIfLoaded, view.superview != nil || view.host != nil {
      return ownTraits(inheriting: view.traitsAround)
    }
    return ownTraits(inheriting: traitsAroundWithoutView)
  }

  /// The traits around a controller whose view is in none: the parent's, those of its window, or the
  /// program's.
  final var traitsAroundWithoutView: TraitCollection {
    if let parent { return parent.traitCollection }
    return (rootWindow as View?)?.shownTraits ?? ProgramContext.current.traits
  }

  final func ownTraits(inheriting traits: TraitCollection) -> TraitCollection {
    var traits = traits
    if let override = parent?.overrideTraitCollection(forChild: self) {
      var values = traits.values
      values.merge(override.values)
      traits = TraitCollection(values, themes: traits.themes)
    }
    return traitState?.traits(inheriting: traits) ?? traits
  }

  /// Whether the controller's traits may be others than those around its view.
  final var overridesTraits: Bool {
    if traitState?.overridesTraits == true { return true }
    return parent?.overrideTraitCollection(forChild: self) != nil
  }

  /// Changes what is said of the controller's traits, and tells who has others now.
  final func changeTraits(_ change: () -> Void) {
    if let view = viewIfLoaded { return view.changeTraits(change) }
    let old = shownTraits
    change()
    let new = shownTraits
    if old != new { traitsDidChange(from: old, to: new) }
  }

  /// The controller has another parent, which may say something of its traits.
  final func parentTraitsDidChange(from old: TraitCollection) {
    guard let view = viewIfLoaded else { return }
    let around = view.traitsAround
    view.updateTraitFlag()
    guard view.overridesTraits else { return }
    if shownTraits != old { traitsDidChange(from: old, to: shownTraits) }
    for subview in view.subviews {
      subview.traitsAroundDidChange(from: around, to: view.shownTraits, tellsTheme: true)
    }
  }

  /// Tells the children, and what is presented, of the traits that they are about to have, where these are
  /// others.
  final func forwardTransition(
    to traits: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for controller in children + [links?.presented].compactMap({ $0 }) {
      let new = controller.ownTraits(inheriting: traits)
      guard new != controller.traitCollection else { continue }
      // What presents a controller hears first, and tells it.
      let isPresented = controller === links?.presented
      let presentation = isPresented ? controller.links?.controller as? any ContentContainer : nil
      (presentation ?? controller).willTransition(to: new, with: coordinator)
    }
  }

  /// Tells of other traits.
  final func traitsDidChange(from old: TraitCollection, to new: TraitCollection) {
    new.withCurrent {
      traitCollectionDidChange(old)
      for observer in traitState?.registrations ?? [] { observer.tell(self, from: old, to: new) }
    }
  }

  /// Has an observer told, for as long as the controller exists.
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

  /// Does nothing: the traits of a controller are always those of the moment.
  public final func updateTraitsIfNeeded() {}

  final var madeTraitState: TraitState {
    if let traitState { return traitState }
    let made = TraitState()
    traitState = made
    return made
  }
}
