extension PressesEvent {
  /// The presses that a recognizer sees: those whose responder lies in its view.
  public func presses(for recognizer: GestureRecognizer) -> Set<Press> {
    allPresses.filter { press in
      guard let view = recognizer.view, let owner = press.responder as? View else { return false }
      return owner.isDescendant(of: view)
    }
  }
}
