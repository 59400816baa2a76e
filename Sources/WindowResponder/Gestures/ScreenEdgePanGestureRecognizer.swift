/// Recognises that a finger is dragged in from an edge of the window.
///
/// Wayland tells no window where the screen's edges are: on the whole screen they are the window's. It
/// goes before other pans, which wait until it has failed where a finger comes down at the edge.
/// Follows `UIScreenEdgePanGestureRecognizer`.
@preconcurrency @MainActor open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// The edges that count; none at the start.
  open var edges: RectEdge = []

  /// Other pans wait for this one.
  open override func shouldBeRequiredToFail(
    by otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is PanGestureRecognizer
      && !(otherGestureRecognizer is ScreenEdgePanGestureRecognizer)
  }

  override func mayTrack(_ touch: Touch, _ event: Event) -> Bool {
    super.mayTrack(touch, event) && (!tracked.isEmpty || !edges(at: touch).isEmpty)
  }

  override func mayBegin(after travel: Vector) -> Bool {
    guard super.mayBegin(after: travel) else { return false }
    guard let touch = tracked.first else { return false }
    let edges = edges(at: touch)
    let isInward =
      (edges.contains(.left) && travel.dx >= travel.dy.magnitude)
      || (edges.contains(.right) && -travel.dx >= travel.dy.magnitude)
      || (edges.contains(.top) && travel.dy >= travel.dx.magnitude)
      || (edges.contains(.bottom) && -travel.dy >= travel.dx.magnitude)
    if !isInward { state = .failed }
    return isInward
  }

  /// The edges that count and that a finger came down at.
  private func edges(at touch: Touch) -> RectEdge {
    guard let window = touch.window else { return [] }
    let area = window.bounds.inset(by: window.safeAreaInsets)
    let width = programContext.interactionSettings.edgeWidth
    var found: RectEdge = []
    if touch.initialLocation.x <= area.minX + width { found.insert(.left) }
    if touch.initialLocation.x >= area.maxX - width { found.insert(.right) }
    if touch.initialLocation.y <= area.minY + width { found.insert(.top) }
    if touch.initialLocation.y >= area.maxY - width { found.insert(.bottom) }
    return found.intersection(edges)
  }
}
