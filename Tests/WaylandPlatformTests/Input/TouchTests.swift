import TestCompositor
import Testing

@testable import ResponderPlatform
@testable import WindowResponder

@MainActor @Suite("Touches from a compositor") struct TouchTests {
  @Test("two fingers arrive a frame at a time, with places, times and the surface")
  func twoFingers() throws {
    let rig = try Rig()
    let surface = try rig.makeWindow()
    try rig.play { seat, surface in
      seat.touchDown(0, on: surface, x: 10.5, y: 20, time: 1_000)
      seat.touchDown(1, on: surface, x: 30, y: 5, time: 1_001)
      seat.touchFrame()
      seat.touchMotion(0, x: -50, y: 500, time: 1_020)
      seat.touchFrame()
    }
    #expect(rig.recorder.touches.count == 2)
    let first = try #require(rig.recorder.touches.first)
    #expect(first.changes.map(\.id) == [0, 1])
    #expect(first.changes.map(\.kind) == [.down, .down])
    #expect(first.changes.allSatisfy { $0.surface === surface })
    #expect(first.changes.first?.location == Point(x: 10.5, y: 20))
    let second = try #require(rig.recorder.touches.last)
    #expect(second.changes.map(\.kind) == [.motion])
    // The location is outside the surface, which is valid for a touch.
    #expect(second.changes.first?.location == Point(x: -50, y: 500))
    #expect(abs(second.timestamp - first.timestamp - 0.019) < 1e-9)
    try rig.close()
  }

  @Test("nothing arrives before the frame")
  func waitsForFrame() throws {
    let rig = try Rig()
    try rig.makeWindow()
    try rig.play { seat, surface in
      seat.touchDown(0, on: surface, x: 1, y: 1)
    }
    #expect(rig.recorder.touches.isEmpty)
    try rig.play { seat, _ in seat.touchFrame() }
    #expect(rig.recorder.touches.count == 1)
    try rig.close()
  }

  @Test("an up arrives also from a compositor that leaves out its frame")
  func forgottenFrame() throws {
    let rig = try Rig()
    try rig.makeWindow()
    try rig.play { seat, surface in
      seat.touchDown(448, on: surface, x: 1, y: 1)
      seat.touchFrame()
      seat.touchUp(448)
    }
    #expect(rig.recorder.touches.last?.changes.map(\.kind) == [.up])
    // A late frame contains no changes.
    try rig.play { seat, _ in seat.touchFrame() }
    #expect(rig.recorder.touches.count == 2)
    try rig.close()
  }

  @Test("the compositor's cancel is sent once")
  func cancel() throws {
    let rig = try Rig()
    try rig.makeWindow()
    try rig.play { seat, surface in
      for id in 0..<3 { seat.touchDown(Int32(id), on: surface, x: 1, y: 1) }
      seat.touchFrame()
      seat.touchCancel()
      seat.touchCancel()
      seat.touchMotion(0, x: 2, y: 2)
      seat.touchFrame()
    }
    #expect(rig.recorder.touchCancels == 1)
    #expect(rig.recorder.touches.count == 1)
    try rig.close()
  }

  @Test("a touch screen that is pulled out cancels its touches once, and works when it is back")
  func capabilityRemoved() throws {
    let rig = try Rig()
    try rig.makeWindow()
    try rig.play { seat, surface in
      seat.touchDown(0, on: surface, x: 1, y: 1)
      seat.touchFrame()
      seat.capabilities = [.pointer]
    }
    #expect(rig.recorder.touchCancels == 1)
    try rig.play { seat, _ in seat.capabilities = [.pointer, .touch] }
    try rig.play { seat, surface in
      seat.touchDown(0, on: surface, x: 1, y: 1)
      seat.touchFrame()
    }
    #expect(rig.recorder.touchCancels == 1)
    #expect(rig.recorder.touches.count == 2)
    try rig.close()
  }

  @Test("a seat that goes cancels its touches once")
  func seatRemoved() throws {
    let rig = try Rig()
    try rig.makeWindow()
    try rig.play { seat, surface in
      seat.touchDown(0, on: surface, x: 1, y: 1)
      seat.touchFrame()
      seat.pointerEnter(surface, x: 1, y: 1)
      seat.pointerFrame()
      seat.keyboardEnter(surface)
    }
    try rig.compositor.perform { try $0.seat().remove() }
    try rig.settle()
    #expect(rig.recorder.touchCancels == 1)
    #expect(rig.recorder.pointerCancels == 1)
    #expect(rig.recorder.focuses.last?.surface == nil)
    try rig.compositor.perform { server in
      server.addSeat(name: "another")
      return
    }
    try rig.settle()
    try rig.play { seat, surface in
      seat.touchDown(0, on: surface, x: 1, y: 1)
      seat.touchFrame()
    }
    #expect(rig.recorder.touches.last?.seat == 1)
    try rig.close()
  }

  @Test("a hundred fingers, huge, negative, repeated and unknown ids do no harm")
  func strangeIDs() throws {
    let rig = try Rig()
    try rig.makeWindow()
    try rig.play { seat, surface in
      for id in 0..<100 { seat.touchDown(Int32(id) * 64, on: surface, x: 1, y: 1) }
      seat.touchFrame()
      seat.touchDown(.max, on: surface, x: 1, y: 1)
      seat.touchDown(.min, on: surface, x: 1, y: 1)
      seat.touchDown(64, on: surface, x: 2, y: 2)
      seat.touchFrame()
      seat.touchMotion(7, x: 1, y: 1)
      seat.touchUp(9)
      seat.touchShape(11, major: 1, minor: 1)
      seat.touchFrame()
    }
    #expect(rig.recorder.touches.map(\.changes.count) == [100, 3])
    try rig.close()
  }

  @Test("shape and orientation arrive as radii and radians")
  func shape() throws {
    let rig = try Rig()
    try rig.makeWindow()
    try rig.play { seat, surface in
      seat.touchDown(0, on: surface, x: 1, y: 1)
      seat.touchShape(0, major: 24, minor: 12)
      seat.touchOrientation(0, degrees: -45)
      seat.touchFrame()
    }
    let change = try #require(rig.recorder.touches.first?.changes.first)
    #expect(change.contact.majorRadius == 12 && change.contact.minorRadius == 6)
    #expect(abs((change.contact.orientation ?? 0) + .pi / 4) < 1e-6)
    try rig.close()
  }

  @Test("a window closed in its own touch handler hears no more of that finger")
  func closedInHandler() throws {
    let rig = try Rig()
    let surface = try rig.makeWindow()
    rig.recorder.onInput = { _ in surface.destroy() }
    try rig.play { seat, surface in
      seat.touchDown(0, on: surface, x: 1, y: 1)
      seat.touchFrame()
      seat.touchMotion(0, x: 2, y: 2)
      seat.touchFrame()
      seat.touchUp(0)
      seat.touchFrame()
      seat.pointerEnter(surface, x: 1, y: 1)
      seat.pointerFrame()
    }
    #expect(rig.recorder.touches.count == 1)
    #expect(rig.recorder.pointers.isEmpty)
    try rig.close()
  }
}
