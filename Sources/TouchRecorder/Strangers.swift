/// Fingers, pointers and pens that are over something else than the window that is recorded: what they do
/// is left out. What was down before the recording began is taken to be the window's.
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

  /// A finger came down.
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

  /// A finger is lifted; gives whether it was a stranger.
  mutating func up(_ id: Int32, seat: Int) -> Bool {
    !fingers.isEmpty && fingers.remove(Finger(seat: seat, id: id)) != nil
  }

  /// All fingers of a seat are gone.
  mutating func cancel(seat: Int) {
    fingers = fingers.filter { $0.seat != seat }
  }

  /// A pointer came to a surface.
  mutating func enter(seat: Int, isOurs: Bool) {
    if isOurs { pointers.remove(seat) } else { pointers.insert(seat) }
  }

  func hasPointer(seat: Int) -> Bool { pointers.contains(seat) }

  /// A pen came to a surface.
  mutating func near(_ tool: UInt32, seat: Int, isOurs: Bool) {
    let tool = Tool(seat: seat, number: tool)
    if isOurs { tools.remove(tool) } else { tools.insert(tool) }
  }

  func has(tool: UInt32, seat: Int) -> Bool {
    !tools.isEmpty && tools.contains(Tool(seat: seat, number: tool))
  }
}
