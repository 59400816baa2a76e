import ResponderGeometry
import ResponderPlatform
import ResponderRuntime
import ResponderSystem
import Wayland

/// A `wl_touch`. It reports the events of touches frame by frame.
@MainActor final class WaylandTouch {
  private let touch: WlTouch
  unowned let seat: WaylandSeat
  let clock: FineClock
  private var assembler: TouchAssembler
  /// The serials of the down events, by the ids of the touches that are down.
  private(set) var serials: [Int32: UInt32] = [:]

  init(_ touch: WlTouch, seat: WaylandSeat) {
    self.touch = touch
    self.seat = seat
    clock = FineClock(
      seat.display?.globals.inputTimestampsManager?.getTouchTimestamps(touch: touch))
    assembler = TouchAssembler(seat: seat.id)
    touch.onEvent = { [link = BackLink(self)] event in link.target?.handle(event) }
  }

  /// Cancels the touches that are down when the capability is removed.
  func destroy() {
    touch.onEvent = nil
    clock.destroy()
    touch.destroy()
    cancel()
  }

  /// Removes the touches of a surface that was destroyed.
  func forget(_ surface: WaylandSurface) {
    assembler.forget(surface)
  }

  /// Ends a frame for which the compositor sends no end.
  func closeForgotten() {
    if let frame = assembler.closeForgotten() { seat.tell(.touch(frame)) }
  }

  private func handle(_ message: WlTouch.Event) {
    guard let display = seat.display else { return }
    // A surface that was destroyed, or that belongs to another library, is not found. Its touch is ignored.
    let surface = display.surface(message.surface)
    let event = TouchEvent(message, seat: seat.id, arrival: display.arrival, clock)
    display.inputObserver?.touch(event, on: surface)
    switch event.kind {
    case .frame: if let frame = assembler.close() { seat.tell(.touch(frame)) }
    case .cancel: cancel()
    default:
      assembler.take(event, on: surface, at: clock.seconds(of: event.stamp))
      note(event, on: surface, display)
    }
  }

  /// Notes the serial of a press for later requests, and moves the drag of the touch.
  private func note(_ event: TouchEvent, on surface: WaylandSurface?, _ display: WaylandDisplay) {
    switch event.kind {
    case .down:
      guard surface != nil else { return }
      display.lastPress = seat.mark(event.serial)
      if serials.count < TouchAssembler.maximumTouches { serials[event.id] = event.serial }
    case .up:
      serials[event.id] = nil
      display.drags.contactEnded(seat: seat.id, finger: event.id)
    case .motion:
      display.drags.fingerMoved(
        seat: seat.id, finger: event.id, to: Point(x: event.x, y: event.y))
    default: break
    }
  }

  private func cancel() {
    serials = [:]
    seat.display?.drags.fingersWereCancelled(seat: seat.id)
    guard assembler.cancel() else { return }
    seat.tell(.touchCancel(seat: seat.id, timestamp: MonotonicClock.now))
  }
}
