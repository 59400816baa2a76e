/// An event of key presses. Follows `UIPressesEvent`.
@preconcurrency @MainActor public final class PressesEvent: Event {
  /// All presses in the application.
  public internal(set) var allPresses: Set<Press> = []

  init(presses: Set<Press>, timestamp: Double) {
    super.init(type: .presses, timestamp: timestamp)
    allPresses = presses
  }
}
