import Widgets

/// A card with text of several lines.
class TextViewCard: Card, TextViewDelegate {
  let textView = TextView()
  private let titleLabel = Label()
  /// A closure that is called when the text or the selection changes, and when editing begins and ends.
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
    textView.smartQuotesType = .yes
    textView.smartDashesType = .yes
    textView.delegate = self
    addSubview(titleLabel)
    addSubview(textView)
  }

  // MARK: Layout

  /// The height of the title, in points.
  class var titleHeight: Double { Spacing.scaled(24) }
  /// The height of the text, in points.
  class var textHeight: Double { 264 }

  /// The height of the card, in points.
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

  // MARK: The text view's delegate

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
