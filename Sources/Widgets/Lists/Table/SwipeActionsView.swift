/// A view with the buttons of swipe actions side by side.
final class SwipeActionsView: View {
  let buttons: [SwipeActionButton]
  private let isLeading: Bool
  /// The lengths at each side that lie behind rows, in points. They hide round corners.
  var hidden = EdgeInsets.zero {
    didSet { if hidden != oldValue { setNeedsLayout() } }
  }
  /// The handler that receives the action of a used button.
  var onAction: ((ContextualAction, View) -> Void)?
  /// A Boolean value that indicates whether the first action has the full width, because the end of the touch
  /// performs it.
  var fillsWithFirst = false {
    didSet { if fillsWithFirst != oldValue { setNeedsLayout() } }
  }

  init(_ actions: [ContextualAction], isLeading: Bool) {
    self.isLeading = isLeading
    buttons = actions.map(SwipeActionButton.init)
    super.init()
    for button in buttons.reversed() {
      button.addAction(
        Action { [weak self, weak button] _ in
          guard let self, let button else { return }
          onAction?(button.action, button)
        }, for: .primaryActionTriggered)
      addSubview(button)
    }
  }

  /// The width of all actions, in points.
  var fittingWidth: Double {
    var width = 0.0
    for button in buttons { width += button.fittingWidth }
    return width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let total = max(fittingWidth, 1)
    let room = bounds.inset(by: hidden)
    var start = 0.0
    for (index, button) in buttons.enumerated() {
      var width = room.width * button.fittingWidth / total
      if fillsWithFirst { width = index == 0 ? room.width : 0 }
      let x = isLeading ? room.minX + start : room.maxX - start - width
      button.frame = Rect(x: x, y: room.minY, width: width, height: room.height)
      start += width
    }
  }
}

/// The button of a swipe action.
final class SwipeActionButton: CellButton {
  let action: ContextualAction

  init(_ action: ContextualAction) {
    self.action = action
    super.init()
    clipsToBounds = true
    accessibilityLabel = action.title
  }

  /// The background color of the button.
  var ground: Color {
    action.backgroundColor ?? (action.style == .destructive ? .destructive : .neutral)
  }

  private var font: Font {
    .systemFont(ofSize: FontMetrics.default.scaledValue(for: 14), weight: .medium)
  }

  private var text: TextLayout? {
    guard let title = action.title, !title.isEmpty else { return nil }
    return TextLayout.cached(title, font: font)
  }

  /// The width that the button needs, in points.
  var fittingWidth: Double {
    max(TableMetrics.actionWidth, (text?.size.width ?? 0) + TableMetrics.margin * 2)
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let isDestructive = action.style == .destructive
    context.fill(bounds, color: ground)
    if isHighlighted || isPointerInside {
      context.fill(bounds, color: Color.label.withAlphaComponent(isHighlighted ? 0.18 : 0.08))
    }
    let color = foreground(on: ground, isDestructive)
    let image = action.image
    let imageHeight = image.map { min($0.size.height, bounds.height * 0.45) } ?? 0
    let gap = image != nil && text != nil ? 3.0 : 0
    let height = imageHeight + gap + (text?.size.height ?? 0)
    var y = ((bounds.height - height) / 2).rounded(.down)
    if let image {
      let width = image.size.height > 0 ? image.size.width * imageHeight / image.size.height : 0
      context.draw(
        image.withRenderingMode(.alwaysTemplate),
        in: Rect(
          x: ((bounds.width - width) / 2).rounded(.down), y: y, width: width, height: imageHeight),
        tint: color)
      y += imageHeight + gap
    }
    if let text {
      context.draw(
        text, at: Point(x: ((bounds.width - text.size.width) / 2).rounded(.down), y: y),
        color: color)
    }
  }

  /// Returns white or a dark color, whichever is easier to read on the background.
  private func foreground(on ground: Color, _ isDestructive: Bool) -> Color {
    if isDestructive, action.backgroundColor == nil { return .onDestructive }
    let color = theme.resolve(ground)
    return color.contrastRatio(with: .white) >= 3 ? .white : Color(white: 0.08)
  }
}
