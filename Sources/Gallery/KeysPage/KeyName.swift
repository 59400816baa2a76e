import WindowResponder

extension Key {
  /// The printed names of this key and of the modifiers that are held with it.
  @MainActor var namesWithModifiers: [String] {
    let names = modifierFlags.names
    let own = name.isEmpty ? "Key \(keyCode.rawValue)" : name
    return names.contains(own) ? [own] : names + [own]
  }
}
