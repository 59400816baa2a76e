/// The thresholds with which touches and other input are interpreted.
///
/// They belong to the application: ``Application/interactionSettings``.
public struct InteractionSettings: Hashable, Sendable {
  /// The longest time between the end of a touch and the beginning of the next that counts as a further tap,
  /// in seconds. The default is 0.35.
  public var tapInterval = 0.35
  /// The largest distance between the end of a touch and the beginning of the next that counts as a further
  /// tap, in points. The default is 40.
  public var tapDistance = 40.0
  /// The largest distance between the end of a click and the beginning of the next that counts as a further
  /// click, in points. The default is 5, because a pointer is more precise than a finger.
  public var pointerTapDistance = 5.0
  /// The distance outside of a control's bounds at which a tracked touch still counts as inside, in points.
  /// The default is 70.
  public var touchTrackingMargin = 70.0
  /// The distance outside of a control's bounds at which a tracked pointer still counts as inside, in points.
  /// The default is 0.
  public var pointerTrackingMargin = 0.0
  /// A Boolean value that indicates whether movements during a frame are delivered together at the start of
  /// the next frame, and not one by one. Touches that begin or end are never delayed. The default is `true`.
  public var coalescesMoves = true
  /// The longest delay of a movement if no next frame follows, in seconds. The default is 1/60.
  public var longestMoveDelay = 1.0 / 60
  /// The time for which ``Event/predictedTouches(for:)`` predicts, in seconds. The default is 1/60, about a
  /// frame.
  public var touchPredictionInterval = 1.0 / 60

  /// The time for which the user must hold the key for the next or the previous track to seek in the track,
  /// in seconds. The default is 0.5.
  public var mediaKeyHoldInterval = 0.5

  // MARK: Gestures

  /// The largest movement of a touch in a tap, in points. The default is 10.
  public var tapMovement = 10.0
  /// The longest duration of each touch in a multiple tap, in seconds. A single tap has no limit. The default
  /// is 0.75.
  public var multipleTapDuration = 0.75
  /// The movement of touches with which a pan begins, in points. The default is 10.
  public var panDistance = 10.0
  /// The change of the distance between two touches with which a pinch begins, in points. The default is 8.
  public var pinchDistance = 8.0
  /// The change of a touchpad's scale factor with which a pinch begins. The default is 0.02.
  public var touchpadPinchScale = 0.02
  /// The rotation of two touches with which a rotation gesture begins, in radians. The default is 0.12.
  public var rotationAngle = 0.12
  /// The smallest distance between touches in a pinch or a rotation, in points. Closer touches count as this
  /// far apart. The default is 1.
  public var smallestTouchDistance = 1.0
  /// The former name of ``smallestTouchDistance``.
  @available(*, deprecated, renamed: "smallestTouchDistance")
  public var smallestFingerDistance: Double {
    get { smallestTouchDistance }
    set { smallestTouchDistance = newValue }
  }
  /// The distance of a swipe, in points. The default is 50.
  public var swipeDistance = 50.0
  /// The largest deviation of a swipe from its direction, in points. The default is 50.
  public var swipeDrift = 50.0
  /// The longest duration of a swipe, in seconds. The default is 0.5.
  public var swipeDuration = 0.5
  /// The largest distance from the window's edge at which a touch can begin a screen edge pan, in points. The
  /// default is 20.
  public var edgeWidth = 20.0
  /// The pause that ends scrolling of a device which reports no end, in seconds. The default is 0.15.
  public var scrollPause = 0.15
  /// The interval over which a gesture's velocity is computed, in seconds. The default is 0.1.
  public var velocityInterval = 0.1

  // MARK: Dragging

  /// The time for which a touch rests on a draggable view before it is lifted, in seconds. The default is
  /// 0.45.
  public var dragLiftDuration = 0.45
  /// The movement of the pointer, or of a touch after the lift, with which a drag begins, in points. The
  /// default is 10.
  public var dragDistance = 10.0

  // MARK: Menus

  /// The time for which the pointer rests on an item of a menu before its submenu opens, or on another item
  /// before a submenu closes, in seconds. The default is 0.2.
  public var submenuDelay = 0.2
  /// The duration of the press that opened a menu after which its release chooses an item, in seconds. The
  /// default is 0.3.
  public var menuPressDuration = 0.3
  /// The movement of the press that opened a menu after which its release chooses an item, in points. The
  /// default is 8.
  public var menuPressMovement = 8.0
  /// The interval within which characters typed in a menu are combined for a search, in seconds. The default
  /// is 1.
  public var menuTypingInterval = 1.0

  /// The thresholds with which scrolling is interpreted.
  public var scrolling = ScrollSettings()

  /// Creates the default settings.
  public init() {}
}
