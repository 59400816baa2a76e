import ResponderPlatform

/// Holds back moves of fingers, pens and pointers while a frame is under way, and joins them into one.
///
/// A screen may tell of a finger a thousand times a second, and a window is drawn sixty times. What
/// comes between two frames is of use only at the start of the next one, so that it is delivered
/// then, as one event with every place in it (``Event/coalescedTouches(for:)``). Whatever is not a
/// move has what is held delivered first, which keeps the order; a window that waits for no frame
/// holds nothing back; and where the frame does not come, it is delivered at ``deadline``.
@MainActor struct HeldMoves {
  /// What is held: moves alone, so that their order among each other means nothing.
  private var frames: [InputEvent] = []
  /// How many inputs were joined into what is held.
  private(set) var inputCount = 0
  /// When what is held is delivered although no frame came, on the display's clock, in seconds; nil
  /// where nothing is held.
  private(set) var deadline: Double?
  /// A window that is moved over waits for no frame, or its frame has come.
  private var isDue = false

  /// Whether what is held has to go now.
  func mustGo(at now: Double) -> Bool {
    guard let deadline else { return false }
    return isDue || now >= deadline
  }

  /// The frame that a window waited for has come.
  mutating func frameArrived() {
    isDue = deadline != nil
  }

  /// Holds a move.
  ///
  /// - Parameters:
  ///   - waits: Whether its window waits for a frame.
  ///   - end: When it is let go at the latest.
  mutating func hold(_ move: InputEvent, waits: Bool, until end: Double) {
    if deadline == nil { deadline = end }
    if !waits { isDue = true }
    inputCount += 1
    for index in frames.indices where frames[index].join(move) { return }
    frames.append(move)
  }

  /// What is held, which is held no more.
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
  /// Whether nothing but places changes: no finger or button goes down or up.
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

  /// Takes a later move of the same fingers or pointer in; gives whether it is one.
  fileprivate mutating func join(_ later: InputEvent) -> Bool {
    switch (self, later) {
    case (.touch(var frame), .touch(let later)):
      guard frame.seat == later.seat else { return false }
      // The payload is held here alone while it grows, so that it is not copied.
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
