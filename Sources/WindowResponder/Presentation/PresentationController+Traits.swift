extension PresentationController: TraitEnvironment {
  /// The traits of the presentation's container, or else of the presenting controller.
  var shownTraits: TraitCollection {
    if let container { return container.traitCollection }
    return presentingViewController?.traitCollection ?? ProgramContext.current.traits
  }

  /// The trait overrides of the container. A presentation above other views has the elevated level, unless it
  /// is overridden.
  private var containerOverrides: TraitValues {
    var values = TraitValues()
    if !shouldRemovePresentersView { values[TraitUserInterfaceLevel.self] = .elevated }
    values.merge(traitOverrides.values)
    return values
  }

  /// Applies the trait overrides to the container, and reports a change.
  func overridesDidChange() {
    guard let container else { return }
    let old = container.traitCollection
    container.traitOverrides = TraitOverrides(values: containerOverrides)
    let new = container.traitCollection
    if old != new { traitCollectionDidChange(old) }
  }
}
