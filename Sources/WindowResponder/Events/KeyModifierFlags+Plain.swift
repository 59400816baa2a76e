import ResponderPlatform

extension KeyModifierFlags {
  /// Whether nothing is held that changes what a key means.
  var isPlain: Bool { subtracting([.alphaShift, .numericPad]).isEmpty }
}
