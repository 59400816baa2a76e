import TestCompositor
import Testing

@testable import WindowResponder

/// Tests of a scroll view with a wheel or touchpad, for each way in which compositors send scroll events.
@MainActor @Suite("A scroll view on a compositor") struct ProtocolScrollViewTests {
  private func makeRig(
    seatVersion: UInt32 = 9
  ) throws -> (rig: ApplicationRig, view: ScrollView) {
    var globals = TestCompositor.allGlobals
    globals["wl_seat"] = seatVersion
    let rig = try ApplicationRig(globals: globals)
    let view = ScrollView(frame: rig.window.bounds)
    view.contentSize = Size(width: 2_000, height: 5_000)
    view.contentOffset = Point(x: 500, y: 1_000)
    rig.window.addSubview(view)
    try rig.settle()
    try rig.play { seat, surface in
      seat.pointerEnter(surface, x: 80, y: 90)
      if seatVersion >= 5 { seat.pointerFrame() }
    }
    return (rig, view)
  }

  /// Returns the content offset at the end of the animation that a wheel has started.
  private func target(_ view: ScrollView) -> Point { view.engine.move?.end ?? view.contentOffset }

  @Test("D11: parts of a wheel's step, told in 120ths, scroll parts of three lines")
  func value120() throws {
    let (rig, view) = try makeRig()
    try rig.play { seat, _ in
      seat.pointerAxisSource(.wheel)
      seat.pointerAxisValue120(.verticalScroll, 60)
      seat.pointerAxis(.verticalScroll, 7.5)
      seat.pointerFrame()
    }
    #expect(target(view) == Point(x: 500, y: 1_030))
    try rig.close()
  }

  @Test("D11: a wheel's whole steps, as older seats tell them, scroll three lines each")
  func discrete() throws {
    let (rig, view) = try makeRig(seatVersion: 7)
    try rig.play { seat, _ in
      seat.pointerAxisSource(.wheel)
      seat.pointerAxisDiscrete(.verticalScroll, -2)
      seat.pointerAxis(.verticalScroll, -30)
      seat.pointerFrame()
    }
    #expect(target(view) == Point(x: 500, y: 880))
    try rig.close()
  }

  @Test("D11: a tilted wheel scrolls sideways")
  func tilt() throws {
    let (rig, view) = try makeRig()
    try rig.play { seat, _ in
      seat.pointerAxisSource(.wheelTilt)
      seat.pointerAxisValue120(.horizontalScroll, 120)
      seat.pointerAxis(.horizontalScroll, 15)
      seat.pointerFrame()
    }
    #expect(target(view) == Point(x: 560, y: 1_000))
    try rig.close()
  }

  @Test("D11: without a source, before there were frames too, content goes as far as is sent")
  func withoutSource() throws {
    for version in [1, 9] as [UInt32] {
      let (rig, view) = try makeRig(seatVersion: version)
      try rig.play { seat, _ in
        seat.pointerAxis(.verticalScroll, 10)
        if version >= 5 { seat.pointerFrame() }
      }
      #expect(target(view) == Point(x: 500, y: 1_010))
      try rig.close()
    }
  }

  @Test("D11: fingers on a touchpad are followed, and throw the content when they leave in motion")
  func finger() throws {
    let (rig, view) = try makeRig()
    for _ in 0..<5 {
      try rig.play { seat, _ in
        seat.pointerAxisSource(.finger)
        seat.pointerAxis(.verticalScroll, 20)
        seat.pointerAxis(.horizontalScroll, -5)
        seat.pointerFrame()
      }
    }
    #expect(view.isDragging && view.contentOffset == Point(x: 475, y: 1_100))
    try rig.play { seat, _ in
      seat.pointerAxisSource(.finger)
      seat.pointerAxisStop(.verticalScroll)
      seat.pointerAxisStop(.horizontalScroll)
      seat.pointerFrame()
    }
    #expect(!view.isDragging)
    try rig.close()
  }

  @Test("D11: an inverted axis, as natural scrolling has it, is followed as it is")
  func inverted() throws {
    let (rig, view) = try makeRig()
    try rig.play { seat, _ in
      seat.pointerAxisSource(.finger)
      seat.pointerAxisDirection(.verticalScroll, .inverted)
      seat.pointerAxis(.verticalScroll, 12)
      seat.pointerFrame()
    }
    #expect(view.contentOffset == Point(x: 500, y: 1_012))
    try rig.close()
  }
}
