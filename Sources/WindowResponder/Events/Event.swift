import ResponderPlatform
import ResponderRuntime

/// An input event: touches, the pointer, keys, motion or a remote control.
///
/// A touch event contains all touches in the application, not only those of one view. Follows `UIEvent`.
@preconcurrency @MainActor open class Event {
  /// The types of events. The values are those of `UIEvent.EventType`.
  public enum EventType: Int, Sendable {
    /// Touches or pointer buttons.
    case touches = 0
    /// A motion of the device.
    case motion = 1
    /// A media key or a headset's button.
    case remoteControl = 2
    /// Keys.
    case presses = 3
    /// A step of a wheel, or scrolling with two fingers on a touchpad.
    case scroll = 10
    /// A movement of the pointer with no button down.
    case hover = 11
    /// A pinch, a rotation or another gesture of several fingers on a touchpad.
    case transform = 14
  }

  /// The subtypes of events. The values are those of `UIEvent.EventSubtype`.
  public enum EventSubtype: Int, Sendable {
    /// The event has no subtype.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Toggle between play and pause.
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

  /// The buttons that are down, of the pointer or a pen. The values are those of `UIEvent.ButtonMask`.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a mask from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The primary button: the left one, for right-handed users.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The secondary button: the right one, for right-handed users.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// Returns the mask of a button by its number, from 1. 1 is the primary and 3 the middle button.
    public static func button(_ number: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (max(1, min(number, 62)) - 1))
    }
  }

  /// The type of the event.
  public let type: EventType

  /// The subtype of the event.
  public let subtype: EventSubtype

  /// The compositor's time of the event, in seconds.
  public internal(set) var timestamp: Double

  /// The number of times the event was delivered. The touches of a sequence share an event.
  var deliveryCount = 0

  /// The modifier keys that are down.
  public internal(set) var modifierFlags: KeyModifierFlags = []

  /// The buttons that are down, of the pointer or a pen. It is empty for a touch by a finger.
  public internal(set) var buttonMask: ButtonMask = []

  /// The distance of a scroll event, in points. Positive values are to the right and downward.
  public internal(set) var scrollDelta = Vector.zero

  /// The platform's values of a scroll event, or `nil` for other events.
  var scroll: ScrollChange?

  /// The platform's values of a transform event, or `nil` for other events.
  var touchpad: TouchpadChange?

  /// The state of a hovering pen, or `nil` for a pointer and for other events.
  var pencil: PenState?

  /// The phase and the receiver of a motion event, or `nil` for other events.
  var motion: MotionDelivery?

  /// The distance to seek, in seconds, which is negative for backward. It is set if another program requests
  /// a distance or a position.
  ///
  /// It is `nil` for a key, which seeks while it is held, and for other events.
  public internal(set) var seekInterval: Double?

  /// The location of the pointer in a hover, scroll or transform event, in window coordinates.
  var pointerLocation = Point.zero

  /// The window of a hover, scroll, transform or presses event.
  @BackLink var window: Window?

  /// The touches in the order in which they began.
  var touches: [Touch] = []

  /// Creates an event without touches, for example for a test that calls a responder's method.
  public init(type: EventType = .touches, subtype: EventSubtype = .none, timestamp: Double = 0) {
    self.type = type
    self.subtype = subtype
    self.timestamp = timestamp
  }

  /// All touches in the application, or `nil` if the event has none.
  open var allTouches: Set<Touch>? { matching { _ in true } }

  /// Returns the touches that began in a view, or `nil` if there are none.
  open func touches(for view: View) -> Set<Touch>? { matching { $0.view === view } }

  /// Returns the touches that began in a window, or `nil` if there are none.
  open func touches(for window: Window) -> Set<Touch>? { matching { $0.window === window } }

  /// Returns the touches that a gesture recognizer receives, or `nil` if there are none. Touches that the
  /// recognizer or its delegate has refused are not among them.
  open func touches(for recognizer: GestureRecognizer) -> Set<Touch>? {
    matching { recognizer.hasFollowed($0) }
  }

  private func matching(_ condition: (Touch) -> Bool) -> Set<Touch>? {
    let found = touches.filter(condition)
    return found.isEmpty ? nil : Set(found)
  }
}

extension Event: Hashable {
  /// Returns a Boolean value that indicates whether two events are the same object.
  public nonisolated static func == (a: Event, b: Event) -> Bool { a === b }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
