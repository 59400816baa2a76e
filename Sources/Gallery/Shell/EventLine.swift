import WindowResponder

/// An event as a line of JSON.
///
/// ```json
/// {"time":12.345,"local":12.347,"event":"touch","phase":"moved","id":0,"x":100.5,"y":220}
/// ```
///
/// Times are in seconds on the monotonic clock, and locations in window coordinates in points.
@MainActor struct EventLine {
  private var text: String

  /// Returns the lines for an event: one for each touch, button or key that changed.
  static func lines(for event: Event, local: Double) -> [String] {
    switch event.type {
    case .touches: return touchLines(event, local)
    case .presses: return keyLines(event, local)
    case .hover: return [hoverLine(event, local)]
    case .scroll: return [scrollLine(event, local)]
    case .motion, .remoteControl, .transform: return []
    }
  }

  private init(_ kind: String, _ phase: String, time: Double, local: Double) {
    text = "{\"time\":\(Self.number(time)),\"local\":\(Self.number(local))"
    text += ",\"event\":\"\(kind)\",\"phase\":\"\(phase)\""
  }

  private mutating func add(_ name: String, _ value: Double?) {
    if let value { text += ",\"\(name)\":\(Self.number(value))" }
  }

  private mutating func add(_ place: Point) {
    add("x", place.x)
    add("y", place.y)
  }

  private var line: String { text + "}" }

  // MARK: Event types

  private static func touchLines(_ event: Event, _ local: Double) -> [String] {
    let touches = (event.allTouches ?? []).sorted { $0.identifier < $1.identifier }
    return touches.flatMap { touch -> [String] in
      guard let phase = phaseName(touch.phase) else { return [] }
      let samples = touch.phase == .moved ? event.coalescedTouches(for: touch) : nil
      return (samples ?? [touch]).map { touchLine($0, phase, local) }
    }
  }

  private static func touchLine(_ touch: Touch, _ phase: String, _ local: Double) -> String {
    let kind =
      switch touch.type {
      case .indirectPointer: "pointer"
      case .pencil: "pen"
      case .direct, .indirect: "touch"
      }
    var line = EventLine(kind, phase, time: touch.timestamp, local: local)
    line.add("id", Double(touch.identifier))
    line.add(touch.location(in: nil))
    if touch.majorRadius > 0 {
      // As in wl_touch: whole axes.
      line.add("major", touch.majorRadius * 2)
      line.add("minor", touch.minorRadius * 2)
    }
    line.add("orientation", touch.orientation)
    if touch.type == .pencil {
      line.add("force", touch.force / touch.maximumPossibleForce)
      line.add("altitude", touch.altitudeAngle)
      line.add("azimuth", touch.azimuthAngle(in: nil))
    }
    return line.line
  }

  private static func keyLines(_ event: Event, _ local: Double) -> [String] {
    guard let event = event as? PressesEvent else { return [] }
    let presses = event.allPresses.sorted {
      ($0.key?.keyCode.rawValue ?? 0) < ($1.key?.keyCode.rawValue ?? 0)
    }
    return presses.compactMap { press in
      guard let key = press.key, let phase = phaseName(press.phase) else { return nil }
      var line = EventLine("key", phase, time: press.timestamp, local: local)
      line.add("id", Double(key.keyCode.rawValue))
      return line.line
    }
  }

  private static func hoverLine(_ event: Event, _ local: Double) -> String {
    let place = event.location(in: nil)
    // For a pointer that has left, the location of the event is outside.
    let phase = place.x < 0 && place.y < 0 ? "ended" : "moved"
    var line = EventLine("hover", phase, time: event.timestamp, local: local)
    if phase == "moved" { line.add(place) }
    return line.line
  }

  private static func scrollLine(_ event: Event, _ local: Double) -> String {
    var line = EventLine("scroll", "moved", time: event.timestamp, local: local)
    line.add(event.location(in: nil))
    line.add("dx", event.scrollDelta.dx)
    line.add("dy", event.scrollDelta.dy)
    return line.line
  }

  // MARK: Names

  private static func phaseName(_ phase: Touch.Phase) -> String? {
    switch phase {
    case .began: return "began"
    case .moved: return "moved"
    case .ended: return "ended"
    case .cancelled: return "cancelled"
    case .stationary: return nil
    }
  }

  private static func phaseName(_ phase: Press.Phase) -> String? {
    switch phase {
    case .began: return "began"
    case .changed: return "moved"
    case .ended: return "ended"
    case .cancelled: return "cancelled"
    case .stationary: return nil
    }
  }

  /// Returns a number as JSON, to the microsecond or the millionth of a point.
  private static func number(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return "null" }
    let millionths = (value * 1e6).rounded()
    let whole = Int(millionths)
    let (units, rest) = (whole.magnitude / 1_000_000, whole.magnitude % 1_000_000)
    let sign = whole < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(units)" }
    var digits = "\(1_000_000 + rest)".dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(units).\(digits)"
  }
}
