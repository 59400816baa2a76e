import ResponderPhysics

extension ScrollEngine {
  /// Begins a drag of the content. `travel` is the translation so far, in points.
  func beginDrag(_ source: ScrollDrag.Source, travel: Vector) {
    // A new drag replaces the old one.
    isBeingTaken = true
    cancelDrag()
    stop()
    isBeingTaken = false
    isHeldBeyondEnds = false
    let offset = view.contentOffset
    var drag = ScrollDrag(
      source: source, first: offset, pulled: unbanded(offset),
      movesHorizontally: view.canDragHorizontally, movesVertically: view.canDragVertically)
    if view.isDirectionalLockEnabled { lock(&drag, travel) }
    if source == .touch {
      let way = view.draggable(travel)
      if way.length > 0 { drag.slop = way * min(1, settings.slop / way.length) }
    }
    touchpadSpeed = ScrollVelocity()
    self.drag = drag
    view.dismissKeyboardOnDrag()
    view.delegate?.scrollViewWillBeginDragging(view)
    view.scrollBars.show(for: source == .touch ? .touch : .pointer)
  }

  /// Locks a drag that is nearly parallel to one axis to that axis.
  private func lock(_ drag: inout ScrollDrag, _ travel: Vector) {
    let (x, y) = (travel.dx.magnitude, travel.dy.magnitude)
    if x > y * settings.directionLockRatio { drag.movesVertically = false }
    if y > x * settings.directionLockRatio { drag.movesHorizontally = false }
  }

  /// Updates a drag with its translation since the start, including the slop.
  func drag(by travel: Vector) {
    guard var drag, pinch == nil else { return }
    let moved = travel + drag.slop * -1
    if moved != drag.travel { drag.lastMove = startTime }
    drag.travel = moved
    self.drag = drag
    show(banded(place(of: drag)))
  }

  /// Keeps dragged content at its position after the extent has changed.
  func holdOn() {
    guard var drag else { return }
    drag.pulled = drag.pulled + (unbanded(view.contentOffset + remainder) - place(of: drag))
    self.drag = drag
  }

  /// Returns the offset without the rubber band effect.
  private func place(of drag: ScrollDrag) -> Point {
    Point(
      x: drag.pulled.x - (drag.movesHorizontally ? drag.travel.dx : 0),
      y: drag.pulled.y - (drag.movesVertically ? drag.travel.dy : 0))
  }

  /// Ends a drag with a velocity of the touches, in points per second.
  func endDrag(velocity fingers: Vector) {
    guard let drag else { return }
    let pull = place(of: drag)
    let offset = banded(pull)
    var velocity = Vector(
      dx: drag.movesHorizontally ? -fingers.dx : 0, dy: drag.movesVertically ? -fingers.dy : 0)
    let told = Point(x: velocity.dx / 1_000, y: velocity.dy / 1_000)
    // Beyond its ends, the content is slower than the touch.
    velocity.dx *= slope(pull.x, low: view.extent.minimum.x, high: view.extent.maximum.x, isX: true)
    velocity.dy *= slope(
      pull.y, low: view.extent.minimum.y, high: view.extent.maximum.y, isX: false)
    var flight = flight(from: offset, velocity: velocity)
    if view.isPagingEnabled {
      flight = paged(flight, drag, offset, velocity)
    }
    let target = tellTarget(of: flight, velocity: told)
    // The delegate may have ended the drag.
    guard self.drag != nil else { return }
    if target != flight.end {
      let sane = Point(
        x: ScrollExtent.sane(target.x, else: flight.end.x),
        y: ScrollExtent.sane(target.y, else: flight.end.y))
      flight = self.flight(from: offset, velocity: velocity, to: view.extent.clamp(sane))
    }
    self.drag = nil
    letGo(flight, lastMove: drag.lastMove)
  }

