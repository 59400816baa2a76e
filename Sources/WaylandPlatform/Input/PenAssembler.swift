import ResponderGeometry
import ResponderPlatform

/// The state of a pen, which collects its events until `zwp_tablet_tool_v2.frame`.
///
/// Events of a pen that is over no surface of this application are ignored.
@MainActor struct PenAssembler {
  let seat: Int
  let tool: Int32
  var kind = PenKind.pen
  private(set) var surface: (any Surface)?
  private(set) var isDown = false
  private var buttons: Set<UInt32> = []
  private var state = PenState()
  private var changes: [PenChange] = []
  private var hasMoved = false

  init(seat: Int, tool: Int32) {
    self.seat = seat
    self.tool = tool
  }

  /// Begins the pen's stay over a surface, and resets its state. `proximity_in`
  mutating func enter(_ surface: any Surface) {
    self.surface = surface
    isDown = false
    buttons = []
    state = PenState()
    hasMoved = false
    changes = [.entered]
  }

  /// Ends the pen's stay over its surface, with releases of the buttons that are down. A tip that is down
  /// ends too. `proximity_out`
  mutating func leave() {
    guard surface != nil else { return }
    for button in buttons.sorted() { changes.append(.button(code: button, isDown: false)) }
    buttons = []
    changes.append(.left)
    isDown = false
  }

  /// Adds a change of the tip. `down` and `up`
  mutating func tip(isDown: Bool) {
    guard surface != nil, isDown != self.isDown else { return }
    self.isDown = isDown
    changes.append(isDown ? .down : .up)
  }

  /// Adds a change of a button, by its evdev code. `button`
  mutating func button(_ code: UInt32, isDown: Bool) {
    guard surface != nil, changes.count < WaylandLimits.maximumPointerChanges,
      isDown ? buttons.insert(code).inserted : buttons.remove(code) != nil
    else { return }
    changes.append(.button(code: code, isDown: isDown))
  }

  /// Changes the state of the pen. `motion`, `pressure`, `tilt` and the other axes
  mutating func change(_ body: (inout PenState) -> Void) {
    guard surface != nil else { return }
    body(&state)
    hasMoved = true
  }

  /// Moves the location of a pen that rests, in the coordinates of a surface that has moved under it.
  mutating func originMoved(of surface: any Surface, by way: Vector) {
    if self.surface === surface { state.location = state.location + way }
  }

  /// Returns the changes since the last frame, or `nil` if there are none. `frame`
  mutating func close(at time: Double) -> PenFrame? {
    guard let surface else { return nil }
    if hasMoved, changes.first != .entered { changes.insert(.moved, at: 0) }
    hasMoved = false
    guard !changes.isEmpty else { return nil }
    let frame = PenFrame(
      seat: seat, tool: tool, kind: kind, surface: surface, timestamp: time, changes: changes,
      state: state)
    if changes.contains(.left) { self.surface = nil }
    changes = []
    return frame
  }

  /// Removes the pen from a surface that was destroyed. The surface receives no further events.
  mutating func forget(_ surface: any Surface) {
    guard self.surface === surface else { return }
    self.surface = nil
    isDown = false
    changes = []
  }
}
