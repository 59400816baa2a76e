import Foundation
import RealCompositors
import Testing

/// Tests of status items in the bars of other projects, on sway.
@Suite(.serialized, needs("sway", "grim", "dbus-daemon"))
final class StatusBarTests {
  private let sway: RealCompositor

  init() throws { sway = try RealCompositor.sway(hasBus: true) }

  deinit { sway.stop() }

  private let height = 30

  /// Starts waybar with a tray at the left end of the top edge.
  private func waybar() throws -> ChildProcess {
    let settings = """
      {"layer": "top", "position": "top", "height": \(height), "modules-left": ["tray"],
       "tray": {"icon-size": 24, "spacing": 10}}
      """
    let style =
      "* { font-family: 'DejaVu Sans'; font-size: 13px; } window#waybar { background: #333; }"
    try settings.write(toFile: sway.file("bar.json"), atomically: false, encoding: .utf8)
    try style.write(toFile: sway.file("bar.css"), atomically: false, encoding: .utf8)
    let bar = try sway.launch(
      Executables.require("waybar"), ["-c", sway.file("bar.json"), "-s", sway.file("bar.css")],
      environment: ["HOME": sway.file(""), "GDK_BACKEND": "wayland", "GTK_THEME": "Adwaita"],
      debug: true)
    let isShown = wait { bar.waylandLog.isShown }
    try #require(isShown, "\(bar.errors.suffix(2_000))")
    return bar
  }

  private func isShown(red: Bool) throws -> Bool {
    try wait(seconds: 15) {
      let picture = try sway.screenshot()
      let count =
        red
        ? picture.redCount(x: 0, y: 0, width: 60, height: height)
        : picture.greenCount(x: 0, y: 0, width: 60, height: height)
      return count > 200
    }
  }

  /// Waits, because GTK ignores clicks on a menu that has just opened.
  private func pause() { _ = wait(seconds: 0.7) { false } }

  /// Returns the frame of the menu that the bar opened last, in its parent: x, y, width and height.
  private func menuLocation(_ bar: ChildProcess) throws -> [Double] {
    let opened = wait { !bar.waylandLog.events("xdg_popup.configure").isEmpty }
    try #require(opened, "\(bar.errors.suffix(2_000))")
    let event = try #require(bar.waylandLog.events("xdg_popup.configure").last)
    return event.arguments.suffix(4).compactMap { Double($0) }
  }

  /// Returns the pixels at the start of the second of three rows.
  private func mark(in place: [Double]) throws -> [UInt32] {
    try sway.screenshot().pixels(
      x: Int(place[0]) + 4, y: Int(place[1] + place[3] / 2) - 8, width: 22, height: 16)
  }

  @Test(
    "waybar shows an item, its menu opens by a click, and what is chosen comes back",
    needs("waybar"))
  func waybarMenu() throws {
    let bar = try waybar()
    let probe = try ProbeOnDesktop(on: sway)
    try probe.ask("s")
    #expect(probe.says("bar true"))
    #expect(try isShown(red: true), "the icon is not in the bar")
    try sway.input.click(atX: 12, y: 15)
    let place = try menuLocation(bar)
    pause()
    // The first of three rows with equal heights.
    try sway.input.click(atX: place[0] + 40, y: place[1] + place[3] / 6)
    #expect(probe.says("hello"), "\(probe.lines)")
    try probe.ask("i")
    #expect(try isShown(red: false), "the icon has not changed")
    try probe.ask("x")
    #expect(
      try wait { try sway.screenshot().greenCount(x: 0, y: 0, width: 60, height: height) == 0 })
    #expect(!probe.brokeProtocol && bar.isRunning)
  }

  @Test(
    "A click that is to do something does it, and the other button opens the menu", needs("waybar"))
  func waybarClick() throws {
    let bar = try waybar()
    let probe = try ProbeOnDesktop(on: sway)
    try probe.ask("k")
    #expect(try isShown(red: true), "the icon is not in the bar")
    try sway.input.click(atX: 12, y: 15)
    #expect(probe.says("item clicked"), "\(probe.lines)")
    try sway.input.click(.middle, atX: 12, y: 15)
    #expect(probe.says("item clicked in the middle"), "\(probe.lines)")
    try sway.input.scroll(axis: 0, by: 15)
    #expect(wait { probe.lines.contains { $0.hasPrefix("item scrolled") } }, "\(probe.lines)")
    try sway.input.click(.right, atX: 12, y: 15)
    let place = try menuLocation(bar)
    pause()
    let row = try mark(in: place)
    try sway.input.click(atX: place[0] + 40, y: place[1] + place[3] / 2)
    #expect(probe.says("sound true"), "\(probe.lines)")
    // The item now has a mark. The submenu of the last row can be opened.
    let count = bar.waylandLog.events("xdg_popup.configure").count
    try sway.input.click(.right, atX: 12, y: 15)
    #expect(wait { bar.waylandLog.events("xdg_popup.configure").count > count })
    #expect(try wait(seconds: 10) { try mark(in: place) != row }, "there is no mark")
    try sway.input.click(atX: place[0] + 40, y: place[1] + place[3] * 5 / 6)
    #expect(wait { bar.waylandLog.events("xdg_popup.configure").count > count + 1 })
    let below = try menuLocation(bar)
    pause()
    try sway.input.click(
      atX: place[0] + below[0] + 40, y: place[1] + below[1] + below[3] / 2)
    #expect(probe.says("deeper"), "\(probe.lines)")
    #expect(!probe.brokeProtocol && bar.isRunning)
  }

  @Test("sway's own bar shows an item, and a click on it does what it is to do", needs("swaybar"))
  func swaybar() throws {
    try sway.swaymsg("bar", "bar-0", "position", "top")
    let bar = try sway.launch(
      Executables.require("swaybar"), ["-b", "bar-0"], environment: ["HOME": sway.file("")],
      debug: true)
    #expect(wait { bar.waylandLog.isShown }, "\(bar.errors.suffix(2_000))")
    let probe = try ProbeOnDesktop(on: sway)
    try probe.ask("k")
    #expect(probe.says("bar true"))
    // The tray is at the right end.
    var x = 0
    let isThere = try wait(seconds: 15) {
      let shot = try sway.screenshot()
      x = (0..<800).first { shot.redCount(x: $0, y: 0, width: 4, height: 30) > 30 } ?? 0
      return x > 0
    }
    try #require(isThere, "the icon is not in the bar: \(bar.errors.suffix(2_000))")
    try sway.input.click(atX: Double(x) + 4, y: 10)
    #expect(probe.says("item clicked"), "\(probe.lines)")
  }
}
