import ResponderRuntime

/// An object that delivers a window's touches to gesture recognizers and views.
///
/// A touch goes to the view in which it began. Exceptions are a view that tracks another touch without
/// multiple touches, an exclusive touch, and a gesture that has been recognized. Every `began` that a view
/// has received is followed by exactly one `ended` or `cancelled`, whatever happens to the view in between.
@MainActor final class TouchDispatcher: Withholding, GestureHost {
  /// The touches that began in this window and are not over, in the order in which they began.
  private(set) var touches: [Touch] = []

  /// The touches whose events are withheld from the view because a gesture is still possible.
  var withheld: [Touch] = []

  /// The coordinator of the gesture recognizers.
  let gestures = GestureCoordinator()

  /// The event that contains the touches, for cancellations between two events.
  @BackLink private var event: Event?

  init() {
    gestures.dispatcher = self
  }

  /// Delivers one event: to recognizers first, then `began`, `moved`, `ended` and `cancelled` to the views.
  func dispatch(_ event: Event, in window: Window) {
    self.event = event
    let outer = gestures.context
    gestures.context = window.ownContext
    defer { gestures.context = outer }
    var ours: [Touch] = []
    for touch in event.touches where touch.window === window { ours.append(touch) }
    for touch in ours where touch.phase == .began && !touches.contains(touch) {
      admit(touch)
      window.focus.touchBegan(touch)
      gestures.admit(touch, event)
    }
    for touch in ours where touch.phase == .cancelled { touch.forgetBeginning() }
    gestures.deliver(ours, event)
    deliver(ours, event)
    finish(ours)
  }

  /// Cancels the touches of a view and its subviews, because it is leaving the window.
  func cancelTouches(in view: View, at time: Double) {
    let leaving = { (touch: Touch) in touch.view?.isDescendant(of: view) ?? false }
    let unheard = withheld.filter { $0.isOver && leaving($0) }
    cancel(touches.filter(leaving), at: time)
    takeBack(unheard)
  }

  /// Cancels touches at once, between two events or during one.
  func cancel(_ touches: [Touch], at time: Double) {
    let live = touches.filter { !$0.isOver }
    guard !live.isEmpty else { return }
    for touch in live {
      touch.phase = .cancelled
      touch.timestamp = time
      touch.forgetBeginning()
    }
    self.touches.removeAll { $0.isOver }
    let event = self.event ?? Event(type: .touches, timestamp: time)
    gestures.deliver(live, event)
    deliver(.cancelled, of: live, event)
    finish(live)
  }

  private func finish(_ touches: [Touch]) {
    gestures.forget(touches)
    self.touches.removeAll { $0.isOver }
  }

  // MARK: Delivery to views

  private func admit(_ touch: Touch) {
    if let view = touch.view, mayReceive(touch, view) { touch.delivery = .admitted }
    touches.append(touch)
  }

  private func mayReceive(_ touch: Touch, _ view: View) -> Bool {
    let others = touches.filter { !$0.isOver }
    if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view }) { return false }
    let elsewhere = others.filter { $0.delivery != .none && $0.view !== view }
    if view.isExclusiveTouch { return elsewhere.isEmpty }
    return !elsewhere.contains { $0.view?.isExclusiveTouch ?? false }
  }

  /// Cancels touches for their views, although they may not be over: because a gesture has been recognized,
  /// or because they are over for all others.
  func takeBack(_ touches: [Touch]) {
    var rest: [Touch] = []
    for touch in touches {
      touch.withheld = []
      if touch.delivery == .begun { rest.append(touch) } else { touch.delivery = .none }
    }
    while let view = rest.first?.view {
      let group = rest.filter { $0.view === view && $0.delivery == .begun }
      rest.removeAll { $0.view === view }
      if group.isEmpty { continue }
      let event = self.event ?? Event(type: .touches, timestamp: group[0].timestamp)
      for touch in group { touch.shownPhase = .cancelled }
      deliver(.cancelled, of: Set(group), to: view, event)
      for touch in group { touch.shownPhase = nil }
    }
  }
}
