import Foundation
import RealCompositors
import Testing

/// Tests of a program whose window is on the screen of another machine.
@Suite("Over waypipe", .serialized, needs("weston", "cc", "waypipe")) struct RemoteTests {
  @Test("The gallery is shown and touched over waypipe")
  func waypipe() throws {
    let weston = try RealCompositor.weston()
    defer { weston.stop() }
    let waypipe = try Executables.require("waypipe")
    let socket = weston.file("waypipe")
    let far = try weston.launch(waypipe, ["--no-gpu", "--socket", socket, "client"])
    #expect(wait { FileManager.default.fileExists(atPath: socket) })
    let log = weston.file("events.jsonl")
    let near = try weston.launch(
      waypipe,
      [
        "--no-gpu", "--socket", socket, "server", "--", Executables.product("Gallery"), "--page",
        "touch", "--size", "800x600", "--log", log,
      ], environment: ["WAYLAND_DISPLAY": "none"], debug: true)
    #expect(wait { near.waylandLog.isShown }, "\(near.errors.suffix(2_000))")
    let input = try weston.input
    try input.touchDown(0, x: 500, y: 300)
    try input.touchFrame()
    func has(_ phase: String) -> Bool {
      let bytes = FileManager.default.contents(atPath: log) ?? Data()
      return String(decoding: bytes, as: UTF8.self).contains("\"phase\":\"\(phase)\"")
        || String(decoding: bytes, as: UTF8.self).contains("\"phase\": \"\(phase)\"")
    }
    #expect(wait { has("began") })
    try input.touchUp(0)
    #expect(wait { has("ended") })
    #expect(far.isRunning && near.isRunning)
    #expect(near.waylandLog.events("wl_display.error").isEmpty)
  }
}
