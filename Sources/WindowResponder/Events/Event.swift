import ResponderPlatform

/// Something that happened to the program: fingers, pointer, keys, motion, or a remote control.
///
/// A touch event holds every finger that is down anywhere in the program, not just those of one
/// view. Follows `UIEvent`.
@preconcurrency @MainActor open class Event {
  /// What kind of event it is. The values are those of `UIEvent.EventType`.
  public enum EventType: Int, Sendable {
    /// Fingers or pointer buttons.
    case touches = 0
    /// The device was moved.
    case motion = 1
    /// A media key or a headset's button.
    case remoteControl = 2
    /// Keys.
    case presses = 3
    /// A wheel was turned, or two fingers moved on a touchpad.
    case scroll = 10
    /// The pointer moves with no button down.
    case hover = 11
    /// A pinch or a turn on a touchpad, or another gesture of several fingers there.
    case transform = 14
  }

  /// What exactly happened. The values are those of `UIEvent.EventSubtype`.
  public enum EventSubtype: Int, Sendable {
    /// There is nothing to tell apart.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play or pause, whichever it is not.
    case remoteControlTogglePlayPause = 103
    /// Go to the next track.
    case remoteControlNextTrack = 104
    /// Go to the previous track.
    case remoteControlPreviousTrack = 105
    /// Start seeking backward.
    case remoteControlBeginSeekingBackward = 106
    /// Stop seeking backward.
    case remoteControlEndSeekingBackward = 107
    /// Start seeking forward.
    case remoteControlBeginSeekingForward = 108
    /// Stop seeking forward.
    case remoteControlEndSeekingForward = 109
  }

  /// The buttons of a pointer that are down. The values are those of `UIEvent.ButtonMask`.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a mask from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The left button, for the right-handed.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The right button.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// The button with a number from 1 upward; 1 is the primary and 3 the middle one.
    public static func button(_ number: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (max(1, min(number, 62)) - 1))
    }
  }

  /// What kind of event it is.
  public let type: EventType

  /// What exactly happened.
  public let subtype: EventSubtype

  /// When it happened: the compositor's event time, in seconds.
  public internal(set) var timestamp: Double

  /// The modifier keys that are held.
  public internal(set) var modifierFlags: KeyModifierFlags = []

  /// The buttons that are down, the pointer's or those on a pen; empty for a finger.
  public internal(set) var buttonMask: ButtonMask = []

  /// How far a scroll event scrolls, in points; positive is right and down.
  public internal(set) var scrollDelta = Vector.zero

  /// What a scroll event's platform told; nil for other events.
  var scroll: ScrollChange?

  /// What a transform event's platform told; nil for other events.
  var touchpad: TouchpadChange?

  /// How a pen that hovers is held; nil for a pointer, and for other events.
  var pencil: PenState?

  /// What a motion event tells whom; nil for other events.
  var motion: MotionDelivery?

  /// How far to seek, in seconds, backward where it is negative: told by programs that ask for a distance
  /// or a place. Nil for a key, which seeks for as long as it is held, and for other events.
  public internal(set) var seekInterval: Double?

  /// Where the pointer is in a hover, scroll or transform event, in window coordinates.
  var pointerLocation = Point.zero

  /// The window that a hover, scroll, transform or presses event belongs to.
  weak var window: Window?

  /// The touches in the order in which they began.
  var touches: [Touch] = []

  /// Creates an event without touches, as for a test that calls a responder's method itself.
  public init(type: EventType = .touches, subtype: EventSubtype = .none, timestamp: Double = 0) {
    self.type = type
    self.subtype = subtype
    self.timestamp = timestamp
  }

  /// Every touch in the program; nil where the event has none.
  open var allTouches: Set<Touch>? { matching { _ in true } }

  /// The touches that began in a view.
  open func touches(for view: View) -> Set<Touch>? { matching { $0.view === view } }

  /// The touches that began in a window.
  open func touches(for window: Window) -> Set<Touch>? { matching { $0.window === window } }

  /// The touches that a recognizer sees.
  open func touches(for recognizer: GestureRecognizer) -> Set<Touch>? {
    matching { $0.gestureRecognizers?.contains { $0 === recognizer } ?? false }
  }

  private func matching(_ condition: (Touch) -> Bool) -> Set<Touch>? {
    let found = touches.filter(condition)
    return found.isEmpty ? nil : Set(found)
  }
}

extension Event: Hashable {
  /// Two events are equal when they are the same object.
  public nonisolated static func == (a: Event, b: Event) -> Bool { a === b }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
