import WindowResponder

@MainActor extension Set<Press> {
  /// The key of a single press without modifiers, or `nil` if there are several presses or a modifier is
  /// held.
  package var plainKey: Key? {
    guard count == 1, let key = first?.key,
      key.modifierFlags.subtracting([.alphaShift, .numericPad]).isEmpty
    else { return nil }
    return key
  }
}
