import Widgets

/// A card with colours to drag, as images or as text.
final class ColorTray: Card {
  private let chips: [ColorChip]
  /// The height of the card, in points.
  let height = 44 + 2 * Spacing.medium

  init(_ colors: [Theme.ColorName]) {
    chips = colors.map { ColorChip($0) }
    super.init()
    for chip in chips { addSubview(chip) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentFrame
    let width = (area.width - Spacing.medium * Double(chips.count - 1)) / Double(chips.count)
    for (index, chip) in chips.enumerated() {
      chip.frame = Rect(
        x: area.minX + Double(index) * (width + Spacing.medium), y: area.minY, width: width,
        height: area.height)
    }
    mirror(chips)
  }
}

/// A view with a colour that can be dragged, and copied by keys.
final class ColorChip: View, DragInteractionDelegate, CopyAction {
  private let name: Theme.ColorName

  init(_ name: Theme.ColorName) {
    self.name = name
    super.init(frame: .zero)
    backgroundColor = Color(name)
    layer.cornerRadius = 8
    cursor = .openHand
    addInteraction(DragInteraction(delegate: self))
    isAccessibilityElement = true
    accessibilityLabel = name.words
  }

  // MARK: Keys

  override var canBecomeFocused: Bool { true }
  override var canBecomeFirstResponder: Bool { true }

  override func focusDidChange() {
    super.focusDidChange()
    setNeedsDisplay()
  }

  func copy(_ sender: Any?) { Pasteboard.general.string = "\(name)" }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    guard isFocused else { return }
    let width = theme.metrics.focusRingWidth
    context.strokeRoundedRect(
      bounds, cornerRadius: layer.cornerRadius, color: focusRingColor, width: width)
    context.strokeRoundedRect(
      bounds.insetBy(dx: width, dy: width), cornerRadius: layer.cornerRadius - width,
      color: .systemBackground, width: width)
  }

  // MARK: Dragging

  func dragInteraction(
    _ interaction: DragInteraction, itemsForBeginning session: any DragSession
  ) -> [DragItem] {
    let color = Color(name)
    let picture = ImageRenderer(size: Size(width: 64, height: 64)).image { context in
      context.fill(Rect(x: 0, y: 0, width: 64, height: 64), color: color)
    }
    let provider = ItemProvider(object: picture)
    provider.registerObject("\(name)")
    return [DragItem(itemProvider: provider)]
  }

  func dragInteraction(
    _ interaction: DragInteraction, previewForLifting item: DragItem, session: any DragSession
  ) -> TargetedDragPreview? {
    let parameters = DragPreviewParameters()
    parameters.visiblePath = Path(roundedRect: bounds, cornerRadius: layer.cornerRadius)
    parameters.backgroundColor = .clear
    return TargetedDragPreview(view: self, parameters: parameters)
  }

  func dragInteraction(
    _ interaction: DragInteraction, sessionAllowsMoveOperation session: any DragSession
  ) -> Bool { false }
}
