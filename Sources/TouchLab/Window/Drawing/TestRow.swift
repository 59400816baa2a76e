import Widgets

/// A row of the list of tests, with the name, the result, and an action that begins the test.
final class TestRow: Control {
  private let symbol = ImageView()
  private let titleLabel = LabStyle.label("", font: LabStyle.strong)
  private let detailLabel = LabStyle.label("", font: LabStyle.note, color: .secondaryLabel)
  private let mark = ImageView()

  /// The smallest height, in points.
  static let height = 68.0

  /// Creates a row for a test.
  init(title: String, detail: String, symbolName: String) {
    super.init(frame: .zero)
    titleLabel.text = title
    detailLabel.text = detail
    symbol.image = Image(systemName: symbolName, pointSize: 26)
    symbol.tintColor = .secondaryLabel
    symbol.contentMode = .center
    mark.contentMode = .center
    for view in [symbol, titleLabel, detailLabel, mark] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    accessibilityLabel = title
    layer.cornerRadius = 12
    show(.none, detail: detail)
  }

  /// Shows the result of the test.
  func show(_ sign: TestMark, detail: String) {
    mark.image = Image(systemName: sign.symbolName, pointSize: 26)
    mark.tintColor = sign.color
    detailLabel.text = detail
    accessibilityValue = detail
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .tertiarySystemGroupedBackground : nil
  }

  private func texts(width: Double) -> (title: Size, detail: Size) {
    let room = Size(width: max(40, width - 112), height: 1_000)
    return (titleLabel.sizeThatFits(room), detailLabel.sizeThatFits(room))
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let texts = texts(width: size.width)
    return Size(
      width: size.width, height: max(Self.height, texts.title.height + texts.detail.height + 24))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let texts = texts(width: bounds.width)
    symbol.frame = Rect(x: 8, y: 0, width: 44, height: bounds.height)
    mark.frame = Rect(x: bounds.width - 48, y: 0, width: 44, height: bounds.height)
    let height = texts.title.height + texts.detail.height + 2
    let y = ((bounds.height - height) / 2).rounded()
    let width = max(40, bounds.width - 112)
    titleLabel.frame = Rect(x: 60, y: y, width: width, height: texts.title.height)
    detailLabel.frame = Rect(
      x: 60, y: y + texts.title.height + 2, width: width, height: texts.detail.height)
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    if isFocused { drawFocusRing(around: bounds, cornerRadius: 12, in: context) }
  }
}
