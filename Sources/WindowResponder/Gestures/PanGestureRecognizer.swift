/// A continuous gesture recognizer that interprets panning by touches, and scrolling by a wheel or a
/// touchpad.
///
/// The gesture begins when the touches have moved by ``InteractionSettings/panDistance``, changes with each
/// move, and ends when all of them have ended. Follows `UIPanGestureRecognizer`.
@preconcurrency @MainActor open class PanGestureRecognizer: GestureRecognizer {
  /// The minimum number of touches. The default is 1.
  open var minimumNumberOfTouches = 1

  /// The maximum number of touches. The default is unlimited.
  open var maximumNumberOfTouches = Int.max

  /// The types of scrolling that the recognizer accepts. The default is none.
  open var allowedScrollTypesMask: ScrollTypeMask = []

  /// Types of scrolling. Follows `UIScrollTypeMask`.
  public struct ScrollTypeMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a mask from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The steps of a wheel.
    public static let discrete = ScrollTypeMask(rawValue: 1 << 0)
    /// The scrolling of a touchpad.
    public static let continuous = ScrollTypeMask(rawValue: 1 << 1)
    /// A mask of all types.
    public static let all: ScrollTypeMask = [.discrete, .continuous]
  }

  /// The movement since the translation was last set, in window coordinates, in points.
  private var travel = Vector.zero
  /// The movement since the beginning of the attempt, in points.
  private var wholeTravel = Vector.zero
  /// The rotation of the wheel in the last event, in steps, to the right and downward. A high-resolution
  /// wheel has fractions of steps. Each event of a wheel that does not report its steps counts as one.
  package private(set) final var wheelSteps = Vector.zero
  private var speed = VelocityTracker()
  private var lastTime = 0.0

  /// Returns the movement of the touches since they began, in points in a view's coordinates. If `view` is
  /// `nil`, returns it in window coordinates.
  open func translation(in view: View?) -> Point {
    Point.zero + (view?.vectorFromWindow(travel) ?? travel)
  }

  /// Sets the translation, to which further movement is added.
  open func setTranslation(_ translation: Point, in view: View?) {
    let vector = translation - Point.zero
    travel = view?.vectorToWindow(vector) ?? vector
  }

  /// Returns the velocity of the touches, in points per second in a view's coordinates. If `view` is `nil`,
  /// returns it in window coordinates.
  open func velocity(in view: View?) -> Point {
    let interval = programContext.interactionSettings.velocityInterval
    let velocity = speed.velocity(at: lastTime, interval: interval)
    return Point.zero + (view?.vectorFromWindow(velocity) ?? velocity)
  }

  /// Returns a Boolean value that indicates whether the pan may begin after a movement in window coordinates,
  /// in points. Called at each move.
  func mayBegin(after travel: Vector) -> Bool {
    travel.length >= programContext.interactionSettings.panDistance
  }

  override var isResetWhenLapsed: Bool { true }

  override func mayTrack(_ touch: Touch, _ event: Event) -> Bool {
    sequence == nil && event.isPrimaryOrTouch(touch)
  }

  /// Processes new touches.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    lastTime = event.timestamp
    guard tracked.count > maximumNumberOfTouches else { return }
    if state == .possible { return state = .failed }
    for touch in touches { ignore(touch, for: event) }
  }

  /// Processes touches that have moved.
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

  /// Processes touches that have ended.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    lastTime = event.timestamp
    for touch in tracked where !touch.isOver { return }
    state = state.isActive || isHeld ? .ended : .failed
  }

  /// Processes cancelled touches.
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
    // Content moves in the direction opposite to scrolling.
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

  /// Removes the state of the movement.
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
  /// Returns a vector in window coordinates converted to this view's coordinates.
  final func vectorFromWindow(_ vector: Vector) -> Vector {
    convertFromWindow(Point.zero + vector) - convertFromWindow(.zero)
  }

  /// Returns a vector in this view's coordinates converted to window coordinates.
  final func vectorToWindow(_ vector: Vector) -> Vector {
    convert(Point.zero + vector, to: nil) - convert(.zero, to: nil)
  }
}

extension Event {
  /// The rotation of a wheel, in steps.
  fileprivate var wheelSteps: Vector {
    guard isWheelStep, let scroll else { return .zero }
    if scroll.value120 != .zero { return scroll.value120 * (1 / 120) }
    let sign = { (value: Double) in value == 0 ? 0 : value < 0 ? -1.0 : 1 }
    return Vector(dx: sign(scroll.delta.dx), dy: sign(scroll.delta.dy))
  }

  /// Returns a Boolean value that indicates whether a touch is not of the pointer, or is of the pointer's
  /// primary button.
  func isPrimaryOrTouch(_ touch: Touch) -> Bool {
    touch.type != .indirectPointer || buttonMask.isEmpty || buttonMask.contains(.primary)
  }
}

extension GestureRecognizer {
  /// A Boolean value that indicates whether the gesture was detected and waits for other recognizers to fail.
  var isHeld: Bool { heldState != nil }
}
