import TestCompositor
import Testing

@testable import ResponderPlatform
@testable import WindowResponder

/// Tests of the scroll events that an application receives, for each way in which compositors send those of a
/// wheel or touchpad.
@MainActor @Suite("Scrolling from a compositor") struct ScrollTests {
  private func makeRig(seatVersion: UInt32 = 9) throws -> ApplicationRig {
    var globals = TestCompositor.allGlobals
    globals["wl_seat"] = seatVersion
    let rig = try ApplicationRig(globals: globals)
    try rig.play { seat, surface in
      seat.pointerEnter(surface, x: 50, y: 60)
      seat.pointerFrame()
    }
    rig.window.clear()
    return rig
  }

  @Test("D11: a frame with several axis events is one scroll event, where the pointer is")
  func oneEventAFrame() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in
      seat.pointerAxisSource(.finger)
      seat.pointerAxis(.horizontalScroll, 3)
      seat.pointerAxis(.verticalScroll, -7.5)
      seat.pointerFrame()
    }
    let event = try #require(rig.window.events.first)
    #expect(rig.window.events.count == 1 && event.type == .scroll)
    #expect(event.scrollDelta == Vector(dx: 3, dy: -7.5))
    #expect(event.scroll == ScrollChange(delta: Vector(dx: 3, dy: -7.5), source: .finger))
    #expect(event.location(in: nil) == rig.window.fromSurface(Point(x: 50, y: 60)))
    try rig.close()
  }

  @Test("D11: from version 8 a wheel tells parts of a step, both axes in one frame")
  func value120() throws {
    let rig = try makeRig(seatVersion: 8)
    try rig.play { seat, _ in
      seat.pointerAxisSource(.wheel)
      seat.pointerAxisValue120(.verticalScroll, 30)
      seat.pointerAxis(.verticalScroll, 3.75)
      seat.pointerAxisValue120(.horizontalScroll, -120)
      seat.pointerAxis(.horizontalScroll, -15)
      seat.pointerFrame()
    }
    #expect(
      rig.window.scrolls == [
        ScrollChange(
          delta: Vector(dx: -15, dy: 3.75), value120: Vector(dx: -120, dy: 30), source: .wheel)
      ])
    try rig.close()
  }

  @Test("D11: from version 5 to 7 a wheel tells whole steps, which count 120 each")
  func discrete() throws {
    for version in [5, 7] as [UInt32] {
      let rig = try makeRig(seatVersion: version)
      try rig.play { seat, _ in
        seat.pointerAxisSource(.wheel)
        seat.pointerAxisDiscrete(.verticalScroll, -2)
        seat.pointerAxis(.verticalScroll, -30)
        seat.pointerFrame()
      }
      #expect(
        rig.window.scrolls == [
          ScrollChange(
            delta: Vector(dx: 0, dy: -30), value120: Vector(dx: 0, dy: -240), source: .wheel)
        ])
      try rig.close()
    }
  }

  @Test("D11: a tilted wheel says so")
  func tilt() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in
      seat.pointerAxisSource(.wheelTilt)
      seat.pointerAxisValue120(.horizontalScroll, 120)
      seat.pointerAxis(.horizontalScroll, 15)
      seat.pointerFrame()
    }
    #expect(rig.window.scrolls.map(\.source) == [.wheelTilt])
    try rig.close()
  }

  @Test(
    "D11: the stop at the end of a touchpad's scroll reaches the application, each axis by itself")
  func stop() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in
      seat.pointerAxisSource(.finger)
      seat.pointerAxis(.verticalScroll, 4)
      seat.pointerFrame()
      seat.pointerAxisSource(.finger)
      seat.pointerAxisStop(.horizontalScroll)
      seat.pointerFrame()
      seat.pointerAxisSource(.finger)
      seat.pointerAxisStop(.verticalScroll)
      seat.pointerFrame()
    }
    #expect(rig.window.scrolls.map(\.stopsHorizontally) == [false, true, false])
    #expect(rig.window.scrolls.map(\.stopsVertically) == [false, false, true])
    #expect(rig.window.events.map(\.scrollDelta.dy) == [4, 0, 0])
    try rig.close()
  }

  @Test("D11: one axis may stop in the frame in which the other moves")
  func stopAndMove() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in
      seat.pointerAxisSource(.continuous)
      seat.pointerAxisStop(.horizontalScroll)
      seat.pointerAxis(.verticalScroll, 4)
      seat.pointerFrame()
    }
    #expect(
      rig.window.scrolls == [
        ScrollChange(delta: Vector(dx: 0, dy: 4), source: .continuous, stopsHorizontally: true)
      ])
    try rig.close()
  }

  @Test("D11: without a source the scroll arrives with none")
  func withoutSource() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in
      seat.pointerAxis(.verticalScroll, 10)
      seat.pointerFrame()
    }
    #expect(rig.window.scrolls == [ScrollChange(delta: Vector(dx: 0, dy: 10))])
    try rig.close()
  }

  @Test("D11: a source belongs to its whole frame, and not to the next one")
  func sourceOfFrame() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in
      seat.pointerAxisSource(.wheel)
      seat.pointerMotion(x: 51, y: 61)
      seat.pointerAxis(.verticalScroll, 15)
      seat.pointerFrame()
      seat.pointerAxis(.verticalScroll, 5)
      seat.pointerFrame()
    }
    #expect(rig.window.scrolls.map(\.source) == [.wheel, nil])
    try rig.close()
  }

  @Test("D11: the direction of each axis is sent by itself, and holds for its frame")
  func direction() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in
      seat.pointerAxisSource(.finger)
      seat.pointerAxisDirection(.verticalScroll, .inverted)
      seat.pointerAxis(.verticalScroll, 1)
      seat.pointerAxisDirection(.horizontalScroll, .identical)
      seat.pointerAxis(.horizontalScroll, 1)
      seat.pointerFrame()
      seat.pointerAxisSource(.finger)
      seat.pointerAxis(.verticalScroll, 1)
      seat.pointerFrame()
    }
    #expect(rig.window.scrolls.map(\.isInvertedVertically) == [true, false])
    #expect(rig.window.scrolls.map(\.isInvertedHorizontally) == [false, false])
    try rig.close()
  }

  @Test("D11: before version 5 each axis event is an event by itself, without a source")
  func withoutFrames() throws {
    let rig = try makeRig(seatVersion: 4)
    try rig.play { seat, _ in
      seat.pointerAxis(.verticalScroll, 10)
      seat.pointerAxis(.horizontalScroll, 5)
    }
    #expect(
      rig.window.scrolls == [
        ScrollChange(delta: Vector(dx: 0, dy: 10)), ScrollChange(delta: Vector(dx: 5, dy: 0)),
      ])
    try rig.close()
  }

  @Test("D11: two frames are two events, with the compositor's times")
  func times() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in
      for step in 0..<3 as Range<UInt32> {
        seat.pointerAxisSource(.finger)
        seat.pointerAxis(.verticalScroll, 2, time: 5_000 + step * 8)
        seat.pointerFrame()
      }
    }
    let first = try #require(rig.window.events.first).timestamp
    let times = rig.window.events.map { Int((($0.timestamp - first) * 1_000).rounded()) }
    #expect(times == [0, 8, 16])
    try rig.close()
  }

  @Test("D11: a scroll with a button held goes to the same window, between the press and its end")
  func whilePressed() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in
      seat.pointerButton(isDown: true)
      seat.pointerFrame()
      seat.pointerAxis(.verticalScroll, 10)
      seat.pointerFrame()
      seat.pointerButton(isDown: false)
      seat.pointerFrame()
    }
    #expect(rig.window.events.map(\.type) == [.touches, .scroll, .touches])
    try rig.close()
  }
}
