import ResponderPlatform

/// A buffer that coalesces moves of touches, pens and pointers until the next frame of their window.
///
/// A touch screen may send a thousand moves a second, while a window is drawn sixty times a second. The moves
/// between two frames are therefore delivered together at the start of the next frame, as one event that
/// contains every location (``Event/coalescedTouches(for:)``). Before an event that is not a move, the moves
/// in the buffer are delivered, which keeps the order. If a window does not wait for a frame, its moves are
/// not buffered. If the frame callback does not arrive in time, the moves are delivered at ``deadline``.
@MainActor struct CoalescedMoves {
  /// The coalesced frames. All are moves of different contacts, so that their order has no meaning.
  private var frames: [InputEvent] = []
  /// The number of input events that were joined into the coalesced frames.
  private(set) var inputCount = 0
  /// The time at which the coalesced moves are delivered even without a frame, on the display's clock in
  /// seconds. If the buffer is empty, this is `nil`.
  private(set) var deadline: Double?
  /// A Boolean value that indicates whether the moves are due, because a window under them waits for no frame
  /// or its frame has arrived.
  private var isDue = false

  /// Returns a Boolean value that indicates whether the coalesced moves are delivered now.
  func mustGo(at now: Double) -> Bool {
    guard let deadline else { return false }
    return isDue || now >= deadline
  }

  /// Marks the coalesced moves as due when the frame that a window waited for has arrived.
  mutating func frameArrived() {
    isDue = deadline != nil
  }

  /// Adds a move to the buffer.
  ///
  /// - Parameters:
  ///   - waits: A Boolean value that indicates whether its window waits for a frame.
  ///   - end: The latest time of its delivery, on the display's clock in seconds.
  mutating func hold(_ move: InputEvent, waits: Bool, until end: Double) {
    if deadline == nil { deadline = end }
    if !waits { isDue = true }
    inputCount += 1
    for index in frames.indices where frames[index].join(move) { return }
    frames.append(move)
  }

  /// Returns the coalesced moves and empties the buffer.
  mutating func take() -> [InputEvent] {
    defer {
      frames.removeAll(keepingCapacity: true)
      inputCount = 0
      deadline = nil
      isDue = false
    }
    return frames
  }
}

extension InputEvent {
  /// A Boolean value that indicates whether the event only changes locations, and no touch or button goes
  /// down or up.
  var isMove: Bool {
    switch self {
    case .touch(let frame):
      for change in frame.changes where change.kind == .down || change.kind == .up { return false }
      return true
    case .pointer(let frame):
      for change in frame.changes {
        guard case .moved = change else { return false }
      }
      return true
    case .pen(let frame):
      return frame.changes.allSatisfy { $0 == .moved }
    default:
      return false
    }
  }

  /// Joins a later move of the same contacts into this one. Returns `false` if the move is of others.
  fileprivate mutating func join(_ later: InputEvent) -> Bool {
    switch (self, later) {
    case (.touch(var frame), .touch(let later)):
      guard frame.seat == later.seat else { return false }
      // The payload has a single owner while it grows, so that it is not copied.
      self = .touch(TouchFrame(seat: frame.seat, timestamp: 0, changes: []))
      frame.timestamp = later.timestamp
      frame.changes += later.changes
      self = .touch(frame)
      return true
    case (.pointer(var frame), .pointer(let later)):
      guard frame.seat == later.seat, frame.surface === later.surface else { return false }
      self = .touch(TouchFrame(seat: frame.seat, timestamp: 0, changes: []))
      frame.join(later)
      self = .pointer(frame)
      return true
    case (.pen(var frame), .pen(let later)):
      guard frame.seat == later.seat, frame.tool == later.tool, frame.surface === later.surface
      else { return false }
      self = .touch(TouchFrame(seat: frame.seat, timestamp: 0, changes: []))
      frame.join(later)
      self = .pen(frame)
      return true
    default:
      return false
    }
  }
}

extension PenFrame {
  fileprivate mutating func join(_ later: PenFrame) {
    path.append(PenSample(state: state, timestamp: timestamp))
    path += later.path
    state = later.state
    timestamp = later.timestamp
  }
}

extension PointerFrame {
  fileprivate mutating func join(_ later: PointerFrame) {
    path.append(PointerSample(location: location, timestamp: timestamp))
    path += later.path
    location = later.location
    timestamp = later.timestamp
  }
}
