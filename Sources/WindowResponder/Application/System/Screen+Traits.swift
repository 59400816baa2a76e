extension Screen {
  /// The traits of an object that fills the screen.
  @preconcurrency @MainActor public var traitCollection: TraitCollection {
    let context = ProgramContext.current
    return context.makeTraits(themes: context.themes, size: bounds.size, scale: scale)
  }
}
