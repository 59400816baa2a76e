import TouchRecording
import WindowResponder

/// The outline of a bank card on the screen. Users drag two of its edges until they meet those of the card.
struct CardFrame: Hashable, Sendable {
  /// The fixed corner, in points.
  var origin: Point
  var size: Size
  var isUpright: Bool

  /// An edge that can be dragged.
  enum Edge: CaseIterable, Sendable { case right, bottom }

  /// The smallest and the largest length of a card, in points.
  static let range = 80.0...4_000.0

  /// The smallest distance from the edges of the available space, in points.
  private static let margin = 8.0

  /// Creates an outline with the size of a card according to the screen's millimetres. It is upright if it
  /// fits better in that orientation.
  init(in bounds: Size, millimetresX: Double, millimetresY: Double) {
    let card = Calibration.card
    let lying = Size(width: card.width / millimetresX, height: card.height / millimetresY)
    let upright = Size(width: card.height / millimetresX, height: card.width / millimetresY)
    /// Returns the length that does not fit, in points.
    func excess(_ size: Size) -> Double {
      max(0, size.width + 2 * Self.margin - bounds.width)
        + max(0, size.height + 2 * Self.margin - bounds.height)
    }
    isUpright = excess(upright) < excess(lying)
    size = isUpright ? upright : lying
    origin = .zero
    fit(in: bounds)
  }

  /// Moves the corner so that the card is in the middle and inside the window.
  mutating func fit(in bounds: Size) {
    size.width = min(
      max(size.width, Self.range.lowerBound), max(120, bounds.width - 2 * Self.margin))
    size.height = min(
      max(size.height, Self.range.lowerBound), max(120, bounds.height - 2 * Self.margin))
    origin = Point(
      x: max(Self.margin, ((bounds.width - size.width) / 2).rounded()),
      y: max(Self.margin, ((bounds.height - size.height) / 2).rounded()))
  }

  /// Rotates the outline by a quarter turn.
  mutating func turn(in bounds: Size) {
    isUpright.toggle()
    size = Size(width: size.height, height: size.width)
    fit(in: bounds)
  }

  var rect: Rect { Rect(origin: origin, size: size) }

  /// Moves an edge by a distance, in points.
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

  /// The calibration that follows from the outline.
  var calibration: Calibration {
    Calibration(width: size.width, height: size.height, isUpright: isUpright)
  }
}
