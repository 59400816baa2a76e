/// A key that is pressed or released, for screen readers.
package struct AccessibleKey {
  /// A Boolean value that indicates whether the key is pressed, and not released.
  package var isDown: Bool
  /// The keysym of xkb.
  package var keysym: UInt32
  /// The key code of xkb: the evdev code + 8.
  package var code: UInt32
  /// The real modifiers of xkb.
  package var modifiers: UInt32
  /// The time, in milliseconds.
  package var time: UInt32
  /// The text that the key types, or an empty string.
  package var text: String

  /// Creates a key.
  package init(
    isDown: Bool, keysym: UInt32, code: UInt32, modifiers: UInt32, time: UInt32, text: String
  ) {
    self.isDown = isDown
    self.keysym = keysym
    self.code = code
    self.modifiers = modifiers
    self.time = time
    self.text = text
  }
}

/// A receiver of keys, before the program handles them.
@MainActor package protocol AccessibleKeyReceiver: AnyObject {
  /// A Boolean value that indicates whether a client listens to keys.
  var wantsKeys: Bool { get }
  /// Sends a key to the clients that listen to keys.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - mayBeTaken: A Boolean value that indicates whether to wait until the clients have decided whether
  ///     the key is a command of theirs.
  ///   - answer: The closure that is called once, later, with `true` if a client has taken the key, and
  ///     with `nil` if there was no answer in time.
  func send(_ key: AccessibleKey, mayBeTaken: Bool, answer: @escaping (_ isTaken: Bool?) -> Void)
}
