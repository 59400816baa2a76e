import Glibc
import ResponderPhysics
import ResponderPlatform

extension ScrollEngine {
  /// A wheel was turned, or fingers move on a touchpad.
  func scroll(_ change: ScrollChange, _ event: Event) {
    if event.modifierFlags.contains(.control), view.isZoomEnabled {
      return zoom(change, event)
    }
    guard view.isScrollEnabled, pinch == nil, drag?.source != .touch else { return }
    let way = way(of: change, event)
    if change.source == .finger {
      scrollByTouchpad(way, change, at: event.timestamp)
    } else if view.isPagingEnabled {
      turnPages(by: way)
    } else if isEased(change) {
      view.scrollBars.show(for: .pointer)
      follow(way, isPart: change.isPartOfStep)
    } else {
      stop()
      view.scrollBars.show(for: .pointer)
      show(view.extent.clamp(view.contentOffset + remainder + way))
      view.scrollBars.restarted()
    }
  }

  /// A wheel jumps, so that the content follows it gently; what is smooth already is followed exactly.
  private func isEased(_ change: ScrollChange) -> Bool {
    change.value120 != .zero || change.source == .wheel || change.source == .wheelTilt
  }

  /// How far to scroll, in points. Positive is right and down, as the compositor tells it: it has seen
  /// to natural scrolling already.
  func way(of change: ScrollChange, _ event: Event) -> Vector {
    let step = settings.wheelLines * settings.lineHeight / 120
    var way = Vector(
      dx: change.value120.dx == 0 ? change.delta.dx : change.value120.dx * step,
      dy: change.value120.dy == 0 ? change.delta.dy : change.value120.dy * step)
    way = Vector(dx: ScrollExtent.sane(way.dx), dy: ScrollExtent.sane(way.dy))
    // Shift turns a wheel sideways.
    if change.source != .finger, event.modifierFlags.contains(.shift), way.dx == 0 {
      way = Vector(dx: way.dy, dy: 0)
    }
    if change.source != .finger, way.dx == 0, !view.canDragVertically, view.canDragHorizontally,
      view.outerScrollView(moving: way, horizontally: false) == nil
    {
      // What goes sideways only has no other use for a wheel.
      way = Vector(dx: way.dy, dy: 0)
    }
    return way
  }

  // MARK: Touchpads

  private func scrollByTouchpad(_ way: Vector, _ change: ScrollChange, at time: Double) {
    if change.moves {
      if drag == nil { beginDrag(.touchpad, travel: way * -1) }
      guard let drag, drag.source == .touchpad else { return }
      touchpadSpeed.add(way * -1, at: time)
      self.drag(by: drag.travel + way * -1)
    }
    if change.stops { endTouchpadDrag(at: time, isThrown: true) }
  }

  /// The fingers left the touchpad, or are not ours any more.
  func endTouchpadDrag(at time: Double, isThrown: Bool) {
    guard drag?.source == .touchpad else { return }
    endDrag(velocity: isThrown ? touchpadSpeed.velocity(at: time) : .zero)
  }

  // MARK: Pages

  /// What the sum of a step's parts may be short by, in steps: far less than the smallest part.
  private static let partOfStep = 1e-6

  /// A step of a wheel turns a page; parts of a step are added up, with their sign, until they make one.
  private func turnPages(by way: Vector) {
    let step = settings.wheelLines * settings.lineHeight
    guard step > 0 else { return }
    pageTurn = pageTurn + way
    // A step that came in parts is a step, however their sum was rounded.
    func whole(_ turn: Double) -> Double {
      (turn / step + (turn < 0 ? -Self.partOfStep : Self.partOfStep)).rounded(.towardZero)
    }
    let pages = Vector(dx: whole(pageTurn.dx), dy: whole(pageTurn.dy))
    guard pages != .zero else { return }
    pageTurn = pageTurn + pages * -step
    let size = view.extent.size
    let from = move?.end ?? nearestPage(to: view.contentOffset)
    let target = view.extent.clamp(
      Point(x: from.x + pages.dx * size.width, y: from.y + pages.dy * size.height))
    view.scrollBars.show(for: .pointer)
    if target != view.contentOffset { animate(to: target) }
  }
}
