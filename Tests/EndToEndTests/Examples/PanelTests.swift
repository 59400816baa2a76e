import RealCompositors
import Testing

/// Tests of a panel at the top edge of real screens, with a window below it.
@Suite(.serialized)
struct PanelTests {
  /// The height of the example's bar, and the position of its menu button.
  private let height = 36
  private let button = (x: 30.0, y: 18.0)

  private func launch(on compositor: RealCompositor) throws -> ChildProcess {
    let panel = try compositor.launch(Executables.product("Panel"), debug: true)
    #expect(wait { panel.waylandLog.isShown }, "\(panel.errors)")
    return panel
  }

  private func pixels(_ compositor: RealCompositor, y: Int, height: Int) throws -> [UInt32] {
    try compositor.screenshot().pixels(x: 0, y: y, width: compositor.size.width, height: height)
  }

  /// Returns a Boolean value that indicates whether the panel's background covers the whole edge.
  private func isAtTop(_ compositor: RealCompositor) throws -> Bool {
    let picture = try compositor.screenshot()
    let ground = picture[compositor.size.width - 5, height / 2]
    return ground == picture[compositor.size.width / 2 + 150, 2]
      && ground == picture[compositor.size.width - 1, height - 1]
      && ground != picture[compositor.size.width - 5, height + 4]
  }

  /// Returns a Boolean value that indicates whether the menu appears directly below the bar.
  private func opensMenu(
    _ panel: ChildProcess, _ compositor: RealCompositor, _ press: () throws -> Void
  ) throws -> Bool {
    let before = try pixels(compositor, y: height + 4, height: 60)
    try press()
    return try wait { try pixels(compositor, y: height + 4, height: 60) != before }
      && !panel.waylandLog.requests("zwlr_layer_surface_v1.get_popup").isEmpty
  }

  @Test(
    "On sway a window leaves its zone free, a click opens its menu, and another one chooses",
    needs("sway", "grim"))
  func sway() throws {
    // Windows are tiled, and fill the remaining area.
    let sway = try RealCompositor.sway(rule: "")
    defer { sway.stop() }
    let panel = try launch(on: sway)
    #expect(
      panel.waylandLog.events("zwlr_layer_surface_v1.configure").last?.arguments.suffix(2)
        == ["800", "\(height)"])
    #expect(try wait { try isAtTop(sway) }, "the bar is not in the picture")
    let edge = try pixels(sway, y: 0, height: 2)
    let counter = try sway.launch(Executables.product("Counter"), debug: true)
    #expect(wait { counter.waylandLog.isShown }, "\(counter.errors)")
    #expect(
      wait {
        counter.waylandLog.requests("xdg_surface.set_window_geometry").last?.arguments.suffix(2)
          == ["800", "\(600 - height)"]
      })
    #expect(try pixels(sway, y: 0, height: 2) == edge)
    #expect(try opensMenu(panel, sway) { try sway.input.click(atX: button.x, y: button.y) })
    // The second item moves the bar to the bottom edge. The rows are 28 points high.
    let menu = try #require(panel.waylandLog.events("xdg_popup.configure").last)
    let place = menu.arguments.compactMap { Double($0) }
    try sway.input.click(atX: place[0] + place[2] / 2, y: place[1] + 5 + 28 * 1.5)
    #expect(
      wait {
        panel.waylandLog.requests("zwlr_layer_surface_v1.set_anchor").last?.arguments == ["14"]
      }, "\(panel.errors.suffix(2_000))")
    #expect(try wait { try !isAtTop(sway) })
    #expect(panel.waylandLog.events("wl_display.error").isEmpty && panel.isRunning)
    #expect(counter.waylandLog.events("wl_display.error").isEmpty)
  }

  @Test("S2: A panel whose monitor goes is closed, and shown on the other one", needs("sway"))
  func monitorGoes() throws {
    let sway = try RealCompositor.sway()
    defer { sway.stop() }
    let inner = try sway.nestSway(outputs: 2)
    let haveCome = try wait {
      try sway.swaymsg("-s", inner.socket, "-t", "get_outputs").contains("WL-2")
    }
    try #require(haveCome, "\(sway.log.suffix(1_000))")
    try sway.swaymsg("-s", inner.socket, "focus", "output", "WL-2")
    let panel = try sway.launch(
      Executables.product("Panel"), environment: ["WAYLAND_DISPLAY": inner.display], debug: true)
    let isShown = wait { panel.waylandLog.isShown }
    try #require(isShown, "\(panel.errors.suffix(1_000))")
    try sway.swaymsg("[title=\".*WL-2.*\"]", "kill")
    #expect(wait { !panel.waylandLog.events("zwlr_layer_surface_v1.closed").isEmpty })
    #expect(
      wait { panel.waylandLog.requests("zwlr_layer_shell_v1.get_layer_surface").count == 2 })
    #expect(wait { panel.waylandLog.events("zwlr_layer_surface_v1.configure").count >= 2 })
    #expect(panel.waylandLog.events("wl_display.error").isEmpty && panel.isRunning)
  }

  @Test("On KWin a finger opens its menu", needs("kwin_wayland", "dbus-daemon"))
  func kwin() throws {
    let kwin = try RealCompositor.kwin(width: 800, height: 600)
    defer { kwin.stop() }
    let panel = try launch(on: kwin)
    #expect(try wait { try isAtTop(kwin) }, "the bar is not in the picture")
    #expect(try opensMenu(panel, kwin) { try kwin.input.tap(atX: button.x, y: button.y) })
    #expect(panel.waylandLog.events("wl_display.error").isEmpty && panel.isRunning)
  }
}
