import ResponderPlatform
import Wayland

extension PenEvent {
  /// Creates an event from one of `zwp_tablet_tool_v2`, which was read at a time in seconds. If the event
  /// describes the tool, returns `nil`. In this protocol, only frames have a time.
  init?(_ event: ZwpTabletToolV2.Event, tool: UInt32, seat: Int, arrival: Double) {
    self.init(.frame, Stamp(arrivedAt: arrival), tool: tool, seat: UInt8(clamping: seat))
    switch event {
    case .proximityIn: kind = .proximityIn
    case .proximityOut: kind = .proximityOut
    case .down: kind = .down
    case .up: kind = .up
    case .motion(let x, let y): set(.motion, x: x, y: y)
    case .pressure(let pressure): set(.pressure, Double(pressure))
    case .distance(let distance): set(.distance, Double(distance))
    case .tilt(let x, let y): set(.tilt, x: x, y: y)
    case .rotation(let degrees): set(.rotation, degrees)
    case .slider(let position): set(.slider, Double(position))
    case .wheel(let degrees, let clicks): set(.wheel, degrees, code: clicks)
    case .button(_, let button, let state):
      set(.button, state == .pressed ? 1 : 0, code: Int32(truncatingIfNeeded: button))
    case .frame(let time): stamp.milliseconds = time
    case .type, .hardwareSerial, .hardwareIdWacom, .capability, .done, .removed: return nil
    }
  }

  private mutating func set(_ kind: Kind, _ value: Double = 0, code: Int32 = 0) {
    (self.kind, self.value, self.code) = (kind, value, code)
  }

  private mutating func set(_ kind: Kind, x: Double, y: Double) {
    (self.kind, self.x, self.y) = (kind, x, y)
  }
}

extension ZwpTabletToolV2.Event {
  /// The surface of a proximity event. Other events have none.
  var surface: WlSurface? {
    if case .proximityIn(_, _, let surface) = self { surface } else { nil }
  }
}

extension WaylandTabletTool {
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
