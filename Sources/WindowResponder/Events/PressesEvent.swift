/// An event that tells of keys. Follows `UIPressesEvent`.
public final class PressesEvent: Event {
  /// Every press in the program.
  public internal(set) var allPresses: Set<Press> = []

  /// The presses that a recognizer sees: those whose responder lies in its view.
  public func presses(for recognizer: GestureRecognizer) -> Set<Press> {
    allPresses.filter { press in
      guard let view = recognizer.view, let owner = press.responder as? View else { return false }
      return owner.isDescendant(of: view)
    }
  }

  init(presses: Set<Press>, timestamp: Double) {
    super.init(type: .presses, timestamp: timestamp)
    allPresses = presses
  }
}