  /// Returns the target offset of a deceleration, which `dragTarget` and the delegate can change.
  private func tellTarget(of flight: ScrollMove, velocity: Point) -> Point {
    var target = dragTarget?(flight.end, velocity) ?? flight.end
    if let delegate = view.delegate {
      withUnsafeMutablePointer(to: &target) {
        delegate.scrollViewWillEndDragging(
          view, withVelocity: velocity, targetContentOffset: $0)
      }
    }
    return target
  }

  private func paged(
    _ flight: ScrollMove, _ drag: ScrollDrag, _ offset: Point, _ velocity: Vector
  ) -> ScrollMove {
    let target = pageTarget(from: drag.first, at: offset, velocity: velocity)
    let (inside, low, high) = (
      view.extent.clamp(offset), view.extent.minimum, view.extent.maximum
    )
    var paged = self.flight(from: offset, velocity: velocity, to: target)
    // Beyond the ends the content bounces as without paging, also on an axis that has a single page.
    if inside.x != offset.x || low.x == high.x { paged.x = flight.x }
    if inside.y != offset.y || low.y == high.y { paged.y = flight.y }
    paged.end = Point(
      x: inside.x != offset.x || low.x == high.x ? flight.end.x : target.x,
      y: inside.y != offset.y || low.y == high.y ? flight.end.y : target.y)
    return paged
  }

  private func letGo(_ flight: ScrollMove, lastMove: Double) {
    let goesOn = flight.duration > 0 && flight.end != view.contentOffset
    view.scrollObserver?.scrollViewDidEndDragging(view, willDecelerate: goesOn)
    view.delegate?.scrollViewDidEndDragging(view, willDecelerate: goesOn)
    if !goesOn { view.barFollower?.scrollViewDidRest(view) }
    guard drag == nil, move == nil else { return }
    guard goesOn else {
      remainder = .zero
      view.scrollBars.restarted()
      return
    }
    view.delegate?.scrollViewWillBeginDecelerating(view)
    guard drag == nil, move == nil else { return }
    var flight = flight
    // The last move was displayed up to a frame ago. If the deceleration began only now, the content would
    // not move for that frame.
    let now = startTime
    flight.start = min(now, max(lastMove, now - frameInterval))
    begin(flight)
  }

  /// Ends a drag that was cancelled. The content stays at its offset, or returns into its extent.
  func cancelDrag() {
    guard drag != nil else { return }
    endDrag(velocity: .zero)
  }

  /// Cancels a drag by a touch or a touchpad.
  func takeAway() {
    guard let drag else { return }
    if drag.source == .touch, view.pan.isEnabled {
      // Disabling an active recognizer cancels it.
      view.pan.isEnabled = false
      view.pan.isEnabled = true
    }
    cancelDrag()
  }

  // MARK: Beyond the ends

  private func banded(_ place: Point) -> Point {
    let (low, high) = (view.extent.minimum, view.extent.maximum)
    return Point(
      x: banded(place.x, low.x...high.x, view.extent.size.width, view.givesWayHorizontally),
      y: banded(place.y, low.y...high.y, view.extent.size.height, view.givesWayVertically))
  }

  private func banded(
    _ place: Double, _ range: ClosedRange<Double>, _ length: Double, _ bounces: Bool
  ) -> Double {
    bounces
      ? RubberBand(length: length).place(place, in: range)
      : min(max(place, range.lowerBound), range.upperBound)
  }

  private func unbanded(_ offset: Point) -> Point {
    let (low, high) = (view.extent.minimum, view.extent.maximum)
    return Point(
      x: RubberBand(length: view.extent.size.width).unplace(offset.x, in: low.x...high.x),
      y: RubberBand(length: view.extent.size.height).unplace(offset.y, in: low.y...high.y))
  }

  private func slope(_ pull: Double, low: Double, high: Double, isX: Bool) -> Double {
    let beyond = pull < low ? low - pull : pull > high ? pull - high : 0
    guard beyond > 0 else { return 1 }
    guard isX ? view.givesWayHorizontally : view.givesWayVertically else { return 0 }
    let length = isX ? view.extent.size.width : view.extent.size.height
    return RubberBand(length: length).slope(beyond)
  }
}
