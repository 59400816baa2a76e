import ResponderPlatform

extension Application {
  /// Holds a move until the next frame if moves are coalesced. Returns a Boolean value that indicates whether
  /// it was held.
  func hold(_ input: InputEvent) -> Bool {
    guard interactionSettings.coalescesMoves, input.isMove else { return false }
    coalescedMoves.hold(
      input, waits: awaitsFrame(input), until: now + interactionSettings.longestMoveDelay)
    return true
  }

  /// The time at which the next timer fires or the coalesced moves are delivered, in seconds.
  package var nextTimer: Double? {
    guard let timer = timers.nextDeadline else { return coalescedMoves.deadline }
    return coalescedMoves.deadline.map { min($0, timer) } ?? timer
  }

  /// Delivers the coalesced moves.
  func releaseMoves() {
    guard coalescedMoves.deadline != nil else { return }
    for move in coalescedMoves.take() { handle(move) }
  }

  /// Returns a Boolean value that indicates whether all windows under a move wait for a frame.
  private func awaitsFrame(_ input: InputEvent) -> Bool {
    switch input {
    case .touch(let frame): fingerInput.awaitsFrame(frame)
    case .pointer(let frame): window(for: frame.surface)?.pacer.awaitsFrame ?? false
    case .pen(let frame): penInput.awaitsFrame(frame)
    default: false
    }
  }
}
