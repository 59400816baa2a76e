import ResponderPlatform
import Wayland

extension PointerEvent {
  /// Creates an event from one of `wl_pointer`.
  ///
  /// - Parameters:
  ///   - event: The event of the protocol.
  ///   - seat: The number of the seat.
  ///   - arrival: The time when the event was read, in seconds.
  ///   - clock: The clock of the device, which keeps its precise time for ``FineClock/seconds(_:)``.
  @MainActor init(_ event: WlPointer.Event, seat: Int, arrival: Double, _ clock: FineClock) {
    self.init(.frame, Stamp(arrivedAt: arrival), seat: UInt8(clamping: seat))
    switch event {
    case .enter(_, _, let x, let y):
      kind = .enter
      (self.x, self.y) = (x, y)
    case .leave: kind = .leave
    case .motion(let time, let x, let y):
      kind = .motion
      stamp.milliseconds = time
      (self.x, self.y) = (x, y)
    case .button(_, let time, let button, let state):
      kind = .button
      stamp.milliseconds = time
      (code, value) = (button, state == .pressed ? 1 : 0)
    case .frame: kind = .frame
    case .axis, .axisSource, .axisStop, .axisDiscrete, .axisValue120, .axisRelativeDirection:
      takeAxis(event)
    }
    clock.complete(&stamp)
  }

  private mutating func takeAxis(_ event: WlPointer.Event) {
    switch event {
    case .axis(let time, let axis, let distance):
      kind = .axis
      stamp.milliseconds = time
      (code, value) = (axis.rawValue, distance)
    case .axisStop(let time, let axis):
      kind = .axisStop
      stamp.milliseconds = time
      code = axis.rawValue
    case .axisSource(let source):
      kind = .axisSource
      code = source.rawValue
    case .axisDiscrete(let axis, let steps):
      kind = .axisDiscrete
      (code, value) = (axis.rawValue, Double(steps))
    case .axisValue120(let axis, let parts):
      kind = .axisValue120
      (code, value) = (axis.rawValue, Double(parts))
    case .axisRelativeDirection(let axis, let direction):
      kind = .axisDirection
      (code, value) = (axis.rawValue, Double(direction.rawValue))
    case .enter, .leave, .motion, .button, .frame: break
    }
  }
}

extension WlPointer.Event {
  /// The surface of an enter or a leave event. Other events have none.
  var surface: WlSurface? {
    switch self {
    case .enter(_, let surface, _, _), .leave(_, let surface): surface
    default: nil
    }
  }
}
