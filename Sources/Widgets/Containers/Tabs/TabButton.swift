/// The control that shows a ``TabBarItem`` in a tab bar.
@preconcurrency @MainActor final class TabButton: Control {
  let item: TabBarItem
  weak var bar: TabBar?
  private var largeContentPress: LargeContentPress?
  /// A Boolean value that indicates whether the title is beside the image.
  var isInline = false { didSet { if isInline != oldValue { setNeedsDisplay() } } }

  init(_ item: TabBarItem) {
    self.item = item
    super.init(frame: .zero)
    largeContentPress = LargeContentPress(on: self, item: item)
    toldTexts = [accessibilityLabel, accessibilityHint, accessibilityValue]
  }

  /// The label, the hint and the value that assistive technologies know.
  private var toldTexts: [String?] = []

  func update() {
    isEnabled = item.isEnabled
    setNeedsDisplay()
    superview?.setNeedsLayout()
    let texts = [accessibilityLabel, accessibilityHint, accessibilityValue]
    guard texts != toldTexts else { return }
    let old = toldTexts
    toldTexts = texts
    if texts[0] != old[0] { accessibilityDidChange(.name) }
    if texts[2] != old[2] { accessibilityDidChange(.value) }
    accessibilityDidChange(.description)
  }

  override func performPrimaryAction() { sendActions(for: .touchUpInside) }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if !(bar?.keysBegan(presses) ?? false) { super.pressesBegan(presses, with: event) }
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsDisplay()
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    leavesTap(to: gestureRecognizer)
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? item.accessibilityLabel ?? item.title }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? item.accessibilityValue ?? item.badgeValue }
    set { super.accessibilityValue = newValue }
  }

  override var accessibilityHint: String? {
    get { super.accessibilityHint ?? item.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }

  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? item.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }

  // MARK: Appearance

  private var look: TabBarItemStateAppearance? {
    let whole = bar?.look
    let kind = isInline ? whole?.inlineLayoutAppearance : whole?.stackedLayoutAppearance
    return !isEnabled ? kind?.disabled : isSelected ? kind?.selected : kind?.normal
  }

  private var attributes: TextAttributes {
    item.shownTitleAttributes(for: isSelected ? .selected : .normal)
      ?? look?.titleTextAttributes ?? TextAttributes()
  }

  /// Returns the position of the title, from that without an offset.
  private func titlePosition(_ x: Double, _ y: Double) -> Point {
    let own = item.titlePositionAdjustment
    let offset = own != .zero ? own : look?.titlePositionAdjustment ?? .zero
    return Point(x: x + offset.horizontal, y: y + offset.vertical)
  }

  private var color: Color {
    if !isEnabled { return .tertiaryLabel }
    return isSelected ? tintColor : bar?.unselectedItemTintColor ?? .secondaryLabel
  }

  private var font: Font {
    attributes.font
      ?? (isInline
        ? theme.fonts.button : theme.fonts.caption.withSize(theme.fonts.caption.pointSize - 2))
  }

  private var image: Image? {
    (isSelected ? item.selectedImage : nil) ?? item.shownImage(in: traitCollection)
  }

  private func layout(_ width: Double?) -> TextLayout? {
    guard let title = item.title, !title.isEmpty else { return nil }
    return TextLayout.cached(title, font: font, maxWidth: width, numberOfLines: 1)
  }

  private var imageSize: Size {
    guard let image else { return .zero }
    if image.isTemplate, !image.hasPixels { return Size(width: 22, height: 22) }
    let scale = min(1, 28 / max(1, image.size.height))
    return Size(width: image.size.width * scale, height: image.size.height * scale)
  }

  /// The preferred width in the center of a wide bar, in points.
  var naturalWidth: Double {
    let text = TextLayout.cached(item.title ?? "", font: theme.fonts.button).size.width
    let badge = item.badgeValue == nil ? 0 : badgeWidth + 6
    return max(88, text + imageSize.width + 8 + 32 + badge)
  }

  // MARK: Drawing

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let ground = bounds.insetBy(dx: 4, dy: 5)
    let radius = theme.metrics.controlCornerRadius
    if isHighlighted {
      context.fillRoundedRect(ground, cornerRadius: radius, color: .pressedFill)
    } else if isSelected, isInline {
      let own = bar?.look.selectionIndicatorTintColor
      context.fillRoundedRect(
        ground, cornerRadius: radius, color: own ?? tintColor.withAlphaComponent(0.14))
    } else if isEnabled, isPointerInside {
      context.fillRoundedRect(ground, cornerRadius: radius, color: .fill)
    }
    if isSelected, let picture = bar?.selectionIndicatorImage { context.draw(picture, in: ground) }
    if isInline { drawInline(in: context) } else { drawStacked(in: context) }
    if isFocused { drawFocusRing(around: ground, cornerRadius: radius, in: context) }
  }

  private func drawStacked(in context: GraphicsContext) {
    let size = imageSize
    let text = layout(max(0, bounds.width - 8))
    let height = size.height + (text?.size.height ?? 0) + (image == nil || text == nil ? 0 : 2)
    var y = (bounds.midY - height / 2).rounded(.down)
    if let image {
      let place = Rect(
        x: bounds.midX - size.width / 2, y: y, width: size.width, height: size.height)
      draw(image, in: place, context)
      drawBadge(at: Point(x: place.maxX, y: place.minY + 2), in: context)
      y = place.maxY + 2
    }
    guard let text else { return }
    context.draw(
      text, at: titlePosition(bounds.midX - text.size.width / 2, y),
      color: attributes.foregroundColor ?? color)
    if image == nil {
      drawBadge(at: Point(x: bounds.midX + text.size.width / 2 + 6, y: y), in: context)
    }
  }

  private func draw(_ image: Image, in place: Rect, _ context: GraphicsContext) {
    let offset = item.shownImageOffset(in: traitCollection)
    context.draw(
      image, in: place.offsetBy(dx: offset.dx, dy: offset.dy), tint: look?.iconColor ?? color)
  }

  private func drawInline(in context: GraphicsContext) {
    let size = imageSize
    let gap = image == nil ? 0.0 : 8
    let text = layout(max(0, bounds.width - size.width - gap - 20))
    let badge = item.badgeValue == nil || text == nil ? 0 : badgeWidth + 6
    let width = size.width + gap + (text?.size.width ?? 0) + badge
    let start = bounds.midX - width / 2
    if let image {
      let place = mirrored(
        Rect(x: start, y: bounds.midY - size.height / 2, width: size.width, height: size.height))
      draw(image, in: place, context)
      if text == nil { drawBadge(at: Point(x: place.maxX, y: place.minY), in: context) }
    }
    guard let text else { return }
    let place = mirrored(
      Rect(
        x: start + size.width + gap, y: (bounds.midY - text.size.height / 2).rounded(.down),
        width: text.size.width, height: text.size.height))
    context.draw(
      text, at: titlePosition(place.minX, place.minY), color: attributes.foregroundColor ?? color)
    let x = isRightToLeft ? place.minX - badgeWidth - 6 : place.maxX + 6
    drawBadge(at: Point(x: x + 6, y: bounds.midY - 4), in: context)
  }

  private var badgeAttributes: TextAttributes {
    let own = isSelected ? item.badgeTextAttributes(for: .selected) : nil
    return own ?? item.badgeTextAttributes(for: .normal) ?? look?.badgeTextAttributes
      ?? TextAttributes()
  }

  private var badgeText: TextLayout? {
    guard let value = item.badgeValue, !value.isEmpty else { return nil }
    return TextLayout.cached(
      value, font: badgeAttributes.font ?? Font.systemFont(ofSize: 11, weight: .semibold))
  }

  private var badgeWidth: Double { badgeText.map { max(16, $0.size.width + 8) } ?? 8 }

  private func drawBadge(at point: Point, in context: GraphicsContext) {
    guard let value = item.badgeValue else { return }
    let ground = item.badgeColor ?? look?.badgeBackgroundColor ?? .destructive
    if value.isEmpty {
      let dot = Rect(x: point.x - 3, y: point.y - 2, width: 8, height: 8)
      return context.fillRoundedRect(dot, cornerRadius: 4, color: ground)
    }
    guard let text = badgeText else { return }
    let width = badgeWidth
    let x = min(point.x - 6, bounds.maxX - width)
    let pill = Rect(x: x, y: max(1, point.y - 4), width: width, height: 16)
    context.fillRoundedRect(pill, cornerRadius: 8, color: ground)
    context.draw(
      text, at: Point(x: pill.midX - text.size.width / 2, y: pill.midY - text.size.height / 2),
      color: badgeAttributes.foregroundColor ?? .onDestructive)
  }
}
