import Glibc
import ResponderPhysics
import ResponderPlatform

extension ScrollEngine {
  /// Scrolls for a wheel or a touchpad.
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

  /// Returns a Boolean value that indicates whether the scrolling is eased. A wheel's steps are eased, and
  /// smooth scrolling is followed exactly.
  private func isEased(_ change: ScrollChange) -> Bool {
    change.value120 != .zero || change.source == .wheel || change.source == .wheelTilt
  }

  /// Returns the distance to scroll, in points. Positive is right and down, as the compositor sends it. The
  /// compositor has applied natural scrolling already.
  func way(of change: ScrollChange, _ event: Event) -> Vector {
    let step = settings.wheelLines * settings.lineHeight / 120
    var way = Vector(
      dx: change.value120.dx == 0 ? change.delta.dx : change.value120.dx * step,
      dy: change.value120.dy == 0 ? change.delta.dy : change.value120.dy * step)
    way = Vector(dx: ScrollExtent.sane(way.dx), dy: ScrollExtent.sane(way.dy))
    // Shift makes a wheel scroll horizontally.
    if change.source != .finger, event.modifierFlags.contains(.shift), way.dx == 0 {
      way = Vector(dx: way.dy, dy: 0)
    }
    if change.source != .finger, way.dx == 0, !view.canDragVertically, view.canDragHorizontally,
      view.outerScrollView(moving: way, horizontally: false) == nil
    {
      // Content that scrolls only horizontally uses a wheel for that.
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

  /// Ends a drag when the fingers have left the touchpad, or another view receives the scrolling.
  func endTouchpadDrag(at time: Double, isThrown: Bool) {
    guard drag?.source == .touchpad else { return }
    endDrag(velocity: isThrown ? touchpadSpeed.velocity(at: time) : .zero)
  }

  // MARK: Pages

  /// The tolerance for the sum of a step's parts, in steps. It is far less than the smallest part.
  private static let partOfStep = 1e-6

  /// Turns pages for a wheel, one for each step. Parts of a step are added up, with their sign, until they
  /// are a whole step.
  private func turnPages(by way: Vector) {
    let step = settings.wheelLines * settings.lineHeight
    guard step > 0 else { return }
    pageTurn = pageTurn + way
    // The tolerance makes a sum of parts a whole step in spite of rounding.
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
