/// The Alt key of a menu bar: one that goes down and comes up alone.
@MainActor struct MenuBarAltKey {
  private weak var press: Press?
  private var count = 0

  /// The key went down, when so many keys had.
  mutating func began(_ press: Press, count: Int) {
    self.press = press
    self.count = count
  }

  /// Whether it came up, and no other key went down meanwhile.
  mutating func isTap(_ presses: Set<Press>, count: Int) -> Bool {
    guard let press, presses.contains(press) else { return false }
    self.press = nil
    return count == self.count
  }
}
