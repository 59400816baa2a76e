import Widgets

/// A cell with a colour and its number.
final class SwatchCell: CollectionViewCell {
  /// The distance of the colour from the cell's edges, where the selection shows, in points.
  static let inset = 4.0
  private let swatch = View()
  private let label = Label()

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    swatch.layer.cornerRadius = 8
    swatch.isUserInteractionEnabled = false
    label.font = .digits(ofSize: 13, weight: .medium)
    contentView.addSubview(swatch)
    contentView.addSubview(label)
  }

  func show(_ number: Int) {
    // Steps of the golden angle give neighbours different hues.
    let hue = (Double(number) * 0.618_034).truncatingRemainder(dividingBy: 1)
    let ring = Double(number / 12 % 3)
    swatch.backgroundColor = Color(
      hue: hue, saturation: 0.42 + ring * 0.12, brightness: 0.45 - ring * 0.05)
    label.text = "\(number + 1)"
    accessibilityLabel = "Colour \(number + 1)"
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds
    let line = Spacing.scaled(20)
    let isTile = area.width < area.height * 2
    if isTile {
      swatch.frame = area.insetBy(dx: Self.inset, dy: Self.inset)
      label.textColor = .white
      label.textAlignment = .center
      label.frame = Rect(x: 4, y: area.midY - line / 2, width: max(0, area.width - 8), height: line)
    } else {
      let side = max(0, min(area.height - 12, 40))
      swatch.frame = Rect(x: Spacing.large, y: area.midY - side / 2, width: side, height: side)
      label.textColor = .label
      label.textAlignment = .natural
      let left = swatch.frame.maxX + Spacing.medium
      label.frame = Rect(
        x: left, y: area.midY - line / 2, width: max(0, area.width - left - 8), height: line)
      contentView.mirror([swatch, label])
    }
  }
}
