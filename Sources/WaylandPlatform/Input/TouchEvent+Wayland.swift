import ResponderPlatform
import Wayland

extension TouchEvent {
  /// Creates an event from one of `wl_touch`.
  ///
  /// - Parameters:
  ///   - event: The event of the protocol.
  ///   - seat: The number of the seat.
  ///   - arrival: The time when the event was read, in seconds.
  ///   - clock: The clock of the device, which keeps its precise time for ``FineClock/seconds(_:)``.
  @MainActor init(_ event: WlTouch.Event, seat: Int, arrival: Double, _ clock: FineClock) {
    self.init(.frame, Stamp(arrivedAt: arrival), seat: UInt8(clamping: seat))
    switch event {
    case .down(let serial, let time, _, let id, let x, let y):
      kind = .down
      stamp.milliseconds = time
      (self.serial, self.id, self.x, self.y) = (serial, id, x, y)
    case .up(let serial, let time, let id):
      kind = .up
      stamp.milliseconds = time
      (self.serial, self.id) = (serial, id)
    case .motion(let time, let id, let x, let y):
      kind = .motion
      stamp.milliseconds = time
      (self.id, self.x, self.y) = (id, x, y)
    case .shape(let id, let major, let minor):
      kind = .shape
      (self.id, x, y) = (id, major, minor)
    case .orientation(let id, let degrees):
      kind = .orientation
      (self.id, x) = (id, degrees)
    case .frame: kind = .frame
    case .cancel: kind = .cancel
    }
    clock.complete(&stamp)
  }
}

extension WlTouch.Event {
  /// The surface of a down event. Other events have none.
  var surface: WlSurface? {
    if case .down(_, _, let surface, _, _, _) = self { surface } else { nil }
  }
}
