import ResponderPlatform

extension Key {
  /// Creates the key of a frame.
  init(_ frame: KeyFrame) {
    self.init(
      keyCode: frame.keyCode, characters: frame.meaning.characters,
      charactersIgnoringModifiers: frame.meaning.charactersIgnoringModifiers,
      modifierFlags: frame.modifiers, physicalKeyCode: frame.physicalKeyCode)
    unshiftedCharacters = frame.meaning.plainCharacters
    isLevelChosen = frame.meaning.isLevelChosen
  }
}

extension KeyFrame {
  /// The position of the key.
  var physicalKeyCode: KeyboardHIDUsage { KeyboardHIDUsage(evdev: code) }

  /// The meaning of the key: the function of its keysym, or else its position.
  ///
  /// A key with a character is its position only where keys with characters usually are. Virtual keyboards
  /// may send a character at the position of Backspace. It then becomes the key that types the character on a
  /// US keyboard.
  var keyCode: KeyboardHIDUsage {
    let name = Keysym(rawValue: meaning.keysym)
    let characters = meaning.characters
    if let function = KeyboardHIDUsage(function: name) { return function }
    let position = physicalKeyCode
    if name == .none, characters.isEmpty { return position }
    guard name.isCharacter || !characters.isEmpty else {
      // Keymaps give F13 to F24 the keysyms of launchers, which have no usages.
      return position.isUpperFunctionKey ? position : .unnamed(code)
    }
    if position.isWriting { return position }
    let ascii = name.ascii ?? characters.unicodeScalars.first
    if position.isKeypadWriting, ascii?.properties.isAlphabetic == false { return position }
    return ascii.flatMap(KeyboardHIDUsage.init(typing:)) ?? .unnamed(code)
  }
}

extension KeyboardHIDUsage {
  /// Returns a key for which only its evdev code is known.
  fileprivate static func unnamed(_ code: UInt32) -> KeyboardHIDUsage {
    KeyboardHIDUsage(rawValue: unnamedBase + Int(code))
  }

  /// A Boolean value that indicates whether the position has a letter, a digit or a punctuation mark on most
  /// keyboards, or is not in the HID table.
  fileprivate var isWriting: Bool {
    (Self.keyboardA.rawValue...Self.keyboard0.rawValue).contains(rawValue)
      || (Self.keyboardHyphen.rawValue...Self.keyboardSlash.rawValue).contains(rawValue)
      || self == .keyboardNonUSBackslash || rawValue >= Self.unnamedBase
  }

  /// A Boolean value that indicates whether the position has a digit or an operator of the keypad.
  fileprivate var isKeypadWriting: Bool {
    self != .keypadEnter && self != .keypadNumLock
      && (Self.keypadNumLock.rawValue...Self.keypadPeriod.rawValue).contains(rawValue)
      || self == .keypadEqualSign
  }

  /// A Boolean value that indicates whether the key is one of F13 to F24.
  fileprivate var isUpperFunctionKey: Bool {
    (Self.keyboardF13.rawValue...Self.keyboardF24.rawValue).contains(rawValue)
  }
}
