import Glibc
import TestCompositor
import Testing

@testable import WindowResponder

/// Tests of both sides of a drag over a Wayland connection, with a whole application.
@MainActor @Suite("Drags on the wire", .serialized) struct ProtocolDragTests {
  private let text = "text/plain;charset=utf-8"

  @Test("a drag begins with the serial of the press, its types, its actions and a picture")
  func begins() throws {
    let rig = try DragRig()
    try rig.beginDrag()
    let (types, serial, press, actions, isShown) = try rig.compositor.perform {
      server -> ([String]?, UInt32?, UInt32, UInt32?, Bool) in
      let seat = try server.seat()
      let drag = seat.drag
      return (
        drag?.types, drag?.serial, seat.pressSerial, drag?.sourceActions,
        drag?.icon?.current.buffer != nil
      )
    }
    #expect(types?.prefix(2) == ["text/plain;charset=utf-8", "text/plain"])
    #expect(serial == press)
    #expect(actions == 7)
    #expect(isShown)
    #expect(rig.log.events == ["items", "lift", "begin"])
    try rig.close()
  }

  @Test("a finger drags with the serial of its down")
  func finger() throws {
    let rig = try DragRig()
    rig.application.interactionSettings.dragLiftDuration = 0.02
    let start = rig.onSurface(rig.source.center)
    try rig.play { seat, surface in
      seat.touchDown(3, on: surface, x: start.x, y: start.y)
      seat.touchFrame()
    }
    try rig.compositor.waitHere(for: "the lift", pumping: rig.turn) {
      rig.log.events == ["items", "lift"]
    }
    try rig.play { seat, _ in
      seat.touchMotion(3, x: start.x + 20, y: start.y)
      seat.touchFrame()
    }
    #expect(rig.log.events == ["items", "lift", "begin"])
    #expect(try rig.compositor.perform { try $0.seat().drag != nil })
    try rig.play { seat, _ in seat.dragCancel() }
    #expect(rig.log.events.last == "didEnd cancel")
    try rig.close()
  }

  @Test("what is dragged within the program goes the same way, and is finished")
  func withinTheProgram() throws {
    let rig = try DragRig()
    try rig.beginDrag()
    let place = rig.onSurface(rig.target.center)
    try rig.play { seat, surface in seat.dragEnter(surface, x: place.x, y: place.y) }
    #expect(rig.log.events.last == "enter")
    #expect(try rig.compositor.perform { try $0.seat().drag?.chosen } == 1)
    try rig.play { seat, _ in
      seat.dragMotion(x: place.x + 1, y: place.y)
      seat.dragDrop()
    }
    #expect(try rig.compositor.perform { try $0.seat().drag?.isFinished } == true)
    #expect(rig.log.dropped == ["dragged"])
    #expect(rig.log.events.contains("didEnd copy"))
    try rig.close()
  }

  @Test("a drop that a compositor tells its source at the end alone is one all the same")
  func toldAtTheEnd() throws {
    let rig = try DragRig()
    try rig.beginDrag()
    let place = rig.onSurface(rig.target.center)
    try rig.play { seat, surface in seat.dragEnter(surface, x: place.x, y: place.y) }
    try rig.play { seat, _ in
      seat.dragMotion(x: place.x + 1, y: place.y)
      seat.dragDrop(tellsSource: false)
    }
    #expect(try rig.compositor.perform { try $0.seat().drag?.isFinished } == true)
    #expect(rig.log.dropped == ["dragged"])
    #expect(rig.log.events.contains("didEnd copy"))
    try rig.close()
  }

  @Test("another program reads what was dropped on it, and the source hears when it has all")
  func toAnother() throws {
    let rig = try DragRig()
    try rig.beginDrag()
    let text = text
    let pipe = try rig.compositor.perform {
      try $0.seat().dragTakenElsewhere(as: text, action: 2)
    }
    #expect(try rig.readAll(pipe) == Array("dragged".utf8))
    #expect(!rig.log.events.contains("didEnd move"))
    try rig.play { seat, _ in seat.dragFinishedElsewhere() }
    #expect(rig.log.events.contains("didEnd move"))
    #expect(rig.log.events.last == "transferred")
    try rig.close()
  }

  @Test("another program's data is read and the offer is finished")
  func fromAnother() throws {
    let rig = try DragRig()
    try rig.dragForeign([text: Array("theirs".utf8)])
    #expect(try rig.compositor.perform { try $0.seat().drag?.accepted } == text)
    try rig.play { seat, _ in seat.dragDrop() }
    try rig.compositor.waitHere(for: "the data", pumping: rig.turn) {
      rig.log.dropped == ["theirs"]
    }
    try rig.settle()
    #expect(try rig.compositor.perform { try $0.seat().drag?.isFinished } == true)
    #expect(try rig.compositor.perform { try $0.seat().drag?.offers.count } == 0)
    try rig.close()
  }

