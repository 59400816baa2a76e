import ResponderGeometry

/// The axes of `zwp_tablet_tool_v2`, in the protocol's units.
///
/// This file is the only place where the units of the protocol become those of the platform, and the reverse.
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
    case .proximityIn, .proximityOut, .down, .up, .wheel, .button, .frame: break
    }
  }

  /// Returns the events that a compositor sends when this state follows another one.
  ///
  /// Values outside the ranges of the protocol count as the nearest value, and those that are not finite as
  /// 0.
  package func events(after old: PenState, _ stamp: Stamp, tool: UInt32) -> [PenEvent] {
    var events: [PenEvent] = []
    func add(_ kind: PenEvent.Kind, x: Double = 0, y: Double = 0, value: Double = 0) {
      events.append(PenEvent(kind, stamp, tool: tool, x: x, y: y, value: value))
    }
    func full(_ part: Double, atLeast least: Double = 0) -> Double {
      (Self.clamped(part, to: least...1) * Self.fullScale).rounded()
    }
    func degrees(_ angle: Double, atMost most: Double) -> Double {
      Self.clamped(angle / (.pi / 180), to: -most...most)
    }
    if location != old.location { add(.motion, x: location.x, y: location.y) }
    if let pressure, pressure != old.pressure { add(.pressure, value: full(pressure)) }
    if let distance, distance != old.distance { add(.distance, value: full(distance)) }
    if tilt != old.tilt {
      add(.tilt, x: degrees(tilt.dx, atMost: 90), y: degrees(tilt.dy, atMost: 90))
    }
    if rotation != old.rotation {
      add(.rotation, value: degrees(rotation, atMost: .greatestFiniteMagnitude))
    }
    if slider != old.slider { add(.slider, value: full(slider, atLeast: -1)) }
    return events
  }

  private static func clamped(_ value: Double, to range: ClosedRange<Double>) -> Double {
    value.isFinite ? min(max(value, range.lowerBound), range.upperBound) : 0
  }

  private static func share(_ value: Double, atLeast least: Double) -> Double {
    min(max(value / fullScale, least), 1)
  }

  private static func tilt(_ degrees: Double) -> Double { min(max(degrees, -90), 90) * .pi / 180 }
}
