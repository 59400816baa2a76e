import ResponderGeometry
import ResponderPlatform
import Wayland

/// What makes a surface a popup: its `xdg_popup`, placed beside a rectangle of its parent.
@MainActor final class WaylandPopup {
  let popup: XdgPopup
  /// The surface that it hangs on.
  private(set) weak var parent: WaylandSurface?
  /// Whether it takes all input until a press outside.
  let isGrabbing: Bool
  private weak var surface: WaylandSurface?
  private var token: UInt32 = 0

  /// Gives a surface the role of a popup; `grab` is the press that opened it.
  init(
    surface: WaylandSurface, parent: WaylandSurface, positioner: PopupPositioner,
    wmBase: XdgWmBase, grab: InputSerial?
  ) {
    self.surface = surface
    self.parent = parent
    let place = Self.makePositioner(positioner, wmBase: wmBase, parent: parent)
    popup = surface.makeXdgSurface(wmBase).getPopup(parent: parent.xdgSurface, positioner: place)
    place.destroy()
    isGrabbing = grab != nil
    if case .layer(let layer) = parent.role { layer.adopt(popup) }
    popup.onEvent = { [weak self] event in self?.handle(event) }
    if let grab { popup.grab(seat: grab.seat, serial: grab.serial) }
  }

  /// Destroys the object.
  func destroy() {
    popup.destroy()
  }

  /// Moves the popup, which needs version 3; before that it stays where it is.
  func reposition(_ positioner: PopupPositioner, wmBase: XdgWmBase) {
    guard popup.version >= 3, let parent, !parent.isDestroyed else { return }
    token &+= 1
    let place = Self.makePositioner(positioner, wmBase: wmBase, parent: parent)
    popup.reposition(positioner: place, token: token)
    place.destroy()
  }

  private func handle(_ event: XdgPopup.Event) {
    guard let surface, !surface.isDestroyed else { return }
    switch event {
    case .configure(let x, let y, let width, let height):
      surface.survive(surface.tracker.setPopup(x: x, y: y, width: width, height: height))
    case .popupDone:
      surface.display?.events?.surfacePopupDismissed(surface)
    case .repositioned:
      // The configure that goes with it tells all that matters.
      break
    }
  }

  /// Sizes below one are a protocol error, so that they become one.
  private static func makePositioner(
    _ positioner: PopupPositioner, wmBase: XdgWmBase, parent: WaylandSurface
  ) -> XdgPositioner {
    func whole(_ value: Double) -> Int32 {
      let limit = Double(WaylandLimits.maximumExtent)
      return Int32(min(max(-limit, value.rounded()), limit))
    }
    let place = wmBase.createPositioner()
    place.setSize(
      width: max(1, whole(positioner.size.width)), height: max(1, whole(positioner.size.height)))
    // A rectangle that reaches beyond the parent is a protocol error.
    let bounds = Rect(
      origin: .zero, size: parent.committed.geometry?.size ?? Size(width: 1, height: 1))
    let anchor = positioner.anchorRect.clamped(to: bounds)
    place.setAnchorRect(
      x: whole(anchor.minX), y: whole(anchor.minY), width: max(1, whole(anchor.width)),
      height: max(1, whole(anchor.height)))
    place.setAnchor(anchor: .init(rawValue: positioner.anchor.rawValue))
    place.setGravity(gravity: .init(rawValue: positioner.gravity.rawValue))
    place.setConstraintAdjustment(
      constraintAdjustment: .init(rawValue: positioner.adjustment.rawValue))
    place.setOffset(x: whole(positioner.offset.dx), y: whole(positioner.offset.dy))
    if place.version >= 3 {
      place.setReactive()
      if let geometry = parent.committed.geometry {
        place.setParentSize(
          parentWidth: whole(geometry.width), parentHeight: whole(geometry.height))
      }
    }
    return place
  }
}

extension Rect {
  /// The part inside `bounds`, or what is nearest to it.
  fileprivate func clamped(to bounds: Rect) -> Rect {
    let left = min(max(minX, bounds.minX), bounds.maxX)
    let top = min(max(minY, bounds.minY), bounds.maxY)
    let right = min(max(maxX, left), bounds.maxX)
    let bottom = min(max(maxY, top), bounds.maxY)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
