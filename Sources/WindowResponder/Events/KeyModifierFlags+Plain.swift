import ResponderPlatform

extension KeyModifierFlags {
  /// A Boolean value that indicates whether no modifier is down that changes the meaning of a key.
  var isPlain: Bool { subtracting([.alphaShift, .numericPad]).isEmpty }
}
