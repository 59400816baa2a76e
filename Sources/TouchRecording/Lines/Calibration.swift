/// How large a bank card, laid on the screen, was found to be.
package struct Calibration: Hashable, Sendable {
  /// The card's size, in millimetres: the format ID-1 of ISO/IEC 7810.
  package static let card = (width: 85.60, height: 53.98)

  /// How long the card is along x, in points.
  package var width: Double
  /// How long the card is along y, in points.
  package var height: Double
  /// Whether it stood upright, its longer side along y.
  package var isUpright: Bool

  /// Describes a calibration.
  package init(width: Double, height: Double, isUpright: Bool = false) {
    self.width = width
    self.height = height
    self.isUpright = isUpright
  }

  /// Millimetres a point along x and y; nil where a length can't be one.
  package var millimetresPerPoint: (x: Double, y: Double)? {
    guard width.isFinite, height.isFinite, width >= 1, height >= 1 else { return nil }
    let card = Self.card
    return isUpright
      ? (card.height / width, card.width / height) : (card.width / width, card.height / height)
  }
}
