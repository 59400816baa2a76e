/// The position of a popover: beside its source, within the window, on the first permitted side with room.
struct PopoverPlacement: Equatable {
  /// The frame of the popover without its arrow, in points.
  var body: Rect
  /// The tip of the arrow.
  var tip: Point
  /// The direction of the arrow, or an empty set for none.
  var direction: PopoverArrowDirection

  /// The height of the arrow, in points.
  static let arrowHeight = 10.0
  /// The width of the arrow at its base, in points.
  static let arrowWidth = 24.0

  /// Creates a placement beside a source.
  ///
  /// - Parameters:
  ///   - size: The preferred size of the popover.
  ///   - source: The frame of the source.
  ///   - room: The area that contains the popover.
  ///   - permitted: The permitted directions of the arrow.
  ///   - radius: The radius of the corners, next to which there can be no arrow.
  init(
    size: Size, beside source: Rect, in room: Rect, permitted: PopoverArrowDirection,
    radius: Double
  ) {
    direction = Self.bestSide(size, beside: source, in: room, permitted)
    let free = Self.free(direction, beside: source, in: room)
    let fitting = Size(
      width: max(0, min(size.width, free.width)), height: max(0, min(size.height, free.height)))
    let edge = radius + Self.arrowWidth / 2
    switch direction {
    case .up, .down:
      let isBelow = direction == .up
      let x = Self.clamp(source.midX - fitting.width / 2, room.minX, room.maxX - fitting.width)
      let y =
        isBelow
        ? source.maxY + Self.arrowHeight : source.minY - Self.arrowHeight - fitting.height
      body = Rect(x: x.rounded(), y: y, width: fitting.width, height: fitting.height)
      tip = Point(
        x: Self.clamp(source.midX, body.minX + edge, body.maxX - edge).rounded(),
        y: isBelow ? source.maxY : source.minY)
    default:
      let isRight = direction == .left
      let y = Self.clamp(source.midY - fitting.height / 2, room.minY, room.maxY - fitting.height)
      let x =
        isRight ? source.maxX + Self.arrowHeight : source.minX - Self.arrowHeight - fitting.width
      body = Rect(x: x, y: y.rounded(), width: fitting.width, height: fitting.height)
      tip = Point(
        x: isRight ? source.maxX : source.minX,
        y: Self.clamp(source.midY, body.minY + edge, body.maxY - edge).rounded())
    }
    keep(in: room)
  }

  /// Returns the permitted side with room for the largest part of the preferred size.
  private static func bestSide(
    _ size: Size, beside source: Rect, in room: Rect, _ permitted: PopoverArrowDirection
  ) -> PopoverArrowDirection {
    let order: [PopoverArrowDirection] = [.up, .down, .left, .right].filter {
      permitted.contains($0)
    }
    let sides = order.isEmpty ? [.up, .down] : order
    /// Returns the part of the preferred size for which there is room, from 0 to 1.
    func part(_ side: PopoverArrowDirection) -> Double {
      let free = free(side, beside: source, in: room)
      return max(0, min(1, free.width / max(1, size.width)))
        * max(0, min(1, free.height / max(1, size.height)))
    }
    var best = sides[0]
    for side in sides where part(side) > part(best) { best = side }
    return best
  }

  /// Returns the available size on the side of the source for a direction of the arrow.
  private static func free(
    _ side: PopoverArrowDirection, beside source: Rect, in room: Rect
  ) -> Size {
    switch side {
    case .up: Size(width: room.width, height: room.maxY - source.maxY - arrowHeight)
    case .down: Size(width: room.width, height: source.minY - room.minY - arrowHeight)
    case .left: Size(width: room.maxX - source.maxX - arrowHeight, height: room.height)
    default: Size(width: source.minX - room.minX - arrowHeight, height: room.height)
    }
  }

  /// Moves the popover into the area, if the source is beyond the edge of the window.
  private mutating func keep(in room: Rect) {
    let shift = Vector(
      dx: Self.clamp(body.minX, room.minX, room.maxX - body.width) - body.minX,
      dy: Self.clamp(body.minY, room.minY, room.maxY - body.height) - body.minY)
    body = body.offsetBy(dx: shift.dx, dy: shift.dy)
    tip = Point(x: tip.x + shift.dx, y: tip.y + shift.dy)
  }

  /// Creates a placement in the center, without an arrow.
  init(centered size: Size, in room: Rect) {
    let fitting = Size(
      width: max(0, min(size.width, room.width)), height: max(0, min(size.height, room.height)))
    body = Rect(
      x: (room.midX - fitting.width / 2).rounded(), y: (room.midY - fitting.height / 2).rounded(),
      width: fitting.width, height: fitting.height)
    tip = Point(x: room.midX, y: room.midY)
    direction = []
  }

  /// The frame of the popover with its arrow.
  var frame: Rect {
    if direction.isEmpty { return body }
    let (left, top) = (min(body.minX, tip.x), min(body.minY, tip.y))
    return Rect(
      x: left, y: top, width: max(body.maxX, tip.x) - left, height: max(body.maxY, tip.y) - top)
  }

  private static func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double {
    high < low ? (low + high) / 2 : min(max(value, low), high)
  }
}
