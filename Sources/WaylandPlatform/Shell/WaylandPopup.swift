import ResponderGeometry
import ResponderPlatform
import ResponderRuntime
import Wayland

/// The role of a popup: its `xdg_popup`, positioned relative to a rectangle of its parent.
@MainActor final class WaylandPopup {
  let popup: XdgPopup
  /// The parent surface.
  @BackLink private(set) var parent: WaylandSurface?
  /// A Boolean value that indicates whether the popup has a grab, until a press outside it.
  let isGrabbing: Bool
  @BackLink private var surface: WaylandSurface?
  private var token: UInt32 = 0

  /// Gives a surface the role of a popup. `grab` is the press that opened it.
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
    popup.onEvent = { [link = BackLink(self)] event in link.target?.handle(event) }
    if let grab { popup.grab(seat: grab.seat, serial: grab.serial) }
  }

  /// Destroys the object.
  func destroy() {
    popup.destroy()
  }

  /// Moves the popup. Before version 3 of the protocol, the popup stays at its position.
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
      // The configure event that belongs to it has all values.
      break
    }
  }

  /// Creates a positioner whose arguments cause no protocol error.
  ///
  /// The size is at least 1. The anchor rectangle lies inside the parent's window geometry, in integer
  /// points.
  private static func makePositioner(
    _ positioner: PopupPositioner, wmBase: XdgWmBase, parent: WaylandSurface
  ) -> XdgPositioner {
    let place = wmBase.createPositioner()
    place.setSize(
      width: max(1, Int32(points: positioner.size.width)),
      height: max(1, Int32(points: positioner.size.height)))
    let geometry = parent.committed.geometry?.size ?? Size(width: 1, height: 1)
    let (anchor, room) = (positioner.anchorRect, (geometry.width, geometry.height))
    let x = span(from: anchor.minX, to: anchor.maxX, in: Int32(points: room.0))
    let y = span(from: anchor.minY, to: anchor.maxY, in: Int32(points: room.1))
    place.setAnchorRect(x: x.start, y: y.start, width: x.length, height: y.length)
    place.setAnchor(anchor: .init(rawValue: positioner.anchor.rawValue))
    place.setGravity(gravity: .init(rawValue: positioner.gravity.rawValue))
    place.setConstraintAdjustment(
      constraintAdjustment: .init(rawValue: positioner.adjustment.rawValue))
    place.setOffset(x: Int32(points: positioner.offset.dx), y: Int32(points: positioner.offset.dy))
    if place.version >= 3 {
      place.setReactive()
      if parent.committed.geometry != nil {
        place.setParentSize(
          parentWidth: Int32(points: room.0), parentHeight: Int32(points: room.1))
      }
    }
    return place
  }

  /// Returns one side of an anchor rectangle, at least 1 point long, within a side of the window geometry.
  ///
  /// The values are limited after rounding, since rounding could move an edge out of the geometry.
  private static func span(
    from start: Double, to end: Double, in room: Int32
  ) -> (start: Int32, length: Int32) {
    let room = max(1, room)
    let first = min(max(0, Int32(points: start)), room - 1)
    let last = min(max(first + 1, Int32(points: end)), room)
    return (first, last - first)
  }
}

extension Int32 {
  /// Creates the nearest integer number of points within ±``WaylandLimits/maximumExtent``. NaN becomes 0.
  fileprivate init(points value: Double) {
    let limit = Double(WaylandLimits.maximumExtent)
    self = value.isNaN ? 0 : Int32(Swift.min(Swift.max(-limit, value.rounded()), limit))
  }
}
