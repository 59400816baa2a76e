import WindowResponder

/// A finger, or a pressed pointer button, as the tester shows it.
struct Finger {
  /// The radius drawn for a finger whose shape is not known, in points.
  static let usualRadius = 28.0
  /// The smallest radius that is drawn, in points.
  static let smallestRadius = 10.0
  /// How many places a trail remembers.
  static let trailLength = 240

  let identifier: Int
  let isPointer: Bool
  /// The place of its colour.
  let slot: Int
  private(set) var phase = Touch.Phase.began
  private(set) var location: Point
  private(set) var trail: [Point] = []
  private(set) var majorRadius = 0.0
  private(set) var minorRadius = 0.0
  /// Clockwise from the vertical, in radians.
  private(set) var orientation: Double?
  private(set) var rate = ReportRate()

  /// Whether it has been lifted or taken away.
  var isOver: Bool { phase == .ended || phase == .cancelled }

  @MainActor init(_ touch: Touch, slot: Int, in view: View) {
    identifier = touch.identifier
    isPointer = touch.type == .indirectPointer
    self.slot = slot
    location = touch.location(in: view)
    update(touch, samples: [touch], in: view)
  }

  /// Takes what an event tells of the touch.
  @MainActor mutating func update(_ touch: Touch, samples: [Touch], in view: View) {
    phase = touch.phase
    location = touch.location(in: view)
    majorRadius = touch.majorRadius
    minorRadius = touch.minorRadius
    orientation = touch.orientation
    guard phase == .began || phase == .moved else { return }
    for sample in samples {
      trail.append(sample.location(in: view))
      rate.add(sample.timestamp)
    }
    if trail.count > Self.trailLength { trail.removeFirst(trail.count - Self.trailLength) }
  }

  /// Half the height and half the width of what is drawn, before it is turned; in points.
  var radii: (along: Double, across: Double) {
    guard majorRadius > 0 else { return (Self.usualRadius, Self.usualRadius) }
    let across = minorRadius > 0 ? minorRadius : majorRadius
    return (max(majorRadius, Self.smallestRadius), max(across, Self.smallestRadius))
  }

  /// The two lines that tell of it.
  var words: (String, String) {
    let name = isPointer ? "pointer" : "id \(identifier)"
    let place = "\(Int(location.x.rounded())), \(Int(location.y.rounded()))"
    let hertz = rate.hertz.map { " · \(Int($0.rounded())) Hz" } ?? ""
    return ("\(name) · \(phase.word)", place + hertz)
  }
}

extension Touch.Phase {
  /// The phase in a word.
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
