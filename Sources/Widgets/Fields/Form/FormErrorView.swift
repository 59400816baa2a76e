import WindowResponder

/// The error of a row of a form: a symbol and a text below the control.
final class FormErrorView: View {
  private let sign = ImageView(image: Image(systemName: "exclamationmark.circle.fill"))
  private let label = Label()
  /// The space between the symbol and the text, in points.
  private static let gap = 5.0

  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  var font: Font {
    get { label.font }
    set { label.font = newValue }
  }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.numberOfLines = 0
    label.textColor = .errorText
    sign.tintColor = .errorText
    sign.contentMode = .scaleAspectFit
    sign.isAccessibilityElement = false
    addSubview(sign)
    addSubview(label)
  }

  /// The side of the symbol, which is as high as a line of the text, in points.
  private var side: Double { TextLayout.cached("0", font: label.font).size.height }

  private func textSize(_ width: Double) -> Size {
    label.askedSize(in: Size(width: max(0, width - side - Self.gap), height: .infinity))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let start = side + Self.gap
    sign.frame = Rect(x: 0, y: 0, width: side, height: side).mirrored(in: bounds, if: isRightToLeft)
    label.frame = Rect(
      x: start, y: 0, width: max(0, bounds.width - start), height: textSize(bounds.width).height
    ).mirrored(in: bounds, if: isRightToLeft)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let text = textSize(size.width)
    return Size(width: side + Self.gap + text.width, height: max(side, text.height))
  }
}
