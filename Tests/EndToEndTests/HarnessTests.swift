import Foundation
import RealCompositors
import Testing

/// Tests of the harness itself with the sample clients of weston.
@Suite(.serialized)
struct HarnessTests {
  @Test(
    "KWin gives a client two fingers and a cancel, and shows it on a screenshot",
    needs("kwin_wayland", "weston-simple-touch"))
  func kwinPlaysTouch() throws {
    let kwin = try RealCompositor.kwin(width: 800, height: 700)
    defer { kwin.stop() }
    let client = try launchDrawn("weston-simple-touch", on: kwin)
    let before = try kwin.screenshot()
    #expect(before.width == 800 && before.height == 700)
    try kwin.input.touchDown(0, x: 100, y: 110)
    try kwin.input.touchDown(1, x: 200, y: 110)
    try kwin.input.touchFrame()
    try kwin.input.touchMove(0, x: 120, y: 110)
    try kwin.input.touchFrame()
    try kwin.input.touchCancel()
    #expect(wait { !client.waylandLog.events("wl_touch.cancel").isEmpty })
    let downs = client.waylandLog.events("wl_touch.down")
    #expect(downs.count == 2)
    #expect(downs.first?.arguments.suffix(3) == ["0", "100.00000000", "110.00000000"])
    #expect(client.waylandLog.events("wl_touch.motion").count == 1)
    #expect(try wait { try kwin.screenshot() != before })
  }

  @Test(
    "KWin changes its scale and its windows while a client runs",
    needs("kwin_wayland", "weston-clickdot"))
  func kwinObeysItsUser() throws {
    let kwin = try RealCompositor.kwin(width: 900, height: 600)
    defer { kwin.stop() }
    let client = try launchDrawn("weston-clickdot", on: kwin)
    try kwin.kwinOutputs.change(0, .scale(2))
    #expect(
      wait { client.waylandLog.events("wl_output.scale").last?.arguments == ["2"] })
    try kwin.runKWinScript("windows[0].closeWindow()")
    #expect(wait { !client.waylandLog.events("xdg_toplevel.close").isEmpty })
  }

  @Test(
    "weston plays fingers", needs("weston", "cc", "weston-simple-touch"))
  func westonPlaysFingers() throws {
    let weston = try RealCompositor.weston(shell: "desktop")
    defer { weston.stop() }
    let client = try launchDrawn("weston-simple-touch", on: weston)
    // The desktop shell positions windows at random, and shows them some time after they have drawn. The taps
    // are repeated until one hits the window.
    #expect(
      try wait(interval: 0.1) {
        for x in stride(from: 50.0, to: 800, by: 50) {
          for y in stride(from: 50.0, to: 600, by: 50) {
            try weston.input.touchDown(0, x: x, y: y)
            try weston.input.touchFrame()
            try weston.input.touchUp(0)
            try weston.input.touchFrame()
          }
        }
        return !client.waylandLog.events("wl_touch.down").isEmpty
      })
  }

  @Test(
    "sway plays a pointer and keys, and outputs and devices come and go",
    needs("sway", "grim", "weston-clickdot"))
  func swayPlaysPointerAndKeys() throws {
    let sway = try RealCompositor.sway()
    defer { sway.stop() }
    let client = try launchDrawn("weston-clickdot", on: sway)
    try sway.input.click(atX: 100, y: 110)
    try sway.input.type("Hi")
    #expect(wait { client.waylandLog.events("wl_keyboard.key").count == 6 })
    #expect(client.waylandLog.events("wl_pointer.button").count == 2)
    #expect(try sway.screenshot().width == 800)

    sway.unplug()
    #expect(wait { client.waylandLog.events("wl_seat.capabilities").last?.arguments == ["0"] })
    try sway.plug()
    #expect(wait { client.waylandLog.events("wl_seat.capabilities").last?.arguments == ["3"] })
    try sway.swaymsg("create_output")
    #expect(
      wait {
        client.waylandLog.events("wl_registry.global").filter {
          $0.arguments.contains("\"wl_output\"")
        }.count == 2
      })
  }

  @Test("A crashed compositor leaves nothing behind", needs("weston", "cc", "weston-simple-shm"))
  func crashLeavesNothing() throws {
    let weston = try RealCompositor.weston()
    let client = try launchDrawn("weston-simple-shm", on: weston)
    let folder = weston.file("")
    weston.crash()
    #expect(client.waitForExit() != nil)
    weston.stop()
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  /// Starts a sample client, and waits until it has drawn and, if screenshots are possible, is visible.
  private func launchDrawn(_ name: String, on compositor: RealCompositor) throws -> ChildProcess {
    let empty = try? compositor.screenshot()
    let client = try compositor.launch(Executables.require(name), debug: true)
    #expect(wait { !client.waylandLog.commits.isEmpty })
    if let empty { #expect(try wait(interval: 0.05) { try compositor.screenshot() != empty }) }
    return client
  }
}
