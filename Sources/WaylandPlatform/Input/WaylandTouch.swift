import ResponderGeometry
import ResponderPlatform
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
    touch.onEvent = { [weak self] event in self?.handle(event) }
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

  private func handle(_ event: WlTouch.Event) {
    guard let display = seat.display else { return }
    if let inputObserver = display.inputObserver { tell(event, to: inputObserver, display) }
    switch event {
    case .down(let serial, let time, let surface, let id, let x, let y):
      // The surface was destroyed, or belongs to another library. The touch is ignored.
      guard let surface = display.surface(surface) else { return }
      display.lastPress = seat.mark(serial)
      if serials.count < TouchAssembler.maximumTouches { serials[id] = serial }
      assembler.down(id, on: surface, at: Point(x: x, y: y), time: clock.seconds(time))
    case .up(_, let time, let id):
      assembler.up(id, time: clock.seconds(time))
      serials[id] = nil
      display.drags.contactEnded(seat: seat.id, finger: id)
    case .motion(let time, let id, let x, let y):
      assembler.motion(id, to: Point(x: x, y: y), time: clock.seconds(time))
      display.drags.fingerMoved(seat: seat.id, finger: id, to: Point(x: x, y: y))
    case .frame:
      if let frame = assembler.close() { seat.tell(.touch(frame)) }
    case .cancel:
      cancel()
    case .shape(let id, let major, let minor):
      assembler.shape(id, major: major, minor: minor)
    case .orientation(let id, let orientation):
      assembler.orientation(id, degrees: orientation)
    }
  }

  private func cancel() {
    serials = [:]
    seat.display?.drags.fingersWereCancelled(seat: seat.id)
    guard assembler.cancel() else { return }
    seat.tell(.touchCancel(seat: seat.id, timestamp: MonotonicClock.now))
  }
}
