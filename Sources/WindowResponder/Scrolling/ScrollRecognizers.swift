import ResponderRuntime

/// A scroll view's own pan gesture recognizer. It recognizes touches only, and simultaneously with its own
/// pinch.
final class ScrollPanRecognizer: PanGestureRecognizer {
  /// The reference is weak, because the view may be released before the recognizer's touches end.
  @BackLink private var scrollView: ScrollView?

  init(_ scrollView: ScrollView) {
    self.scrollView = scrollView
    super.init()
    allowedTouchTypes = [.direct, .pencil]
    addAction(Action { [unowned self] _ in self.scrollView?.panChanged(self) })
  }

  override func mayBegin(after travel: Vector) -> Bool {
    guard let scrollView else { return false }
    return scrollView.draggable(travel).length >= scrollView.engine.settings.slop
  }

  override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pinch
  }

  override func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.pinch
      && preventingGestureRecognizer !== scrollView?.contentTouches
  }
}

/// A scroll view's own pinch gesture recognizer. It recognizes simultaneously with its own pan.
final class ScrollPinchRecognizer: PinchGestureRecognizer {
  /// The reference is weak, because the view may be released before the recognizer's touches end.
  @BackLink private var scrollView: ScrollView?

  init(_ scrollView: ScrollView) {
    self.scrollView = scrollView
    super.init()
    allowedTouchTypes = [.direct, .pencil]
    addAction(Action { [unowned self] _ in self.scrollView?.pinchChanged(self) })
  }

  override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pan
  }

  override func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.pan
      && preventingGestureRecognizer !== scrollView?.contentTouches
  }
}

/// A gesture recognizer that delays touches on the content for a short time in which they may become a drag.
/// If a touch has stopped a deceleration, the recognizer withholds it.
final class ContentTouchRecognizer: GestureRecognizer {
  /// The reference is weak, because the view may be released before the recognizer's touches end.
  @BackLink private var scrollView: ScrollView?
  private let delay = TimerKeeper()
  private var event: Event?

  init(_ scrollView: ScrollView) {
    self.scrollView = scrollView
    super.init()
    allowedTouchTypes = [.direct, .pencil]
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is ScrollPanRecognizer)
      && !(preventedGestureRecognizer is ScrollPinchRecognizer)
      && !(preventedGestureRecognizer is ContentTouchRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool {
    // When the touch scrolls, nothing is withheld any more.
    preventingGestureRecognizer !== self && !(preventingGestureRecognizer is ContentTouchRecognizer)
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard let scrollView else { return }
    let wasFree = !scrollView.engine.isTouched
    scrollView.engine.isTouched = true
    guard wasFree, state == .possible else { return }
    if scrollView.engine.catchContent() {
      state = .began
    } else if scrollView.delaysContentTouches, scrollView.isScrollEnabled {
      self.event = event
      delay.timer = ClockTimer.scheduledTimer(
        withTimeInterval: scrollView.engine.settings.contentTouchDelay
      ) { [link = BackLink(self)] _ in link.target?.release() }
    } else {
      self.event = event
      release()
    }
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event) { fingersLeft() }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event) { fingersLeft() }

  override func reset() {
    super.reset()
    delay.timer = nil
    event = nil
    scrollView?.engine.fingersLeft()
  }

  /// Delivers the touches to the content, unless the scroll view keeps them.
  private func release() {
    delay.timer = nil
    guard state == .possible else { return }
    state = contentMayHave(tracked) ? .failed : .began
  }

  private func contentMayHave(_ touches: [Touch]) -> Bool {
    guard let scrollView else { return true }
    for touch in touches {
      guard let view = touch.view, view !== scrollView else { continue }
      if !scrollView.touchesShouldBegin([touch], with: event, in: view) { return false }
    }
    return true
  }

  private func fingersLeft() {
    for touch in tracked where !touch.isOver { return }
    // A tap that ends before the delay is delivered to the content completely.
    release()
    if state.isActive { state = .ended }
  }
}
