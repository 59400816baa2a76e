import TestCompositor
import Testing
import Wayland

@testable import ResponderPlatform
@testable import WindowResponder

@MainActor @Suite("Gestures on a compositor's touchpad") struct PointerGestureTests {
  private func makeRig(version: UInt32 = 3, hidden: Set<String> = []) throws -> Rig {
    var globals = TestCompositor.allGlobals
    globals["zwp_pointer_gestures_v1"] = version
    return try Rig.withPointer(globals: globals, hidden: hidden)
  }

  private func pinches(_ rig: Rig) -> [PinchChange] {
    rig.recorder.gestures.compactMap {
      if case .pinch(let pinch) = $0.change { pinch } else { nil }
    }
  }

  @Test("a pinch has its fingers, its way, its scale since the beginning and its turn in radians")
  func pinch() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in
      seat.pinchBegin(fingers: 3, time: 100)
      seat.pinchUpdate(dx: 1.5, dy: -2, scale: 1.25, rotation: 90, time: 110)
      seat.pinchUpdate(scale: 1.5, rotation: -45, time: 120)
      seat.pinchEnd(time: 130)
    }
    let pinches = pinches(rig)
    try #require(pinches.map(\.phase) == [.began, .changed, .changed, .ended])
    #expect(pinches.allSatisfy { $0.fingers == 3 })
    #expect(pinches.map(\.scale) == [1, 1.25, 1.5, 1.5])
    #expect(pinches.map(\.delta) == [.zero, Vector(dx: 1.5, dy: -2), .zero, .zero])
    let turns: [Double] = [0, Double.pi / 2, -Double.pi / 4, 0]
    #expect(pinches.map(\.rotation) == turns)
    let times = pinches.map { $0.timestamp - pinches[0].timestamp }
    #expect(times.map { Int(($0 * 1_000).rounded()) } == [0, 10, 20, 30])
    try rig.close()
  }

  @Test("a gesture tells its surface and where the pointer rests")
  func place() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in
      seat.pointerMotion(x: 7, y: 8.5)
      seat.pointerFrame()
      seat.pinchBegin()
    }
    let gesture = try #require(rig.recorder.gestures.first)
    #expect(gesture.location == Point(x: 7, y: 8.5))
    #expect(gesture.surface === rig.recorder.surfaces.first)
    try rig.close()
  }

  @Test("a swipe and resting fingers arrive with their beginnings and ends")
  func swipeAndHold() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in
      seat.holdBegin(fingers: 4)
      seat.holdEnd(cancelled: true)
      seat.swipeBegin(fingers: 4)
      seat.swipeUpdate(dx: 10, dy: -5)
      seat.swipeEnd()
    }
    let changes = rig.recorder.gestures.map(\.change)
    try #require(changes.map(\.phase) == [.began, .cancelled, .began, .changed, .ended])
    guard case .hold(let hold) = changes[0], case .swipe(let swipe) = changes[3] else {
      Issue.record("\(changes)")
      return
    }
    #expect(hold.fingers == 4 && swipe.fingers == 4)
    #expect(swipe.delta == Vector(dx: 10, dy: -5))
    try rig.close()
  }

  @Test("the compositor's cancel is sent as one")
  func cancel() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in
      seat.pinchBegin()
      seat.pinchEnd(cancelled: true)
    }
    #expect(pinches(rig).map(\.phase) == [.began, .cancelled])
    try rig.close()
  }

  @Test("a touchpad that is pulled out in the middle of a gesture cancels it once")
  func capabilityRemoved() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in
      seat.pinchBegin()
      seat.pinchUpdate(scale: 2)
      seat.capabilities = [.touch]
    }
    #expect(pinches(rig).map(\.phase) == [.began, .changed, .cancelled])
    #expect(pinches(rig).last?.scale == 2)
    try rig.play { seat, _ in seat.capabilities = [.touch, .pointer] }
    try rig.play { seat, surface in
      seat.pointerEnter(surface, x: 1, y: 1)
      seat.pointerFrame()
      seat.pinchBegin()
    }
    #expect(pinches(rig).last?.phase == .began)
    try rig.close()
  }

  @Test("steps and ends without a beginning are ignored")
  func strays() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in
      seat.pinchUpdate(scale: 2)
      seat.pinchEnd()
      seat.swipeUpdate(dx: 1, dy: 1)
      seat.holdEnd()
      seat.swipeBegin()
      seat.pinchUpdate(scale: 2)
    }
    #expect(rig.recorder.gestures.map(\.change.phase) == [.began])
    try rig.close()
  }

  @Test("a window closed in the middle of a gesture hears no more of it")
  func closedInHandler() throws {
    let rig = try makeRig()
    rig.recorder.onInput = { [recorder = rig.recorder] _ in recorder.surfaces.first?.destroy() }
    try rig.play { seat, _ in
      seat.pinchBegin()
      seat.pinchUpdate(scale: 2)
      seat.pinchEnd()
    }
    #expect(pinches(rig).map(\.phase) == [.began])
    try rig.close()
  }

  @Test("before version 3 nothing is asked about resting fingers", arguments: [1, 2] as [UInt32])
  func oldVersions(version: UInt32) throws {
    let rig = try makeRig(version: version)
    #expect(rig.requests("zwp_pointer_gestures_v1", "get_hold_gesture").isEmpty)
    try rig.play { seat, _ in
      seat.pinchBegin()
      seat.pinchEnd()
    }
    #expect(pinches(rig).count == 2)
    try rig.close()
  }

  @Test("without the global there are no gestures, and everything else works")
  func hidden() throws {
    let rig = try makeRig(hidden: ["zwp_pointer_gestures_v1"])
    #expect(rig.requests("zwp_pointer_gestures_v1", "get_pinch_gesture").isEmpty)
    try rig.play { seat, _ in
      seat.pointerMotion(x: 1, y: 1)
      seat.pointerFrame()
    }
    #expect(rig.recorder.pointers.count == 2)
    try rig.close()
  }
}
