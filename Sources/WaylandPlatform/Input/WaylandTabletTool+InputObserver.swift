import ResponderPlatform
import Wayland

extension WaylandTabletTool {
  /// Reports an event to the recorder, before the event is processed. In this protocol, only frames have a
  /// time.
  func tell(
    _ event: ZwpTabletToolV2.Event, to inputObserver: any InputObserver, _ display: WaylandDisplay
  ) {
    var stamp = InputTimestamp(arrived: display.arrival)
    let told: PenRecord
    switch event {
    case .proximityIn(_, _, let surface):
      told = .proximityIn(surface: display.surface(surface))
    case .proximityOut: told = .proximityOut
    case .down: told = .down
    case .up: told = .up
    case .motion(let x, let y): told = .motion(x: x, y: y)
    case .pressure(let pressure): told = .pressure(pressure)
    case .distance(let distance): told = .distance(distance)
    case .tilt(let x, let y): told = .tilt(x: x, y: y)
    case .rotation(let degrees): told = .rotation(degrees)
    case .slider(let position): told = .slider(position)
    case .wheel(let degrees, let clicks): told = .wheel(degrees: degrees, clicks: clicks)
    case .button(_, let button, let state): told = .button(button, isDown: state == .pressed)
    case .frame(let time):
      stamp.milliseconds = time
      told = .frame
    case .type, .hardwareSerial, .hardwareIdWacom, .capability, .done, .removed: return
    }
    inputObserver.pen(told, stamp, seat: seat.id, tool: facts.number)
  }

  /// Returns the protocol's name of a tool's type, or its number if a later version added it.
  static func word(of kind: ZwpTabletToolV2.Kind) -> String {
    switch kind {
    case .pen: "pen"
    case .eraser: "eraser"
    case .brush: "brush"
    case .pencil: "pencil"
    case .airbrush: "airbrush"
    case .finger: "finger"
    case .mouse: "mouse"
    case .lens: "lens"
    default: "\(kind.rawValue)"
    }
  }

  /// Returns the protocol's name of a capability of a tool, or its number if a later version added it.
  static func word(of capability: ZwpTabletToolV2.Capability) -> String {
    switch capability {
    case .tilt: "tilt"
    case .pressure: "pressure"
    case .distance: "distance"
    case .rotation: "rotation"
    case .slider: "slider"
    case .wheel: "wheel"
    default: "\(capability.rawValue)"
    }
  }
}
