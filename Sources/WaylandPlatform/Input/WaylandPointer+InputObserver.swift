import ResponderPlatform
import Wayland

extension WaylandPointer {
  /// Reports an event to the recorder, before the event is processed.
  func tell(
    _ event: WlPointer.Event, to inputObserver: any InputObserver, _ display: WaylandDisplay
  ) {
    var stamp = InputTimestamp(arrived: display.arrival)
    func take(_ milliseconds: UInt32) {
      stamp.milliseconds = milliseconds
      stamp.microseconds = clock.microseconds(milliseconds)
    }
    let told: PointerRecord
    switch event {
    case .enter(_, let surface, let x, let y):
      told = .enter(x: x, y: y, surface: display.surface(surface))
    case .leave(_, let surface): told = .leave(surface: display.surface(surface))
    case .motion(let time, let x, let y):
      take(time)
      told = .motion(x: x, y: y)
    case .button(_, let time, let button, let state):
      take(time)
      told = .button(button, isDown: state == .pressed)
    case .axis(let time, let axis, let value):
      take(time)
      told = .axis(axis.rawValue, value)
    case .axisStop(let time, let axis):
      take(time)
      told = .axisStop(axis.rawValue)
    case .axisSource(let source): told = .axisSource(source.rawValue)
    case .axisDiscrete(let axis, let steps): told = .axisDiscrete(axis.rawValue, steps)
    case .axisValue120(let axis, let value): told = .axisValue120(axis.rawValue, value)
    case .axisRelativeDirection(let axis, let direction):
      told = .axisDirection(axis.rawValue, direction.rawValue)
    case .frame: told = .frame
    }
    inputObserver.pointer(told, stamp, seat: seat.id)
  }
}
