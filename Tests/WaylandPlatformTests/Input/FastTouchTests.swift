import TestCompositor
import Testing

@testable import WindowResponder

/// Tests of a touch screen that sends events far more often than the window is drawn.
@MainActor @Suite("Touches at 1,000 Hz") struct FastTouchTests {
  /// Creates a window that is dirty after each event, on a compositor whose frame callbacks the test sends.
  private func makeRig() throws -> ApplicationRig {
    let rig = try ApplicationRig()
    // The tests check counts and order, independent of the speed of the machine.
    rig.application.interactionSettings.longestMoveDelay = 3_600
    rig.window.onEvent = { [unowned window = rig.window] _ in window.setNeedsDisplay() }
    var behavior = TestCompositor.Behavior()
    behavior.sendsFrames = false
    rig.compositor.behavior = behavior
    try rig.play { seat, surface in
      seat.touchDown(0, on: surface, x: 50, y: 60)
      seat.touchFrame()
    }
    #expect(rig.window.phases == [[.began]])
    rig.window.clear()
    return rig
  }

  @Test("B3: what comes between two frames is one event at the second, in order, with every place")
  func oneEventAFrame() throws {
    let rig = try makeRig()
    let frames = 20
    let perFrame = 17
    for frame in 0..<frames {
      try rig.play { seat, _ in
        for step in 0..<perFrame {
          seat.touchMotion(0, x: 51 + Double(frame * perFrame + step) / 4, y: 60)
          seat.touchFrame()
        }
      }
      // The previous frame is not presented yet, and no event of this frame has been delivered.
      #expect(rig.window.events.count == frame)
      try rig.play { _, surface in surface.sendFrame() }
      #expect(rig.window.events.count == frame + 1)
    }
    let margin = rig.window.fromSurface(.zero).x
    let expected = (0..<frames * perFrame).map { 51 + Double($0) / 4 + margin }
    #expect(rig.window.samples.allSatisfy { $0.count == perFrame })
    #expect(rig.window.samples.joined().map(\.x) == expected)
    #expect(rig.window.phases.allSatisfy { $0 == [.moved] })
    try rig.close()
  }

  @Test("B3: a finger that is lifted in the middle of a frame is sent at once, after its moves")
  func liftInFrame() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in
      for step in 0..<5 {
        seat.touchMotion(0, x: 51 + Double(step), y: 60)
        seat.touchFrame()
      }
      seat.touchUp(0)
      seat.touchFrame()
    }
    #expect(rig.window.phases == [[.moved], [.ended]])
    #expect(rig.window.samples.first?.count == 5)
    try rig.close()
  }

  @Test("B3: a cancel in the middle of a frame is sent at once, after the moves before it")
  func cancelInFrame() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in
      seat.touchMotion(0, x: 51, y: 60)
      seat.touchFrame()
      seat.touchCancel()
    }
    #expect(rig.window.phases == [[.moved], [.cancelled]])
    try rig.close()
  }

  @Test("B3: a frame that comes in the middle of many moves lets go of all that were read with it")
  func frameAmongMoves() throws {
    let rig = try makeRig()
    try rig.play { seat, surface in
      for step in 0..<10 {
        seat.touchMotion(0, x: 51 + Double(step), y: 60)
        seat.touchFrame()
        if step == 4 { surface.sendFrame() }
      }
    }
    #expect(rig.window.samples.joined().count == 10)
    #expect(rig.window.events.count == 1)
    try rig.close()
  }

  @Test("B3: where no frame is drawn, no move waits")
  func withoutFrames() throws {
    let rig = try makeRig()
    rig.window.onEvent = nil
    try rig.play { _, surface in surface.sendFrame() }
    for step in 0..<3 {
      try rig.play { seat, _ in
        seat.touchMotion(0, x: 51 + Double(step), y: 60)
        seat.touchFrame()
      }
      #expect(rig.window.events.count == step + 1)
    }
    try rig.close()
  }

  @Test("B12: a dragged pointer is sent once a frame too, with every location")
  func pointer() throws {
    let rig = try makeRig()
    try rig.play { seat, surface in
      seat.touchUp(0)
      seat.touchFrame()
      seat.pointerEnter(surface, x: 50, y: 60)
      seat.pointerButton(isDown: true)
      seat.pointerFrame()
    }
    rig.window.clear()
    try rig.play { seat, _ in
      for step in 0..<8 {
        seat.pointerMotion(x: 51 + Double(step), y: 60)
        seat.pointerFrame()
      }
    }
    #expect(rig.window.events.isEmpty)
    try rig.play { _, surface in surface.sendFrame() }
    #expect(rig.window.samples.map(\.count) == [8])
    try rig.close()
  }
}
