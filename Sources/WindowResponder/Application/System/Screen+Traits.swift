extension Screen {
  /// The traits of something that fills the screen.
  @MainActor public var traitCollection: TraitCollection {
    let context = ProgramContext.current
    return context.makeTraits(themes: context.themes, size: bounds.size, scale: scale)
  }
}
