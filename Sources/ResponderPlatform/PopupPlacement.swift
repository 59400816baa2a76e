import ResponderGeometry

/// The position of a popup on a screen, by the rules of `xdg_positioner`. The popup is flipped, moved and
/// resized, in that order, as far as its adjustments permit.
package struct PopupPlacement {
  private let positioner: PopupPositioner
  /// The screen in the parent's coordinates.
  private let room: Rect

  /// Computes the position of a popup.
  ///
  /// - Parameters:
  ///   - positioner: The rules of the popup.
  ///   - parentOrigin: The top left corner of the parent's window, in the coordinates of `screen`.
  ///   - screen: The frame of the screen.
  package init(positioner: PopupPositioner, parentOrigin: Point, screen: Rect) {
    self.positioner = positioner
    room = screen.offsetBy(dx: -parentOrigin.x, dy: -parentOrigin.y)
  }

  /// The frame that the popup would have on an unlimited screen, in its parent's window geometry.
  package var preferredFrame: Rect { unconstrained(flippedX: false, flippedY: false) }

  /// The popup's frame in its parent's window geometry.
  package var frame: Rect {
    var place = preferredFrame
    let adjustment = positioner.adjustment
    if adjustment.contains(.flipX), overflowsX(place) {
      let flipped = unconstrained(flippedX: true, flippedY: false)
      if !overflowsX(flipped) { place = flipped }
    }
    if adjustment.contains(.flipY), overflowsY(place) {
      let flipped = unconstrained(flippedX: false, flippedY: true)
      if !overflowsY(flipped) { place.origin.y = flipped.minY }
    }
    if adjustment.contains(.slideX) {
      place.origin.x = max(min(place.minX, room.maxX - place.width), room.minX)
    }
    if adjustment.contains(.slideY) {
      place.origin.y = max(min(place.minY, room.maxY - place.height), room.minY)
    }
    if adjustment.contains(.resizeX), overflowsX(place) { place = shrunkX(place) }
    if adjustment.contains(.resizeY), overflowsY(place) { place = shrunkY(place) }
    return place
  }

  private func overflowsX(_ rect: Rect) -> Bool { rect.minX < room.minX || rect.maxX > room.maxX }
  private func overflowsY(_ rect: Rect) -> Bool { rect.minY < room.minY || rect.maxY > room.maxY }

  private func shrunkX(_ rect: Rect) -> Rect {
    let left = max(rect.minX, room.minX)
    let width = max(1, min(rect.maxX, room.maxX) - left)
    return Rect(x: left, y: rect.minY, width: width, height: rect.height)
  }

  private func shrunkY(_ rect: Rect) -> Rect {
    let top = max(rect.minY, room.minY)
    let height = max(1, min(rect.maxY, room.maxY) - top)
    return Rect(x: rect.minX, y: top, width: rect.width, height: height)
  }

  private func unconstrained(flippedX: Bool, flippedY: Bool) -> Rect {
    let anchorRect = positioner.anchorRect
    let anchor = Self.direction(positioner.anchor, flippedX, flippedY)
    let gravity = Self.direction(positioner.gravity, flippedX, flippedY)
    let size = positioner.size
    let offsetX = flippedX ? -positioner.offset.dx : positioner.offset.dx
    let offsetY = flippedY ? -positioner.offset.dy : positioner.offset.dy
    return Rect(
      x: anchorRect.midX + anchorRect.width / 2 * anchor.dx + size.width / 2 * (gravity.dx - 1)
        + offsetX,
      y: anchorRect.midY + anchorRect.height / 2 * anchor.dy + size.height / 2 * (gravity.dy - 1)
        + offsetY,
      width: size.width, height: size.height)
  }

  private static func direction(_ edge: PopupEdge, _ flipX: Bool, _ flipY: Bool) -> Vector {
    var direction: Vector
    switch edge {
    case .none: direction = .zero
    case .top: direction = Vector(dx: 0, dy: -1)
    case .bottom: direction = Vector(dx: 0, dy: 1)
    case .left: direction = Vector(dx: -1, dy: 0)
    case .right: direction = Vector(dx: 1, dy: 0)
    case .topLeft: direction = Vector(dx: -1, dy: -1)
    case .bottomLeft: direction = Vector(dx: -1, dy: 1)
    case .topRight: direction = Vector(dx: 1, dy: -1)
    case .bottomRight: direction = Vector(dx: 1, dy: 1)
    }
    if flipX { direction.dx = -direction.dx }
    if flipY { direction.dy = -direction.dy }
    return direction
  }
}
