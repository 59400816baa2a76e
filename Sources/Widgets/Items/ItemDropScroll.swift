/// The scrolling of a table or a collection while a drag or a moved item is near its edge. The nearer it is,
/// the faster the host scrolls.
@MainActor package final class ItemDropScroll {
  /// The distance from an edge within which the host scrolls, in points.
  private static let zone = 48.0
  /// The speed at the edge itself, in points a second.
  private static let fullSpeed = 900.0

  private weak var host: ScrollView?
  private let scrolled: (Point) -> Void
  private var timer: ClockTimer?
  private var lastTick = 0.0
  /// The position of the drag, from the visible part of the host, in points.
  private var place = Point.zero

  /// Creates the scrolling of a host.
  ///
  /// - Parameter scrolled: A function that is called after each step, with the new position of the drag in
  ///   the content.
  package init(_ host: ScrollView, scrolled: @escaping (Point) -> Void) {
    self.host = host
    self.scrolled = scrolled
  }

  isolated deinit { stop() }

  /// Updates the position of the drag in the content.
  package func point(at point: Point) {
    guard let host else { return stop() }
    place = Point(x: point.x - host.bounds.minX, y: point.y - host.bounds.minY)
    guard timer == nil, speed(host) != .zero else { return }
    lastTick = Application.shared.now
    timer = ClockTimer.scheduledTimer(withTimeInterval: 1.0 / 60, repeats: true) {
      [weak self] _ in self?.step()
    }
  }

  package func stop() {
    timer?.invalidate()
    timer = nil
  }

  private func step() {
    guard let host, host.window != nil else { return stop() }
    let now = Application.shared.now
    let way = speed(host) * min(0.1, now - lastTick)
    lastTick = now
    let goal = Point(
      x: host.limitedX(host.bounds.minX + way.dx), y: host.limitedY(host.bounds.minY + way.dy))
    guard goal != host.bounds.origin else { return stop() }
    host.setContentOffset(goal, animated: false)
    host.layoutIfNeeded()
    scrolled(goal + (place - .zero))
  }

  /// Returns the speed, in points per second.
  private func speed(_ host: ScrollView) -> Vector {
    let size = host.bounds.size
    let inset = host.adjustedContentInset
    func speed(_ place: Double, _ low: Double, _ high: Double) -> Double {
      let zone = min(Self.zone, (high - low) / 4)
      guard zone > 0 else { return 0 }
      if place < low + zone {
        return -min(1, (low + zone - place) / zone) * Self.fullSpeed
      }
      if place > high - zone {
        return min(1, (place - high + zone) / zone) * Self.fullSpeed
      }
      return 0
    }
    let isWide = host.contentSize.width > size.width - inset.left - inset.right
    return Vector(
      dx: isWide ? speed(place.x, inset.left, size.width - inset.right) : 0,
      dy: speed(place.y, inset.top, size.height - inset.bottom))
  }
}
