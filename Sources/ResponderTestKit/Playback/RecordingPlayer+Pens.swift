import ResponderPlatform
import TouchRecording

/// A pen of a recording, and what it did in the open frame.
struct RecordedPen {
  var state = PenState()
  var kind = PenKind.pen
  var isNear = false
  var isDown = false
  var buttons: Set<UInt32> = []
  var changes: [PenChange] = []
  var hasMoved = false
}

extension RecordingPlayer {
  /// The largest value of pressure, distance and slider.
  private static let fullScale = 65_535.0
  private static let mostPens = 64

  /// Notes how a pen is held before it is played.
  func note(_ event: PenEvent) {
    switch event.kind {
    case .down, .up, .button, .wheel, .frame: break
    case .proximityOut: pens[event.tool] = nil
    default: follow(event)
    }
  }

  func play(_ event: PenEvent) { follow(event, isPlayed: true) }

  private func follow(_ event: PenEvent, isPlayed: Bool = false) {
    var pen = pens[event.tool] ?? RecordedPen()
    guard pens[event.tool] != nil || pens.count < Self.mostPens else { return }
    if event.kind == .proximityIn {
      pen = RecordedPen()
      if let kind = surroundings.kind(ofTool: event.tool),
        surroundings.isOurs(UInt32(bitPattern: event.code))
      {
        pen.kind = kind
        pen.isNear = true
        pen.changes = [.entered]
      }
    }
    let isFrame = event.kind == .frame
    if pen.isNear {
      if !isFrame, isPlayed { playback.eventCount += 1 }
      change(&pen, event)
      if isFrame { close(&pen) }
    } else if !isFrame, isPlayed {
      playback.leftOutCount += 1
    }
    pens[event.tool] = pen
  }

  private func change(_ pen: inout RecordedPen, _ event: PenEvent) {
    switch event.kind {
    case .proximityIn, .wheel, .frame: break
    case .proximityOut:
      pen.changes += pen.buttons.sorted().map { .button(code: $0, isDown: false) }
      pen.changes.append(.left)
      pen.buttons = []
      pen.isDown = false
    case .down, .up:
      let isDown = event.kind == .down
      guard isDown != pen.isDown else { return }
      pen.isDown = isDown
      pen.changes.append(isDown ? .down : .up)
    case .button:
      let code = UInt32(bitPattern: event.code)
      let isDown = event.value != 0
      guard isDown ? pen.buttons.insert(code).inserted : pen.buttons.remove(code) != nil else {
        return
      }
      pen.changes.append(.button(code: code, isDown: isDown))
    case .motion, .pressure, .distance, .tilt, .rotation, .slider:
      pen.hasMoved = true
      hold(&pen.state, event)
    }
  }

  private func hold(_ state: inout PenState, _ event: PenEvent) {
    let share = event.value / Self.fullScale
    switch event.kind {
    case .motion: state.location = place(event.x, event.y)
    case .pressure: state.pressure = min(max(share, 0), 1)
    case .distance: state.distance = min(max(share, 0), 1)
    case .tilt: state.tilt = Vector(dx: Self.lean(event.x), dy: Self.lean(event.y))
    case .rotation: state.rotation = event.value * .pi / 180
    case .slider: state.slider = min(max(share, -1), 1)
    default: break
    }
  }

  /// Degrees of a lean in radians; nothing leans by more than a right angle.
  private static func lean(_ degrees: Double) -> Double {
    max(-90, min(90, degrees)) * .pi / 180
  }

  private func close(_ pen: inout RecordedPen) {
    if pen.hasMoved, pen.changes.first != .entered { pen.changes.insert(.moved, at: 0) }
    pen.hasMoved = false
    guard !pen.changes.isEmpty else { return }
    let changes = pen.changes
    pen.changes = []
    let leaves = changes.contains(.left)
    pen.isNear = !leaves
    stage.pen.kind = pen.kind
    stage.pen.state = pen.state
    stage.pen.isNear = !leaves
    stage.send(changes, at: pen.state.location, nil)
  }
}

extension PenEvent {
  /// Whether it says where a pen is and how it is held, and no more.
  var isHolding: Bool {
    switch kind {
    case .proximityIn, .motion, .pressure, .distance, .tilt, .rotation, .slider: true
    case .proximityOut, .down, .up, .wheel, .button, .frame: false
    }
  }
}
