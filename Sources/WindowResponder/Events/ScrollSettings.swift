/// The limits by which scrolling is understood, each settable.
///
/// They belong to ``InteractionSettings``, as ``InteractionSettings/scrolling``.
public struct ScrollSettings: Hashable, Sendable {
  // MARK: Fingers

  /// How far a finger goes before it scrolls, in points; the content does not catch up with it.
  public var slop = 10.0
  /// How long a finger rests on content until the content gets the touch, in seconds. Follows
  /// `UIScrollView.delaysContentTouches`.
  public var contentTouchDelay = 0.15
  /// How many times as far in one direction as in the other a drag goes that is locked to it.
  public var directionLockRatio = 2.0

  // MARK: Wheels

  /// How many lines a step of a wheel scrolls.
  public var wheelLines = 3.0
  /// How high such a line is, in points.
  public var lineHeight = 20.0
  /// After how long a pause a wheel's next step may go to another scroll view, in seconds.
  public var wheelPause = 0.4
  /// How fast the content follows a wheel or a key, in radians per second: with 28 it is there in an
  /// eighth of a second, or as good as.
  public var wheelFrequency = 28.0
  /// How many times as large a step of a wheel zooms with the Control key held.
  public var wheelZoom = 1.2

  // MARK: Keys

  /// How many lines an arrow key scrolls.
  public var keyLines = 2.0
  /// What part of the view Page Up and Page Down, and the space bar, scroll.
  public var pagePart = 0.9
  /// How long a key is held before it repeats, in seconds.
  public var keyRepeatDelay = 0.4
  /// How long it takes from one repeat to the next, in seconds.
  public var keyRepeatInterval = 0.05

  // MARK: Animations

  /// How long ``ScrollView/setContentOffset(_:animated:)`` takes, in seconds.
  public var animationDuration = 0.3
  /// How long a scroll indicator stays after scrolling, in seconds.
  public var indicatorDelay = 0.6
  /// How long it takes to fade, in seconds.
  public var indicatorFade = 0.3

  /// Creates the settings as they are when a program starts.
  public init() {}
}
