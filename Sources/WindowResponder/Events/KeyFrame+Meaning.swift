import ResponderPlatform

extension Key {
  /// The key of a frame.
  init(_ frame: KeyFrame) {
    self.init(
      keyCode: frame.keyCode, characters: frame.characters,
      charactersIgnoringModifiers: frame.charactersIgnoringModifiers,
      modifierFlags: frame.modifiers, physicalKeyCode: frame.physicalKeyCode)
    unshiftedCharacters = frame.plainCharacters
    isLevelChosen = frame.isLevelChosen
  }
}

extension KeyFrame {
  /// Where the key lies.
  var physicalKeyCode: KeyboardHIDUsage { KeyboardHIDUsage(evdev: code) }

  /// What the key means: the function that its keysym names, else where it lies.
  ///
  /// A key that types is its position only where keys that type usually lie. A letter on the position of
  /// Backspace, as virtual keyboards have it, is the key that types it on a US keyboard.
  var keyCode: KeyboardHIDUsage {
    let name = Keysym(rawValue: keysym)
    if let function = KeyboardHIDUsage(function: name) { return function }
    let position = physicalKeyCode
    if name == .none, characters.isEmpty { return position }
    guard name.isCharacter || !characters.isEmpty else {
      // Keymaps give F13 to F24 the names of launchers, which have no usages.
      return position.isUpperFunctionKey ? position : .unnamed(code)
    }
    if position.isWriting { return position }
    let ascii = name.ascii ?? characters.unicodeScalars.first
    if position.isKeypadWriting, ascii?.properties.isAlphabetic == false { return position }
    return ascii.flatMap(KeyboardHIDUsage.init(typing:)) ?? .unnamed(code)
  }
}

extension KeyboardHIDUsage {
  /// A key of which nothing is known but its evdev code.
  fileprivate static func unnamed(_ code: UInt32) -> KeyboardHIDUsage {
    KeyboardHIDUsage(rawValue: unnamedBase + Int(code))
  }

  /// Whether letters, digits and signs lie there on most keyboards, or a key that the HID table lacks.
  fileprivate var isWriting: Bool {
    (Self.keyboardA.rawValue...Self.keyboard0.rawValue).contains(rawValue)
      || (Self.keyboardHyphen.rawValue...Self.keyboardSlash.rawValue).contains(rawValue)
      || self == .keyboardNonUSBackslash || rawValue >= Self.unnamedBase
  }

  /// Whether digits and signs of the keypad lie there.
  fileprivate var isKeypadWriting: Bool {
    self != .keypadEnter && self != .keypadNumLock
      && (Self.keypadNumLock.rawValue...Self.keypadPeriod.rawValue).contains(rawValue)
      || self == .keypadEqualSign
  }

  /// Whether it is one of F13 to F24.
  fileprivate var isUpperFunctionKey: Bool {
    (Self.keyboardF13.rawValue...Self.keyboardF24.rawValue).contains(rawValue)
  }
}
