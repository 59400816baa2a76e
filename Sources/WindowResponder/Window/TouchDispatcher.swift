/// Hands a window's touches to recognizers and views: who gets which finger, and in what order.
///
/// A finger goes to the view it came down in, unless that view already follows another finger and
/// takes one only, an exclusive view is involved, or a gesture has it. Every began that a view got is
/// followed by exactly one ended or cancelled, whatever happens to the view in between.
@MainActor final class TouchDispatcher: Withholding, GestureHost {
  /// The touches that began in this window and are not over, in the order in which they began.
  private(set) var touches: [Touch] = []

  /// Those of which something is withheld from the view, because a gesture is still possible.
  var withheld: [Touch] = []

  /// Who decides about the recognizers.
  let gestures = GestureCoordinator()

  /// The event that holds them, for what has to be cancelled between two events.
  private weak var event: Event?

  init() {
    gestures.dispatcher = self
  }

  /// Delivers one event: recognizers first, then began, moved, ended and cancelled to the views.
  func dispatch(_ event: Event, in window: Window) {
    self.event = event
    let outer = gestures.context
    gestures.context = window.ownContext
    defer { gestures.context = outer }
    var ours: [Touch] = []
    for touch in event.touches where touch.window === window { ours.append(touch) }
    for touch in ours where touch.phase == .began && !touches.contains(touch) {
      admit(touch)
      gestures.admit(touch, event)
    }
    for touch in ours where touch.phase == .cancelled { touch.forgetBeginning() }
    gestures.deliver(ours, event)
    deliver(ours, event)
    finish(ours)
  }

  /// Ends the touches of a view and of all in it as cancelled, because it is leaving the window.
  func cancelTouches(in view: View, at time: Double) {
    let leaving = { (touch: Touch) in touch.view?.isDescendant(of: view) ?? false }
    let unheard = withheld.filter { $0.isOver && leaving($0) }
    cancel(touches.filter(leaving), at: time)
    takeBack(unheard)
  }

  /// Ends some touches as cancelled at once, between two events or in the middle of one.
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

  // MARK: Who gets it

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

  /// Tells views that touches are taken away which are not over: a gesture has them, or they are over
  /// for everybody but the view.
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
