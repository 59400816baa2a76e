import ResponderPlatform

/// Which scroll view of a window has the scrolling that goes on, wherever the content takes the views
/// under the pointer meanwhile.
///
/// On a touchpad it keeps it until the fingers leave; with a wheel until it rests for a moment, or the
/// pointer goes elsewhere.
@MainActor struct ScrollLatch {
  private weak var view: ScrollView?
  private var isTouchpad = false
  private var lastTime = -Double.infinity

  /// Who has the scrolling that an event goes on with; nil where it begins one.
  func holder(of event: Event, _ change: ScrollChange, at time: Double) -> ScrollView? {
    guard let view, view.window != nil, view.isScrollEnabled || view.isZoomEnabled,
      isTouchpad == (change.source == .finger)
    else { return nil }
    if isTouchpad { return view }
    guard time - lastTime <= view.programContext.interactionSettings.scrolling.wheelPause,
      view.point(inside: event.location(in: view), with: event)
    else { return nil }
    return view
  }

  mutating func begin(_ view: ScrollView, _ change: ScrollChange, at time: Double) {
    end(at: time)
    self.view = view
    isTouchpad = change.source == .finger
    lastTime = time
  }

  /// The holder got an event.
  mutating func keep(_ event: Event, _ change: ScrollChange) {
    lastTime = event.timestamp
    if isTouchpad, change.stops { view = nil }
  }

  /// Nothing more of the scrolling comes.
  mutating func end(at time: Double) {
    let old = view
    view = nil
    if isTouchpad { old?.engine.endTouchpadDrag(at: time, isThrown: false) }
  }
}
