import WindowResponder

/// A text field with a smaller height and smaller margins than others, in the body font of its window.
class InspectorField: TextField {
  /// The height of the field, in points.
  private static let height = 36.0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    borderStyle = .roundedRect
    autocorrectionType = .no
    autocapitalizationType = .none
  }

  override func textRect(forBounds bounds: Rect) -> Rect { bounds.insetBy(dx: 8, dy: 0) }
  override func editingRect(forBounds bounds: Rect) -> Rect { bounds.insetBy(dx: 8, dy: 0) }

  override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: Self.height)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: super.sizeThatFits(size).width, height: Self.height)
  }

  override func layoutSubviews() {
    if font != theme.fonts.body { font = theme.fonts.body }
    super.layoutSubviews()
  }
}
