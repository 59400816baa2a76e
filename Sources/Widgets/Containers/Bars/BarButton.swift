import ResponderWords

/// The control that shows a ``BarButtonItem`` in a bar.
@preconcurrency @MainActor final class BarButton: Control {
  let item: BarButtonItem
  /// The title that replaces the item's title, or `nil` for none.
  var shownTitle: String? { didSet { contentDidChange() } }
  /// A Boolean value that indicates whether a back arrow is before the title.
  let isBack: Bool
  /// The image that replaces the back arrow, or `nil` for the default one.
  var backImage: Image?
  /// The appearance, or `nil` for the default one.
  var itemAppearance: BarButtonItemAppearance? { didSet { contentDidChange() } }
  /// The handler of a press that replaces the item's action.
  var onPress: (@MainActor (Event?) -> Void)?
  /// The edge of the bar with whose margin the title is aligned, or `nil` for a title in the middle. A title
  /// in a button of a given width is in the middle.
  var alignedEdge: Edge? { didSet { if alignedEdge != oldValue { setNeedsDisplay() } } }
  private var largeContentPress: LargeContentPress?
  /// A closure that returns the menu of a long press instead of the item's menu.
  var makeMenu: (@MainActor () -> Menu?)?

  /// An edge of a bar.
  enum Edge { case leading, trailing }

  init(_ item: BarButtonItem, isBack: Bool = false) {
    self.item = item
    self.isBack = isBack
    super.init(frame: .zero)
    addAction(Action { [weak self] _ in self?.press(nil) }, for: .touchUpInside)
    if !isBack { largeContentPress = LargeContentPress(on: self, item: item) }
    update()
  }

  /// Updates the control from the item.
  func update() {
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    let opensMenu = !isBack && item.menu != nil && item.action == nil && item.primaryAction == nil
    showsMenuAsPrimaryAction = opensMenu
    isContextMenuInteractionEnabled = item.menu != nil || makeMenu != nil
    largeContentPress?.isWanted = !isContextMenuInteractionEnabled
    contentDidChange()
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func press(_ event: Event?) {
    if showsMenuAsPrimaryAction { return }
    if let onPress { onPress(event) } else { item.perform(for: event) }
  }

  override func performPrimaryAction() {
    if showsMenuAsPrimaryAction { super.performPrimaryAction() } else { press(nil) }
  }

  override func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    guard isEnabled, let menu = makeMenu?() ?? item.menu else { return nil }
    return ContextMenuConfiguration(actionProvider: { _ in menu })
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    leavesTap(to: gestureRecognizer)
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsDisplay()
  }

