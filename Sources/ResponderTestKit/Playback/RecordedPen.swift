import ResponderGeometry
import ResponderPlatform
import TouchRecording

/// A pen of a recording, with its changes in the current frame.
struct RecordedPen {
  var state = PenState()
  var kind = PenKind.pen
  var isNear = false
  private(set) var isDown = false
  private var buttons: Set<UInt32> = []
  private var changes: [PenChange] = []
  private var hasMoved = false

  init() {}

  /// Creates a pen that enters the range.
  init(entering kind: PenKind) {
    self.kind = kind
    isNear = true
    changes = [.entered]
  }

  /// Handles an event that is not the end of a frame. The closure `place` converts a recorded location to the
  /// surface of the playback.
  mutating func take(_ event: PenEvent, at place: (_ x: Double, _ y: Double) -> Point) {
    switch event.kind {
    case .proximityIn, .wheel, .frame: break
    case .proximityOut: leave()
    case .down, .up:
      let isDown = event.kind == .down
      guard isDown != self.isDown else { return }
      self.isDown = isDown
      changes.append(isDown ? .down : .up)
    case .button:
      let code = UInt32(bitPattern: event.code)
      let isDown = event.value != 0
      guard isDown ? buttons.insert(code).inserted : buttons.remove(code) != nil else { return }
      changes.append(.button(code: code, isDown: isDown))
    case .motion, .pressure, .distance, .tilt, .rotation, .slider:
      hasMoved = true
      hold(event, at: place)
    }
  }

  /// Moves the pen out of range.
  mutating func leave() {
    changes += buttons.sorted().map { .button(code: $0, isDown: false) }
    changes.append(.left)
    buttons = []
    isDown = false
  }

  private mutating func hold(_ event: PenEvent, at place: (_ x: Double, _ y: Double) -> Point) {
    switch event.kind {
    case .motion: state.location = place(event.x, event.y)
    case .pressure: state.setPressure(event.value)
    case .distance: state.setDistance(event.value)
    case .tilt: state.setTilt(x: event.x, y: event.y)
    case .rotation: state.setRotation(degrees: event.value)
    case .slider: state.setSlider(event.value)
    default: break
    }
  }

  /// Ends the current frame, and returns the changes in it.
  mutating func close() -> [PenChange] {
    if hasMoved, changes.first != .entered { changes.insert(.moved, at: 0) }
    hasMoved = false
    defer { changes = [] }
    if changes.contains(.left) { isNear = false }
    return changes
  }
}

extension PenEvent {
  /// A Boolean value that indicates whether the event only describes the location and the state of the pen.
  var isHolding: Bool {
    switch kind {
    case .proximityIn, .motion, .pressure, .distance, .tilt, .rotation, .slider: true
    case .proximityOut, .down, .up, .wheel, .button, .frame: false
    }
  }
}
