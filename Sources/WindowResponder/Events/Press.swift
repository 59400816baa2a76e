import ResponderRuntime

/// A press of a key, from its beginning to its end. Follows `UIPress`.
@preconcurrency @MainActor public final class Press {
  /// The phases of a press. The values are those of `UIPress.Phase`.
  public enum Phase: Int, Sendable {
    /// The key was pressed.
    case began
    /// A property of the press has changed.
    case changed
    /// The key is still down.
    case stationary
    /// The key was released.
    case ended
    /// The press was cancelled, for example because the keyboard was removed.
    case cancelled
  }

  /// The meanings of keys on a remote control. The values are those of `UIPress.PressType`.
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

  /// The phase of the press in the last event.
  public internal(set) var phase: Phase {
    get { shownPhase ?? realPhase }
    set {
      realPhase = newValue
      shownPhase = nil
    }
  }
  /// The meaning of the key on a remote control.
  public let type: PressType
  /// The key, or `nil` for a press that is not of a keyboard.
  public let key: Key?
  /// The compositor's time of the last change, in seconds.
  public internal(set) var timestamp: Double
  /// The window with the keyboard focus when the press began.
  public internal(set) var window: Window? {
    get { windowLink.target }
    set { windowLink.target = newValue }
  }
  private var windowLink = BackLink<Window>()
  /// The responder that received the press first.
  public internal(set) var responder: Responder? {
    get { responderLink.target }
    set { responderLink.target = newValue }
  }
  private var responderLink = BackLink<Responder>()
  /// The force of the press. Keys report no force, so it is always 1.
  public var force: Double { 1 }

  /// The phase of the key in the last event.
  private(set) var realPhase: Phase = .began
  /// The phase that a responder sees while it handles an event. Otherwise, `nil`.
  var shownPhase: Phase?
  /// The recognizers of the view that receives the press, and of its superviews.
  var recognizers: [GestureRecognizer] = []
  /// The state of the delivery to the responder.
  var delivery = Touch.Delivery.none
  /// The events that are withheld from the responder, because a gesture is still possible.
  var withheld: [Moment] = []
  /// A Boolean value that indicates whether the key has moved the focus, and continues to do so while it is
  /// held.
  var movedFocus = false
  /// A Boolean value that indicates whether the press has ended or was cancelled.
  var isOver: Bool { realPhase == .ended || realPhase == .cancelled }

  init(key: Key, timestamp: Double, window: Window?) {
    self.key = key
    self.timestamp = timestamp
    windowLink = BackLink(window)
    type = PressType(key.keyCode)
  }
}

extension Press: Hashable {
  /// Returns a Boolean value that indicates whether two presses are the same object.
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
