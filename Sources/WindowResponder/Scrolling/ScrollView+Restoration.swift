import ResponderRuntime

extension ScrollView {
  private enum Key {
    static let offset = ".offset"
    static let scale = ".scale"
  }

  func encodeScrolling(_ coder: Coder) {
    let place = extent.clamp(contentOffset) - extent.minimum
    if place != .zero { coder.encode(Point(x: place.dx, y: place.dy), forKey: Key.offset) }
    if zoomScale != 1 { coder.encode(zoomScale, forKey: Key.scale) }
  }

  func decodeScrolling(_ coder: Coder) {
    if let scale = coder.decode(Double.self, forKey: Key.scale), scale > 0, scale.isFinite {
      setZoomScale(min(max(scale, minimumZoomScale), maximumZoomScale), animated: false)
    }
    guard let place = coder.decode(Point.self, forKey: Key.offset) else { return }
    keepInPlace { $0.bringBack(to: place) }
  }

  /// Calls a closure that restores the content's position, now and after each layout until the user acts.
  package func keepInPlace(_ put: @escaping @MainActor (ScrollView) -> Void) {
    put(self)
    guard let hub = RestorationHub.current, hub.isRestoring else { return }
    hub.keepInPlace(self) { [link = BackLink(self)] in
      if let view = link.target { put(view) }
    }
  }

  /// Scrolls to a distance from the start, in points.
  package func bringBack(to place: Point) {
    let start = extent.minimum
    let target = extent.clamp(Point(x: start.x + place.x, y: start.y + place.y))
    if target != contentOffset { setContentOffset(target, animated: false) }
  }
}
