extension ViewController: TraitChangeObservable, TraitStateOwner {
  /// The overrides of traits for the controller and its view.
  public final var traitOverrides: TraitOverrides {
    get { TraitOverrides(values: traitState?.overrides ?? TraitValues()) }
    set { changeTraits { madeTraitState.overrides = newValue.values } }
  }

  /// The controller's traits: those around its view with the overrides of its parent and itself.
  final var shownTraits: TraitCollection {
    if let view = viewIfLoaded, view.superview != nil || view.host != nil {
      return ownTraits(inheriting: view.traitsAround)
    }
    return ownTraits(inheriting: traitsAroundWithoutView)
  }

  /// The inherited traits of a controller whose view has no superview: those of the parent, the window, or
  /// the application.
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

  /// A Boolean value that indicates whether the controller's traits may differ from those around its view.
  final var overridesTraits: Bool {
    if traitState?.overridesTraits == true { return true }
    return parent?.overrideTraitCollection(forChild: self) != nil
  }

  /// Changes the overrides of the controller, and notifies the objects whose traits have changed.
  final func changeTraits(_ change: () -> Void) {
    if let view = viewIfLoaded { return view.changeTraits(change) }
    let old = shownTraits
    change()
    let new = shownTraits
    if old != new { traitsDidChange(from: old, to: new) }
  }

  /// Updates the traits after the controller has moved to another parent, which may override them.
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

  /// Notifies the children and the presented controller of the traits that they are about to have, if they
  /// differ.
  final func forwardTransition(
    to traits: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for controller in children + [links?.presented].compactMap({ $0 }) {
      let new = controller.ownTraits(inheriting: traits)
      guard new != controller.traitCollection else { continue }
      // The presentation controller is notified first, and forwards to the controller it presents.
      let isPresented = controller === links?.presented
      let presentation = isPresented ? controller.links?.controller as? any ContentContainer : nil
      (presentation ?? controller).willTransition(to: new, with: coordinator)
    }
  }

  /// Notifies the controller and its observers of changed traits.
  final func traitsDidChange(from old: TraitCollection, to new: TraitCollection) {
    new.withCurrent {
      traitCollectionDidChange(old)
      tellObservers(from: old, to: new)
    }
  }

  /// Registers an observer of traits for the lifetime of the controller.
  @discardableResult public final func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type],
    observer: @escaping @MainActor (AnyObject, TraitCollection) -> Void
  ) -> any TraitChangeRegistration { observeTraits(traits, observer) }

  /// Removes the registration of an observer.
  public final func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    endObservation(registration)
  }

  /// Performs no action, because the traits of a controller are always current.
  public final func updateTraitsIfNeeded() {}
}
