import WindowResponder

/// The effect of a key on the drags by keys.
package enum KeyDragEffect {
  /// The key does not belong to a drag.
  case ignored
  /// The key has had its effect, or can have none. It is not repeated.
  case finished
  /// The key has its effect again while it is held.
  case repeats
}

/// The effect of a key on a drag by keys.
package enum KeyDragCommand {
  /// Drops the focused item one position further along an axis.
  case move(ItemAxis, Int)
  /// Begins a drag in which the arrow keys choose the position.
  case begin
  /// Chooses the next position along an axis.
  case step(ItemAxis, Int)
  /// Chooses the first or the last position.
  case end(Int)
  case drop, cancel
  /// Ignores another key during a drag.
  case ignore

  /// Returns the command of a key, or `nil` for a key that does not belong to a drag. A direction is 1 to the
  /// right or down, and -1 to the left or up.
  ///
  /// - Parameter isDragging: A Boolean value that indicates whether a drag is in progress.
  package init?(_ key: Key, isDragging: Bool) {
    let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    guard isDragging else {
      guard flags == .alternate, let command = Self.beginning(key.keyCode) else { return nil }
      self = command
      return
    }
    // Tab moves the focus, which cancels the drag.
    if key.keyCode == .keyboardTab { return nil }
    self = flags.isEmpty || flags == .alternate ? Self.steering(key.keyCode) : .ignore
  }

  private static func beginning(_ key: KeyboardHIDUsage) -> KeyDragCommand? {
    switch key {
    case .keyboardReturnOrEnter, .keypadEnter: .begin
    default: arrow(key).map { .move($0.axis, $0.direction) }
    }
  }

  private static func steering(_ key: KeyboardHIDUsage) -> KeyDragCommand {
    switch key {
    case .keyboardHome: .end(-1)
    case .keyboardEnd: .end(1)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: .drop
    case .keyboardEscape: .cancel
    default: arrow(key).map { .step($0.axis, $0.direction) } ?? .ignore
    }
  }

  /// Returns the direction of an arrow key, or `nil` for another key.
  static func arrow(_ key: KeyboardHIDUsage) -> (axis: ItemAxis, direction: Int)? {
    switch key {
    case .keyboardRightArrow: (.horizontal, 1)
    case .keyboardLeftArrow: (.horizontal, -1)
    case .keyboardDownArrow: (.vertical, 1)
    case .keyboardUpArrow: (.vertical, -1)
    default: nil
    }
  }

}

extension HoldRepeater {
  /// Handles a key of a drag by keys, and repeats an arrow key while it is held. Returns `false` for other
  /// keys.
  ///
  /// - Parameters:
  ///   - isDragging: A Boolean value that indicates whether a drag is in progress.
  ///   - perform: Performs the key, and returns its effect. If the view no longer handles keys, returns
  ///     `nil`.
  package func drag(
    _ press: Press, isDragging: Bool, perform: @escaping @MainActor (Key) -> KeyDragEffect?
  ) -> Bool {
    guard let key = press.key, KeyDragCommand(key, isDragging: isDragging) != nil else {
      return false
    }
    // The delegates may move the focus elsewhere, which ends the repeat.
    if KeyDragCommand.arrow(key.keyCode) != nil {
      begin(press) { perform(key) == .repeats }
    } else {
      begin(press)
    }
    guard perform(key) == .ignored else { return true }
    if self.press === press { end() }
    return false
  }
}
