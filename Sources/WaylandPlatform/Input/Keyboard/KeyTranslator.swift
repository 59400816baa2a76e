import CWayland
import ResponderPlatform

/// A translator from key codes to keysyms and text. It uses the compositor's keymap and the user's compose
/// table.
///
/// Both are loaded at the first key, since each takes milliseconds.
@MainActor final class KeyTranslator {
  private let locale: String
  private let log: PlatformLog
  private var newText: KeymapText?
  private var keymap: Keymap?
  private var compose: ComposeState?
  private var didReadCompose = false
  private var context: OpaquePointer?

  /// The modifiers that the compositor last sent.
  private(set) var modifiers = ModifierMasks()

  /// Creates a translator without a keymap. Without a keymap, keys have codes and no meaning.
  init(locale: String, log: PlatformLog) {
    self.locale = locale
    self.log = log
  }

  isolated deinit {
    xkb_context_unref(context)
  }

  /// Sets the keymap, which is compiled on first use.
  func setKeymap(_ text: KeymapText) {
    newText = text
  }

  /// Sets the modifiers, and returns a Boolean value that indicates whether their flags have changed.
  @discardableResult func setModifiers(_ modifiers: ModifierMasks) -> Bool {
    let didChange = modifiers.flags != self.modifiers.flags
    self.modifiers = modifiers
    keymap?.update(modifiers)
    return didChange
  }

  /// Lifts the modifiers that are held. The locked ones and the layout remain until the compositor sends
  /// others.
  func liftModifiers() {
    setModifiers(ModifierMasks(locked: modifiers.locked, group: modifiers.group))
  }

  /// Returns a Boolean value that indicates whether a key repeats while it is held. Without a keymap, returns
  /// `false`.
  func repeats(_ code: UInt32) -> Bool {
    currentKeymap()?.repeats(code) ?? false
  }

  /// Returns the meaning of a key that was pressed. The key takes part in composing.
  func press(_ code: UInt32) -> KeyMeaning {
    var meaning = translate(code)
    switch composeState()?.feed(meaning.keysym) ?? .nothing {
    case .nothing: break
    case .composing:
      meaning.characters = ""
      meaning.isComposing = true
    case .composed(let keysym, let characters):
      meaning.keysym = keysym
      meaning.characters = characters
    case .cancelled:
      meaning.characters = ""
    }
    return meaning
  }

  /// Returns the meaning of a key without composing.
  private func translate(_ code: UInt32) -> KeyMeaning {
    guard let keymap = currentKeymap() else { return KeyMeaning() }
    var meaning = KeyMeaning(
      keysym: keymap.keysym(code), characters: keymap.characters(code),
      charactersIgnoringModifiers: keymap.charactersIgnoringModifiers(code),
      plainCharacters: keymap.unshiftedCharacters(code),
      isLevelChosen: keymap.isLevelChosen(code))
    let flags = modifiers.flags
    if !flags.isDisjoint(with: [.control, .alternate, .command]), !meaning.isLevelChosen,
      !meaning.charactersIgnoringModifiers.utf8.allSatisfy({ $0 < 0x80 }),
      let latin = keymap.latinCharacter(code, isShifted: flags.contains(.shift))
    {
      // Control and the key of C are a shortcut in a Cyrillic layout too.
      meaning.charactersIgnoringModifiers = latin
    }
    if flags.contains(.control), meaning.characters.isControlCharacter,
      meaning.characters != meaning.charactersIgnoringModifiers
    {
      // For a terminal, Control and C produce U+0003. For a program with shortcuts, that is no text.
      meaning.characters = ""
    }
    return meaning
  }

  /// Drops an incomplete compose sequence, for example when the keyboard focus changes.
  func resetCompose() {
    compose?.reset()
  }

  private func currentKeymap() -> Keymap? {
    guard let text = newText else { return keymap }
    newText = nil
    guard let context = xkbContext(), let compiled = Keymap(text, context: context) else {
      log.once("keymap.broken", "the compositor's keymap does not compile; keeping the last one")
      return keymap
    }
    compiled.update(modifiers)
    keymap = compiled
    return compiled
  }

  private func composeState() -> ComposeState? {
    if !didReadCompose {
      didReadCompose = true
      compose = xkbContext().flatMap { ComposeState(locale: locale, context: $0) }
    }
    return compose
  }

  private func xkbContext() -> OpaquePointer? {
    if context == nil {
      context = xkb_context_new(XKB_CONTEXT_NO_FLAGS)
      // xkbcommon's messages about an invalid keymap fill a page. One line in this program's log is enough.
      xkb_context_set_log_level(context, XKB_LOG_LEVEL_CRITICAL)
    }
    return context
  }
}

extension String {
  /// A Boolean value that indicates whether the text is a single control character.
  fileprivate var isControlCharacter: Bool {
    unicodeScalars.count == 1 && unicodeScalars.allSatisfy { $0.value < 0x20 || $0.value == 0x7F }
  }
}
