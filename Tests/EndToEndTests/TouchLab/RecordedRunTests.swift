import RealCompositors
import ResponderTestKit
import Testing
import TouchRecording
import WindowResponder

/// Tests of touches that are recorded on a real compositor and played on the stage.
@MainActor @Suite("A recorded run", .serialized, needs("weston", "cc")) struct RecordedRunTests {
  /// A view that records the touches it receives.
  private final class Pad: View {
    var notes: [String] = []

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { note(touches) }
    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { note(touches) }
    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { note(touches) }

    private func note(_ touches: Set<Touch>) {
      for touch in touches.sorted(by: { $0.location(in: self).x < $1.location(in: self).x }) {
        let place = touch.location(in: self)
        notes.append("\(touch.phase) \(place.x) \(place.y) \(touch.majorRadius)")
      }
    }
  }

  @Test("Fingers on weston are the same fingers on the stage, in the same places")
  func weston() throws {
    let weston = try RealCompositor.weston(width: 640, height: 400)
    defer { weston.stop() }
    let file = weston.file("run.jsonl")
    let lab = try weston.launch(
      Executables.product("TouchLab"), ["record", "-o", file], debug: true)
    #expect(wait { lab.waylandLog.isShown }, "\(lab.errors.suffix(2_000))")
    let input = try weston.input
    try input.touchDown(0, x: 100, y: 100)
    try input.touchFrame()
    for step in 1...10 {
      try input.touchMove(0, x: 100 + Double(step) * 10, y: 100)
      if step == 3 { try input.touchDown(1, x: 500, y: 300) }
      if step == 5 { try input.touchShape(0, major: 24, minor: 12) }
      try input.touchFrame()
    }
    try input.touchUp(1)
    try input.touchFrame()
    try input.touchUp(0)  // weston sends no frame after the last up
    #expect(wait { lab.waylandLog.events("wl_touch.up").count == 2 })
    lab.send(signal: 15)
    #expect(lab.waitForExit() == .status(0))

    let stage = Stage(size: Size(width: 300, height: 200))
    let pad = Pad()
    pad.isMultipleTouchEnabled = true
    let controller = ViewController()
    controller.view = pad
    stage.window.rootViewController = controller
    let playback = try stage.play(file)
    #expect(playback.problemCount == 0 && playback.leftOutCount == 0)
    #expect(stage.window.bounds.size == Size(width: 640, height: 400))
    let expected =
      ["began 100.0 100.0 0.0", "moved 110.0 100.0 0.0", "moved 120.0 100.0 0.0"]
      + ["moved 130.0 100.0 0.0", "began 500.0 300.0 0.0", "moved 140.0 100.0 0.0"]
      + (5...10).map { "moved \(100 + $0 * 10).0 100.0 12.0" }
      + ["ended 500.0 300.0 0.0", "ended 200.0 100.0 12.0"]
    #expect(Set(pad.notes) == Set(expected))
    #expect(pad.notes.last == "ended 200.0 100.0 12.0")
  }
}
