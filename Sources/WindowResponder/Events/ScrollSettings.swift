/// The thresholds and durations of scrolling.
///
/// They belong to ``InteractionSettings``, as ``InteractionSettings/scrolling``.
public struct ScrollSettings: Hashable, Sendable {
  // MARK: Fingers

  /// The movement of a touch with which scrolling begins, in points. The content does not move by this
  /// distance. The default is 10.
  public var slop = 10.0
  /// The time for which a touch rests before the content receives it, in seconds. The default is 0.15.
  /// Follows `UIScrollView.delaysContentTouches`.
  public var contentTouchDelay = 0.15
  /// The ratio of the movements in the two directions from which a drag is locked to one of them. The default
  /// is 2.
  public var directionLockRatio = 2.0

  // MARK: Wheels

  /// The number of lines that a step of a wheel scrolls. The default is 3.
  public var wheelLines = 3.0
  /// The height of such a line, in points. The default is 20.
  public var lineHeight = 20.0
  /// The pause after which the next step of a wheel may scroll another scroll view, in seconds. The default
  /// is 0.4.
  public var wheelPause = 0.4
  /// The frequency of the spring with which the content follows a wheel or a key, in radians per second. With
  /// the default, 28, the content arrives after about an eighth of a second.
  public var wheelFrequency = 28.0
  /// The factor by which a step of a wheel zooms with the Control key down. The default is 1.2.
  public var wheelZoom = 1.2

  // MARK: Keys

  /// The number of lines that an arrow key scrolls. The default is 2.
  public var keyLines = 2.0
  /// The part of the view that Page Up, Page Down and the space bar scroll. The default is 0.9.
  public var pagePart = 0.9
  /// The time before a held key repeats, in seconds. The default is 0.4.
  public var keyRepeatDelay = 0.4
  /// The time between two repeats, in seconds. The default is 0.05.
  public var keyRepeatInterval = 0.05

  // MARK: Animations

  /// The duration of ``ScrollView/setContentOffset(_:animated:)``, in seconds. The default is 0.3.
  public var animationDuration = 0.3
  /// The time for which a scroll indicator remains visible after scrolling, in seconds. The default is 0.6.
  public var indicatorDelay = 0.6
  /// The duration of its fading, in seconds. The default is 0.3.
  public var indicatorFade = 0.3

  /// Creates the default settings.
  public init() {}
}
