/// Hands a window's touches to recognizers and views: who gets which finger, and in what order.
///
/// A finger goes to the view it came down in, unless that view already follows another finger and
/// takes one only, or an exclusive view is involved. Every began that a view got is followed by
/// exactly one ended or cancelled, whatever happens to the view in between.
@MainActor final class TouchDispatcher {
  /// The touches that began in this window and are not over, in the order in which they began.
  private(set) var touches: [Touch] = []

  /// The event that holds them, for what has to be cancelled between two events.
  private weak var event: Event?

  /// Delivers one event: recognizers first, then began, moved, ended and cancelled to the views.
  func dispatch(_ event: Event, in window: Window) {
    self.event = event
    let ours = event.touches.filter { $0.window === window }
    for touch in ours where touch.phase == .began && !touches.contains(touch) {
      admit(touch)
    }
    deliverToRecognizers(ours, event)
    for phase in [Touch.Phase.began, .moved, .ended, .cancelled] {
      deliver(phase, of: ours, event)
    }
    touches.removeAll { $0.isOver }
  }

  /// Ends the touches of a view and of all in it as cancelled, because it is leaving the window.
  func cancelTouches(in view: View, at time: Double) {
    cancel(touches.filter { $0.view?.isDescendant(of: view) ?? false }, at: time)
  }

  /// Ends some touches as cancelled at once, between two events or in the middle of one.
  func cancel(_ touches: [Touch], at time: Double) {
    let live = touches.filter { !$0.isOver }
    guard !live.isEmpty else { return }
    for touch in live {
      touch.phase = .cancelled
      touch.timestamp = time
      // Nobody is told the end of what he was not told the beginning of.
      if touch.delivery == .admitted { touch.delivery = .none }
    }
    self.touches.removeAll { $0.isOver }
    let event = self.event ?? Event(type: .touches, timestamp: time)
    deliverToRecognizers(live, event)
    deliver(.cancelled, of: live, event)
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

  // MARK: Delivery

  private func deliverToRecognizers(_ touches: [Touch], _ event: Event) {
    var seen: [GestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.gestureRecognizers ?? [] where !seen.contains(recognizer) {
        seen.append(recognizer)
      }
    }
    for recognizer in seen where recognizer.isEnabled {
      for phase in [Touch.Phase.began, .moved, .ended, .cancelled] {
        let set = Set(
          touches.filter {
            $0.phase == phase && ($0.gestureRecognizers?.contains(recognizer) ?? false)
          })
        if !set.isEmpty { recognizer.receive(set, phase: phase, event: event) }
      }
    }
  }

  private func deliver(_ phase: Touch.Phase, of touches: [Touch], _ event: Event) {
    let needed = phase == .began ? Touch.Delivery.admitted : .begun
    var rest = touches.filter { $0.phase == phase && $0.delivery == needed }
    while let view = rest.first?.view {
      // A handler may have ended touches of the views that follow.
      let group = rest.filter {
        $0.view === view && $0.phase == phase && $0.delivery == needed
      }
      rest.removeAll { $0.view === view }
      if !group.isEmpty { deliver(phase, of: Set(group), to: view, event) }
    }
  }

  private func deliver(_ phase: Touch.Phase, of set: Set<Touch>, to view: View, _ event: Event) {
    let isEnd = phase == .ended || phase == .cancelled
    for touch in set { touch.delivery = isEnd ? .none : .begun }
    ChainLink.newTrip {
      switch phase {
      case .began: view.touchesBegan(set, with: event)
      case .moved: view.touchesMoved(set, with: event)
      case .ended: view.touchesEnded(set, with: event)
      case .cancelled: view.touchesCancelled(set, with: event)
      case .stationary: break
      }
    }
  }
}

extension GestureRecognizer {
  fileprivate func receive(_ touches: Set<Touch>, phase: Touch.Phase, event: Event) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }
}
