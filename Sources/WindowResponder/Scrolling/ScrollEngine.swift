import ResponderPhysics
import ResponderRuntime

/// An object that moves a scroll view's content. It drags the content with the user's touches, decelerates
/// it, bounces it, follows a wheel, and animates offsets that the program sets.
///
/// At most one of these is in progress at a time, and each can interrupt any other. At rest there is neither
/// a timer nor a frame callback.
@MainActor final class ScrollEngine {
  unowned let view: ScrollView
  private let owner: BackLink<ScrollView>

  /// The drag in progress, or `nil` if there is none.
  var drag: ScrollDrag?
  /// The move in progress, or `nil` if there is none.
  var move: ScrollMove?
  /// The zoom animation in progress.
  var zoomMove: ZoomMove?
  /// The pinch in progress.
  var pinch: ZoomPinch?
  /// A Boolean value that indicates whether touches are down on the content, whether they drag it or not.
  var isTouched = false
  /// A Boolean value that indicates whether fingers that rest on a touchpad have stopped the content.
  var isRestedOn = false
  /// The zoom animation that they have stopped. It continues when they leave.
  var restedZoom: ZoomMove?
  /// A Boolean value that indicates whether a drag is about to begin and the earlier move is ending.
  var isBeingTaken = false
  /// A Boolean value that indicates whether the extent has changed since the move began.
  var isExtentStale = false
  /// The difference between the exact offset and the one rounded to whole pixels.
  var remainder = Vector.zero
  /// The distance that a wheel has scrolled towards the next page.
  var pageTurn = Vector.zero
  /// The velocity of the fingers on a touchpad.
  var touchpadSpeed = ScrollVelocity()

  /// A closure that returns the target offset of a deceleration, from the natural one and the velocity in
  /// points per millisecond. If it is `nil`, the natural target is used.
  var dragTarget: ((Point, Point) -> Point)?

  /// A Boolean value that indicates whether the delegate is notified when the content has scrolled to its
  /// top.
  var tellsOfTop = false

  private lazy var ticker = makeTicker()

  init(_ view: ScrollView) {
    self.view = view
    owner = BackLink(view)
  }

  /// A Boolean value that indicates whether the content is held or moving.
  var isBusy: Bool { drag != nil || move != nil || pinch != nil || zoomMove != nil || isHeld }

  /// A Boolean value that indicates whether touches are on the content, or on a touchpad where they have
  /// stopped it.
  private var isHeld: Bool { isTouched || isRestedOn }

  /// A Boolean value that indicates whether the user holds the content, or is about to.
  var isTracking: Bool { isHeld || isBeingTaken || drag != nil }

  /// A Boolean value that indicates whether the content is moving for a key or a wheel.
  var isFollowing: Bool { move?.kind == .following }

  /// Stops all moves, including those by the user. Content beyond its ends returns at once.
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
    let ticker = FrameTicker(view: view) { [link = BackLink(self)] time in
      link.target?.step(to: time)
    }
    ticker.onLost = { [link = BackLink(self)] in link.target?.finishAtOnce() }
    return ticker
  }

  /// The start time of a move that begins now, in seconds.
  var startTime: Double { ticker.startTime }

  /// The duration of a frame, in seconds.
  var frameInterval: Double { view.host?.frameClock.interval ?? FrameTiming.usualInterval }

  /// Starts to call ``step(to:)`` for each frame. Without frames, all moves finish at once.
  func startTicking() {
    if !ticker.start() { finishAtOnce() }
  }

  private func stopTickingAtRest() {
    if move == nil, zoomMove == nil, ticker.isRunning { ticker.stop() }
  }

  private func step(to time: Double) {
    // A delegate may release the view.
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
    // The delegate may have begun another move.
    guard self.move != nil, !isMoving(since: move) else { return }
    self.move = nil
    tellEnd(of: move.kind)
    if self.move == nil, drag == nil { comeToRest() }
  }

  private func isMoving(since old: ScrollMove) -> Bool {
    guard let move else { return false }
    return move.start != old.start || move.kind != old.kind || move.duration != old.duration
  }

  /// Finishes all moves because the view is not visible.
  func finishAtOnce() {
    guard let view = owner.target else { return }
    // A delegate may release the view.
    withExtendedLifetime(view) {
      if zoomMove != nil { finishZoom() }
      if let move { finish(move) }
      stopTickingAtRest()
    }
  }

  // MARK: Moves

  /// Begins a move.
  func begin(_ new: ScrollMove) {
    move = new
    isExtentStale = false
    if view.programContext.isWithoutMotion { return finishAtOnce() }
    if view.prefersReducedMotion, new.kind != .deceleration { return finishAtOnce() }
    startTicking()
  }

  /// Stops the move in progress at its current offset. Returns a Boolean value that indicates whether there
  /// was one.
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
      view.scrollObserver?.scrollViewDidEndDecelerating(view)
      view.delegate?.scrollViewDidEndDecelerating(view)
      view.barFollower?.scrollViewDidRest(view)
    case .animation:
      view.scrollObserver?.scrollViewDidEndScrollingAnimation(view)
      view.delegate?.scrollViewDidEndScrollingAnimation(view)
      if tellsOfTop {
        tellsOfTop = false
        view.delegate?.scrollViewDidScrollToTop(view)
      }
    case .following: break
    }
    view.scrollBars.restarted()
  }

  /// Returns content to its extent after it was released or has stopped.
  func comeToRest() {
    guard drag == nil, move == nil, !isHeld, pinch == nil, zoomMove == nil else { return }
    let offset = view.contentOffset
    let target = view.isPagingEnabled ? nearestPage(to: offset) : view.extent.clamp(offset)
    if target == offset, isHeldBeyondEnds, view.isPagingEnabled {
      // Content that was stopped exactly at the start of a page does not move, and its end is reported at
      // once.
      isHeldBeyondEnds = false
      return tellEnd(of: .deceleration)
    }
    guard target != offset, isExtentStale || isHeldBeyondEnds else { return }
    isExtentStale = false
    isHeldBeyondEnds = false
    fly(from: offset, velocity: .zero, to: target)
  }

  /// A Boolean value that indicates whether the content was stopped at an offset where it may not stay.
  var isHeldBeyondEnds = false
  /// The last center of the pinch, in the view.
  var lastPinchLocation = Point.zero

  /// Moves the content to an offset with an initial velocity, in points and seconds.
  func fly(from offset: Point, velocity: Vector, to target: Point) {
    begin(
      ScrollMove(
        kind: .deceleration,
        x: ScrollCurve(bouncingFrom: offset.x, velocity: velocity.dx, to: target.x),
        y: ScrollCurve(bouncingFrom: offset.y, velocity: velocity.dy, to: target.y),
        start: startTime, end: target))
  }

  /// Shows an offset, rounded to whole pixels, so that glyphs stay sharp and pixels can be moved.
  func show(_ place: Point) {
    let shown = view.roundedToPixels(place)
    remainder = place - shown
    view.setOffset(shown)
  }

  /// Shifts the move in progress after the program has moved the content, for example content without an end.
  /// The move continues from there.
  ///
  /// An animation by the program stops, unless `withAnimation` is `true` because the content above has grown
  /// or shrunk.
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

  /// Updates the move in progress after the extent has changed.
  func extentDidChange() {
    isExtentStale = true
    holdOn()
    guard let old = move, old.kind == .deceleration else { return }
    // The target of the move is still valid.
    if view.extent.clamp(old.end) == old.end, !view.extent.isBeyondEnds(view.contentOffset) {
      return
    }
    let time = startTime
    move = flight(from: old.position(at: time), velocity: old.velocity(at: time))
  }
}
