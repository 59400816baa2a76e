import ResponderPlatform
import Wayland

extension TouchEvent {
  /// Creates an event from one of `wl_touch`. Its stamp has only the time of the protocol.
  init(_ event: WlTouch.Event, seat: Int) {
    self.init(.frame, Stamp(arrived: 0), seat: UInt8(clamping: seat))
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
  }
}

extension WlTouch.Event {
  /// The surface of a down event. Other events have none.
  var surface: WlSurface? {
    if case .down(_, _, let surface, _, _, _) = self { surface } else { nil }
  }
}
