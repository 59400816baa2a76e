import Glibc
import TestCompositor
import Testing

@testable import WindowResponder

/// Tests of drags in which the other side fails: compositors, other programs, and windows that are removed.
@MainActor @Suite("Drags with faults on the other side", .serialized) struct ProtocolDragFaultTests
{
  private let text = "text/plain;charset=utf-8"

  @Test("a compositor that refuses a drag and says nothing is found out when the button is let go")
  func refused() throws {
    let rig = try DragRig()
    rig.compositor.behavior.refusesDrags = true
    try rig.beginDrag()
    #expect(rig.log.events == ["items", "lift", "begin"])
    try rig.play { seat, _ in
      seat.pointerButton(isDown: false)
      seat.pointerFrame()
    }
    #expect(rig.log.events.last == "didEnd cancel")
    try rig.beginDrag()
    #expect(rig.log.events.suffix(3) == ["items", "lift", "begin"])
    try rig.close()
  }

  /// Lifts the source with a touch, and moves the touch until the drag begins, before the compositor replies.
  private func beginByFinger(_ rig: DragRig) throws {
    rig.application.interactionSettings.dragLiftDuration = 0.02
    let start = rig.onSurface(rig.source.center)
    try rig.play { seat, surface in
      seat.touchDown(3, on: surface, x: start.x, y: start.y)
      seat.touchFrame()
    }
    try rig.compositor.waitHere(for: "the lift", pumping: rig.turn) {
      rig.log.events.last == "lift"
    }
    try moveFinger(rig, to: Point(x: rig.source.center.x + 20, y: rig.source.center.y))
    #expect(rig.log.events.last == "begin")
  }

  private func moveFinger(_ rig: DragRig, to place: Point) throws {
    let place = rig.onSurface(place)
    try rig.play { seat, _ in
      seat.touchMotion(3, x: place.x, y: place.y)
      seat.touchFrame()
    }
  }

  private func liftFinger(_ rig: DragRig) throws {
    try rig.play { seat, _ in
      seat.touchUp(3)
      seat.touchFrame()
    }
  }

  @Test("S6: a finger whose drag the compositor ignores goes on in its window, and drops there")
  func ignoredTouch() throws {
    let rig = try DragRig()
    rig.compositor.behavior.refusesDrags = true
    try beginByFinger(rig)
    let views = rig.window.subviews.count
    try moveFinger(rig, to: Point(x: 160, y: 60))
    // The window itself shows the lifted view.
    #expect(rig.window.subviews.count == views + 1)
    #expect(rig.window.subviews.last?.center == Point(x: 160, y: 60))
    try moveFinger(rig, to: rig.target.center)
    #expect(rig.log.events.contains("enter"))
    #expect(rig.window.subviews.last?.center == rig.target.center)
    try liftFinger(rig)
    try rig.compositor.waitHere(for: "the drop", pumping: rig.turn) {
      rig.log.events.contains("didEnd copy")
    }
    #expect(rig.log.dropped == ["dragged"])
    // The preview that moves to its target is removed at the end of the animation.
    try rig.compositor.waitHere(for: "the end of the flight", pumping: rig.turn) {
      rig.window.subviews.count == views
    }
    #expect(try rig.compositor.perform { $0.resources(WlDataSourceResource.self).isEmpty })
    try beginByFinger(rig)
    try rig.close()
  }

  @Test("S6: lifted where nothing takes it, outside of the window or cancelled it goes back")
  func ignoredTouchGoesBack() throws {
    for isOutside in [false, true] {
      let rig = try DragRig()
      rig.compositor.behavior.refusesDrags = true
      try beginByFinger(rig)
      try moveFinger(rig, to: rig.target.center)
      #expect(rig.log.events.last == "enter")
      try moveFinger(rig, to: isOutside ? Point(x: 900, y: 60) : Point(x: 160, y: 60))
      #expect(rig.log.events.contains("exit"))
      try liftFinger(rig)
      #expect(rig.log.events.contains("didEnd cancel"))
      #expect(rig.log.dropped == [])
      try rig.close()
    }
    let rig = try DragRig()
    rig.compositor.behavior.refusesDrags = true
    try beginByFinger(rig)
    try moveFinger(rig, to: rig.target.center)
    try rig.play { seat, _ in seat.touchCancel() }
    #expect(rig.log.events.contains("didEnd cancel"))
    try rig.close()
  }

