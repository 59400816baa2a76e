import Widgets

/// A cell with a symbol above its name.
final class SymbolCell: CollectionViewCell {
  private let picture = ImageView()
  private let label = Label()

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    picture.contentMode = .center
    picture.tintColor = .label
    label.font = .preferredFont(forTextStyle: .caption2)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 3
    contentView.addSubview(picture)
    contentView.addSubview(label)
  }

  func show(_ name: String, weight: Image.SymbolWeight) {
    picture.image = Image(systemName: name)?.withConfiguration(
      Image.SymbolConfiguration(pointSize: 23, weight: weight))
    // Long names may break after a dot.
    label.text = name.split(separator: ".").joined(separator: ".\u{200B}")
    accessibilityLabel = name
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds
    let room = Size(width: max(0, area.width - 2 * Spacing.tiny), height: area.height)
    let height = label.sizeThatFits(room).height
    let most = label.font.lineHeight * 3 + 2
    // Names of up to three lines fit, and the symbols are in a row.
    let top = max(0, area.height - most - Spacing.tiny)
    picture.frame = Rect(x: 0, y: 0, width: area.width, height: top)
    label.frame = Rect(x: Spacing.tiny, y: top, width: room.width, height: min(height, most))
  }
}
