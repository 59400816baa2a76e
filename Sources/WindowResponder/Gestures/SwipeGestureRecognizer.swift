import ResponderPlatform

/// A discrete gesture recognizer that interprets fast movements of touches in one direction.
///
/// The gesture is recognized as soon as the touches have moved far enough, before they end.
/// ``InteractionSettings`` has the limits. A swipe of three or more fingers on a touchpad is accepted too,
/// unless the desktop uses it. Follows `UISwipeGestureRecognizer`.
@preconcurrency @MainActor open class SwipeGestureRecognizer: GestureRecognizer {
  /// The accepted directions. The default is to the right.
  open var direction = Direction.right

  /// The number of touches. The default is 1.
  open var numberOfTouchesRequired = 1

  /// Directions of a swipe. The values are those of `UISwipeGestureRecognizer.Direction`.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The direction to the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// The direction to the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// The upward direction.
    public static let up = Direction(rawValue: 1 << 2)
    /// The downward direction.
    public static let down = Direction(rawValue: 1 << 3)

    /// Returns the length of a movement along a direction, and its deviation from the direction.
    fileprivate static func progress(
      of travel: Vector, to direction: Direction
    ) -> (ahead: Double, aside: Double) {
      switch direction {
      case .right: return (travel.dx, travel.dy.magnitude)
      case .left: return (-travel.dx, travel.dy.magnitude)
      case .up: return (-travel.dy, travel.dx.magnitude)
      default: return (travel.dy, travel.dx.magnitude)
      }
    }
  }

  private var travel = Vector.zero
  private var start: Point?
  /// The locations of the touches when the last of them began, in window coordinates.
  private var starts: [(touch: Touch, location: Point)] = []
  private var timer: ClockTimer?

  /// Returns the location at which the swipe began, in a view's coordinates, in points.
  open override func location(in view: View?) -> Point {
    guard let start else { return super.location(in: view) }
    return view?.convertFromWindow(start) ?? start
  }

  /// Returns the location of one of the touches at which the swipe began, in a view's coordinates, in points.
  /// For a number out of range, returns ``location(in:)``.
  open override func location(ofTouch touchIndex: Int, in view: View?) -> Point {
    guard tracked.indices.contains(touchIndex),
      let start = starts.first(where: { $0.touch === tracked[touchIndex] })?.location
    else { return super.location(ofTouch: touchIndex, in: view) }
    return view?.convertFromWindow(start) ?? start
  }

  override var isResetWhenLapsed: Bool { true }

  override func mayTrack(_ touch: Touch, _ event: Event) -> Bool {
    sequence == nil && event.isPrimaryOrTouch(touch)
  }

  /// Processes new touches.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard tracked.count <= numberOfTouchesRequired else { return state = .failed }
    start = middleOfTouches
    starts = tracked.map { ($0, $0.location) }
    if timer == nil { startTimer() }
  }

  /// Processes touches that have moved.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard !tracked.isEmpty else { return }
    var sum = Vector.zero
    for touch in touches { sum = sum + (touch.location - touch.previousLocation) }
    move(
      by: sum * (1 / Double(tracked.count)),
      isComplete: tracked.count == numberOfTouchesRequired)
  }

  /// Fails, because touches have ended before the swipe was recognized.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) { state = .failed }

  /// Fails, because touches were cancelled.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = .failed
  }

  override func mayFollow(_ event: Event) -> Bool {
    event.swipe?.fingers == numberOfTouchesRequired
  }

  override func follow(_ event: Event) {
    guard let swipe = event.swipe else { return }
    if swipe.phase == .began {
      start = event.pointerLocation
      startTimer()
    }
    move(by: swipe.delta, isComplete: true)
  }

  override func sequenceEnded(isCancelled: Bool) { state = .failed }

  /// Removes the state of the movement.
  open override func reset() {
    super.reset()
    travel = .zero
    start = nil
    starts = []
    timer?.invalidate()
    timer = nil
  }

  private func startTimer() {
    timer = ClockTimer.scheduledTimer(
      withTimeInterval: programContext.interactionSettings.swipeDuration
    ) { [self] _ in
      timer = nil
      state = .failed
    }
  }

  private func move(by movement: Vector, isComplete: Bool) {
    travel = travel + movement
    let settings = programContext.interactionSettings
    var isPossible = false
    for way in [Direction.right, .left, .up, .down] where direction.contains(way) {
      let (ahead, aside) = Direction.progress(of: travel, to: way)
      if ahead < -settings.tapMovement || aside > settings.swipeDrift { continue }
      isPossible = true
      if isComplete, ahead >= settings.swipeDistance, ahead > aside { return state = .ended }
    }
    if !isPossible { state = .failed }
  }
}
