import ResponderPhysics

/// Moves a scroll view's content: holds it while the user drags it, and lets it fly, bounce, follow a
/// wheel or go where the program sends it.
///
/// At most one of these goes on at a time, and each can be interrupted by any other. At rest there is
/// neither a timer nor a frame.
@MainActor final class ScrollEngine {
  unowned let view: ScrollView
  private let owner: BackLink<ScrollView>

  /// What the user holds; nil while nothing is held.
  var drag: ScrollDrag?
  /// What moves by itself; nil while nothing does.
  var move: ScrollMove?
  /// A zoom that goes on by itself.
  var zoomMove: ZoomMove?
  /// Fingers that pinch.
  var pinch: ZoomPinch?
  /// Fingers that are down on the content, dragging it or not yet.
  var isTouched = false
  /// Fingers that rest on a touchpad have stopped the content.
  var isRestedOn = false
  /// The zoom that they stopped, which goes on when they leave.
  var restedZoom: ZoomMove?
  /// The user is about to have the content: what moved it before is ending.
  var isBeingTaken = false
  /// The content has another extent since the move began.
  var isExtentStale = false
  /// What was lost when the last offset was rounded to whole pixels.
  var remainder = Vector.zero
  /// How much of a page a wheel has been turned.
  var pageTurn = Vector.zero
  /// How fast the fingers on a touchpad go.
  var touchpadSpeed = ScrollVelocity()

  /// Where content that is let go is to come to rest instead of where it would by itself, with the
  /// velocity in points per millisecond; nil for there.
  var dragTarget: ((Point, Point) -> Point)?

  /// The delegate is to hear that the content has come to its top.
  var tellsOfTop = false

  private lazy var ticker = makeTicker()

  init(_ view: ScrollView) {
    self.view = view
    owner = BackLink(view)
  }

  /// Whether somebody holds the content or something moves it.
  var isBusy: Bool { drag != nil || move != nil || pinch != nil || zoomMove != nil || isHeld }

  /// Whether fingers are on the content, or on a touchpad where they stopped it.
  private var isHeld: Bool { isTouched || isRestedOn }

  /// Whether the user has the content, or is about to.
  var isTracking: Bool { isHeld || isBeingTaken || drag != nil }

  /// Whether the content is on its way to where a key or a wheel sent it.
  var isFollowing: Bool { move?.kind == .following }

  /// Stops everything, what the user does as well. What is beyond its ends is put back at once.
  func stopEverything() {
    takeAway()
    stop()
    restedZoom = nil
    remainder = .zero
    view.setOffset(view.extent.clamp(view.contentOffset))
  }

  var settings: ScrollSettings { view.programContext.interactionSettings.scrolling }

  // MARK: Time

  private func makeTicker() -> FrameTicker {
    let ticker = FrameTicker(view: view) { [weak self] time in self?.step(to: time) }
    ticker.onLost = { [weak self] in self?.finishAtOnce() }
    return ticker
  }

  /// When what starts now starts, in seconds.
  var startTime: Double { ticker.startTime }

  /// How long a frame is shown, in seconds.
  var frameInterval: Double { view.host?.frameClock.interval ?? FrameTiming.usualInterval }

  /// Has ``step(to:)`` called for each frame; where there are none everything is at its end at once.
  func startTicking() {
    if !ticker.start() { finishAtOnce() }
  }

  private func stopTickingAtRest() {
    if move == nil, zoomMove == nil, ticker.isRunning { ticker.stop() }
  }

  private func step(to time: Double) {
    // A delegate may let go of the view.
    withExtendedLifetime(view) {
      if zoomMove != nil { stepZoom(to: time) }
      if let move { step(move, to: time) }
      stopTickingAtRest()
    }
  }

  private func step(_ move: ScrollMove, to time: Double) {
    if move.isOver(at: time) { return finish(move) }
    show(move.position(at: time))
  }

  private func finish(_ move: ScrollMove) {
    remainder = .zero
    view.setOffset(move.end)
    // The delegate may have begun another movement.
    guard self.move != nil, !isMoving(since: move) else { return }
    self.move = nil
    tellEnd(of: move.kind)
    if self.move == nil, drag == nil { comeToRest() }
  }

  private func isMoving(since old: ScrollMove) -> Bool {
    guard let move else { return false }
    return move.start != old.start || move.kind != old.kind || move.duration != old.duration
  }

