import Widgets

/// A card with a label that has several styles and links.
final class StyledTextCard: Card {
  private let label = Label()
  private let titleLabel = Label(text: "Styled text and links")
  /// A closure that is called with the address of a link that was pressed.
  var onOpenLink: (_ link: String) -> Void = { _ in }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    titleLabel.font = theme.fonts.headline
    label.numberOfLines = 0
    label.attributedText = Self.sample
    label.onOpenLink = { [weak self] link in self?.onOpenLink(link) }
    addSubview(titleLabel)
    addSubview(label)
  }

  private static var sample: StyledText {
    let body = Font.preferredFont(forTextStyle: .body)
    var text = StyledText("A label has ")
    text.append("bold", attributes: TextAttributes(font: body.withWeight(.bold)))
    text.append(", ")
    let ground = TextAttributes(backgroundColor: .systemYellow.withAlphaComponent(0.35))
    var italic = body
    italic.isItalic = true
    text.append("italic", attributes: TextAttributes(font: italic))
    text.append(" and ")
    let monospaced = FontMetrics.default.scaledFont(for: .monospacedSystemFont(ofSize: 16))
    text.append("monospaced", attributes: TextAttributes(font: monospaced))
    text.append(" letters, ")
    text.append("colours", attributes: TextAttributes(foregroundColor: Ink.purple))
    text.append(", ")
    text.append("grounds", attributes: ground)
    text.append(", lines ")
    text.append("under", attributes: TextAttributes(underlineStyle: .single))
    text.append(" and ")
    text.append("through", attributes: TextAttributes(strikethroughStyle: .single))
    text.append(" them, ")
    text.append("s p a c e", attributes: TextAttributes(kern: 1))
    text.append(", and pictures ")
    if let star = Image(systemName: "star.fill", pointSize: 15) {
      text.append(
        StyledText(
          attachment: TextAttachment(
            image: star, bounds: Rect(x: 0, y: -2, width: 15, height: 15)),
          attributes: TextAttributes(foregroundColor: Ink.orange)))
    }
    text.append(". Links, as to the ")
    text.append("handbook", attributes: TextAttributes(link: "https://example.org/handbook"))
    text.append(" or to ")
    text.append("a letter", attributes: TextAttributes(link: "mailto:ada@example.org"))
    text.append(", are pressed by pointer, finger and key.")
    return text
  }

  // MARK: Layout

  private static var titleHeight: Double { Spacing.scaled(24) }

  private func textHeight(_ width: Double) -> Double {
    label.sizeThatFits(Size(width: max(0, width - Spacing.medium * 2), height: 0)).height
      .rounded(.up)
  }

  /// Returns the height of the card for a width, in points.
  func height(forWidth width: Double) -> Double {
    Spacing.medium * 2 + Self.titleHeight + Spacing.small + textHeight(width)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentFrame
    guard !area.isNull else { return }
    titleLabel.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: Self.titleHeight)
    label.frame = Rect(
      x: area.minX, y: titleLabel.frame.maxY + Spacing.small, width: area.width,
      height: textHeight(bounds.width))
  }
}
