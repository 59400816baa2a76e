import RealCompositors
import Testing

/// Tests of the example Turntable on real compositors.
@Suite(.serialized)
struct TurntableTests {
  private func launch(on compositor: RealCompositor) throws -> ChildProcess {
    let program = try compositor.launch(Executables.product("Turntable"), debug: true)
    #expect(wait { program.waylandLog.isShown }, "\(program.errors)")
    return program
  }

  private func count(_ event: String, in program: ChildProcess) -> Int {
    program.waylandLog.events(event).count
  }

  /// Locks the pointer with the button Turn with the Pointer, moves its device, and unlocks the pointer.
  private func turn(
    _ program: ChildProcess, on compositor: RealCompositor, tellsMoves: Bool
  ) throws {
    try compositor.input.click(atX: 160, y: 386)
    #expect(wait { count("zwp_locked_pointer_v1.locked", in: program) == 1 })
    let motion = "zwp_relative_pointer_v1.relative_motion"
    let moves = count(motion, in: program)
    let drawn = program.waylandLog.commits.count
    for step in 0..<10 { try compositor.input.movePointer(toX: 200 + Double(step * 5), y: 300) }
    if tellsMoves {
      #expect(wait { count(motion, in: program) > moves })
      #expect(wait { program.waylandLog.commits.count > drawn })
    }
    try compositor.input.strike(.escape)
    #expect(wait { !program.waylandLog.requests("zwp_locked_pointer_v1.destroy").isEmpty })
    #expect(count("wl_display.error", in: program) == 0)
  }

  @Test("KWin holds the pointer while the cube is turned", needs("kwin_wayland", "dbus-daemon"))
  func kwin() throws {
    let kwin = try RealCompositor.kwin(width: 800, height: 600)
    defer { kwin.stop() }
    // KWin sends no relative motion for a pointer that is moved to a position. A test cannot move it
    // otherwise.
    try turn(launch(on: kwin), on: kwin, tellsMoves: false)
  }

  @Test("sway holds the pointer while the cube is turned", needs("sway", "grim"))
  func pointerOnSway() throws {
    let sway = try RealCompositor.sway()
    defer { sway.stop() }
    try turn(launch(on: sway), on: sway, tellsMoves: true)
  }

  @Test("sway keeps the screen on while the switch says so", needs("sway", "grim"))
  func screenOnSway() throws {
    let sway = try RealCompositor.sway()
    defer { sway.stop() }
    let program = try launch(on: sway)
    func isInhibiting() throws -> Bool {
      let tree = try sway.swaymsg("-r", "-t", "get_tree")
      return tree.filter { !$0.isWhitespace }.contains(#""inhibit_idle":true"#)
    }
    #expect(try !isInhibiting())
    try sway.input.click(atX: 278, y: 442)
    #expect(try wait { try isInhibiting() })
    try sway.input.click(atX: 278, y: 442)
    #expect(try wait { try !isInhibiting() })
    #expect(program.waylandLog.events("wl_display.error").isEmpty)
  }
}
