import ResponderGeometry

/// The axes of `zwp_tablet_tool_v2`, in the protocol's units.
///
/// They are the only place where the units of the protocol become those of the platform.
extension PenState {
  /// The value of the protocol that stands for 1.
  private static let fullScale = 65_535.0

  /// Sets the value that an event has.
  ///
  /// Pressure and distance are from 0 to 65,535, a slider is from −65,535 to 65,535, and angles are in
  /// degrees. Values outside these ranges, and tilts beyond a right angle, count as the nearest value.
  package mutating func take(_ event: PenEvent) {
    switch event.kind {
    case .motion: location = Point(x: event.x, y: event.y)
    case .pressure: pressure = Self.share(event.value, atLeast: 0)
    case .distance: distance = Self.share(event.value, atLeast: 0)
    case .tilt: tilt = Vector(dx: Self.tilt(event.x), dy: Self.tilt(event.y))
    case .rotation: rotation = event.value * .pi / 180
    case .slider: slider = Self.share(event.value, atLeast: -1)
    default: break
    }
  }

  /// Returns the events that a compositor sends when this state follows another one.
  package func events(after old: PenState, _ stamp: Stamp, tool: UInt32) -> [PenEvent] {
    var events: [PenEvent] = []
    func add(_ kind: PenEvent.Kind, x: Double = 0, y: Double = 0, value: Double = 0) {
      events.append(PenEvent(kind, stamp, tool: tool, x: x, y: y, value: value))
    }
    let degree = Double.pi / 180
    func full(_ part: Double) -> Double { (part * Self.fullScale).rounded() }
    if location != old.location { add(.motion, x: location.x, y: location.y) }
    if let pressure, pressure != old.pressure { add(.pressure, value: full(pressure)) }
    if let distance, distance != old.distance { add(.distance, value: full(distance)) }
    if tilt != old.tilt { add(.tilt, x: tilt.dx / degree, y: tilt.dy / degree) }
    if rotation != old.rotation { add(.rotation, value: rotation / degree) }
    if slider != old.slider { add(.slider, value: full(slider)) }
    return events
  }

  private static func share(_ value: Double, atLeast least: Double) -> Double {
    min(max(value / fullScale, least), 1)
  }

  private static func tilt(_ degrees: Double) -> Double { min(max(degrees, -90), 90) * .pi / 180 }
}
