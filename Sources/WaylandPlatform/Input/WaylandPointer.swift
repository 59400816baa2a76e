import ResponderGeometry
import ResponderPlatform
import ResponderRuntime
import ResponderSystem
import Wayland

/// A `wl_pointer`. It reports the events of the pointer frame by frame, and shows its image.
@MainActor final class WaylandPointer {
  /// The version that added `wl_pointer.frame`. Before it, every event is its own frame.
  private static let framesVersion: UInt32 = 5

  private let pointer: WlPointer
  /// The protocol object.
  var wlPointer: WlPointer { pointer }
  unowned let seat: WaylandSeat
  let clock: FineClock
  private var assembler: PointerAssembler
  private let cursor: WaylandCursor
  private var gestures: WaylandPointerGestures?
  /// The serial of the button that began the press, until that button is released.
  private(set) var pressSerial: UInt32?
  /// The evdev code of the button that began the press, or `nil` if none is down.
  private var firstButton: UInt32?

  init(_ pointer: WlPointer, seat: WaylandSeat) {
    self.pointer = pointer
    self.seat = seat
    clock = FineClock(
      seat.display?.globals.inputTimestampsManager?.getPointerTimestamps(pointer: pointer))
    assembler = PointerAssembler(seat: seat.id)
    cursor = WaylandCursor(target: pointer, source: seat.display?.cursors)
    pointer.onEvent = { [link = BackLink(self)] event in link.target?.handle(event) }
    gestures = seat.display?.globals.pointerGestures.map {
      WaylandPointerGestures($0, pointer: pointer, seat: seat) { [link = BackLink(self)] surface in
        link.target?.assembler.surface === surface
          ? link.target?.assembler.location ?? .zero : .zero
      }
    }
  }

  /// Cancels the press or gesture in progress when the capability is removed.
  func destroy() {
    gestures?.destroy()
    pointer.onEvent = nil
    cursor.destroy()
    clock.destroy()
    pointer.destroy()
    if assembler.cancel() {
      seat.tell(.pointerCancel(seat: seat.id, timestamp: MonotonicClock.now))
    }
  }

  /// Removes a surface that was destroyed.
  func forget(_ surface: WaylandSurface) {
    assembler.forget(surface)
    gestures?.forget(surface)
  }

  /// Moves the pointer's location on a surface that has moved under it.
  func originMoved(of surface: WaylandSurface, by way: Vector) {
    assembler.originMoved(of: surface, by: way)
  }

  /// Shows a shape if the pointer is over a surface of this application.
  func show(_ shape: CursorShape?) {
    guard let surface = assembler.surface else { return }
    cursor.show(shape, scale: surface.scale)
  }

  private func handle(_ message: WlPointer.Event) {
    guard let display = seat.display else { return }
    let surface = display.surface(message.surface)
    let event = PointerEvent(message, seat: seat.id, arrival: display.arrival, clock)
    display.inputObserver?.pointer(event, on: surface)
    assembler.take(event, on: surface, at: time(of: event))
    note(message, on: surface, display)
    if event.kind == .frame || pointer.version < Self.framesVersion || assembler.isOverfull {
      tell(assembler.close())
    }
  }

  /// Ends a frame for which the compositor sends no end.
  func closeForgotten() {
    tell(assembler.closeForgotten())
  }

  private func tell(_ frames: [PointerFrame]) {
    for frame in frames where seat.display?.owns(frame.surface) == true {
      seat.tell(.pointer(frame))
    }
  }

  /// Returns the time of an event in seconds, or `nil` if it has that of the event before. Enter and leave
  /// have no time in the protocol.
  private func time(of event: PointerEvent) -> Double? {
    switch event.kind {
    case .enter, .leave: MonotonicClock.now
    default: clock.seconds(of: event.stamp)
    }
  }

  /// Notes the serials of enter and press events for later requests, and shows the cursor.
  private func note(
    _ message: WlPointer.Event, on surface: WaylandSurface?, _ display: WaylandDisplay
  ) {
    switch message {
    case .enter(let serial, _, _, _):
      guard let surface else { return }
      firstButton = nil
      display.drags.pointerCame(seat: seat.id)
      cursor.entered(serial: serial)
      cursor.show(display.cursor, scale: surface.scale)
    case .leave:
      firstButton = nil
      pressSerial = nil
      cursor.left()
    case .button(let serial, _, let button, let state):
      noteButton(button, isDown: state == .pressed, serial, display)
    case .motion, .frame, .axis, .axisSource, .axisStop, .axisDiscrete, .axisValue120,
      .axisRelativeDirection:
      break
    }
  }

  private func noteButton(
    _ button: UInt32, isDown: Bool, _ serial: UInt32, _ display: WaylandDisplay
  ) {
    if isDown {
      // Requests to move the window, to drag and to open menus name the press with which they began.
      guard firstButton == nil else { return }
      firstButton = button
      pressSerial = serial
      display.lastPress = seat.mark(serial)
    } else {
      guard firstButton == nil || firstButton == button else { return }
      firstButton = nil
      pressSerial = nil
      display.drags.contactEnded(seat: seat.id, finger: nil)
    }
  }
}
