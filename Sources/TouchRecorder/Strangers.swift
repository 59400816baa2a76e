/// The touches, pointers and pens over other surfaces than the recorded window, whose events are left out.
///
/// Contacts that were down before the recording began count as those of the window.
struct Strangers {
  private struct Finger: Hashable {
    let seat: Int
    let id: Int32
  }
  private struct Tool: Hashable {
    let seat: Int
    let number: UInt32
  }

  private var fingers: Set<Finger> = []
  private var pointers: Set<Int> = []
  private var tools: Set<Tool> = []

  /// Handles a touch that goes down.
  mutating func down(_ id: Int32, seat: Int, isOurs: Bool) {
    if isOurs {
      fingers.remove(Finger(seat: seat, id: id))
    } else if fingers.count < 1_024 {
      fingers.insert(Finger(seat: seat, id: id))
    }
  }

  func has(_ id: Int32, seat: Int) -> Bool {
    !fingers.isEmpty && fingers.contains(Finger(seat: seat, id: id))
  }

  /// Handles a touch that goes up, and returns a Boolean value that indicates whether it was over another
  /// surface.
  mutating func up(_ id: Int32, seat: Int) -> Bool {
    !fingers.isEmpty && fingers.remove(Finger(seat: seat, id: id)) != nil
  }

  /// Removes all touches of a seat.
  mutating func cancel(seat: Int) {
    fingers = fingers.filter { $0.seat != seat }
  }

  /// Handles a pointer that enters a surface.
  mutating func enter(seat: Int, isOurs: Bool) {
    if isOurs { pointers.remove(seat) } else { pointers.insert(seat) }
  }

  func hasPointer(seat: Int) -> Bool { pointers.contains(seat) }

  /// Handles a pen that enters a surface.
  mutating func near(_ tool: UInt32, seat: Int, isOurs: Bool) {
    let tool = Tool(seat: seat, number: tool)
    if isOurs { tools.remove(tool) } else { tools.insert(tool) }
  }

  func has(tool: UInt32, seat: Int) -> Bool {
    !tools.isEmpty && tools.contains(Tool(seat: seat, number: tool))
  }
}
