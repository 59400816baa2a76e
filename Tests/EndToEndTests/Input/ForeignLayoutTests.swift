import RealCompositors
import Testing

/// Tests of T1: keyboards with layouts other than the US one, which type into Notes.
@Suite("Foreign layouts and virtual keyboards", .serialized)
struct ForeignLayoutTests {
  /// The text to type. Its fourteenth character is on the position of Backspace.
  private static let sentence =
    "the quick brown fox jumps over the lazy dog, 0123456789 ABCDEFGHIJ."

  @Test("T1: a keyboard with a keymap of its own types a whole sentence on sway", needs("sway"))
  func ownKeymap() throws {
    let sway = try RealCompositor.sway()
    defer { sway.stop() }
    let keyboard = try sway.plugTypingKeyboard(for: Self.sentence)
    let notes = try shown(on: sway)
    try keyboard.type(Self.sentence)
    #expect(wait { notes.text == Self.sentence }, "\(notes.text ?? "nothing")")
    #expect(notes.process.waylandLog.events("wl_display.error").isEmpty)
  }

  @Test(
    "T1: on a French keyboard Ctrl and the key that types a select all, on KWin",
    needs("kwin_wayland"))
  func french() throws {
    let kwin = try RealCompositor.kwin(keyboard: .french)
    defer { kwin.stop() }
    let notes = try shown(on: kwin)
    try kwin.input.type("q1Q!")
    #expect(wait { notes.text == "a&A1" }, "\(notes.text ?? "nothing")")
    guard let (key, _) = EvdevKey.typing("q") else { return }
    try kwin.input.strike(.leftControl, key)
    try kwin.input.type("z")
    #expect(wait { notes.text == "w" }, "\(notes.text ?? "nothing")")
  }

  @Test(
    "T1: arrows, Backspace and Return on the letters of a layer edit, on weston", needs("weston"))
  func layers() throws {
    let weston = try RealCompositor.weston(keyboard: .neo)
    defer { weston.stop() }
    let notes = try shown(on: weston)
    // These keys type i, i and a. The next ones are the left arrow, Backspace and Return.
    try weston.input.type("ssd")
    for character: Character in ["s", "w", "v"] {
      guard let (key, _) = EvdevKey.typing(character) else { return }
      try weston.input.strike(.rightAlt, key)
    }
    #expect(wait { notes.text == "i\na" }, "\(notes.text ?? "nothing")")
  }

  private func shown(on compositor: RealCompositor) throws -> OpenNotes {
    let notes = try OpenNotes(compositor)
    let hasKeys = wait { !notes.process.waylandLog.events("wl_keyboard.enter").isEmpty }
    try #require(hasKeys, "\(notes.process.errors.suffix(300))")
    return notes
  }
}
