extension PressesEvent {
  /// Returns the presses that a recognizer receives: those whose responder is a view inside the recognizer's
  /// view.
  public func presses(for recognizer: GestureRecognizer) -> Set<Press> {
    allPresses.filter { press in
      guard let view = recognizer.view, let owner = press.responder as? View else { return false }
      return owner.isDescendant(of: view)
    }
  }
}
