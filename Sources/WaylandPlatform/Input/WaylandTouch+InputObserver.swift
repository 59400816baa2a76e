import ResponderPlatform
import Wayland

extension WaylandTouch {
  /// Reports an event to the recorder, before the event is processed.
  func tell(_ event: WlTouch.Event, to inputObserver: any InputObserver, _ display: WaylandDisplay)
  {
    var stamp = InputTimestamp(arrived: display.arrival)
    func take(_ milliseconds: UInt32) {
      stamp.milliseconds = milliseconds
      stamp.microseconds = clock.microseconds(milliseconds)
    }
    let told: TouchRecord
    switch event {
    case .down(let serial, let time, let surface, let id, let x, let y):
      take(time)
      told = .down(id: id, x: x, y: y, serial: serial, surface: display.surface(surface))
    case .up(let serial, let time, let id):
      take(time)
      told = .up(id: id, serial: serial)
    case .motion(let time, let id, let x, let y):
      take(time)
      told = .motion(id: id, x: x, y: y)
    case .shape(let id, let major, let minor): told = .shape(id: id, major: major, minor: minor)
    case .orientation(let id, let degrees): told = .orientation(id: id, degrees: degrees)
    case .frame: told = .frame
    case .cancel: told = .cancel
    }
    inputObserver.touch(told, stamp, seat: seat.id)
  }
}
