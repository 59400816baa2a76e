import WindowResponder

@MainActor extension Set<Press> {
  /// The only key among presses, where no modifier is held; nil else.
  package var plainKey: Key? {
    guard count == 1, let key = first?.key,
      key.modifierFlags.subtracting([.alphaShift, .numericPad]).isEmpty
    else { return nil }
    return key
  }
}
