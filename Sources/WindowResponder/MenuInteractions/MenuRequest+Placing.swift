import ResponderPlatform

extension MenuRequest {
  /// The distance between a bar and the left and right edges of the window, in points.
  static let barEdgeDistance = 8.0

  /// Returns the position of the first menu.
  ///
  /// - Parameters:
  ///   - size: The preferred size of the menu.
  ///   - bounds: The bounds of the window. A bar keeps a distance from their left and right edges.
  func positioner(size: Size, in bounds: Rect, isMirrored: Bool = false) -> PopupPositioner {
    switch position {
    case .point(let point):
      PopupPositioner(
        size: size, anchorRect: Rect(x: point.x, y: point.y, width: 1, height: 1),
        anchor: isMirrored ? .bottomLeft : .bottomRight,
        gravity: isMirrored ? .bottomLeft : .bottomRight,
        adjustment: [.flipX, .flipY, .slideX, .slideY, .resizeY])
    case .beside(let rect):
      .beside(rect, size: size, isMirrored: isMirrored)
    case .side(let rect, let side):
      .at(side, of: rect, size: size)
    case .bar(let rect, let side):
      .at(side, of: rect, size: size).shifted(
        by: Self.shift(ofBar: size, at: side, of: rect, in: bounds))
    }
  }

  /// Returns the distance by which a bar above or below a rectangle moves horizontally to keep clear of the
  /// window's edges, in points. If there is not enough room, the compositor positions the bar.
  private static func shift(
    ofBar size: Size, at side: PopupEdge, of rect: Rect, in bounds: Rect
  ) -> Double {
    let room = bounds.insetBy(dx: MenuRequest.barEdgeDistance, dy: 0)
    guard side == .top || side == .bottom, size.width <= room.width else { return 0 }
    let wish = rect.midX - size.width / 2
    return max(room.minX, min(wish, room.maxX - size.width)) - wish
  }
}

extension MenuRequest {
  /// Returns a position in which the center of a row covers the center of the opening control, and its title
  /// the control's title. If the menu opens beside the control, returns `nil`.
  ///
  /// - Parameters:
  ///   - size: The preferred size of the menu.
  ///   - middle: The distance of the row's center from the top of the menu, in points.
  ///   - titleStart: The distance of the titles from the menu's leading edge, in points.
  ///   - greatestWidth: The largest width with which the menu covers the control, in points.
  func overlaying(
    size: Size, middle: Double, titleStart: Double, greatestWidth: Double, isMirrored: Bool
  ) -> PopupPositioner? {
    guard !isDirect, let title, case .beside(let rect) = position else { return nil }
    let wish =
      isMirrored ? title.maxX + titleStart - rect.maxX : title.minX - titleStart - rect.minX
    let shift = wish.rounded()
    // The width covers that of the control.
    let reach = isMirrored ? max(0, shift) : max(0, -shift)
    return PopupPositioner(
      size: Size(
        width: max(size.width, min(rect.width + reach, greatestWidth)), height: size.height),
      anchorRect: rect, anchor: isMirrored ? .topRight : .topLeft,
      gravity: isMirrored ? .bottomLeft : .bottomRight, adjustment: [.slideX, .slideY, .resizeY],
      offset: Vector(dx: shift, dy: (rect.height / 2 - middle).rounded()))
  }
}

extension PopupPositioner {
  /// Returns a position at the middle of a side of a rectangle.
  fileprivate static func at(_ side: PopupEdge, of rect: Rect, size: Size) -> PopupPositioner {
    PopupPositioner(
      size: size, anchorRect: rect, anchor: side, gravity: side,
      adjustment: [.flipX, .flipY, .slideX, .slideY, .resizeY], offset: side.direction * distance)
  }

  fileprivate func shifted(by distance: Double) -> PopupPositioner {
    var shifted = self
    shifted.offset.dx += distance.rounded()
    return shifted
  }

  /// The distance between a menu and its anchor, in points.
  static let distance = 6.0

  /// Returns a position below a rectangle, or above it, aligned to its left edge. If mirrored, it is aligned
  /// to the right edge.
  ///
  /// The distance is part of the anchor rectangle, because KWin does not flip an offset: the menu would cover
  /// the rectangle that it is above.
  static func beside(_ rect: Rect, size: Size, isMirrored: Bool = false) -> PopupPositioner {
    PopupPositioner(
      size: size, anchorRect: rect.insetBy(dx: 0, dy: -distance),
      anchor: isMirrored ? .bottomRight : .bottomLeft,
      gravity: isMirrored ? .bottomLeft : .bottomRight,
      adjustment: [.flipX, .flipY, .slideX, .slideY, .resizeY])
  }

  /// Returns a position to the right of a row, or to its left, with the first rows side by side. If mirrored,
  /// the order is reversed.
  static func submenu(
    of row: Rect, size: Size, padding: Double, isMirrored: Bool = false
  ) -> PopupPositioner {
    PopupPositioner(
      size: size, anchorRect: row, anchor: isMirrored ? .topLeft : .topRight,
      gravity: isMirrored ? .bottomLeft : .bottomRight,
      adjustment: [.flipX, .slideX, .slideY, .resizeY],
      offset: Vector(dx: 0, dy: -padding))
  }
}

extension PopupEdge {
  /// The outward unit vector.
  fileprivate var direction: Vector {
    switch self {
    case .top: Vector(dx: 0, dy: -1)
    case .bottom: Vector(dx: 0, dy: 1)
    case .left: Vector(dx: -1, dy: 0)
    case .right: Vector(dx: 1, dy: 0)
    default: .zero
    }
  }
}
