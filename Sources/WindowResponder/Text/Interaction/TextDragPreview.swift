/// A preview of the dragged text at the pointer.
final class TextDragPreview: View {
  /// The maximum width, in points.
  private static let greatestWidth = 220.0
  /// The number of characters that are shown.
  private static let length = 80
  /// The distance from the pointer, in points.
  private static let distance = 14.0
  private static let padding = 8.0

  private let text: String

  init(_ text: String) {
    self.text = String(text.prefix(Self.length).map { $0.isNewline ? " " : $0 })
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .tertiarySystemGroupedBackground
    layer.cornerRadius = 6
    layer.borderWidth = 1
    layer.borderColor = .separator
    alpha = 0.9
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 4
    layer.shadowOffset = Size(width: 0, height: 2)
  }

  private var layoutOfText: TextLayout {
    TextLayout.cached(
      text, font: theme.fonts.caption, maxWidth: Self.greatestWidth, numberOfLines: 1)
  }

  /// Moves the preview next to the pointer, within a rectangle.
  func follow(_ pointer: Point, in area: Rect) {
    let size = layoutOfText.size
    let (width, height) = (size.width + 2 * Self.padding, size.height + Self.padding)
    let x = min(pointer.x + Self.distance, area.maxX - width)
    let y = min(pointer.y + Self.distance, area.maxY - height)
    frame = Rect(x: x.rounded(), y: y.rounded(), width: width, height: height)
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    context.draw(
      layoutOfText, at: Point(x: Self.padding, y: Self.padding / 2), color: .label)
  }
}
