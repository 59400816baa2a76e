import TestCompositor
import Testing
import Wayland

@testable import ResponderPlatform
@testable import WaylandPlatform
@testable import WindowResponder

@MainActor @Suite("Pens on a compositor's tablet") struct TabletTests {
  /// Creates a window, and a tablet with a tool of a type.
  private func makeRig(
    _ kind: ZwpTabletToolV2Resource.Kind = .pen, hidden: Set<String> = []
  ) throws -> Rig {
    let rig = try Rig(hidden: hidden)
    try rig.makeWindow()
    try rig.play { seat, _ in
      seat.addTablet()
      seat.addTabletTool(kind)
    }
    return rig
  }

  /// Sends events of the tablet tool, over the window.
  private func play(
    _ rig: Rig,
    _ body: @escaping @Sendable (Server.TabletTool, Server.Tablet, Server.Surface) -> Void
  ) throws {
    try rig.play { seat, surface in body(seat.tabletTools[0], seat.tablets[0], surface) }
  }

  @Test("A pen tells where it is, how hard it is pressed and how it leans, a frame at a time")
  func frames() throws {
    let rig = try makeRig(.eraser)
    try play(rig) { pen, tablet, surface in
      pen.proximityIn(surface, on: tablet)
      pen.motion(x: 10, y: 12.5)
      pen.distance(65_535)
      pen.tilt(x: 45, y: -30)
      pen.frame(time: 100)
      pen.down()
      pen.pressure(32_768)
      pen.rotation(90)
      pen.slider(-65_535)
      pen.frame(time: 110)
      pen.motion(x: 11, y: 12)
      pen.frame(time: 120)
      pen.up()
      pen.frame(time: 130)
      pen.proximityOut()
      pen.frame(time: 140)
    }
    let frames = rig.recorder.pens
    try #require(
      frames.map(\.changes) == [[.entered], [.moved, .down], [.moved], [.up], [.left]])
    #expect(frames.allSatisfy { $0.kind == .eraser && $0.surface === rig.recorder.surfaces[0] })
    #expect(frames[0].state.location == Point(x: 10, y: 12.5))
    #expect(frames[0].state.distance == 1)
    #expect(frames[0].state.pressure == nil)
    #expect(abs(frames[0].state.tilt.dx - .pi / 4) < 1e-3)
    #expect(abs(frames[0].state.tilt.dy + .pi / 6) < 1e-3)
    #expect(abs((frames[1].state.pressure ?? 0) - 0.5) < 1e-4)
    #expect(abs(frames[1].state.rotation - .pi / 2) < 1e-3)
    #expect(frames[1].state.slider == -1)
    #expect(frames[2].state.location == Point(x: 11, y: 12))
    let times = frames.map { Int((($0.timestamp - frames[0].timestamp) * 1_000).rounded()) }
    #expect(times == [0, 10, 20, 30, 40])
    try rig.close()
  }

  @Test("A pen that leaves and enters in one frame has both, and its button is released")
  func leaveAndEnter() throws {
    let rig = try makeRig()
    try play(rig) { pen, tablet, surface in
      pen.proximityIn(surface, on: tablet)
      pen.button(0x14B, isDown: true)
      pen.frame(time: 100)
      pen.proximityOut()
      pen.proximityIn(surface, on: tablet)
      pen.frame(time: 110)
    }
    #expect(
      rig.recorder.pens.map(\.changes) == [
        [.entered, .button(code: 0x14B, isDown: true)],
        [.button(code: 0x14B, isDown: false), .left], [.entered],
      ])
    try rig.close()
  }

  @Test("A pen that is near gets the pointer's picture, by the serial of its coming")
  func cursor() throws {
    let rig = try makeRig(.pen)
    try play(rig) { pen, tablet, surface in
      pen.proximityIn(surface, on: tablet)
      pen.frame()
    }
    #expect(rig.requests("wp_cursor_shape_manager_v1", "get_tablet_tool_v2").count == 1)
    #expect(rig.requests("wp_cursor_shape_device_v1", "set_shape").count == 1)
    rig.display.setCursor(nil)
    try rig.settle()
    #expect(rig.requests("zwp_tablet_tool_v2", "set_cursor").count == 1)
    try rig.close()
  }

  @Test("A pen that is taken away while it touches, or whose seat goes, leaves")
  func removed() throws {
    let rig = try makeRig()
    try play(rig) { pen, tablet, surface in
      pen.proximityIn(surface, on: tablet)
      pen.down()
      pen.button(0x14B, isDown: true)
      pen.frame()
      pen.remove()
    }
    #expect(
      rig.recorder.pens.map(\.changes) == [
        [.entered, .down, .button(code: 0x14B, isDown: true)],
        [.button(code: 0x14B, isDown: false), .left],
      ])
    #expect(rig.requests("zwp_tablet_tool_v2", "destroy").count == 1)
    try rig.play { seat, surface in
      let pen = seat.addTabletTool()
      pen.proximityIn(surface, on: seat.tablets[0])
      pen.frame()
      seat.remove()
    }
    #expect(rig.recorder.pens.last?.changes == [.left])
    try rig.close()
  }

  @Test("Tablets and pads are given up when they are unplugged")
  func unplugged() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in seat.addTabletPad() }
    try rig.play { seat, _ in
      seat.tablets[0].remove()
      seat.tabletPads[0].remove()
    }
    for (interface, count) in [
      ("zwp_tablet_v2", 1), ("zwp_tablet_pad_v2", 1), ("zwp_tablet_pad_group_v2", 1),
      ("zwp_tablet_pad_ring_v2", 1), ("zwp_tablet_pad_strip_v2", 1),
    ] {
      #expect(rig.requests(interface, "destroy").count == count, "\(interface)")
    }
    try rig.play { seat, _ in seat.addTabletPad() }
    try rig.close()
  }

  @Test("A mouse on a tablet is a pointer")
  func mouse() throws {
    let rig = try makeRig(.mouse)
    try play(rig) { mouse, tablet, surface in
      mouse.proximityIn(surface, on: tablet)
      mouse.motion(x: 3, y: 4)
      mouse.frame()
      mouse.button(0x110, isDown: true)
      mouse.frame()
      mouse.wheel(clicks: 2)
      mouse.frame()
    }
    #expect(rig.recorder.pens.isEmpty)
    let frames = rig.recorder.pointers
    try #require(frames.count == 3)
    #expect(frames[0].location == Point(x: 3, y: 4))
    guard case .button(0x110, true) = try #require(frames[1].changes.first) else {
      Issue.record("no button")
      return
    }
    guard case .scroll(let scroll) = try #require(frames[2].changes.first) else {
      Issue.record("no scroll")
      return
    }
    #expect(scroll.value120.dy == 240)
    try play(rig) { mouse, _, _ in mouse.remove() }
    #expect(rig.recorder.pointerCancels == 1)
    try rig.close()
  }

  @Test("What makes no sense is ignored: downs from afar, angles without end, a stranger's surface")
  func strays() throws {
    let rig = try makeRig()
    try play(rig) { pen, tablet, surface in
      pen.proximityIn(surface, on: tablet)
      pen.proximityOut()
      pen.frame()
      pen.down()
      pen.motion(x: 1, y: 1)
      pen.frame()
      pen.up()
      pen.frame()
    }
    #expect(rig.recorder.pens.map(\.changes) == [[.entered, .left]])
    rig.recorder.clear()
    try play(rig) { pen, tablet, surface in
      pen.proximityIn(surface, on: tablet)
      pen.tilt(x: 8_000, y: -8_000)
      pen.pressure(4_000_000_000)
      pen.frame()
    }
    let state = try #require(rig.recorder.pens.first).state
    #expect(state.tilt == Vector(dx: .pi / 2, dy: -.pi / 2))
    #expect(state.pressure == 1)
    #expect(state.altitude >= 0 && state.altitude < 0.01)
    #expect(state.azimuth.dx.isFinite)
    try rig.close()
  }

  @Test("Where the compositor knows no pens, nothing is asked for")
  func missing() throws {
    let rig = try makeRig(hidden: ["zwp_tablet_manager_v2"])
    #expect(rig.requests("zwp_tablet_manager_v2", "get_tablet_seat").isEmpty)
    try rig.close()
  }

  @Test("A surface that goes takes the pen over it along")
  func surfaceGone() throws {
    let rig = try makeRig()
    try play(rig) { pen, tablet, surface in
      pen.proximityIn(surface, on: tablet)
      pen.down()
      pen.frame()
    }
    rig.recorder.surfaces[0].destroy()
    rig.recorder.surfaces = []
    rig.recorder.clear()
    try rig.compositor.perform {
      let pen = try $0.seat().tabletTools[0]
      pen.up()
      pen.proximityOut()
      pen.frame()
    }
    try rig.settle()
    #expect(rig.recorder.pens.isEmpty)
    try rig.close()
  }
}

