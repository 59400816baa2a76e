import ResponderPlatform
import ResponderRuntime

/// A touch of a finger, a pen or a pressed pointer button, from its beginning to its end.
///
/// One object exists from ``Phase/began`` to ``Phase/ended`` or ``Phase/cancelled``. The view and the window
/// in which it began stay the same, regardless of its movement. Locations are in points. Follows `UITouch`.
@preconcurrency @MainActor public final class Touch {
  /// The phases of a touch. The values are those of `UITouch.Phase`.
  public enum Phase: Int, Sendable {
    /// The touch has begun.
    case began
    /// The touch has moved.
    case moved
    /// The touch is down and has not moved.
    case stationary
    /// The touch has ended.
    case ended
    /// The touch was cancelled. It should have no effect.
    case cancelled
  }

  /// The types of touches. The values are those of `UITouch.TouchType`.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct
    /// A finger on a device other than the screen.
    case indirect
    /// A pen.
    case pencil
    /// A button of a mouse or touchpad, at the pointer's location.
    case indirectPointer
  }

  /// The type of the touch.
  public let type: TouchType

  /// The phase of the touch in the last event.
  public internal(set) var phase: Phase {
    get { shownPhase ?? realPhase }
    set {
      realPhase = newValue
      shownPhase = nil
    }
  }

  /// The device's phase of the touch in the last event.
  private(set) var realPhase: Phase = .began
  /// The phase that a view sees while it handles an event: `cancelled` if a gesture took the touch, or the
  /// phase of a withheld event. Otherwise, `nil`.
  var shownPhase: Phase?
  /// The events that are withheld from the view, because a gesture is still possible.
  var withheld: [Moment] = []

  /// The compositor's time of the last change, in seconds (`wl_touch.down.time`).
  public internal(set) var timestamp: Double

  /// The number of successive taps at one location, including this touch.
  public internal(set) var tapCount = 1

  /// The window in which the touch began.
  public internal(set) var window: Window? {
    get { windowLink.target }
    set { windowLink.target = newValue }
  }
  private var windowLink = BackLink<Window>()

  /// The view in which the touch began, found by hit testing.
  public internal(set) var view: View?

  /// The recognizers of the view and its superviews, determined when the touch began.
  public internal(set) var gestureRecognizers: [GestureRecognizer]?

  /// Half the major axis of the contact, in points, or zero if the compositor does not report it. Follows
  /// `wl_touch.shape`.
  public var majorRadius: Double { contact.majorRadius ?? 0 }

  /// Half the minor axis of the contact, in points, or zero if the compositor does not report it. Follows
  /// `wl_touch.shape`.
  public var minorRadius: Double { contact.minorRadius ?? 0 }

  /// The tolerance of ``majorRadius``, in points. Wayland does not report it, so it is always zero.
  public var majorRadiusTolerance: Double { 0 }

  /// The angle of the contact's major axis, in radians clockwise from the vertical, or `nil` if the
  /// compositor does not report it. Follows `wl_touch.orientation`.
  public var orientation: Double? { contact.orientation }

  /// The compositor's identifier of the touch (`wl_touch.down.id`), or 0 for a pointer.
  ///
  /// It is unique only among the touches that are down.
  public let identifier: Int

  /// A Boolean value that indicates whether the touch is a prediction of ``Event/predictedTouches(for:)``.
  public internal(set) var isPredicted = false

  /// The type of the pen, or `nil` for a touch that is not a ``TouchType/pencil``. UIKit has no such
  /// property.
  ///
  /// Follows `zwp_tablet_tool_v2.type`.
  public internal(set) var pencilTool: PencilTool?

  /// The contact with the screen.
  var contact = TouchContact()
  /// The state of the pen, or `nil` for other touches.
  var pencil: PenState?
  /// The state of the pen at each of ``samples``. It is empty for other touches.
  var pencilSamples: [PenState] = []

  /// The location of the touch, in window coordinates.
  var location: Point
  /// The location in the previous event, in window coordinates.
  var previousLocation: Point
  /// The location at which the touch began, in window coordinates.
  let initialLocation: Point
  /// The locations since the last event, oldest first, in window coordinates.
  var samples: [Sample] = []
  /// The recent locations, oldest first, in window coordinates. Predictions use them.
  private(set) var history: [Sample] = []
  /// The smallest number of recent locations that are kept. At most twice as many are kept.
  private static let historyCount = 32
  /// The state of the delivery to the view.
  var delivery = Delivery.none

  /// The states of a touch's delivery to its view.
  enum Delivery {
    /// The view does not receive the touch, or receives no more of it. An example is a second touch on a view
    /// without multiple touches.
    case none
    /// The view will receive the touch.
    case admitted
    /// The view has received the beginning, and will receive the end.
    case begun
  }

  /// A location and its time.
  struct Sample {
    var location: Point
    var timestamp: Double
  }

  init(
    type: TouchType, identifier: Int = 0, location: Point, timestamp: Double, window: Window?
  ) {
    self.type = type
    self.identifier = identifier
    self.location = location
    previousLocation = location
    initialLocation = location
    self.timestamp = timestamp
    self.window = window
  }

  /// Adds a location for predictions.
  func remember(_ sample: Sample) {
    if history.count == 2 * Self.historyCount { history.removeFirst(Self.historyCount) }
    history.append(sample)
  }

  /// A Boolean value that indicates whether the touch has ended or was cancelled.
  var isOver: Bool { realPhase == .ended || realPhase == .cancelled }
}

extension Touch: Hashable {
  /// Returns a Boolean value that indicates whether two touches are the same object.
  public nonisolated static func == (a: Touch, b: Touch) -> Bool { a === b }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