  @Test("what is accepted is said again at each move, for a compositor that forgot it")
  func saidAgain() throws {
    let rig = try DragRig()
    let place = rig.onSurface(rig.target.center)
    let text = text
    try rig.play { seat, surface in
      seat.dragElsewhere([text: [1]])
      seat.dragEnter(surface, x: place.x, y: place.y)
    }
    try rig.play { seat, _ in seat.dragForgetAnswer() }
    #expect(try rig.compositor.perform { try $0.seat().drag?.accepted } == nil)
    try rig.play { seat, _ in seat.dragMotion(x: place.x + 1, y: place.y) }
    let (accepted, chosen) = try rig.compositor.perform {
      (try $0.seat().drag?.accepted, try $0.seat().drag?.chosen)
    }
    #expect(accepted == text && chosen != 0)
    try rig.play { seat, _ in seat.dragLeave() }
    try rig.close()
  }

  @Test("what nobody here wants is refused, and left when it goes")
  func refuses() throws {
    let rig = try DragRig()
    let text = text
    try rig.play { seat, surface in
      seat.dragElsewhere([text: [1]])
      seat.dragEnter(surface, x: 5, y: 5)
    }
    let (accepted, chosen) = try rig.compositor.perform {
      (try $0.seat().drag?.accepted, try $0.seat().drag?.chosen)
    }
    #expect(accepted == nil && chosen == 0)
    try rig.play { seat, _ in seat.dragLeave() }
    #expect(rig.log.events == [])
    try rig.close()
  }

  @Test("the user is asked where both can, and the answer is told to the source")
  func asks() throws {
    let rig = try DragRig()
    rig.log.proposal = .move
    let place = rig.onSurface(rig.target.center)
    let text = text
    try rig.play { seat, surface in
      seat.dragElsewhere([text: Array("theirs".utf8)], actions: 7)
      seat.drag?.forcedAction = 4
      seat.dragEnter(surface, x: place.x, y: place.y)
    }
    #expect(try rig.compositor.perform { try $0.seat().drag?.chosen } == 4)
    try rig.play { seat, _ in seat.dragDrop() }
    #expect(rig.application.popups.count == 1)
    rig.application.menuSession?.end()
    try rig.settle()
    #expect(rig.log.dropped == [])
    #expect(rig.log.events.last == "end")
    try rig.close()
  }

  @Test("Escape gives it up")
  func escape() throws {
    let rig = try DragRig()
    try rig.beginDrag()
    let hadSource = try rig.compositor.perform { try $0.seat().drag?.source != nil }
    #expect(hadSource)
    try rig.play { seat, surface in
      seat.keyboardEnter(surface)
      seat.key(1, isDown: true)
      seat.key(1, isDown: false)
    }
    #expect(rig.log.events.last == "didEnd cancel")
    #expect(try rig.compositor.perform { try $0.seat().drag?.source == nil })
    try rig.close()
  }

  @Test("the old protocol knows of copying alone, and tells no end")
  func oldProtocol() throws {
    var globals = TestCompositor.allGlobals
    globals["wl_data_device_manager"] = 2
    let rig = try DragRig(globals: globals)
    try rig.dragForeign([text: Array("theirs".utf8)])
    try rig.play { seat, _ in seat.dragDrop() }
    try rig.compositor.waitHere(for: "the data", pumping: rig.turn) {
      rig.log.dropped == ["theirs"]
    }
    try rig.beginDrag()
    try rig.play { seat, surface in
      seat.dragEnter(surface, x: 5, y: 5)
      seat.dragLeave()
      seat.pointerEnter(surface, x: 5, y: 5)
      seat.pointerFrame()
    }
    #expect(rig.log.events.last == "didEnd cancel")
    try rig.close()
  }

  @Test("the picture has the scale of the screen that it is on")
  func fractionalIcon() throws {
    let rig = try DragRig()
    try rig.play { _, surface in surface.preferFractionalScale(180) }
    try rig.beginDrag()
    let (width, destination) = try rig.compositor.perform {
      server -> (Int32?, Int32?) in
      let icon = try server.seat().drag?.icon
      return (icon?.current.buffer?.width, icon?.current.destination?.width)
    }
    #expect(destination == 128)
    #expect(width == 192)
    try rig.close()
  }
}
