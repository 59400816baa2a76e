import Foundation
import RealCompositors
import Testing

/// The example that is typed into, on a real compositor.
@Suite(.serialized)
struct NotesTests {
  @Test("What is typed on sway is in the file a little later", needs("sway", "grim"))
  func typingIsSaved() throws {
    let sway = try RealCompositor.sway()
    defer { sway.stop() }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("notes-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let notes = try sway.launch(Executables.product("Notes"), [file.path], debug: true)
    #expect(wait { notes.waylandLog.isShown }, "\(notes.errors)")
    try sway.input.type("milk and tea")
    #expect(wait { (try? String(contentsOf: file, encoding: .utf8)) == "milk and tea" })
    #expect(notes.waylandLog.events("wl_display.error").isEmpty)
  }
}
