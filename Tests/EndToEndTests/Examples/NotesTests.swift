import Foundation
import RealCompositors
import Testing

/// Tests of the text editor example on a real compositor: the typed text is in its file, independent of the
/// way in which the program ends.
@Suite(.serialized)
struct NotesTests {
  private static let words = "milk and tea"

  @Test("What is typed on sway is in the file a little later", needs("sway", "grim"))
  func typingIsSaved() throws {
    let (sway, notes) = try typedNotes()
    defer { sway.stop() }
    #expect(wait { notes.text == Self.words })
    #expect(notes.process.waylandLog.events("wl_display.error").isEmpty)
  }

  @Test("What was typed when the window is closed at once is in the file", needs("sway", "grim"))
  func closing() throws {
    let (sway, notes) = try typedNotes()
    defer { sway.stop() }
    try sway.swaymsg("[app_id=\"org.windowresponder.Notes\"]", "kill")
    #expect(notes.process.waitForExit() == .status(0), "\(notes.process.errors)")
    #expect(notes.text == Self.words && notes.leftovers.isEmpty)
  }

  @Test(
    "What was typed when a signal comes is in the file", needs("sway", "grim"),
    arguments: [SIGTERM, SIGINT, SIGHUP])
  func signal(number: Int32) throws {
    let (sway, notes) = try typedNotes()
    defer { sway.stop() }
    notes.process.send(signal: number)
    #expect(notes.process.waitForExit() == .status(0), "\(notes.process.errors)")
    #expect(notes.text == Self.words && notes.leftovers.isEmpty)
  }

  @Test(
    "A session's end, which sends SIGTERM and SIGHUP at once, loses nothing", needs("sway", "grim"))
  func sessionEnd() throws {
    let (sway, notes) = try typedNotes()
    defer { sway.stop() }
    for number in [SIGTERM, SIGHUP, SIGTERM] { notes.process.send(signal: number) }
    #expect(notes.process.waitForExit() == .status(0), "\(notes.process.errors)")
    #expect(notes.text == Self.words && notes.leftovers.isEmpty)
  }

  @Test("What was typed when the compositor dies is in the file", needs("sway", "grim"))
  func crash() throws {
    let (sway, notes) = try typedNotes()
    defer { sway.stop() }
    sway.crash()
    #expect(notes.process.waitForExit() == .status(1), "\(notes.process.errors)")
    #expect(notes.text == Self.words && notes.leftovers.isEmpty)
  }

  @Test(
    "What cannot be written at the end is kept elsewhere, and it says where", needs("sway", "grim"))
  func rescue() throws {
    let (sway, notes) = try typedNotes(in: "away/notes.txt")
    defer { sway.stop() }
    notes.process.send(signal: SIGTERM)
    #expect(notes.process.waitForExit() == .status(0))
    let rescued = try #require(notes.kept.first, "\(notes.process.errors)")
    #expect((try? String(contentsOf: rescued, encoding: .utf8))?.hasSuffix(Self.words) == true)
    let reason = "is not saved: There is no such file or folder. What you wrote is in "
    #expect(notes.process.errors.contains(reason))
    #expect(notes.process.errors.contains("/\(rescued.lastPathComponent)\n"))
  }

  /// Launches Notes on sway, and types a text.
  private func typedNotes(in name: String = "notes.txt") throws -> (RealCompositor, OpenNotes) {
    let sway = try RealCompositor.sway()
    let notes = try OpenNotes(sway, name)
    #expect(wait { notes.process.waylandLog.isShown }, "\(notes.process.errors)")
    try sway.input.type(Self.words)
    // The program has received the press and the release of each key.
    let events = Self.words.count * 2
    #expect(wait { notes.process.waylandLog.events("wl_keyboard.key").count >= events })
    return (sway, notes)
  }
}
