/// A recognizer of presses on a view with a tool tip. Every press hides the tool tip, and a long press of a
/// touch shows it.
///
/// If a touch has shown the tool tip of a control, its end does not trigger the control's action.
@MainActor final class ToolTipPress: GestureRecognizer {
  /// The largest movement of a resting touch, in points.
  private static let movement = 10.0

  private let onPress: () -> Void
  /// The closure that shows the tool tip at a point of the view. If there is none, it returns `false`.
  private let onRest: (Point) -> Bool
  private let onLift: () -> Void
  private var timer: ClockTimer?
  private var isShown = false

  init(
    onPress: @escaping () -> Void, onRest: @escaping (Point) -> Bool,
    onLift: @escaping () -> Void
  ) {
    self.onPress = onPress
    self.onRest = onRest
    self.onLift = onLift
    super.init()
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    onPress()
    guard let touch = touches.first, touches.count == 1, touch.type == .direct, timer == nil,
      !isShown
    else { return fail() }
    let place = touch.location(in: view)
    timer = ClockTimer.scheduledTimer(withTimeInterval: ToolTipInteraction.delay) {
      [weak self] _ in self?.rested(at: place)
    }
  }

  private func rested(at place: Point) {
    timer = nil
    guard state == .possible, onRest(place) else { return fail() }
    isShown = true
    if (view as? any LiftTriggered)?.triggersPrimaryAction ?? false { state = .began }
  }

  private func fail() {
    timer?.invalidate()
    timer = nil
    if state == .possible { state = .failed }
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard !isShown, let touch = touches.first,
      touch.location.distance(to: touch.initialLocation) > Self.movement
    else { return }
    fail()
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event) { lift(.ended) }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event) { lift(.cancelled) }

  private func lift(_ end: State) {
    timer?.invalidate()
    timer = nil
    if isShown { onLift() }
    isShown = false
    state = state.isActive ? end : .failed
  }

  override func reset() {
    timer?.invalidate()
    timer = nil
    isShown = false
  }
}
