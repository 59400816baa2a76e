/// Where a popover goes: beside its source, within the window, on the first permitted side with room.
struct PopoverPlacement: Equatable {
  /// The popover without its arrow, in points.
  var body: Rect
  /// The arrow's tip.
  var tip: Point
  /// Which way the arrow points; empty for none.
  var direction: PopoverArrowDirection

  /// How high the arrow is, in points.
  static let arrowHeight = 10.0
  /// How wide the arrow is at its foot, in points.
  static let arrowWidth = 24.0

  /// - Parameters:
  ///   - size: The size that the popover would like to have.
  ///   - source: What it belongs to.
  ///   - room: What it has to keep to.
  ///   - permitted: The ways that the arrow may point.
  ///   - radius: The radius of its corners, along which no arrow can be.
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

  /// The permitted side with room for most of the wanted size.
  private static func bestSide(
    _ size: Size, beside source: Rect, in room: Rect, _ permitted: PopoverArrowDirection
  ) -> PopoverArrowDirection {
    let order: [PopoverArrowDirection] = [.up, .down, .left, .right].filter {
      permitted.contains($0)
    }
    let sides = order.isEmpty ? [.up, .down] : order
    /// How much of the wanted size there is room for, from 0 to 1.
    func part(_ side: PopoverArrowDirection) -> Double {
      let free = free(side, beside: source, in: room)
      return max(0, min(1, free.width / max(1, size.width)))
        * max(0, min(1, free.height / max(1, size.height)))
    }
    var best = sides[0]
    for side in sides where part(side) > part(best) { best = side }
    return best
  }

  /// The room on the side from which an arrow points a way.
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

  /// A source beyond the edge of the window leaves the popover within it.
  private mutating func keep(in room: Rect) {
    let shift = Vector(
      dx: Self.clamp(body.minX, room.minX, room.maxX - body.width) - body.minX,
      dy: Self.clamp(body.minY, room.minY, room.maxY - body.height) - body.minY)
    body = body.offsetBy(dx: shift.dx, dy: shift.dy)
    tip = Point(x: tip.x + shift.dx, y: tip.y + shift.dy)
  }

  /// In the middle, without an arrow.
  init(centered size: Size, in room: Rect) {
    let fitting = Size(
      width: max(0, min(size.width, room.width)), height: max(0, min(size.height, room.height)))
    body = Rect(
      x: (room.midX - fitting.width / 2).rounded(), y: (room.midY - fitting.height / 2).rounded(),
      width: fitting.width, height: fitting.height)
    tip = Point(x: room.midX, y: room.midY)
    direction = []
  }

  /// The popover with its arrow.
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
