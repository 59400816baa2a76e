import Testing

@testable import ResponderPlatform
@testable import WaylandPlatform
@testable import WindowResponder

@MainActor @Suite("Keys become text") struct KeyTranslatorTests {
  private enum Key {
    static let a: UInt32 = 30
    static let c: UInt32 = 46
    static let e: UInt32 = 18
    static let apostrophe: UInt32 = 40
    static let leftShift: UInt32 = 42
    static let enter: UInt32 = 28
  }

  private let shift = ModifierMasks(depressed: 1)
  private let control = ModifierMasks(depressed: 4)

  private func makeTranslator(
    _ layout: String, variant: String = "", log: PlatformLog = PlatformLog()
  ) throws -> KeyTranslator {
    let translator = KeyTranslator(locale: "en_US.UTF-8", log: log)
    translator.setKeymap(try Self.keymap(KeymapFile.text(layout: layout, variant: variant)))
    return translator
  }

  private static func keymap(_ bytes: [UInt8], isSealed: Bool = true) throws -> KeymapText {
    let file = KeymapFile(bytes, isSealed: isSealed)
    return try KeymapText(descriptor: file.descriptor, byteCount: UInt32(bytes.count))
  }

  @Test("a letter follows Shift and Lock")
  func letters() throws {
    let translator = try makeTranslator("us")
    #expect(translator.press(Key.a).characters == "a")
    #expect(translator.setModifiers(shift))
    let shifted = translator.press(Key.a)
    #expect(shifted.characters == "A" && shifted.charactersIgnoringModifiers == "A")
    #expect(translator.setModifiers(ModifierMasks(locked: 2)))
    let locked = translator.press(Key.a)
    #expect(locked.characters == "A" && locked.charactersIgnoringModifiers == "a")
  }

  @Test("Control and a letter make no text, Control and Return still a return")
  func controlMakesNoText() throws {
    let translator = try makeTranslator("us")
    _ = translator.setModifiers(control)
    let press = translator.press(Key.c)
    #expect(press.characters.isEmpty && press.charactersIgnoringModifiers == "c")
    #expect(translator.press(Key.enter).characters == "\r")
  }

  @Test("the group chooses the layout, and shortcuts stay Latin")
  func groups() throws {
    let translator = try makeTranslator("us,ru")
    _ = translator.setModifiers(ModifierMasks(group: 1))
    #expect(translator.press(Key.c).characters == "с")
    _ = translator.setModifiers(ModifierMasks(depressed: 4, group: 1))
    #expect(translator.press(Key.c).charactersIgnoringModifiers == "c")
  }

  @Test("a dead key composes, and says so meanwhile")
  func compose() throws {
    let translator = try makeTranslator("us", variant: "intl")
    let dead = translator.press(Key.apostrophe)
    #expect(dead.isComposing && dead.characters.isEmpty)
    #expect(translator.press(Key.leftShift).isComposing == false)
    let composed = translator.press(Key.e)
    #expect(composed.characters == "é" && !composed.isComposing)
    #expect(translator.press(Key.e).characters == "e")
  }

  @Test("a sequence that fits nothing is dropped, and one can be given up")
  func brokenCompose() throws {
    let translator = try makeTranslator("us", variant: "intl")
    _ = translator.press(Key.apostrophe)
    #expect(translator.press(Key.enter).characters.isEmpty)
    _ = translator.press(Key.apostrophe)
    translator.resetCompose()
    #expect(translator.press(Key.e).characters == "e")
  }

  @Test("letters repeat and Shift does not")
  func repeats() throws {
    let translator = try makeTranslator("us")
    #expect(translator.repeats(Key.a))
    #expect(!translator.repeats(Key.leftShift))
  }

  @Test("without a keymap keys have no meaning and do no harm")
  func noKeymap() {
    let translator = KeyTranslator(locale: "C", log: PlatformLog())
    #expect(translator.press(Key.a) == KeyMeaning())
    #expect(!translator.repeats(Key.a))
  }

  @Test("a broken keymap leaves the one before, and is logged once")
  func brokenKeymap() throws {
    var lines: [String] = []
    let translator = try makeTranslator("us", log: PlatformLog { lines.append($0) })
    #expect(translator.press(Key.a).characters == "a")
    for garbage in ["garbage", "xkb_keymap {", "\0"] {
      translator.setKeymap(try Self.keymap(Array(garbage.utf8)))
      #expect(translator.press(Key.a).characters == "a")
    }
    #expect(lines.count == 1)
  }

  @Test("an unknown key code means nothing", arguments: [0, 700, UInt32.max, UInt32.max - 8])
  func unknownCodes(code: UInt32) throws {
    let translator = try makeTranslator("us")
    #expect(translator.press(code).characters.isEmpty)
    #expect(translator.setModifiers(ModifierMasks(depressed: .max, group: .max)))
    #expect(translator.press(code).characters.isEmpty)
  }

  @Test("a file that can shrink is copied, one that can't is mapped; both read the same")
  func sealedAndUnsealed() throws {
    let bytes = KeymapFile.text(layout: "us")
    #expect(bytes.count > 1_000)
    for isSealed in [true, false] {
      let text = try Self.keymap(bytes, isSealed: isSealed)
      #expect(text.bytes.elementsEqual(bytes))
    }
  }

  @Test("an empty, a huge and a short file are refused")
  func refused() {
    let file = KeymapFile([1, 2, 3])
    #expect(throws: KeymapText.Failure.self) {
      try KeymapText(descriptor: file.descriptor, byteCount: 0)
    }
    #expect(throws: KeymapText.Failure.self) {
      try KeymapText(descriptor: file.descriptor, byteCount: 2 << 30)
    }
    #expect(throws: KeymapText.Failure.self) {
      try KeymapText(descriptor: file.descriptor, byteCount: 4)
    }
    #expect(throws: KeymapText.Failure.self) {
      try KeymapText(descriptor: -1, byteCount: 4)
    }
  }

  @Test("flags come from the masks alone")
  func flags() {
    #expect(
      ModifierMasks(depressed: 1, latched: 4, locked: 2).flags == [.shift, .control, .alphaShift])
    #expect(ModifierMasks(depressed: 8 | 64).flags == [.alternate, .command])
    #expect(ModifierMasks(locked: 16).flags.isEmpty)
  }
}

@MainActor @Suite("Cursor shapes") struct CursorShapeTests {
  @Test("have CSS's names in themes")
  func names() {
    #expect(CursorShape.nwseResize.themeNames.first == "nwse-resize")
    #expect(CursorShape.contextMenu.themeNames.first == "context-menu")
    #expect(CursorShape.default.themeNames.first == "default")
  }

  @Test("stand in the order of the protocol")
  func order() {
    #expect(CursorShape.allCases.count == 34)
    #expect(CursorShape.default.protocolValue == 1)
    #expect(CursorShape.verticalText.protocolValue == 10)
    #expect(CursorShape.zoomOut.protocolValue == 34)
  }
}
