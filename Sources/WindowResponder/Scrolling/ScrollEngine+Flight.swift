import ResponderPhysics

extension ScrollEngine {
  /// Returns the deceleration of released content. Offsets are in points, velocities in points per second.
  func flight(from offset: Point, velocity: Vector) -> ScrollMove {
    let (low, high) = (view.extent.minimum, view.extent.maximum)
    let x = flight(
      offset.x, velocity.dx, low.x...max(low.x, high.x), bounces: view.givesWayHorizontally)
    let y = flight(
      offset.y, velocity.dy, low.y...max(low.y, high.y), bounces: view.givesWayVertically)
    return ScrollMove(
      kind: .deceleration, x: x, y: y, start: startTime,
      end: end(of: x, y))
  }

  private func flight(
    _ place: Double, _ velocity: Double, _ range: ClosedRange<Double>, bounces: Bool
  ) -> ScrollCurve {
    ScrollCurve(
      from: place, velocity: velocity, rate: view.decelerationRate.rawValue, range: range,
      bounces: bounces)
  }

  /// Returns the end of a deceleration. An offset within the extent is rounded to whole pixels, the ends of
  /// the extent are not.
  private func end(of x: ScrollCurve, _ y: ScrollCurve) -> Point {
    let place = Point(x: x.destination, y: y.destination)
    let rounded = view.roundedToPixels(place)
    let (low, high) = (view.extent.minimum, view.extent.maximum)
    return Point(
      x: place.x == low.x || place.x == high.x ? place.x : rounded.x,
      y: place.y == low.y || place.y == high.y ? place.y : rounded.y)
  }

  /// Returns the deceleration of released content to a target offset.
  func flight(from offset: Point, velocity: Vector, to target: Point) -> ScrollMove {
    ScrollMove(
      kind: .deceleration,
      x: ScrollCurve(from: offset.x, velocity: velocity.dx, to: target.x),
      y: ScrollCurve(from: offset.y, velocity: velocity.dy, to: target.y),
      start: startTime, end: target)
  }

  /// Returns the offset of the page at which a deceleration ends.
  func pageTarget(from first: Point, at offset: Point, velocity: Vector) -> Point {
    let (low, high, page) = (view.extent.minimum, view.extent.maximum, view.extent.size)
    return Point(
      x: Paging.target(
        from: first.x, at: offset.x, velocity: velocity.dx, page: page.width, range: low.x...high.x),
      y: Paging.target(
        from: first.y, at: offset.y, velocity: velocity.dy, page: page.height,
        range: low.y...high.y))
  }

  /// Returns the offset of the page with the largest visible part.
  func nearestPage(to offset: Point) -> Point {
    pageTarget(from: offset, at: offset, velocity: .zero)
  }

  /// Returns an eased move for a wheel or a key.
  private func following(
    from offset: Point, velocity: Vector, to target: Point, hasParts: Bool
  ) -> ScrollMove {
    let frequency = settings.wheelFrequency
    return ScrollMove(
      kind: .following,
      x: ScrollCurve(from: offset.x, velocity: velocity.dx, to: target.x, frequency: frequency),
      y: ScrollCurve(from: offset.y, velocity: velocity.dy, to: target.y, frequency: frequency),
      start: startTime, end: target, hasParts: hasParts)
  }

  /// Moves the content by a distance, eased. A call during an earlier move adds to that distance.
  ///
  /// A distance beyond the ends is dropped. Returns a Boolean value that indicates whether the content can
  /// move.
  ///
  /// - Parameter isPart: A Boolean value that indicates whether the distance is part of a wheel's step. Parts
  ///   add up with their sign: a wheel that trembles around a detent loses none of the remaining distance.
  ///   Whole steps and keys in the opposite direction drop the remaining distance, so that the content turns
  ///   at once.
  @discardableResult func follow(_ way: Vector, isPart: Bool = false) -> Bool {
    // A dragged content does not move for a wheel or a key.
    guard drag == nil, pinch == nil else { return false }
    let time = startTime
    var place = view.contentOffset + remainder
    var velocity = Vector.zero
    var target = place
    if let old = move, old.kind == .following {
      velocity = old.velocity(at: time)
      place = old.position(at: time)
      target = old.end
      if !isPart, !old.hasParts {
        if (target.x - place.x) * way.dx < 0 { target.x = place.x }
        if (target.y - place.y) * way.dy < 0 { target.y = place.y }
      }
    } else {
      stop()
    }
    let hasParts = isPart || move?.hasParts ?? false
    let wanted = view.extent.clamp(target + way)
    guard wanted != target || move != nil else { return false }
    begin(following(from: place, velocity: velocity, to: wanted, hasParts: hasParts))
    return wanted != target
  }

  /// Scrolls the content to an offset, eased.
  func animate(to target: Point) {
    takeAway()
    stop()
    let offset = view.contentOffset
    let duration = settings.animationDuration
    begin(
      ScrollMove(
        kind: .animation,
        x: ScrollCurve(easingFrom: offset.x, to: target.x, duration: duration),
        y: ScrollCurve(easingFrom: offset.y, to: target.y, duration: duration),
        start: startTime, end: target))
  }
}
