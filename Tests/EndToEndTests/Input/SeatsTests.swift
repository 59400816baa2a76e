import RealCompositors
import Testing

/// Tests of several seats and several keyboards. Only sway supports them.
@Suite("Several seats and keyboards, on sway", .serialized, needs("sway", "swaymsg"))
struct SeatsTests {
  @Test("Two keyboards of one seat have layouts of their own")
  func keyboards() throws {
    let sway = try RealCompositor.sway()
    defer { sway.stop() }
    let german = try sway.plugMore(layout: .german)
    let probe = try probe(on: sway)
    for keyboard in [try sway.input, german, try sway.input] { try keyboard.type("z") }
    #expect(wait { probe.output.contains("'zyz'") }, "\(probe.output.suffix(80))")
    #expect(probe.waylandLog.events("wl_display.error").isEmpty)
  }

  @Test("Two seats press, move and type at the same time, each with its own layout")
  func seats() throws {
    let sway = try RealCompositor.sway()
    defer { sway.stop() }
    try sway.addSeat("second")
    let second = try sway.plugMore(seat: 1, layout: .german)
    let first = try sway.input
    let gallery = try GalleryClient(on: sway, page: "touch", options: ["--fullscreen"])
    try first.movePointer(toX: 350, y: 300)
    try first.button(.left, isPressed: true)
    try second.click(atX: 600, y: 400)
    #expect(wait { gallery.events("pointer", "ended").map(\.x) == [600] })
    try first.button(.left, isPressed: false)
    #expect(wait { gallery.events("pointer", "ended").map(\.x) == [600, 350] })
    try second.type("x")
    try first.type("x")
    #expect(wait { gallery.events("key", "ended").count == 2 })
    #expect(!gallery.brokeProtocol)
  }

  @Test("A seat that goes while its button is down cancels that press alone")
  func seatGoes() throws {
    let sway = try RealCompositor.sway()
    defer { sway.stop() }
    try sway.addSeat("second")
    var second: (any InputDevices)? = try sway.plugMore(seat: 1, layout: .german)
    let first = try sway.input
    let gallery = try GalleryClient(on: sway, page: "touch", options: ["--fullscreen"])
    try first.movePointer(toX: 350, y: 300)
    try first.button(.left, isPressed: true)
    try second?.movePointer(toX: 600, y: 400)
    try second?.button(.left, isPressed: true)
    #expect(wait { gallery.events("pointer", "began").count == 2 })
    second = nil
    #expect(wait { gallery.events("pointer", "cancelled").map(\.x) == [600] })
    try first.button(.left, isPressed: false)
    #expect(wait { gallery.events("pointer", "ended").map(\.x) == [350] })
    #expect(!gallery.brokeProtocol)
  }

  private func probe(on sway: RealCompositor) throws -> ChildProcess {
    let probe = try sway.launch(Executables.product("TextProbe"), debug: true)
    guard wait(until: { !probe.waylandLog.events("wl_keyboard.enter").isEmpty }) else {
      throw CompositorError.didNotStart("TextProbe", log: probe.errors)
    }
    return probe
  }
}
