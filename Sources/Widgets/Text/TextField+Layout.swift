import ResponderWords
import WindowResponder

extension TextField {
  /// The distance between the border and the text, in points.
  static let padding = 12.0
  /// The side of the clear button's symbol, in points.
  static var clearSide: Double { FontMetrics.symbolSide(18) }
  /// The distance that glyphs can reach beyond the text's rectangle before they are clipped, in points.
  static let overhang = 4.0
  /// The default width of a field, in points.
  static let usualWidth = 160.0

  var usualHeight: Double {
    let text = editor.hasText ? editor.contentSize.height : placeholderLayout?.size.height ?? 0
    // Characters in fonts other than the field's can be higher.
    let line = max((font ?? theme.fonts.body).lineHeight, text).rounded(.up)
    return borderStyle == .none ? line : max(theme.metrics.touchTarget, line + 16)
  }

  func fittingSize(_ size: Size) -> Size {
    let text = editor.hasText ? editor.contentSize.width : placeholderLayout?.size.width ?? 0
    let wanted = max(
      Self.usualWidth, (text + TextCaret.width + widthAroundText).rounded(.up))
    return Size(
      width: size.width > 0 && size.width.isFinite ? min(size.width, wanted) : wanted,
      height: usualHeight)
  }

  /// The part of the field's width that is not for text, in points.
  private var widthAroundText: Double {
    func around(_ bounds: Rect) -> Double? {
      let room = min(textRect(forBounds: bounds).width, editingRect(forBounds: bounds).width)
      return room > 0 ? max(0, bounds.width - room) : nil
    }
    // A field that is too narrow for any text gives no result. A wide one does.
    let wide = Rect(x: 0, y: 0, width: max(bounds.width, 1_000), height: max(1, bounds.height))
    return around(bounds) ?? around(wide) ?? 0
  }

  // MARK: Rectangles

  private var isLeftShown: Bool { leftView != nil && leftViewMode.shows(isEditing: isEditing) }
  private var isRightShown: Bool {
    rightView != nil && rightViewMode.shows(isEditing: isEditing) && !isClearShown
  }
  /// A Boolean value that indicates whether the clear button is visible. It then replaces the right view.
  private var isClearShown: Bool {
    isEditable && editor.hasText && clearButtonMode.shows(isEditing: isEditing)
  }

  private var side: Double { borderStyle == .none ? 0 : Self.padding }

  func usualTextRect(_ bounds: Rect) -> Rect {
    var left = bounds.minX + side
    var right = bounds.maxX - side
    // Mirrors a rectangle in a right-to-left layout.
    func seen(_ rect: Rect) -> Rect { rect.mirrored(in: bounds, if: isRightToLeft) }
    if isLeftShown {
      left = max(left, seen(leftViewRect(forBounds: bounds)).maxX + gap(to: leftView))
    }
    if isRightShown {
      right = min(right, seen(rightViewRect(forBounds: bounds)).minX - gap(to: rightView))
    }
    if isClearShown { right = min(right, seen(clearButtonRect(forBounds: bounds)).minX + 8) }
    let offset = kept.textOffset
    left += offset.dx
    return seen(
      Rect(
        x: left, y: bounds.minY + offset.dy, width: max(0, right - left), height: bounds.height))
  }

  /// The distance between the symbol of the clear button and the edge of a field without a border, in points.
  private static let borderlessDistance = 8.0

  /// Returns the frame of the clear button, in which the symbol has the distance of the text from the border.
  /// In a field without a border it is a little nearer to the edge.
  func usualClearButtonRect(_ bounds: Rect) -> Rect {
    let width = Self.clearSide + 2 * Self.padding
    let beyond = borderStyle == .none ? Self.padding - Self.borderlessDistance : 0
    let x = bounds.maxX - width + beyond
    return Rect(x: x, y: bounds.minY, width: width, height: bounds.height)
      .mirrored(in: bounds, if: isRightToLeft)
  }

  func usualLeftRect(_ bounds: Rect) -> Rect {
    let size = sideSize(leftView, bounds)
    return Rect(
      x: bounds.minX + margin(of: leftView), y: bounds.midY - size.height / 2, width: size.width,
      height: size.height
    ).mirrored(in: bounds, if: isRightToLeft)
  }

  func usualRightRect(_ bounds: Rect) -> Rect {
    let size = sideSize(rightView, bounds)
    return Rect(
      x: bounds.maxX - margin(of: rightView) - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height
    ).mirrored(in: bounds, if: isRightToLeft)
  }

  /// Returns the distance of a view from the border. It is 0 for controls, which have empty edges for
  /// touches.
  private func margin(of view: View?) -> Double { view is Control ? 0 : side }
  private func gap(to view: View?) -> Double { view is Control ? 0 : 8 }

