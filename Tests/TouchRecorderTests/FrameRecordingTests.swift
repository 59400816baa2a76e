import ResponderPlatform
import ResponderSystem
import TestCompositor
import Testing
import TouchRecording
import WindowResponder

@testable import TouchRecorder

@MainActor @Suite("What a recorder writes of frames") struct FrameRecordingTests {
  /// Returns a recorder on a compositor that presents frames only when the test requests it.
  private func makeRig() throws -> RecorderRig {
    let rig = try RecorderRig()
    var behavior = TestCompositor.Behavior()
    behavior.sendsFrames = false
    rig.compositor.behavior = behavior
    rig.application.interactionSettings.longestMoveDelay = 3_600
    return rig
  }

  private func moments(_ recording: Recording, _ kinds: Set<Moment.Kind>) -> [Moment] {
    recording.moments.filter { kinds.contains($0.kind) }
  }

  @Test("A frame's commit, and when it was seen, or that it never was")
  func frames() throws {
    let rig = try makeRig()
    let before = rig.recorder.now
    rig.window.setNeedsDisplay()
    try rig.settle()
    try rig.compositor.perform { server in
      let surface = try server.toplevel().surface
      surface.sendPresented(refresh: 8_333_333)
      surface.sendFrame()
    }
    try rig.settle()
    rig.window.setNeedsDisplay()
    try rig.settle()
    try rig.compositor.perform { try $0.toplevel().surface.sendDiscarded() }
    try rig.settle()
    let found = moments(try rig.recording, [.commit, .presented, .discarded])
    try #require(found.map(\.kind) == [.commit, .presented, .commit, .discarded])
    #expect(found[0].number == found[1].number && found[2].number == found[3].number)
    #expect(found[0].number != found[2].number)
    #expect(found[0].at >= before && found[1].shown >= found[0].at)
    #expect(found[1].at >= found[1].shown && found[1].refresh == 8_333_333)
    try rig.close()
  }

  @Test(
    "A time on another of the system's clocks is told on the monotonic one; one that nobody can read is not"
  )
  func otherClock() throws {
    let rig = try makeRig()
    func frame(clock: UInt32) throws {
      try rig.compositor.perform {
        $0.resources(WpPresentationResource.self).first?.sendClockId(clkId: clock)
      }
      rig.window.setNeedsDisplay()
      try rig.settle()
      try rig.compositor.perform { server in
        let surface = try server.toplevel().surface
        surface.sendPresented()
        surface.sendFrame()
      }
      try rig.settle()
    }
    // `CLOCK_MONOTONIC_RAW`, which drifts from `CLOCK_MONOTONIC`.
    let raw: UInt32 = 4
    let before = rig.recorder.now
    try frame(clock: raw)
    let after = rig.recorder.now
    try frame(clock: 4_000_000_000)
    let shown = moments(try rig.recording, [.presented])
    try #require(shown.count == 1)
    let lead = Int64((try #require(MonotonicClock.lead(over: raw)) * 1e6).rounded())
    #expect((before - 1_000...after + 1_000).contains(shown[0].shown - lead))
    try rig.close()
  }

  @Test(
    "The handlers have seen a finger at once where nothing is held back, and moves when their frame comes"
  )
  func handled() throws {
    let rig = try makeRig()
    try rig.play { seat, surface in
      seat.touchDown(1, on: surface, x: 5, y: 5)
      seat.touchFrame()
    }
    // From here on, a frame is pending.
    rig.window.setNeedsDisplay()
    try rig.settle()
    for step in 1...3 {
      try rig.play { seat, _ in
        seat.touchMotion(1, x: 5 + Double(step), y: 5)
        seat.touchFrame()
      }
    }
    try rig.compositor.perform { try $0.toplevel().surface.sendFrame() }
    try rig.settle()
    try rig.play { seat, _ in
      seat.touchUp(1)
      seat.touchFrame()
    }
    let recording = try rig.recording
    let frames = recording.touches.filter { $0.kind == .frame }.map(\.stamp.arrived)
    let handled = moments(recording, [.handled])
    try #require(frames.count == 5)
    #expect(handled.map(\.shown) == [frames[0], frames[3], frames[4]])
    #expect(handled.allSatisfy { $0.at >= $0.shown })
    try rig.close()
  }

  @Test("A down and a move that waits, read together: the handlers have seen the down alone")
  func partly() throws {
    let rig = try makeRig()
    rig.window.setNeedsDisplay()
    try rig.settle()
    try rig.play { seat, surface in
      seat.touchDown(1, on: surface, x: 5, y: 5)
      seat.touchFrame()
      seat.touchMotion(1, x: 6, y: 5)
      seat.touchFrame()
    }
    try rig.compositor.perform { try $0.toplevel().surface.sendFrame() }
    try rig.settle()
    let handled = moments(try rig.recording, [.handled])
    #expect(handled.count == 2)
    try rig.close()
  }
}
