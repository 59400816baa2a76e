import ResponderGeometry
import ResponderPlatform

/// Collects what a pen does until `zwp_tablet_tool_v2.frame` says that it belongs together.
///
/// Plain data. What comes while it is over none of our surfaces is ignored.
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

  /// `proximity_in`. The pen is new to the surface: what it was elsewhere is forgotten.
  mutating func enter(_ surface: any Surface) {
    self.surface = surface
    isDown = false
    buttons = []
    state = PenState()
    hasMoved = false
    changes = [.entered]
  }

  /// `proximity_out`: an up and releases that the compositor forgot are made up for.
  mutating func leave() {
    guard surface != nil else { return }
    for button in buttons.sorted() { changes.append(.button(code: button, isDown: false)) }
    buttons = []
    changes.append(.left)
    isDown = false
  }

  /// `down` and `up`.
  mutating func tip(isDown: Bool) {
    guard surface != nil, isDown != self.isDown else { return }
    self.isDown = isDown
    changes.append(isDown ? .down : .up)
  }

  /// `button`, by its evdev code.
  mutating func button(_ code: UInt32, isDown: Bool) {
    guard surface != nil, changes.count < WaylandLimits.maximumPointerChanges,
      isDown ? buttons.insert(code).inserted : buttons.remove(code) != nil
    else { return }
    changes.append(.button(code: code, isDown: isDown))
  }

  /// `motion` and everything that says how it is held.
  mutating func change(_ body: (inout PenState) -> Void) {
    guard surface != nil else { return }
    body(&state)
    hasMoved = true
  }

  /// The surface has moved under a pen that rests: where it is, is elsewhere on the surface.
  mutating func originMoved(of surface: any Surface, by way: Vector) {
    if self.surface === surface { state.location = state.location + way }
  }

  /// `frame`: what has come together, if anything has.
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

  /// Forgets the pen over a surface that is gone; it causes no further events.
  mutating func forget(_ surface: any Surface) {
    guard self.surface === surface else { return }
    self.surface = nil
    isDown = false
    changes = []
  }
}
