/// The measured size of a bank card on the screen.
package struct Calibration: Hashable, Sendable {
  /// The card's size, in millimetres: the format ID-1 of ISO/IEC 7810.
  package static let card = (width: 85.60, height: 53.98)

  /// The length of the card along x, in points.
  package var width: Double
  /// The length of the card along y, in points.
  package var height: Double
  /// A Boolean value that indicates whether the longer side of the card was along y.
  package var isUpright: Bool

  /// Creates a calibration.
  package init(width: Double, height: Double, isUpright: Bool = false) {
    self.width = width
    self.height = height
    self.isUpright = isUpright
  }

  /// The number of millimetres in a point along x and y, or `nil` if a length is impossible.
  package var millimetresPerPoint: (x: Double, y: Double)? {
    guard width.isFinite, height.isFinite, width >= 1, height >= 1 else { return nil }
    let card = Self.card
    return isUpright
      ? (card.height / width, card.width / height) : (card.width / width, card.height / height)
  }
}
