internal import ResponderAccessibility
import ResponderPlatform

/// The keys that a screen reader receives before the program does.
///
/// A Wayland client is the only one that sees its keys. Screen readers need them to speak what a key typed,
/// deleted or moved to, and for their commands. While an answer is pending, later input waits, so that its
/// order stays the same.
@MainActor final class ForwardedKeys {
  private let receiver: any AccessibleKeyReceiver
  private let deliver: (InputEvent) -> Void
  private let isSecure: () -> Bool
  private var waiting: [Waiting] = []
  /// The codes of the keys that are held down and belong to commands of the screen reader.
  private var commandKeys: Set<UInt32> = []
  /// The codes of the keys that are held down and that the screen reader has taken. Their repeats type
  /// nothing.
  private var takenKeys: Set<UInt32> = []
  private var isDelivering = false

  private enum Waiting {
    case input(InputEvent)
    /// An event of the display that is not input of a device, with the closure that delivers it.
    case other(@MainActor () -> Void)
  }

  /// Creates an object that forwards no keys yet.
  ///
  /// - Parameters:
  ///   - receiver: The connection to the screen reader.
  ///   - isSecure: A closure that returns whether the keys type a password.
  ///   - deliver: A closure that delivers input to the program.
  init(
    to receiver: any AccessibleKeyReceiver, isSecure: @escaping () -> Bool,
    deliver: @escaping (InputEvent) -> Void
  ) {
    self.receiver = receiver
    self.isSecure = isSecure
    self.deliver = deliver
  }

  /// Takes an input event that is delivered later, or returns `false` to leave it to the caller.
  func takes(_ input: InputEvent) -> Bool {
    guard waiting.isEmpty, !isDelivering else {
      waiting.append(.input(input))
      return true
    }
    guard case .key(let frame) = input else {
      note(input)
      return false
    }
    if isTaken(frame) { return true }
    guard send(frame) else { return false }
    waiting.append(.input(input))
    return true
  }

  /// Takes another event of the display, which is delivered after the input that waits, or returns `false` to
  /// leave it to the caller.
  ///
  /// The compositor sends the text of an input method, the steps of a drag and the user's request to close a
  /// window in one order with keys and presses.
  func takes(_ event: @escaping @MainActor () -> Void) -> Bool {
    guard !waiting.isEmpty || isDelivering else { return false }
    waiting.append(.other(event))
    return true
  }

  private func pass(_ event: Waiting) {
    switch event {
    case .input(let input):
      note(input)
      deliver(input)
    case .other(let deliver): deliver()
    }
  }

  /// Updates the keys that are held down when the keyboard focus changes, in the order of the input.
  private func note(_ input: InputEvent) {
    switch input {
    case .keyboardFocus, .seatGone: forgetKeys()
    default: break
    }
  }

  private func forgetKeys() {
    commandKeys = []
    takenKeys = []
  }

  /// Returns a Boolean value that indicates whether an event is the repeat of a taken key.
  private func isTaken(_ frame: KeyFrame) -> Bool {
    guard takenKeys.contains(frame.code) else { return false }
    if frame.kind == .up { takenKeys.remove(frame.code) }
    return frame.kind == .repeat
  }

  /// Delivers the input that waits, when the connection ends.
  func end() {
    // Input that arrives in a handler follows the rest.
    let wasDelivering = isDelivering
    isDelivering = true
    defer { isDelivering = wasDelivering }
    while !waiting.isEmpty {
      let event = waiting.removeFirst()
      if case .input(.key(let frame)) = event {
        if isTaken(frame) { continue }
        if frame.kind == .up { commandKeys.remove(frame.code) }
      }
      pass(event)
    }
  }

  /// Sends a key to the clients that listen to keys. If there is none, or the key types into a password
  /// field, returns `false`.
  private func send(_ frame: KeyFrame) -> Bool {
    guard receiver.wantsKeys else {
      forgetKeys()
      return false
    }
    let isCommand = isCommand(frame)
    // No other program receives the characters of a password, also not those of the keypad.
    if commandKeys.isEmpty, Self.types(frame.meaning.keysym), isSecure() { return false }
    receiver.send(Self.key(frame), mayBeTaken: isCommand) { [weak self] in self?.answer($0) }
    return true
  }

  /// Delivers the first key that waits, unless the screen reader has taken it, and what follows it. Without
  /// an answer, everything that waits is delivered, so that a hung screen reader does not delay each key.
  private func answer(_ isTaken: Bool?) {
    guard !waiting.isEmpty, !isDelivering else { return }
    guard let isTaken else { return end() }
    isDelivering = true
    defer { isDelivering = false }
    let first = waiting.removeFirst()
    if !isTaken {
      pass(first)
    } else if case .input(.key(let frame)) = first, frame.kind == .down {
      takenKeys.insert(frame.code)
    }
    while let next = waiting.first {
      if case .input(.key(let frame)) = next {
        if self.isTaken(frame) {
          waiting.removeFirst()
          continue
        }
        if send(frame) { return }
      }
      pass(waiting.removeFirst())
    }
  }

  /// Returns a Boolean value that indicates whether a key may be a command of the screen reader: a key of the
  /// keypad, and each key while Insert or Caps Lock is down. Other keys are delivered without waiting for the
  /// screen reader.
  private func isCommand(_ frame: KeyFrame) -> Bool {
    let isModifier = [Self.insert, Self.keypadInsert, Self.capsLock].contains(frame.meaning.keysym)
    let isCommand = isModifier || Self.keypad.contains(frame.meaning.keysym) || !commandKeys.isEmpty
    if isModifier, frame.kind == .down { commandKeys.insert(frame.code) }
    if frame.kind == .up { commandKeys.remove(frame.code) }
    return isCommand
  }

  /// Returns a Boolean value that indicates whether a keysym is that of a character, also of the keypad with
  /// Num Lock, and not of a function.
  private static func types(_ keysym: UInt32) -> Bool {
    keysym < 0xFE00 || keysym >= 0x100_0000 || keypadCharacters.contains(keysym)
  }

  private static let insert: UInt32 = 0xFF63
  private static let keypadInsert: UInt32 = 0xFF9E
  private static let capsLock: UInt32 = 0xFFE5
  private static let keypad: ClosedRange<UInt32> = 0xFF80...0xFFBD
  private static let keypadCharacters: ClosedRange<UInt32> = 0xFFAA...0xFFBD

  private static func key(_ frame: KeyFrame) -> AccessibleKey {
    var modifiers: UInt32 = 0
    for (flag, bit) in [
      (KeyModifierFlags.shift, UInt32(1)), (.alphaShift, 2), (.control, 4), (.alternate, 8),
      (.command, 64),
    ] where frame.modifiers.contains(flag) {
      modifiers |= bit
    }
    let isPrintable = frame.meaning.characters.unicodeScalars.allSatisfy {
      $0.value >= 32 && $0.value != 127
    }
    return AccessibleKey(
      isDown: frame.kind != .up, keysym: frame.meaning.keysym, code: frame.code + 8,
      modifiers: modifiers,
      time: UInt32(truncatingIfNeeded: Int64(frame.timestamp * 1000)),
      text: isPrintable ? frame.meaning.characters : "")
  }
}