@MainActor @Suite("Times that are finer than milliseconds") struct InputTimestampTests {
  @Test("A finger's, a pointer's and a key's event has the fine time that came before it")
  func fine() throws {
    let rig = try Rig()
    try rig.makeWindow()
    try rig.play { seat, surface in
      seat.timestamp(nanoseconds: 5_000_000_000 + 123_456_789)
      seat.touchDown(1, on: surface, x: 1, y: 1, time: 5_123)
      seat.touchFrame()
      seat.touchMotion(1, x: 2, y: 1, time: 5_130)
      seat.touchFrame()
    }
    let times = rig.recorder.touches.map(\.timestamp)
    try #require(times.count == 2)
    #expect(abs((times[1] - times[0]) - (0.007 - 0.000_456_789)) < 1e-6)
    try rig.play { seat, surface in
      seat.pointerEnter(surface, x: 0, y: 0)
      seat.pointerFrame()
      seat.timestamp(nanoseconds: 6_000_250_000)
      seat.pointerMotion(x: 4, y: 4, time: 6_000)
      seat.pointerFrame()
      seat.pointerMotion(x: 5, y: 4, time: 6_001)
      seat.pointerFrame()
    }
    let moves = rig.recorder.pointers.suffix(2).map(\.timestamp)
    #expect(abs((moves[1] - moves[0]) - 0.000_75) < 1e-6)
    try rig.close()
  }

  @Test("A fine time of another millisecond than the event's is not believed")
  func mixedUp() throws {
    let rig = try Rig()
    try rig.makeWindow()
    try rig.play { seat, surface in
      seat.touchDown(1, on: surface, x: 1, y: 1, time: 5_000)
      seat.touchFrame()
      seat.timestamp(nanoseconds: 900_000_000_000)
      seat.touchMotion(1, x: 2, y: 1, time: 5_010)
      seat.touchFrame()
    }
    let times = rig.recorder.touches.map(\.timestamp)
    try #require(times.count == 2)
    #expect(abs((times[1] - times[0]) - 0.01) < 1e-6)
    try rig.close()
  }
}
