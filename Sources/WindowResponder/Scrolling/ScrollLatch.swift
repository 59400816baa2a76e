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
  /// The view that fingers on the touchpad scrolled last: it may still glide when the pointer is elsewhere.
  private(set) weak var thrownView: ScrollView?
  /// The views that fingers at rest on the touchpad have stopped.
  private var restedViews: [WeakView] = []

  private struct WeakView {
    weak var view: ScrollView?
  }

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
    if isTouchpad, change.stops {
      thrownView = view
      view = nil
    }
  }

  /// Fingers at rest on the touchpad have stopped a view.
  mutating func rest(on view: ScrollView) {
    if !restedViews.contains(where: { $0.view === view }) {
      restedViews.append(WeakView(view: view))
    }
  }

  /// The fingers leave the touchpad: gives the views that may go on, and forgets them.
  mutating func takeRestedViews() -> [ScrollView] {
    defer { restedViews = [] }
    return restedViews.compactMap(\.view)
  }

  /// Nothing more of the scrolling comes.
  mutating func end(at time: Double) {
    let old = view
    view = nil
    if isTouchpad { old?.engine.endTouchpadDrag(at: time, isThrown: false) }
  }
}
