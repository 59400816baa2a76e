import WindowResponder

/// A touch of a finger, a pen or a pointer button, as the tester shows it.
struct CanvasTouch {
  /// The radius of a touch whose shape is unknown, in points.
  static let usualRadius = 28.0
  /// The smallest radius that is drawn, in points.
  static let smallestRadius = 10.0
  /// The largest number of locations of a trail.
  static let trailLength = 240

  let identifier: Int
  let type: Touch.TouchType
  /// The index of its colour.
  let slot: Int
  private(set) var phase = Touch.Phase.began
  private(set) var location: Point
  private(set) var trail: [Point] = []
  private(set) var majorRadius = 0.0
  private(set) var minorRadius = 0.0
  /// The orientation clockwise from the vertical, in radians.
  private(set) var orientation: Double?
  /// The pressure of a pen, from 0 to 1, or `nil` if it does not report it.
  private(set) var pressure: Double?
  /// The tilt of a pen from the vertical, in radians.
  private(set) var lean = 0.0
  private(set) var rate = ReportRate()

  /// A Boolean value that indicates whether the touch has ended or was cancelled.
  var isOver: Bool { phase == .ended || phase == .cancelled }

  @MainActor init(_ touch: Touch, slot: Int, in view: View) {
    identifier = touch.identifier
    type = touch.type
    self.slot = slot
    location = touch.location(in: view)
    update(touch, samples: [touch], in: view)
  }

  /// Updates the values from a touch of an event.
  @MainActor mutating func update(_ touch: Touch, samples: [Touch], in view: View) {
    phase = touch.phase
    location = touch.location(in: view)
    majorRadius = touch.majorRadius
    minorRadius = touch.minorRadius
    orientation = touch.orientation
    if type == .pencil {
      if touch.maximumPossibleForce > 1 { pressure = touch.force / touch.maximumPossibleForce }
      lean = .pi / 2 - touch.altitudeAngle
    }
    guard phase == .began || phase == .moved else { return }
    for sample in samples {
      trail.append(sample.location(in: view))
      rate.add(sample.timestamp)
    }
    if trail.count > Self.trailLength { trail.removeFirst(trail.count - Self.trailLength) }
  }

  /// Half the height and half the width of the drawn shape before its rotation, in points.
  var radii: (along: Double, across: Double) {
    if type == .pencil {
      let radius =
        Self.smallestRadius + (pressure ?? 0.5) * (Self.usualRadius - Self.smallestRadius)
      return (radius, radius)
    }
    guard majorRadius > 0 else { return (Self.usualRadius, Self.usualRadius) }
    let across = minorRadius > 0 ? minorRadius : majorRadius
    return (max(majorRadius, Self.smallestRadius), max(across, Self.smallestRadius))
  }

  /// The two lines of the description.
  var words: (String, String) {
    let name =
      switch type {
      case .indirectPointer: "pointer"
      case .pencil: "pen"
      case .direct, .indirect: "id \(identifier)"
      }
    let place = "\(Int(location.x.rounded())), \(Int(location.y.rounded()))"
    let hertz = rate.hertz.map { " · \(Int($0.rounded())) Hz" } ?? ""
    var held = pressure.map { " · \(Int(($0 * 100).rounded()))%" } ?? ""
    if lean > 0 { held += " · \(Int((lean * 180 / .pi).rounded()))°" }
    return ("\(name) · \(phase.word)\(held)", place + hertz)
  }
}

extension Touch.Phase {
  /// The name of the phase.
  var word: String {
    switch self {
    case .began: return "began"
    case .moved: return "moved"
    case .stationary: return "stationary"
    case .ended: return "ended"
    case .cancelled: return "cancelled"
    }
  }
}
