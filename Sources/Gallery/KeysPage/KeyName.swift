import WindowResponder

extension Key {
  /// The keys that are held with this one, and this one, by the names that are printed on them.
  @MainActor var namesWithModifiers: [String] {
    let names = modifierFlags.names
    let own = name.isEmpty ? "Key \(keyCode.rawValue)" : name
    return names.contains(own) ? [own] : names + [own]
  }
}
