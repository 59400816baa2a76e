import ResponderGeometry
import ResponderSystem

/// The state of a pen, which collects its events until `zwp_tablet_tool_v2.frame`.
///
/// Events of a pen that is over no surface of this application are ignored.
@MainActor package struct PenAssembler {
  /// The largest number of complete frames.
  private static let maximumParts = 64

  private let seat: Int
  private let tool: Int32
  package var kind = PenKind.pen
  package private(set) var surface: (any Surface)?
  package private(set) var isDown = false
  private var buttons: Set<UInt32> = []
  private var state = PenState()
  private var changes: [PenChange] = []
  private var hasMoved = false
  /// The complete frames. A `proximity_out` and a `proximity_in` in one frame become two frames.
  private var closed: [PenFrame] = []

  package init(seat: Int, tool: Int32) {
    self.seat = seat
    self.tool = tool
  }

  /// Begins the pen's stay over a surface, and resets its state. If the surface is `nil`, it belongs to
  /// another program or library, and the events of the stay are ignored. `proximity_in`
  package mutating func enter(_ surface: (any Surface)?) {
    if self.surface != nil {
      // A compositor may omit `proximity_out`.
      leave()
      closePart()
    }
    self.surface = surface
    isDown = false
    buttons = []
    state = PenState()
    hasMoved = false
    changes = surface == nil ? [] : [.entered]
  }

  /// Ends the pen's stay over its surface, with releases of the buttons that are down. A tip that is down
  /// ends too. `proximity_out`
  package mutating func leave() {
    guard surface != nil, !hasLeft else { return }
    for button in buttons.ordered() { changes.append(.button(code: button, isDown: false)) }
    buttons = []
    changes.append(.left)
    isDown = false
  }

  /// A Boolean value that indicates whether the pen has left its surface in this frame.
  private var hasLeft: Bool { changes.last == .left }

  /// A Boolean value that indicates whether the frame can receive further presses. Releases have no limit,
  /// because each belongs to a press.
  private var hasRoom: Bool { changes.count < PointerAssembler.maximumChanges }

  /// Adds a change of the tip. `down` and `up`
  private mutating func tip(isDown: Bool) {
    guard isDown != self.isDown, !isDown || hasRoom else { return }
    self.isDown = isDown
    changes.append(isDown ? .down : .up)
  }

  /// Adds a change of a button, by its evdev code. `button`
  private mutating func button(_ code: UInt32, isDown: Bool) {
    guard !isDown || hasRoom,
      isDown ? buttons.insert(code).inserted : buttons.remove(code) != nil
    else { return }
    changes.append(.button(code: code, isDown: isDown))
  }

  /// Adds an event of the pen over its surface. The methods ``enter(_:)`` and ``close(at:)`` handle
  /// `proximity_in` and `frame`. Events after `proximity_out` are ignored.
  package mutating func take(_ event: PenEvent) {
    guard surface != nil, !hasLeft else { return }
    switch event.kind {
    case .proximityIn, .wheel, .frame: break
    case .proximityOut: leave()
    case .down: tip(isDown: true)
    case .up: tip(isDown: false)
    case .button: button(UInt32(bitPattern: event.code), isDown: event.value != 0)
    case .motion, .pressure, .distance, .tilt, .rotation, .slider:
      state.take(event)
      hasMoved = true
    }
  }

  /// Moves the location of a pen that rests, in the coordinates of a surface that has moved under it.
  package mutating func originMoved(of surface: any Surface, by way: Vector) {
    if self.surface === surface { state.location = state.location + way }
  }

  /// Returns the frames that are complete. `frame`
  package mutating func close(at time: Double) -> [PenFrame] {
    closePart()
    defer { closed.removeAll(keepingCapacity: true) }
    return closed.map { part in
      var frame = part
      frame.timestamp = time
      return frame
    }
  }

  private mutating func closePart() {
    guard let surface else { return }
    if hasMoved, changes.first != .entered { changes.insert(.moved, at: 0) }
    hasMoved = false
    guard !changes.isEmpty else { return }
    // Only the compositor's frame has a time. A compositor that never ends the frame costs limited memory.
    // The first part ends what earlier frames began. The others begin and end in this frame.
    if closed.count >= Self.maximumParts { closed.remove(at: 1) }
    closed.append(
      PenFrame(
        seat: seat, tool: tool, kind: kind, surface: surface, timestamp: 0, changes: changes,
        state: state))
    if hasLeft { self.surface = nil }
    changes = []
  }

  /// Removes the pen from a surface that was destroyed. The surface receives no further events.
  package mutating func forget(_ surface: any Surface) {
    closed.removeAll { $0.surface === surface }
    guard self.surface === surface else { return }
    self.surface = nil
    isDown = false
    changes = []
  }
}