  @Test(
    "S6: a compositor that has the drag goes before motion of the finger that comes all the same")
  func takenTouch() throws {
    let rig = try DragRig()
    try beginByFinger(rig)
    let place = rig.onSurface(rig.target.center)
    try rig.play { seat, surface in seat.dragEnter(surface, x: place.x, y: place.y) }
    let count = rig.window.subviews.count
    try moveFinger(rig, to: Point(x: 160, y: 60))
    #expect(rig.log.events.last == "enter")
    #expect(rig.window.subviews.count == count)
    try rig.play { seat, _ in seat.dragDrop() }
    #expect(rig.log.dropped == ["dragged"])
    #expect(rig.log.events.contains("didEnd copy"))
    try rig.close()
  }

  @Test("drops, leaves and moves of nothing do nothing")
  func nonsense() throws {
    let rig = try DragRig()
    try rig.play { seat, _ in seat.dragNonsense() }
    #expect(rig.log.events == [])
    try rig.close()
  }

  @Test("a program that never writes is given up, and the offer goes")
  func neverWrites() throws {
    let rig = try DragRig()
    Pasteboard.limits.readingTime = 0.05
    let place = rig.onSurface(rig.target.center)
    let text = text
    try rig.play { seat, surface in
      seat.dragElsewhere([text: [1]], holds: true)
      seat.dragEnter(surface, x: place.x, y: place.y)
    }
    try rig.play { seat, _ in seat.dragDrop() }
    try rig.compositor.waitHere(for: "giving up", pumping: rig.turn) {
      rig.log.events.contains("loaded")
    }
    try rig.settle()
    #expect(rig.log.dropped == [])
    #expect(try rig.compositor.perform { try $0.seat().drag?.offers.count } == 0)
    _ = try rig.compositor.perform { $0.closeHeldPipes() }
    try rig.close()
  }

  @Test("a source that goes in the middle leaves nothing behind")
  func sourceGoes() throws {
    let rig = try DragRig()
    let place = rig.onSurface(rig.target.center)
    let text = text
    try rig.play { seat, surface in
      seat.dragElsewhere([text: [1]])
      seat.dragEnter(surface, x: place.x, y: place.y)
      seat.dragLeave()
      seat.dragElsewhere(["a/b": [1]])
      seat.dragEnter(surface, x: place.x, y: place.y)
      seat.dragEnter(surface, x: place.x, y: place.y)
    }
    #expect(rig.log.events.filter { $0 == "enter" }.count == 3)
    #expect(rig.log.events.filter { $0 == "exit" }.count == 2)
    #expect(try rig.compositor.perform { try $0.seat().drag?.offers.count } == 1)
    try rig.close()
  }

  @Test("a window that closes while something is over it ends that")
  func windowCloses() throws {
    let rig = try DragRig()
    try rig.dragForeign([text: [1]])
    rig.window.close()
    try rig.settle()
    #expect(rig.log.events == ["enter", "exit", "end"])
    try rig.compositor.perform { server in try server.seat().dragDrop() }
    try rig.settle()
    #expect(rig.log.dropped == [])
    try rig.close()
  }

  @Test("the window that a drag began in may close")
  func sourceWindowCloses() throws {
    let rig = try DragRig()
    let other = Window(size: Size(width: 100, height: 100))
    other.makeKeyAndVisible()
    try rig.settle()
    try rig.compositor.perform { server in
      let seat = try server.seat()
      _ = seat.pressSerial
    }
    try rig.beginDrag()
    rig.window.close()
    try rig.settle()
    try rig.play { seat, _ in seat.dragCancel() }
    #expect(rig.application.programContext.drags.own == nil)
    other.close()
    try rig.close()
  }

  @Test("names of types that no message could hold are not sent")
  func longNames() throws {
    let rig = try DragRig()
    let long = String(repeating: "x", count: 100_000)
    rig.log.makeItems = {
      let provider = ItemProvider(object: "text")
      provider.registerDataRepresentation(forTypeIdentifier: "a/" + long) { $0([1], nil) }
      return [DragItem(itemProvider: provider)]
    }
    try rig.beginDrag()
    #expect(try rig.compositor.perform { try $0.seat().drag?.types.contains("text/plain") } == true)
    try rig.close()
  }

  @Test("the seat's devices may go in the middle", arguments: [true, false])
  func seatGoes(_ isOurs: Bool) throws {
    let rig = try DragRig()
    if isOurs {
      try rig.beginDrag()
    } else {
      try rig.dragForeign(["a/b": [1]])
    }
    try rig.compositor.perform { try $0.seat().remove() }
    try rig.settle()
    #expect(rig.log.events.last == (isOurs ? "didEnd cancel" : "end"))
    try rig.close()
  }
}
