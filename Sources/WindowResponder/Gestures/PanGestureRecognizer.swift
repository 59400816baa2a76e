/// Recognises that fingers are dragged, or that a wheel or a touchpad scrolls.
///
/// It begins when the fingers have moved by ``InteractionSettings/panDistance``, changes with every
/// move, and ends when all of them are lifted. Follows `UIPanGestureRecognizer`.
@preconcurrency @MainActor open class PanGestureRecognizer: GestureRecognizer {
  /// How many fingers it takes at least; 1 at the start.
  open var minimumNumberOfTouches = 1

  /// How many fingers it takes at most; any number at the start.
  open var maximumNumberOfTouches = Int.max

  /// Which kinds of scrolling count as well; none at the start.
  open var allowedScrollTypesMask: ScrollTypeMask = []

  /// Kinds of scrolling. Follows `UIScrollTypeMask`.
  public struct ScrollTypeMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a mask from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// A wheel's steps.
    public static let discrete = ScrollTypeMask(rawValue: 1 << 0)
    /// Fingers on a touchpad.
    public static let continuous = ScrollTypeMask(rawValue: 1 << 1)
    /// Both.
    public static let all: ScrollTypeMask = [.discrete, .continuous]
  }

  /// How far the fingers have moved, in window coordinates, since the translation was last set.
  private var travel = Vector.zero
  /// How far they have moved in all.
  private var wholeTravel = Vector.zero
  /// How far the wheel turned with the last event, in steps, to the right and down: parts of a step for a
  /// wheel of high resolution. A wheel that does not tell its steps turns by one with each event.
  package private(set) final var wheelSteps = Vector.zero
  private var speed = VelocityTracker()
  private var lastTime = 0.0

  /// How far the fingers have moved since they came down, in points in a view's coordinates; nil means
  /// the window's.
  open func translation(in view: View?) -> Point {
    Point.zero + (view?.vectorFromWindow(travel) ?? travel)
  }

  /// Has the translation count from another value on.
  open func setTranslation(_ translation: Point, in view: View?) {
    let vector = translation - Point.zero
    travel = view?.vectorToWindow(vector) ?? vector
  }

  /// How fast the fingers move, in points per second in a view's coordinates; nil means the window's.
  open func velocity(in view: View?) -> Point {
    let interval = programContext.interactionSettings.velocityInterval
    let velocity = speed.velocity(at: lastTime, interval: interval)
    return Point.zero + (view?.vectorFromWindow(velocity) ?? velocity)
  }

  /// Whether the fingers have moved enough, and in the right way, for the pan to begin; asked at each
  /// move. In window coordinates, in points.
  func mayBegin(after travel: Vector) -> Bool {
    travel.length >= programContext.interactionSettings.panDistance
  }

  override var isResetWhenLapsed: Bool { true }

  override func mayTrack(_ touch: Touch, _ event: Event) -> Bool {
    sequence == nil && event.isPrimaryOrFinger(touch)
  }

  /// Fingers came down.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    lastTime = event.timestamp
    guard tracked.count > maximumNumberOfTouches else { return }
    if state == .possible { return state = .failed }
    for touch in touches { ignore(touch, for: event) }
  }

  /// Fingers moved.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    lastTime = event.timestamp
    guard tracked.count >= minimumNumberOfTouches, !tracked.isEmpty else { return }
    var sum = Vector.zero
    for touch in touches { sum = sum + (touch.location - touch.previousLocation) }
    move(by: sum * (1 / Double(tracked.count)), at: event.timestamp)
    if state.isActive {
      state = .changed
    } else if mayBegin(after: wholeTravel) {
      state = .began
    }
  }

  /// Fingers were lifted.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    lastTime = event.timestamp
    for touch in tracked where !touch.isOver { return }
    state = state.isActive || isHeld ? .ended : .failed
  }

  /// Fingers were taken away.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    for touch in tracked where !touch.isOver { return }
    state = state.isActive ? .cancelled : .failed
  }

  override func mayFollow(_ event: Event) -> Bool {
    event.type == .scroll
      && allowedScrollTypesMask.contains(event.isWheelStep ? .discrete : .continuous)
  }

  override func follow(_ event: Event) {
    lastTime = event.timestamp
    // What is scrolled goes the other way than the view of it.
    let movement = event.scrollDelta * -1
    wheelSteps = event.wheelSteps
    if movement == .zero { return }
    if event.isWheelStep { state = .began }
    move(by: movement, at: event.timestamp)
    state = state.isActive ? .changed : .began
  }

  override func sequenceEnded(isCancelled: Bool) {
    let final = isCancelled ? State.cancelled : .ended
    state = state.isActive || isHeld ? final : .failed
  }

  /// Forgets the movement.
  open override func reset() {
    super.reset()
    travel = .zero
    wholeTravel = .zero
    speed.reset()
  }

  private func move(by movement: Vector, at time: Double) {
    travel = travel + movement
    wholeTravel = wholeTravel + movement
    let interval = programContext.interactionSettings.velocityInterval
    speed.add(wholeTravel, at: time, interval: interval)
  }
}

extension View {
  /// A distance in window coordinates, in this view's own.
  final func vectorFromWindow(_ vector: Vector) -> Vector {
    convertFromWindow(Point.zero + vector) - convertFromWindow(.zero)
  }

  /// A distance in this view's own coordinates, in the window's.
  final func vectorToWindow(_ vector: Vector) -> Vector {
    convert(Point.zero + vector, to: nil) - convert(.zero, to: nil)
  }
}

extension Event {
  /// How far a wheel was turned, in steps.
  fileprivate var wheelSteps: Vector {
    guard isWheelStep, let scroll else { return .zero }
    if scroll.value120 != .zero { return scroll.value120 * (1 / 120) }
    let sign = { (value: Double) in value == 0 ? 0 : value < 0 ? -1.0 : 1 }
    return Vector(dx: sign(scroll.delta.dx), dy: sign(scroll.delta.dy))
  }

  /// Whether a touch is a finger, or made with the pointer's primary button.
  func isPrimaryOrFinger(_ touch: Touch) -> Bool {
    touch.type != .indirectPointer || buttonMask.isEmpty || buttonMask.contains(.primary)
  }
}

extension GestureRecognizer {
  /// Whether the gesture was seen and waits for others to fail.
  var isHeld: Bool { heldState != nil }
}
