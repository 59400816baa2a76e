/// A continuous gesture recognizer that interprets panning that starts near an edge of the window.
///
/// Wayland does not report the positions of the screen's edges. In full screen, they are those of the window.
/// If a touch begins at the edge, other pan recognizers wait until this one has failed. Follows
/// `UIScreenEdgePanGestureRecognizer`.
@preconcurrency @MainActor open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// The accepted edges. The default is none.
  open var edges: RectEdge = []

  /// Returns `true` for other pan recognizers, which wait for this one to fail.
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

  /// Returns the accepted edges at which a touch began.
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
