import RealCompositors
import Testing

/// The example Turntable, whose pointer real compositors hold.
@Suite(.serialized)
struct TurntableTests {
  private func launch(on compositor: RealCompositor) throws -> ChildProcess {
    let program = try compositor.launch(Executables.product("Turntable"), debug: true)
    #expect(wait { program.waylandLog.isShown }, "\(program.errors)")
    return program
  }

  /// Locks the pointer by the keyboard, moves its device, and lets it go.
  private func turn(
    _ program: ChildProcess, on compositor: RealCompositor, tellsMoves: Bool = true
  ) throws {
    let log = program.waylandLog
    try compositor.input.strike(.tab)
    try compositor.input.strike(.space)
    try #require(wait { !log.events("zwp_locked_pointer_v1.locked").isEmpty })
    let moves = log.events("zwp_relative_pointer_v1.relative_motion").count
    let drawn = log.commits.count
    for step in 0..<10 { try compositor.input.movePointer(toX: 200 + Double(step * 5), y: 210) }
    // KWin tells none of a pointer that is put somewhere, as tests can only do there.
    if tellsMoves {
      #expect(wait { log.events("zwp_relative_pointer_v1.relative_motion").count > moves })
      #expect(wait { log.commits.count > drawn })
    }
    try compositor.input.strike(.escape)
    #expect(wait { !log.requests("zwp_locked_pointer_v1.destroy").isEmpty })
    #expect(log.events("wl_display.error").isEmpty)
  }

  @Test("KWin holds the pointer while the cube is turned", needs("kwin_wayland", "dbus-daemon"))
  func kwin() throws {
    let kwin = try RealCompositor.kwin(width: 800, height: 600)
    defer { kwin.stop() }
    let program = try launch(on: kwin)
    try kwin.input.click(atX: 400, y: 200)
    try turn(program, on: kwin, tellsMoves: false)
  }

  @Test("sway holds the pointer while the cube is turned", needs("sway", "grim"))
  func sway() throws {
    let sway = try RealCompositor.sway()
    defer { sway.stop() }
    let program = try launch(on: sway)
    try sway.input.click(atX: 300, y: 100)
    try turn(program, on: sway)
  }
}
