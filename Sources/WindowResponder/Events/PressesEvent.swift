/// An event that tells of keys. Follows `UIPressesEvent`.
@preconcurrency @MainActor public final class PressesEvent: Event {
  /// Every press in the program.
  public internal(set) var allPresses: Set<Press> = []

  init(presses: Set<Press>, timestamp: Double) {
    super.init(type: .presses, timestamp: timestamp)
    allPresses = presses
  }
}