  /// The view is out of sight: what moves is at its end.
  func finishAtOnce() {
    guard let view = owner.target else { return }
    // A delegate may let go of the view.
    withExtendedLifetime(view) {
      if zoomMove != nil { finishZoom() }
      if let move { finish(move) }
      stopTickingAtRest()
    }
  }

  // MARK: Moves

  /// Has the content move by itself.
  func begin(_ new: ScrollMove) {
    move = new
    isExtentStale = false
    if view.programContext.isWithoutMotion { return finishAtOnce() }
    if view.prefersReducedMotion, new.kind != .deceleration { return finishAtOnce() }
    startTicking()
  }

  /// Stops content that moves by itself, where it is; returns whether some did.
  @discardableResult func stop() -> Bool {
    var wasMoving = false
    if zoomMove != nil {
      finishZoom()
      wasMoving = true
    }
    if let old = move {
      move = nil
      wasMoving = true
      tellEnd(of: old.kind)
    }
    stopTickingAtRest()
    return wasMoving
  }

  private func tellEnd(of kind: ScrollMove.Kind) {
    switch kind {
    case .deceleration:
      view.delegate?.scrollViewDidEndDecelerating(view)
      view.barFollower?.scrollViewDidRest(view)
    case .animation:
      view.delegate?.scrollViewDidEndScrollingAnimation(view)
      if tellsOfTop {
        tellsOfTop = false
        view.delegate?.scrollViewDidScrollToTop(view)
      }
    case .following: break
    }
    view.scrollBars.restarted()
  }

  /// Nothing holds or moves the content any more: it may not stay beyond its ends.
  func comeToRest() {
    guard drag == nil, move == nil, !isHeld, pinch == nil, zoomMove == nil else { return }
    let offset = view.contentOffset
    let target = view.isPagingEnabled ? nearestPage(to: offset) : view.extent.clamp(offset)
    if target == offset, isHeldBeyondEnds, view.isPagingEnabled {
      // Caught exactly where a page begins: there is no way to go, and its end is told at once.
      isHeldBeyondEnds = false
      return tellEnd(of: .deceleration)
    }
    guard target != offset, isExtentStale || isHeldBeyondEnds else { return }
    isExtentStale = false
    isHeldBeyondEnds = false
    fly(from: offset, velocity: .zero, to: target)
  }

  /// The content was stopped where it may not stay.
  var isHeldBeyondEnds = false
  /// Where the middle of pinching fingers was last, in the view.
  var lastPinchPlace = Point.zero

  /// Draws the content to a place, from the velocity it has; in points and seconds.
  func fly(from offset: Point, velocity: Vector, to target: Point) {
    begin(
      ScrollMove(
        kind: .deceleration,
        x: ScrollCurve(bouncingFrom: offset.x, velocity: velocity.dx, to: target.x),
        y: ScrollCurve(bouncingFrom: offset.y, velocity: velocity.dy, to: target.y),
        start: startTime, end: target))
  }

  /// Shows a place, rounded to whole pixels, so that letters stay sharp and pixels can be moved.
  func show(_ place: Point) {
    let shown = view.roundedToPixels(place)
    remainder = place - shown
    view.setOffset(shown)
  }

  /// The program moved the content while something else moves it, as one that has no end does: what
  /// goes on goes on from there.
  ///
  /// Its own animation ends there, unless it is the content that grew or shrank above.
  func shift(by way: Vector, withAnimation: Bool = false) {
    if var held = drag {
      held.pulled = held.pulled + way
      held.first = held.first + way
      drag = held
    }
    remainder = .zero
    guard var moved = move else { return }
    let time = startTime
    switch moved.kind {
    case .deceleration:
      move = flight(from: view.contentOffset, velocity: moved.velocity(at: time))
    case .animation where !withAnimation:
      stop()
    case .animation, .following:
      moved.shift = moved.shift + way
      moved.end = moved.end + way
      move = moved
    }
  }

  /// How much there is to scroll has changed.
  func extentDidChange() {
    isExtentStale = true
    holdOn()
    guard let old = move, old.kind == .deceleration else { return }
    // It is still on its way to where it may rest.
    if view.extent.clamp(old.end) == old.end, !view.extent.isBeyondEnds(view.contentOffset) {
      return
    }
    let time = startTime
    move = flight(from: old.position(at: time), velocity: old.velocity(at: time))
  }
}
