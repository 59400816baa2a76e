extension ScrollEngine {
  /// Stops moving content when a touch goes down. Returns a Boolean value that indicates whether it was
  /// moving.
  func catchContent() -> Bool {
    guard let move, !move.isOver(at: startTime) else {
      stop()
      return false
    }
    // The offset is that of the current time, and not of the last frame.
    show(move.position(at: startTime))
    stop()
    isHeldBeyondEnds = true
    return true
  }

  /// Notes that the last touch has left the content.
  func fingersLeft() {
    isTouched = false
    comeToRest()
    if move == nil, drag == nil { view.scrollBars.restarted() }
  }
}
