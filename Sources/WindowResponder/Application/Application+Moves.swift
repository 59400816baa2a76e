import ResponderPlatform

extension Application {
  /// Holds a move back until the next frame, where that is wanted; gives whether it did.
  func hold(_ input: InputEvent) -> Bool {
    guard interactionSettings.coalescesMoves, input.isMove else { return false }
    heldMoves.hold(
      input, waits: awaitsFrame(input), until: now + interactionSettings.longestMoveDelay)
    return true
  }

  /// When the next timer is due, or moves that are held must go, in seconds.
  package var nextTimer: Double? {
    guard let timer = timers.nextDeadline else { return heldMoves.deadline }
    return heldMoves.deadline.map { min($0, timer) } ?? timer
  }

  /// Delivers the moves that are held.
  func releaseMoves() {
    guard heldMoves.deadline != nil else { return }
    for move in heldMoves.take() { handle(move) }
  }

  /// Whether the windows that are moved over all wait for a frame.
  private func awaitsFrame(_ input: InputEvent) -> Bool {
    switch input {
    case .touch(let frame): fingerInput.awaitsFrame(frame)
    case .pointer(let frame): window(for: frame.surface)?.pacer.awaitsFrame ?? false
    case .pen(let frame): penInput.awaitsFrame(frame)
    default: false
    }
  }
}
