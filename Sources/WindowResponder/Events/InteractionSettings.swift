/// The limits by which touches are understood, each settable.
///
/// They belong to the application: ``Application/interactionSettings``.
public struct InteractionSettings: Hashable, Sendable {
  /// How long after the end of a touch the next may begin to count as a further tap, in seconds.
  public var tapInterval = 0.35
  /// How far from the last touch's end the next may begin to count as a further tap by a finger, in
  /// points.
  public var tapDistance = 40.0
  /// The same for a pointer, which is more exact, in points.
  public var pointerTapDistance = 5.0
  /// How far outside its bounds a control still counts a finger that it tracks as inside, in points.
  public var touchTrackingMargin = 70.0
  /// The same for a pointer, in points.
  public var pointerTrackingMargin = 0.0
  /// Whether moves that come while a frame is under way are delivered together at the start of the
  /// next one, rather than each by itself. What is pressed or let go never waits.
  public var coalescesMoves = true
  /// How long a move waits at most where no next frame comes, in seconds.
  public var longestMoveDelay = 1.0 / 60
  /// How far ahead ``Event/predictedTouches(for:)`` looks, in seconds: about a frame.
  public var touchPredictionInterval = 1.0 / 60

  /// How long the key for the next or the previous track is held before it seeks, in seconds.
  public var mediaKeyHoldInterval = 0.5

  // MARK: Gestures

  /// How far a finger may move in a tap, in points.
  public var tapMovement = 10.0
  /// How long each touch of a tap of several may last, in seconds; a single tap may last any time.
  public var multipleTapDuration = 0.75
  /// How far fingers have to move for a pan to begin, in points.
  public var panDistance = 10.0
  /// How much the distance between two fingers has to change for a pinch to begin, in points.
  public var pinchDistance = 8.0
  /// How much a touchpad's pinch has to change the scale to begin, as a part of 1.
  public var touchpadPinchScale = 0.02
  /// How far two fingers have to turn for a rotation to begin, in radians.
  public var rotationAngle = 0.12
  /// How far apart fingers count as being at least in a pinch or a rotation, in points.
  public var smallestFingerDistance = 1.0
  /// How far a swipe has to lead, in points.
  public var swipeDistance = 50.0
  /// How far a swipe may stray from its direction, in points.
  public var swipeDrift = 50.0
  /// How long a swipe may last, in seconds.
  public var swipeDuration = 0.5
  /// How near to the window's edge a finger has to come down for a pan from the edge, in points.
  public var edgeWidth = 20.0
  /// How long a device rests that does not tell when it stops scrolling, in seconds.
  public var scrollPause = 0.15
  /// How far back the movement is looked at that makes a gesture's velocity, in seconds.
  public var velocityInterval = 0.1

  // MARK: Dragging

  /// How long a finger rests on what can be dragged until it is lifted, in seconds.
  public var dragLiftDuration = 0.45
  /// How far the pointer moves, or the finger that has lifted something, until it is dragged, in points.
  public var dragDistance = 10.0

  // MARK: Menus

  /// How long the pointer rests on an item of a menu until its submenu opens, in seconds; and on another
  /// item until a submenu closes.
  public var submenuDelay = 0.2
  /// How long the press that opened a menu has to last for letting go to choose an item, in seconds.
  public var menuPressDuration = 0.3
  /// How far the press that opened a menu has to move for letting go to choose an item, in points.
  public var menuPressMovement = 8.0
  /// How long letters that are typed in a menu count as one word, in seconds.
  public var menuTypingInterval = 1.0

  /// The limits by which scrolling is understood.
  public var scrolling = ScrollSettings()

  /// Creates the settings as they are when a program starts.
  public init() {}
}
