import TestCompositor
import Testing

@testable import WindowResponder

/// Tests of T14: a seat that is removed while keys, buttons or touches are held on it.
@MainActor @Suite("A seat that is removed", .serialized) struct SeatGoneTests {
  private nonisolated enum Code {
    static let leftButton: UInt32 = 0x110
    static let down: UInt32 = 108
  }

  private let list = ScrollView(frame: Rect(x: 0, y: 40, width: 60, height: 110))
  private let page = ScrollView(frame: Rect(x: 60, y: 40, width: 140, height: 60))
  private let button = Button(type: .system)
  private let log = ControlLog()

  private func makeRig() throws -> ApplicationRig {
    let rig = try ApplicationRig()
    for view in [list, page] {
      view.contentSize = Size(width: view.frame.width, height: 4_000)
      view.backgroundColor = .systemBackground
      rig.window.addSubview(view)
    }
    button.frame = Rect(x: 70, y: 104, width: 100, height: 44)
    button.setTitle("Hold", for: .normal)
    log.listen(to: button)
    rig.window.addSubview(button)
    try rig.settle()
    try rig.play { seat, surface in
      seat.sendRepeatInfo(rate: 50, delay: 50)
      seat.keyboardEnter(surface)
      seat.pointerEnter(surface, x: 1, y: 1)
      seat.pointerFrame()
    }
    return rig
  }

  /// Returns a point of a view in surface coordinates.
  private func place(_ point: Point, in view: View, on rig: ApplicationRig) -> Point {
    let margins = rig.window.chrome.margins
    let place = view.convert(point, to: nil)
    return Point(x: place.x + margins.left, y: place.y + margins.top)
  }

  private func hold(on rig: ApplicationRig) throws {
    let start = place(Point(x: 30, y: 20), in: list, on: rig)
    let pressed = place(Point(x: 50, y: 20), in: button, on: rig)
    try rig.play { seat, surface in
      seat.key(Code.down, isDown: true)
      seat.touchDown(0, on: surface, x: start.x, y: start.y)
      seat.touchFrame()
      seat.pointerMotion(x: pressed.x, y: pressed.y)
      seat.pointerFrame()
      seat.pointerButton(Code.leftButton, isDown: true)
      seat.pointerFrame()
    }
    for step in 1...8 {
      try rig.play { seat, _ in
        seat.touchMotion(0, x: start.x, y: start.y + Double(step) * 10)
        seat.touchFrame()
      }
    }
    try wait(0.15, on: rig)
  }

  /// Waits for a time in seconds.
  private func wait(_ seconds: Double, on rig: ApplicationRig) throws {
    let end = rig.application.now + seconds
    try rig.compositor.waitHere(for: "some time", pumping: rig.turn) { rig.application.now >= end }
  }

  private func commits(on rig: ApplicationRig) throws -> Int {
    try rig.compositor.perform { try $0.toplevel().surface.commits }
  }

  @Test("T14: what was held ends as cancelled, and nothing moves, repeats or is drawn on")
  func everythingHeld() throws {
    let rig = try makeRig()
    try hold(on: rig)
    #expect(list.contentOffset.y < 0 && list.isTracking)
    #expect(button.isHighlighted && page.contentOffset.y > 0)
    try rig.compositor.perform { try $0.seat().remove() }
    try rig.settle()
    #expect(!button.isHighlighted && log.events == ["down", "cancel"])
    #expect(!list.isTracking && list.contentOffset.y == 0)
    let (shown, before) = (page.contentOffset, try commits(on: rig))
    try wait(0.7, on: rig)
    let after = try commits(on: rig)
    // The changes by the cancellation are drawn in at most two frames. Nothing else is drawn.
    #expect(after - before <= 2, "\(after - before) commits")
    #expect(page.contentOffset == shown && list.contentOffset.y == 0)
    #expect(rig.application.modifiers.isEmpty)
    try rig.close()
  }

  @Test("T14: modifiers that were held are lifted when the keyboard goes to another program")
  func modifiers() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in seat.modifiers(depressed: 4) }
    #expect(rig.application.modifiers == .control)
    try rig.play { seat, _ in seat.keyboardLeave() }
    #expect(rig.application.modifiers.isEmpty)
    try rig.play { seat, surface in seat.keyboardEnter(surface, depressed: 4) }
    #expect(rig.application.modifiers == .control)
    try rig.close()
  }

  @Test("T14: another seat goes on with what it holds")
  func anotherSeat() throws {
    let rig = try makeRig()
    try rig.compositor.perform { server in
      server.addSeat(name: "second")
      return
    }
    try rig.settle()
    let start = place(Point(x: 30, y: 100), in: list, on: rig)
    try rig.compositor.perform { server in
      let second = try server.seat(1)
      second.touchDown(0, on: try server.toplevel().surface, x: start.x, y: start.y)
      second.touchFrame()
      second.touchMotion(0, x: start.x, y: start.y - 40)
      second.touchFrame()
      second.touchMotion(0, x: start.x, y: start.y - 60)
      second.touchFrame()
      try server.seat().remove()
    }
    try rig.settle()
    #expect(list.isDragging)
    let before = list.contentOffset.y
    try rig.compositor.perform { server in
      // The first seat is removed, and the second one is the only one.
      try server.seat().touchMotion(0, x: start.x, y: start.y - 90)
      try server.seat().touchFrame()
    }
    try rig.settle()
    #expect(list.isDragging && list.contentOffset.y > before)
    try rig.close()
  }
}

/// A log of the events that a control sends.
@MainActor private final class ControlLog {
  var events: [String] = []

  func listen(to control: Control) {
    control.addAction(Action { [weak self] _ in self?.events.append("down") }, for: .touchDown)
    control.addAction(Action { [weak self] _ in self?.events.append("cancel") }, for: .touchCancel)
  }
}
