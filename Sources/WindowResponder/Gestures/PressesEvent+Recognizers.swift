extension PressesEvent {
  /// Returns the presses that a recognizer receives: those that it tracks, or has tracked in its present
  /// attempt.
  public func presses(for recognizer: GestureRecognizer) -> Set<Press> {
    allPresses.filter { recognizer.hasFollowed($0) }
  }
}
