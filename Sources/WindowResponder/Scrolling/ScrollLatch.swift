import ResponderPlatform
import ResponderRuntime

/// The scroll view of a window that receives the scrolling in progress, even if the content moves other views
/// under the pointer.
///
/// On a touchpad, it receives the scrolling until the fingers leave. With a wheel, it receives it until the
/// wheel pauses or the pointer leaves the view.
@MainActor struct ScrollLatch {
  @BackLink private var view: ScrollView?
  private var isTouchpad = false
  private var lastTime = -Double.infinity
  /// The view that fingers on the touchpad have scrolled last. It may still decelerate when the pointer has
  /// left it.
  @BackLink private(set) var thrownView: ScrollView?
  /// The views that fingers at rest on the touchpad have stopped.
  private var restedViews: [WeakView] = []

  private struct WeakView {
    @BackLink var view: ScrollView?
  }

  /// Returns the view that receives an event of the scrolling in progress, or `nil` if the event begins a new
  /// one.
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

  /// Notes an event that the view has received.
  mutating func keep(_ event: Event, _ change: ScrollChange) {
    lastTime = event.timestamp
    if isTouchpad, change.stops {
      thrownView = view
      view = nil
    }
  }

  /// Notes a view that fingers at rest on the touchpad have stopped.
  mutating func rest(on view: ScrollView) {
    if !restedViews.contains(where: { $0.view === view }) {
      restedViews.append(WeakView(view: BackLink(view)))
    }
  }

  /// Returns the stopped views, which may continue because the fingers have left the touchpad, and forgets
  /// them.
  mutating func takeRestedViews() -> [ScrollView] {
    defer { restedViews = [] }
    return restedViews.compactMap(\.view)
  }

  /// Ends the scrolling in progress.
  mutating func end(at time: Double) {
    let old = view
    view = nil
    if isTouchpad { old?.engine.endTouchpadDrag(at: time, isThrown: false) }
  }
}
