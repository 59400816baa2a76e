import CWayland
import ResponderPlatform

/// Makes keysyms and text of key codes, with the compositor's keymap and the user's compose table.
///
/// Both are read at the first key, not before: they cost milliseconds.
@MainActor final class KeyTranslator {
  /// What a key means.
  struct Translation: Equatable {
    var keysym: UInt32 = 0
    var characters = ""
    var charactersIgnoringModifiers = ""
    var plainCharacters = ""
    var isLevelChosen = false
    var isComposing = false
  }

  private let locale: String
  private let log: PlatformLog
  private var newText: KeymapText?
  private var keymap: Keymap?
  private var compose: ComposeState?
  private var didReadCompose = false
  private var context: OpaquePointer?

  /// The modifiers as last told.
  private(set) var modifiers = ModifierMasks()

  /// Creates a translator without a keymap: until one comes, keys have codes but no meaning.
  init(locale: String, log: PlatformLog) {
    self.locale = locale
    self.log = log
  }

  isolated deinit {
    xkb_context_unref(context)
  }

  /// Takes a keymap; it is compiled when it is first needed.
  func setKeymap(_ text: KeymapText) {
    newText = text
  }

  /// Takes the modifiers. Gives whether their flags changed.
  func setModifiers(_ modifiers: ModifierMasks) -> Bool {
    let didChange = modifiers.flags != self.modifiers.flags
    self.modifiers = modifiers
    keymap?.update(modifiers)
    return didChange
  }

  /// Whether the key repeats while it is held; false without a keymap.
  func repeats(_ code: UInt32) -> Bool {
    currentKeymap()?.repeats(code) ?? false
  }

  /// What a key means that went down: it takes part in composing.
  func press(_ code: UInt32) -> Translation {
    var translation = translate(code)
    switch composeState()?.feed(translation.keysym) ?? .nothing {
    case .nothing: break
    case .composing:
      translation.characters = ""
      translation.isComposing = true
    case .composed(let keysym, let characters):
      translation.keysym = keysym
      translation.characters = characters
    case .cancelled:
      translation.characters = ""
    }
    return translation
  }

  /// What a key means, apart from composing.
  private func translate(_ code: UInt32) -> Translation {
    guard let keymap = currentKeymap() else { return Translation() }
    var translation = Translation(
      keysym: keymap.keysym(code), characters: keymap.characters(code),
      charactersIgnoringModifiers: keymap.charactersIgnoringModifiers(code),
      plainCharacters: keymap.unshiftedCharacters(code),
      isLevelChosen: keymap.isLevelChosen(code))
    let flags = modifiers.flags
    if !flags.isDisjoint(with: [.control, .alternate, .command]), !translation.isLevelChosen,
      !translation.charactersIgnoringModifiers.utf8.allSatisfy({ $0 < 0x80 }),
      let latin = keymap.latinCharacter(code, isShifted: flags.contains(.shift))
    {
      // Control and the key of C are a shortcut in a Cyrillic layout too.
      translation.charactersIgnoringModifiers = latin
    }
    if flags.contains(.control), translation.characters.isControlCharacter,
      translation.characters != translation.charactersIgnoringModifiers
    {
      // Control and C make U+0003 for a terminal; for a program with shortcuts it is no text.
      translation.characters = ""
    }
    return translation
  }

  /// Drops a sequence that is being composed, as when the keyboard goes elsewhere.
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
      // What a broken keymap has wrong fills a page; one line of our own is enough.
      xkb_context_set_log_level(context, XKB_LOG_LEVEL_CRITICAL)
    }
    return context
  }
}

extension String {
  /// Whether the text is one character without a picture.
  fileprivate var isControlCharacter: Bool {
    unicodeScalars.count == 1 && unicodeScalars.allSatisfy { $0.value < 0x20 || $0.value == 0x7F }
  }
}