  override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel ?? (isBack ? ownWord("Back") : item.accessibilityLabel) ?? title
    }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityHint: String? {
    get { super.accessibilityHint ?? item.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? item.accessibilityValue }
    set { super.accessibilityValue = newValue }
  }

  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? item.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }

  // MARK: Size

  private var title: String? { shownTitle ?? (isBack ? nil : item.title) }

  private var image: Image? {
    if isBack {
      return backImage ?? Image(systemName: isRightToLeft ? "chevron.right" : "chevron.left")
    }
    return item.shownImage(in: traitCollection)
  }

  private var imageSize: Size {
    guard let image else { return .zero }
    guard image.isTemplate, !image.hasPixels else { return image.size }
    return Size(width: BarSizes.symbol, height: BarSizes.symbol)
  }

  private var attributes: TextAttributes {
    let state: State = !isEnabled ? .disabled : isHighlighted ? .highlighted : .normal
    let own = item.shownTitleAttributes(for: state) ?? item.shownTitleAttributes(for: .normal)
    if let own { return own }
    let kind =
      !isEnabled
      ? itemAppearance?.disabled
      : isHighlighted ? itemAppearance?.highlighted : itemAppearance?.normal
    return kind?.titleTextAttributes ?? TextAttributes()
  }

  private var font: Font {
    attributes.font ?? (item.style == .done ? theme.fonts.headline : theme.fonts.body)
  }

  private func layout(_ text: String, width: Double? = nil) -> TextLayout {
    TextLayout.cached(text, font: font, maxWidth: width, numberOfLines: 1)
  }

  private var showsTitle: Bool { isBack || image == nil }
  private var gap: Double { isBack ? 2 : 0 }

  /// Returns the preferred width with a title, in points.
  func width(for title: String?) -> Double {
    if item.width > 0, !isBack { return item.width }
    var content = imageSize.width
    if showsTitle, let title, !title.isEmpty { content += gap + layout(title).size.width }
    return max(BarSizes.row, (content + 2 * padding).rounded(.up))
  }

  private var padding: Double { isBack ? 8 : BarSizes.buttonPadding }

  override var intrinsicContentSize: Size {
    var width = width(for: title)
    if showsTitle, !isBack {
      for other in item.possibleTitles ?? [] { width = max(width, self.width(for: other)) }
    }
    return Size(width: width, height: BarSizes.row)
  }

  override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  // MARK: Drawing

  /// A Boolean value that indicates whether the user wants to see that the button is one.
  private var showsShape: Bool { programContext.showsButtonShapes }

  private var color: Color {
    if !isEnabled { return attributes.foregroundColor ?? .tertiaryLabel }
    return attributes.foregroundColor ?? item.shownTintColor ?? tintColor
  }

  /// The edge with which the title is aligned, or `nil` if it is in the middle.
  private var titleEdge: Edge? {
    isBack || !showsTitle || item.width > 0 ? nil : alignedEdge
  }

  /// The part of the bounds with the title and its padding, which is narrower if the button has space for
  /// longer titles.
  private var shape: Rect {
    guard let edge = titleEdge, let title, !title.isEmpty else { return bounds }
    let width = min(bounds.width, width(for: title))
    let x = edge == .leading ? bounds.minX : bounds.maxX - width
    return mirrored(Rect(x: x, y: bounds.minY, width: width, height: bounds.height))
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let radius = theme.metrics.controlCornerRadius
    let ground = shape.insetBy(dx: 1, dy: 4)
    if isHighlighted {
      context.fillRoundedRect(ground, cornerRadius: radius, color: .pressedFill)
    } else if isSelected {
      context.fillRoundedRect(ground, cornerRadius: radius, color: color.withAlphaComponent(0.18))
    } else if showsShape || isEnabled && isPointerInside {
      context.fillRoundedRect(ground, cornerRadius: radius, color: .fill)
    }
    drawContent(in: context)
    if isFocused { drawFocusRing(around: ground, cornerRadius: radius, in: context) }
  }

  private func drawContent(in context: GraphicsContext) {
    let size = imageSize
    var room = bounds.insetBy(dx: padding, dy: 0)
    if let image {
      let isAlone = !showsTitle || title?.isEmpty ?? true
      let x = isAlone && !isBack ? room.midX - size.width / 2 : room.minX
      let offset = isBack ? Vector.zero : item.shownImageOffset(in: traitCollection)
      let place = Rect(
        x: x + offset.dx, y: room.midY - size.height / 2 + offset.dy, width: size.width,
        height: size.height)
      context.draw(image, in: isBack ? mirrored(place) : place, tint: color)
      room.origin.x += size.width + gap
      room.size.width -= size.width + gap
    }
    guard showsTitle, let title, !title.isEmpty, room.width > 0 else { return }
    let text = layout(title, width: room.width)
    var place = Rect(
      x: room.midX - text.size.width / 2, y: (room.midY - text.size.height / 2).rounded(.down),
      width: text.size.width, height: text.size.height)
    if isBack || titleEdge == .leading { place.origin.x = room.minX }
    if titleEdge == .trailing { place.origin.x = room.maxX - text.size.width }
    if isBack || titleEdge != nil { place = mirrored(place) }
    context.draw(text, at: place.origin, color: color)
  }
}
