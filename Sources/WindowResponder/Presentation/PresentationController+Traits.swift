extension PresentationController: TraitEnvironment {
  /// Those of the views of the presentation, or else of where it would be.
  var shownTraits: TraitCollection {
    if let container { return container.traitCollection }
    return presentingViewController?.traitCollection ?? ProgramContext.current.traits
  }

  /// What lies above other things is elevated, unless that is said otherwise.
  private var containerOverrides: TraitValues {
    var values = TraitValues()
    if !shouldRemovePresentersView { values[TraitUserInterfaceLevel.self] = .elevated }
    values.merge(traitOverrides.values)
    return values
  }

  /// Gives the views of the presentation its traits, and tells where they are others now.
  func overridesDidChange() {
    guard let container else { return }
    let old = container.traitCollection
    container.traitOverrides = TraitOverrides(values: containerOverrides)
    let new = container.traitCollection
    if old != new { traitCollectionDidChange(old) }
  }
}
