import TouchRecording
import WindowResponder

/// A bank card as it lies on the screen: two of its edges are dragged until they meet the card's.
struct CardFrame: Hashable, Sendable {
  /// Its corner that stays, in points.
  var origin: Point
  var size: Size
  var isUpright: Bool

  /// An edge that can be dragged.
  enum Edge: CaseIterable, Sendable { case right, bottom }

  /// How small and large a card can be, in points.
  static let range = 80.0...4_000.0

  /// How near it comes to the edges of its room, in points.
  private static let margin = 8.0

  /// A card in a room, as long as the screen's millimetres say it is; upright where it fits only so.
  init(in bounds: Size, millimetresX: Double, millimetresY: Double) {
    let card = Calibration.card
    let lying = Size(width: card.width / millimetresX, height: card.height / millimetresY)
    let upright = Size(width: card.height / millimetresX, height: card.width / millimetresY)
    /// How much of it has no room, in points.
    func excess(_ size: Size) -> Double {
      max(0, size.width + 2 * Self.margin - bounds.width)
        + max(0, size.height + 2 * Self.margin - bounds.height)
    }
    isUpright = excess(upright) < excess(lying)
    size = isUpright ? upright : lying
    origin = .zero
    fit(in: bounds)
  }

  /// Moves the corner so that the card is in the middle, and keeps it in the window.
  mutating func fit(in bounds: Size) {
    size.width = min(
      max(size.width, Self.range.lowerBound), max(120, bounds.width - 2 * Self.margin))
    size.height = min(
      max(size.height, Self.range.lowerBound), max(120, bounds.height - 2 * Self.margin))
    origin = Point(
      x: max(Self.margin, ((bounds.width - size.width) / 2).rounded()),
      y: max(Self.margin, ((bounds.height - size.height) / 2).rounded()))
  }

  /// Lays it the other way.
  mutating func turn(in bounds: Size) {
    isUpright.toggle()
    size = Size(width: size.height, height: size.width)
    fit(in: bounds)
  }

  var rect: Rect { Rect(origin: origin, size: size) }

  /// Moves an edge by a way, in points.
  mutating func move(_ edge: Edge, by way: Double, in bounds: Size) {
    switch edge {
    case .right:
      size.width = clamp(size.width + way, most: bounds.width - origin.x)
    case .bottom:
      size.height = clamp(size.height + way, most: bounds.height - origin.y)
    }
  }

  private func clamp(_ length: Double, most: Double) -> Double {
    min(max(length, Self.range.lowerBound), max(Self.range.lowerBound, most))
  }

  /// What it says of the screen.
  var calibration: Calibration {
    Calibration(width: size.width, height: size.height, isUpright: isUpright)
  }
}
