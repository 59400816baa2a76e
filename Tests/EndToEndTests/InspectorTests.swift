import RealCompositors
import Testing

/// Tests of the inspector of a program, on a real compositor.
@Suite(.serialized, needs("kwin_wayland", "dbus-daemon"))
struct InspectorTests {
  /// The positions of the button and the label, in a window of 320×200 points at the top left of the screen.
  private let button = (x: 160.0, y: 146.0)
  private let label = (x: 60, y: 72, width: 200, height: 30)

  @Test(
    "Ctrl+Shift+I opens the inspector on KWin, a finger picks a view, and the keys close it again")
  func picksByTouch() throws {
    let kwin = try RealCompositor.kwin(width: 1_400, height: 800)
    defer { kwin.stop() }
    let probe = try kwin.launch(Executables.product("InspectorProbe"), debug: true)
    #expect(wait { probe.waylandLog.isShown }, "\(probe.errors)")
    #expect(try wait { Set(try labelPixels(kwin)).count > 1 }, "no label on the screenshot")
    let plain = try labelPixels(kwin)
    let (i, c) = (
      try #require(EvdevKey.typing("i")?.key), try #require(EvdevKey.typing("c")?.key)
    )

    try kwin.input.strike(.leftControl, .leftShift, i)
    #expect(wait { openings(of: probe) == 1 })
    #expect(try wait { try corner(kwin) }, "the inspector is not to be seen")

    // The inspector's window is closed while a view is picked.
    try kwin.input.strike(.leftControl, .leftShift, c)
    #expect(try wait { try !corner(kwin) && (try labelPixels(kwin)) == plain })
    try kwin.input.tap(atX: button.x, y: button.y)
    #expect(wait { openings(of: probe) == 2 }, "nothing was picked")
    #expect(try wait { try corner(kwin) })

    try kwin.input.strike(.leftControl, .leftShift, i)
    #expect(
      try wait { try !corner(kwin) && (try labelPixels(kwin)) == plain },
      "the button was pressed by the finger that picked it")
    #expect(probe.waylandLog.events("wl_display.error").isEmpty)
  }

  /// Returns how often the inspector's window was opened.
  private func openings(of program: ChildProcess) -> Int {
    program.waylandLog.requests("xdg_toplevel.set_title").filter {
      "\($0.arguments)".contains("Inspector")
    }.count
  }

  /// Returns a Boolean value that indicates whether a window is visible outside of the program's window.
  private func corner(_ compositor: RealCompositor) throws -> Bool {
    let pixels = try compositor.screenshot().pixels(x: 500, y: 300, width: 200, height: 100)
    return pixels.contains { $0 & 0xFF_FFFF != 0 }
  }

  private func labelPixels(_ compositor: RealCompositor) throws -> [UInt32] {
    try compositor.screenshot().pixels(
      x: label.x, y: label.y, width: label.width, height: label.height)
  }
}