  private func sideSize(_ view: View?, _ bounds: Rect) -> Size {
    guard let view else { return .zero }
    var size = view.bounds.size
    let intrinsic = view.intrinsicContentSize
    if size.width <= 0 { size.width = intrinsic.width > 0 ? intrinsic.width : bounds.height }
    if size.height <= 0 { size.height = intrinsic.height > 0 ? intrinsic.height : bounds.height }
    return Size(width: size.width, height: min(size.height, bounds.height))
  }

  // MARK: Layout

  /// The effective text alignment. In a right-to-left layout, natural alignment is to the right.
  var shownAlignment: TextAlignment {
    textAlignment == .natural && isRightToLeft ? .right : textAlignment
  }

  func layOutParts() {
    editor.alignment = shownAlignment
    leftView?.isHidden = !isLeftShown
    rightView?.isHidden = !isRightShown
    if isLeftShown { leftView?.frame = leftViewRect(forBounds: bounds) }
    if isRightShown { rightView?.frame = rightViewRect(forBounds: bounds) }
    layOutClearButton()
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let frame = rect.insetBy(dx: -Self.overhang, dy: 0)
    if canvas.frame != frame { canvas.frame = frame }
    editor.width = max(0, rect.width - TextCaret.width)
    fitFont()
    canvas.isHidden = truncatedLayout != nil
    scrollToCaret()
    canvas.updateCaret()
  }

  private func layOutClearButton() {
    if isClearShown, kept.clearButton == nil {
      let button = ClearButton()
      button.addAction(
        Action { [weak self] _ in self?.clearByUser() }, for: .touchUpInside)
      addSubview(button)
      kept.clearButton = button
    }
    kept.clearButton?.isHidden = !isClearShown
    if isClearShown { kept.clearButton?.frame = clearButtonRect(forBounds: bounds) }
  }

  func exchange(_ old: View?, _ new: View?) {
    if old === new { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    partsDidChange()
  }

  /// Updates the layout after a view beside the text has appeared or disappeared.
  func partsDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  func fontDidChange() {
    editor.font = baseFont
    editor.layOutAnew()
    invalidateIntrinsicContentSize()
    partsDidChange()
  }

  /// Reduces the font size of text that does not fit.
  private func fitFont() {
    guard adjustsFontSizeToFitWidth else { return }
    let font = baseFont
    editor.font = font
    let room = editor.width
    let wide = editor.contentSize.width
    guard wide > room, room > 0 else { return }
    let least = max(1, min(minimumFontSize, font.pointSize))
    editor.font = font.withSize(max(least, (font.pointSize * room / wide).rounded(.down)))
  }

  func textDidChange() {
    let hadText = kept.hadText
    kept.hadText = editor.hasText
    if hadText != editor.hasText || !isEditing { partsDidChange() }
    if adjustsFontSizeToFitWidth { setNeedsLayout() }
    scrollToCaret()
    canvas.updateCaret()
  }

  /// Scrolls the text so that the caret is visible and no space is left after its end.
  func scrollToCaret() {
    let size = editor.contentSize
    let start = Self.overhang + TextCaret.width / 2
    let room = canvas.bounds.width - 2 * start
    let y = ((canvas.bounds.height - size.height) / 2).rounded(.down)
    guard room > 0 else { return }
    var x = start
    if size.width > room, isEditing {
      x = max(min(canvas.inset.dx, start), start + room - size.width)
      let caret = editor.caretRect(for: editor.head).minX
      if caret + x < start { x = start - caret }
      if caret + x > start + room { x = start + room - caret }
    } else if size.width > room, baseWritingDirection(for: .start, in: .forward) == .rightToLeft {
      // The beginning of the text is visible.
      x = start + room - size.width
    }
    canvas.inset = Vector(dx: x.rounded(), dy: y)
  }
}

extension TextField: BaselineView {
  package func baselineFromTop(forHeight height: Double) -> Double? {
    let line = TextLayout.cached(" ", font: editor.font)
    return max(0, ((height - line.size.height) / 2).rounded(.down)) + line.baseline
  }
}

/// The button that clears a text field. The Tab key does not stop at it.
private final class ClearButton: Button {
  override var canBecomeFocused: Bool { false }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? ownWord("Clear Text") }
    set { super.accessibilityLabel = newValue }
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let side = TextField.clearSide
    let place = Rect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    if let image = Image(systemName: "xmark.circle.fill") {
      context.draw(image, in: place, tint: isHighlighted ? .label : .secondaryLabel)
    }
  }
}
