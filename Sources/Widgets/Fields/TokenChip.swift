import ResponderWords
import WindowResponder

/// A token of a token field, with a button that removes it.
@MainActor final class TokenChip: Control {
  let token: String
  var onRemove: (() -> Void)?
  private static let padding = 10.0
  private static var crossSide: Double { FontMetrics.symbolSide(14) }

  init(_ token: String) {
    self.token = token
    super.init(frame: .zero)
    accessibilityLabel = token
    accessibilityHint = ownWord("Delete removes it")
  }

  private var words: TextLayout { TextLayout.cached(token, font: theme.fonts.button) }

  override var intrinsicContentSize: Size {
    Size(
      width: (words.size.width + Self.crossSide + 2.5 * Self.padding).rounded(.up),
      height: max(32, words.size.height + 8))
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let whole = intrinsicContentSize
    return Size(
      width: size.width > 0 ? min(size.width, whole.width) : whole.width, height: whole.height)
  }

  private var cross: Rect {
    Rect(
      x: bounds.maxX - Self.padding - Self.crossSide, y: bounds.midY - Self.crossSide / 2,
      width: Self.crossSide, height: Self.crossSide
    ).mirrored(in: bounds, if: isRightToLeft)
  }

  override func endTracking(_ touch: Touch?, with event: Event?) {
    guard isTouchInside, let touch else { return }
    let place = touch.location(in: self)
    let room = cross.insetBy(dx: -Self.padding, dy: -Self.padding)
    if room.contains(place) { onRemove?() } else { isSelected.toggle() }
  }

  override func performPrimaryAction() { isSelected.toggle() }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if isFocused, isEnabled, let key = presses.plainKey {
      if key.keyCode == .keyboardDeleteOrBackspace || key.keyCode == .keyboardDeleteForward {
        return onRemove?() ?? ()
      }
    }
    super.pressesBegan(presses, with: event)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    leavesTap(to: gestureRecognizer)
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let radius = bounds.height / 2
    let isOn = isSelected || isHighlighted
    context.fillRoundedRect(
      bounds, cornerRadius: radius,
      color: !isEnabled ? .quaternarySystemFill : isOn ? tintColor : .secondaryFill)
    let color: Color = !isEnabled ? .tertiaryLabel : isOn ? .onTint : .label
    let room = bounds.width - Self.crossSide - 2.5 * Self.padding
    let text =
      words.size.width <= room
      ? words : TextLayout.cached(token, font: theme.fonts.button, maxWidth: max(0, room))
    let place = Rect(
      x: bounds.minX + Self.padding, y: bounds.midY - text.size.height / 2,
      width: min(room, text.size.width), height: text.size.height
    ).mirrored(in: bounds, if: isRightToLeft)
    context.draw(text, at: place.origin, color: color)
    if let image = Image(systemName: "xmark") {
      context.draw(image, in: cross, tint: isOn ? .onTint : .secondaryLabel)
    }
    if isFocused { drawFocusRing(around: bounds, cornerRadius: radius, in: context) }
  }
}

extension TokenChip: BaselineView {
  func baselineFromTop(forHeight height: Double) -> Double? {
    (height - words.size.height) / 2 + words.baseline
  }
}
