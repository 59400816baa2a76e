import ResponderPlatform

/// A finger on the glass, a pen, or a pressed pointer button, from its beginning to its end.
///
/// One object lives from ``Phase/began`` to ``Phase/ended`` or ``Phase/cancelled``; the view and the
/// window it began in stay the same wherever the finger goes. Places are in points. Follows `UITouch`.
@preconcurrency @MainActor public final class Touch {
  /// What a touch did since the last event. The values are those of `UITouch.Phase`.
  public enum Phase: Int, Sendable {
    /// The finger came down.
    case began
    /// The finger is somewhere else.
    case moved
    /// The finger is down and where it was.
    case stationary
    /// The finger was lifted.
    case ended
    /// The sequence was taken away: nothing should come of it.
    case cancelled
  }

  /// What touches. The values are those of `UITouch.TouchType`.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen itself.
    case direct
    /// A finger on something that is not the screen.
    case indirect
    /// A stylus.
    case pencil
    /// A button of a mouse or touchpad, at the pointer's place.
    case indirectPointer
  }

  /// What touches.
  public let type: TouchType

  /// What the touch did since the last event.
  public internal(set) var phase: Phase {
    get { shownPhase ?? realPhase }
    set {
      realPhase = newValue
      shownPhase = nil
    }
  }

  /// What the finger itself did since the last event.
  private(set) var realPhase: Phase = .began
  /// What a view is told that the touch did, while it is told: a gesture took the finger away, or the
  /// view hears late of what happened.
  var shownPhase: Phase?
  /// What the view has not heard of yet, because a gesture is still possible.
  var withheld: [Moment] = []

  /// When the touch last changed: the compositor's event time, in seconds (`wl_touch.down.time`).
  public internal(set) var timestamp: Double

  /// How many touches in quick succession in one place this one completes; 1 for a first one.
  public internal(set) var tapCount = 1

  /// The window in which the touch began.
  public internal(set) weak var window: Window?

  /// The view in which the touch began, found by hit-testing.
  public internal(set) var view: View?

  /// The recognizers of the view and all its superviews, collected when the touch began.
  public internal(set) var gestureRecognizers: [GestureRecognizer]?

  /// Half the long axis of the contact, in points; zero where the compositor tells none.
  /// Follows `wl_touch.shape`.
  public internal(set) var majorRadius = 0.0

  /// Half the short axis of the contact, in points; zero where the compositor tells none.
  /// Follows `wl_touch.shape`.
  public internal(set) var minorRadius = 0.0

  /// By how much ``majorRadius`` may be off, in points. Wayland does not tell: always zero.
  public var majorRadiusTolerance: Double { 0 }

  /// The angle of the contact's long axis clockwise from the vertical, in radians; nil where the
  /// compositor tells none. Follows `wl_touch.orientation`.
  public internal(set) var orientation: Double?

  /// The compositor's number for the finger (`wl_touch.down.id`); 0 for a pointer.
  ///
  /// It is unique among the fingers that are down, no longer.
  public let identifier: Int

  /// Whether the touch has not happened, but is likely to: one of ``Event/predictedTouches(for:)``.
  public internal(set) var isPredicted = false

  /// What kind of pen touches; nil for what is no ``TouchType/pencil``. UIKit tells none.
  ///
  /// Follows `zwp_tablet_tool_v2.type`.
  public internal(set) var pencilTool: PencilTool?

  /// How a pen is held; nil for what is no pen.
  var pencil: PenState?
  /// How it was held at each of ``samples``; empty for what is no pen.
  var pencilSamples: [PenState] = []

  /// Where the touch is, in window coordinates.
  var location: Point
  /// Where it was at the event before, in window coordinates.
  var previousLocation: Point
  /// Where it began, in window coordinates.
  let initialLocation: Point
  /// The places since the last event, oldest first, in window coordinates.
  var samples: [Sample] = []
  /// The last places of all, oldest first, in window coordinates; what the next ones are guessed by.
  private(set) var history: [Sample] = []
  /// How many of the last places are kept at least, and half of how many at most.
  private static let historyCount = 32
  /// How far the touch has come on its way to its view.
  var delivery = Delivery.none

  /// How far a touch has come on its way to its view.
  enum Delivery {
    /// The view does not get it, as a second finger on a view with one-touch tracking, or gets no
    /// more of it.
    case none
    /// The view is going to get it.
    case admitted
    /// The view has got its beginning, and gets an end too.
    case begun
  }

  /// One place at one time.
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

  /// Keeps a place to guess by.
  func remember(_ sample: Sample) {
    if history.count == 2 * Self.historyCount { history.removeFirst(Self.historyCount) }
    history.append(sample)
  }

  /// Whether the touch is over.
  var isOver: Bool { realPhase == .ended || realPhase == .cancelled }
}

extension Touch: Hashable {
  /// Two touches are equal when they are the same finger's same touch.
  public nonisolated static func == (a: Touch, b: Touch) -> Bool { a === b }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
