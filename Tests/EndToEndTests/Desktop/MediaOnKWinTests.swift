import RealCompositors
import Testing

/// Tests of the gallery's player on KWin, with a message bus.
@Suite(.serialized, needs("kwin_wayland", "dbus-daemon", "playerctl"))
struct MediaOnKWinTests {
  @Test("J2: playerctl and the keyboard's media key both reach the player, each press once")
  func playerctlAndMediaKey() throws {
    let kwin = try RealCompositor.kwin()
    defer { kwin.stop() }
    let gallery = try GalleryClient(on: kwin, page: "motion-and-media")
    let path = try Executables.require("playerctl")
    func playerctl(_ command: String) throws -> String {
      let process = try kwin.launch(path, ["--player", "org.windowresponder.Gallery", command])
      _ = process.waitForExit()
      return String(process.output.prefix { !$0.isNewline })
    }
    #expect(try wait { try playerctl("status") == "Paused" })
    _ = try playerctl("play")
    #expect(try wait { try playerctl("status") == "Playing" })
    // The window receives the keyboard focus with the first click.
    try kwin.input.click(atX: 600, y: 560)
    #expect(wait { !gallery.events("pointer", "ended").isEmpty })
    try kwin.input.key(.playPause, isPressed: true)
    try kwin.input.key(.playPause, isPressed: false)
    #expect(try wait { try playerctl("status") == "Paused" })
    #expect(gallery.events("key", "began").isEmpty)
    #expect(!gallery.brokeProtocol)
  }
}
