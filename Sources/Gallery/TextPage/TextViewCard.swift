import Widgets

/// A card with text of many lines.
class TextViewCard: Card, TextViewDelegate {
  let textView = TextView()
  private let titleLabel = Label()
  /// Called when something is typed or selected, and when typing begins and ends.
  var onChange: () -> Void = {}

  init(title: String) {
    super.init(frame: .zero)
    titleLabel.text = title
    titleLabel.font = theme.fonts.headline
    textView.accessibilityLabel = title
    textView.backgroundColor = .systemGroupedBackground
    textView.layer.cornerRadius = theme.metrics.controlCornerRadius
    textView.layer.borderWidth = 1
    textView.layer.borderColor = .controlBorder
    textView.textContainerInset = EdgeInsets(all: Spacing.small)
    textView.delegate = self
    addSubview(titleLabel)
    addSubview(textView)
  }

  // MARK: Layout

  /// How high the title is, in points.
  class var titleHeight: Double { 24 }
  /// How high the text is, in points.
  class var textHeight: Double { 264 }

  /// How high the card is, in points.
  var height: Double {
    Spacing.medium * 2 + Self.titleHeight + Spacing.small + Self.textHeight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentFrame
    guard !area.isNull else { return }
    titleLabel.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: Self.titleHeight)
    let top = titleLabel.frame.maxY + Spacing.small
    textView.frame = Rect(
      x: area.minX, y: top, width: area.width, height: max(0, area.maxY - top))
  }

  // MARK: What the text view tells

  func textViewDidBeginEditing(_ textView: TextView) {
    textView.layer.borderColor = textView.focusRingColor
    onChange()
  }

  func textViewDidEndEditing(_ textView: TextView) {
    textView.layer.borderColor = .controlBorder
    onChange()
  }

  func textViewDidChange(_ textView: TextView) { onChange() }
  func textViewDidChangeSelection(_ textView: TextView) { onChange() }
}
