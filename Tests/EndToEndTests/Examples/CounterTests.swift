import RealCompositors
import Testing

/// Tests of the smallest example on each real compositor.
@Suite(.serialized)
struct CounterTests {
  /// The positions of the counter's button and label, in a window of 320×200 points with a title bar.
  private let button = (x: 160.0, y: 146.0)
  private let label = (x: 60, y: 72, width: 200, height: 30)

  @Test(
    "A finger on KWin presses the button, and its label is another on the screenshot",
    needs("kwin_wayland", "dbus-daemon"))
  func fingerOnKWin() throws {
    let kwin = try RealCompositor.kwin(width: 800, height: 600)
    defer { kwin.stop() }
    let counter = try launchCounter(on: kwin)
    #expect(try wait { Set(try labelPixels(kwin)).count > 1 }, "no label on the screenshot")
    let before = try labelPixels(kwin)
    try kwin.input.tap(atX: button.x, y: button.y)
    #expect(try wait { try labelPixels(kwin) != before })
    #expect(counter.waylandLog.events("wl_display.error").isEmpty)
  }

  @Test("A finger on weston presses the button", needs("weston", "cc"))
  func fingerOnWeston() throws {
    let weston = try RealCompositor.weston(width: 320, height: 200)
    defer { weston.stop() }
    let counter = try launchCounter(on: weston)
    let drawn = counter.waylandLog.commits.count
    try weston.input.touchDown(0, x: button.x, y: 100)
    try weston.input.touchFrame()
    #expect(wait { counter.waylandLog.commits.count > drawn })
    #expect(counter.waylandLog.events("wl_display.error").isEmpty)
  }

  @Test("The pointer on sway presses the button, and so does the space bar", needs("sway", "grim"))
  func pointerAndKeysOnSway() throws {
    let sway = try RealCompositor.sway()
    defer { sway.stop() }
    let counter = try launchCounter(on: sway)
    #expect(try wait { Set(try labelPixels(sway)).count > 1 }, "no label on the screenshot")
    let before = try labelPixels(sway)
    try sway.input.click(atX: button.x, y: button.y)
    #expect(try wait { try labelPixels(sway) != before })
    let clicked = try labelPixels(sway)
    try sway.input.strike(.tab)
    try sway.input.strike(.space)
    #expect(try wait { try labelPixels(sway) != clicked })
    #expect(counter.waylandLog.events("wl_display.error").isEmpty)
  }

  private func labelPixels(_ compositor: RealCompositor) throws -> [UInt32] {
    try compositor.screenshot().pixels(
      x: label.x, y: label.y, width: label.width, height: label.height)
  }
}
