import Widgets

/// A card with text, so that the page is longer than the window.
final class TextCard: Card {
  private var paragraphs: [Label] = []
  private static let texts = [
    "A finger takes hold of the content after ten points and moves it by what is left. Let go in "
      + "motion and it goes on by itself, losing two thousandths of its speed each millisecond.",
    "At its end content gives way a little, less and less, and comes back when it is let go of.",
    "A wheel moves by steps, which are smoothed; two fingers on a touchpad move it exactly, and "
      + "what they let go of in motion goes on as it does under a finger.",
    "Scroll bars are thin while a finger scrolls, and can be dragged with the pointer. The arrow "
      + "keys, Page up and down, Home, End and the space bar scroll what has the focus.",
    "Pull the page down from its top to fetch more of this.",
  ]

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    accessibilityLabel = "Text"
    for text in Self.texts { add(text) }
  }

  /// Inserts a paragraph at the top.
  func addParagraph() {
    add("One more paragraph, the \(paragraphs.count + 1)th.", at: 0)
  }

  private func add(_ text: String, at index: Int? = nil) {
    let label = Label(text: text)
    label.numberOfLines = 0
    paragraphs.insert(label, at: index ?? paragraphs.count)
    addSubview(label)
    setNeedsLayout()
  }

  /// Returns the height of the card for a width, in points.
  func height(forWidth width: Double) -> Double {
    let inner = width - Spacing.large * 2
    let heights = paragraphs.map { self.height(of: $0, width: inner) }
    return heights.reduce(0, +) + Spacing.medium * Double(max(0, heights.count - 1))
      + Spacing.large * 2
  }

  private func height(of label: Label, width: Double) -> Double {
    label.sizeThatFits(Size(width: max(1, width), height: 10_000)).height.rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - Spacing.large * 2)
    var y = Spacing.large
    for label in paragraphs {
      let height = height(of: label, width: width)
      label.frame = Rect(x: Spacing.large, y: y, width: width, height: height)
      y += height + Spacing.medium
    }
  }
}
