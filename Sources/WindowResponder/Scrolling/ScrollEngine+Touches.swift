extension ScrollEngine {
  /// A finger came down: what flies stops under it. Tells whether something did.
  func catchContent() -> Bool {
    guard let move, !move.isOver(at: startTime) else {
      stop()
      return false
    }
    // The offset at the very moment, and not at the last frame.
    show(move.position(at: startTime))
    stop()
    isHeldBeyondEnds = true
    return true
  }

  /// The last finger has left the content.
  func fingersLeft() {
    isTouched = false
    comeToRest()
    if move == nil, drag == nil { view.scrollBars.restarted() }
  }
}
