import ResponderRuntime

/// The state of the Alt key for a menu bar, which detects that it is pressed and released alone.
@MainActor struct MenuBarAltKey {
  @BackLink private var press: Press?
  private var count = 0

  /// Notes that the key was pressed. `count` is the number of keys that were pressed before.
  mutating func began(_ press: Press, count: Int) {
    self.press = press
    self.count = count
  }

  /// Returns a Boolean value that indicates whether the key was released, and no other key was pressed in the
  /// meantime.
  mutating func isTap(_ presses: Set<Press>, count: Int) -> Bool {
    guard let press, presses.contains(press) else { return false }
    self.press = nil
    return count == self.count
  }
}
