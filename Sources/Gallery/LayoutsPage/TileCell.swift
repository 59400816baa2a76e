import Widgets

/// A coloured tile with its number.
final class TileCell: CollectionViewCell {
  private let label = Label()

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.font = .scaled(ofSize: 20, weight: .semibold)
    contentView.addSubview(label)
  }

  private static let colors: [Color] = [
    .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemTeal,
  ]

  private static let textColors = colors.map { Color.largeText(on: $0) }

  func show(_ item: Int, in section: Int) {
    label.text = "\(item + 1)"
    var background = BackgroundConfiguration.clear()
    let index = (item + section) % Self.colors.count
    label.textColor = Self.textColors[index]
    background.backgroundColor = Self.colors[index]
    background.cornerRadius = 10
    backgroundConfiguration = background
    accessibilityLabel = "Tile \(item + 1)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}

/// A cell that is as wide as its word.
final class WordCell: CollectionViewCell {
  static let words = [
    "Compositional", "layouts", "are", "made", "of", "sections", "groups", "and", "items", "each",
    "as", "large", "as", "it", "has", "to", "be",
  ]
  private let label = Label()

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    label.textAlignment = .center
    contentView.addSubview(label)
    var background = BackgroundConfiguration.clear()
    background.backgroundColor = .fill
    background.cornerRadius = 18
    backgroundConfiguration = background
  }

  func show(_ word: String) {
    label.text = word
    accessibilityLabel = word
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: label.sizeThatFits(Size(width: 0, height: 0)).width.rounded(.up) + 28, height: 36)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}
