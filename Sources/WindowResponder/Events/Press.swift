/// A key that is held, from going down to coming up. Follows `UIPress`.
@preconcurrency @MainActor public final class Press {
  /// What a press did since the last event. The values are those of `UIPress.Phase`.
  public enum Phase: Int, Sendable {
    /// The key went down.
    case began
    /// Something about the press changed.
    case changed
    /// The key is still down.
    case stationary
    /// The key came up.
    case ended
    /// The keyboard was taken away.
    case cancelled
  }

  /// What a key means on a remote control. The values are those of `UIPress.PressType`.
  public enum PressType: Int, Sendable {
    /// The arrow up.
    case upArrow
    /// The arrow down.
    case downArrow
    /// The arrow to the left.
    case leftArrow
    /// The arrow to the right.
    case rightArrow
    /// Return.
    case select
    /// Menu or Escape.
    case menu
    /// Play and pause.
    case playPause
    /// Any other key.
    case other = 2_000
    /// Page up.
    case pageUp = 30
    /// Page down.
    case pageDown = 31
  }

  /// What the press did since the last event.
  public internal(set) var phase: Phase {
    get { shownPhase ?? realPhase }
    set {
      realPhase = newValue
      shownPhase = nil
    }
  }
  /// What the key means on a remote control.
  public let type: PressType
  /// The key; nil for a press that no keyboard made.
  public let key: Key?
  /// When the press last changed: the compositor's event time, in seconds.
  public internal(set) var timestamp: Double
  /// The window that had the keyboard when the press began.
  public internal(set) weak var window: Window?
  /// The responder that got the press first.
  public internal(set) weak var responder: Responder?
  /// How hard the key is pressed; keys tell nothing, so that it is 1 while down.
  public var force: Double { 1 }

  /// What the key itself did since the last event.
  private(set) var realPhase: Phase = .began
  /// What a responder is told that the press did, while it is told.
  var shownPhase: Phase?
  /// The recognizers of the view that gets the press, and of those around it.
  var recognizers: [GestureRecognizer] = []
  /// How far the press has come on its way to its responder.
  var delivery = Touch.Delivery.none
  /// What the responder has not heard of yet, because a gesture is still possible.
  var withheld: [Moment] = []
  /// Whether the key moved the focus, and goes on to do so while it is held.
  var movedFocus = false
  /// Whether the press is over.
  var isOver: Bool { realPhase == .ended || realPhase == .cancelled }

  init(key: Key, timestamp: Double, window: Window?) {
    self.key = key
    self.timestamp = timestamp
    self.window = window
    type = PressType(key.keyCode)
  }
}

extension Press: Hashable {
  /// Two presses are equal when they are the same object.
  public nonisolated static func == (a: Press, b: Press) -> Bool { a === b }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Press.PressType {
  init(_ code: KeyboardHIDUsage) {
    switch code {
    case .keyboardUpArrow: self = .upArrow
    case .keyboardDownArrow: self = .downArrow
    case .keyboardLeftArrow: self = .leftArrow
    case .keyboardRightArrow: self = .rightArrow
    case .keyboardReturnOrEnter, .keypadEnter: self = .select
    case .keyboardEscape, .keyboardMenu: self = .menu
    case .keyboardPageUp: self = .pageUp
    case .keyboardPageDown: self = .pageDown
    default: self = .other
    }
  }
}
