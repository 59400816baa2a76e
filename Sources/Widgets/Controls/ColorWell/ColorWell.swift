import Glibc

/// A control that shows a color, and opens a picker to choose another one. Follows `UIColorWell`.
@preconcurrency @MainActor open class ColorWell: Control {
  private static let side = 30.0

  /// Creates a color well without a color. If the frame is empty, the well has its intrinsic size.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    if frame.isEmpty { self.frame.size = intrinsicContentSize }
    addAction(Action { [weak self] _ in self?.open() }, for: .primaryActionTriggered)
  }

  /// Creates a color well of its intrinsic size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    frame.size = intrinsicContentSize
    addAction(Action { [weak self] _ in self?.open() }, for: .primaryActionTriggered)
  }

  /// Saves the color. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodeColor(coder)
  }

  /// Restores the color, without sending an event. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    decodeColor(coder)
  }

  /// The color, or `nil` for none. A new value sends no event.
  open var selectedColor: Color? { didSet { if selectedColor != oldValue { setNeedsDisplay() } } }

  /// The title of the picker.
  open var title: String?

  /// A Boolean value that indicates whether the color can be translucent. The default is `true`.
  open var supportsAlpha = true

  /// The size of a touch target, in points.
  open override var intrinsicContentSize: Size {
    let side = max(Self.side, theme.metrics.touchTarget)
    return Size(width: side, height: side)
  }

  /// Returns ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  /// The accessibility label. The default is the ``title``.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }

  /// Opens the picker if the touch ends inside.
  open override func endTracking(_ touch: Touch?, with event: Event?) {
    super.endTracking(touch, with: event)
    if isTouchInside { sendActions(for: .primaryActionTriggered) }
  }

  /// Returns `false` for a recognizer of an ancestor that waits for a single tap.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: GestureRecognizer
  ) -> Bool {
    leavesTap(to: gestureRecognizer)
  }

  // MARK: Drawing

  /// Draws the color in a ring of all hues, and the focus ring of a focused control.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    if !isEnabled { context.setAlpha(0.4) }
    let side = min(Self.side, bounds.width, bounds.height)
    let disc = Rect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    drawHues(around: disc, in: context)
    let inner = disc.insetBy(dx: 5, dy: 5)
    context.saveState()
    context.clip(to: inner, cornerRadius: inner.width / 2)
    if let selectedColor {
      if !selectedColor.isOpaque { Self.drawSquares(in: inner, context) }
      context.fill(inner, color: selectedColor)
    } else {
      context.fill(inner, color: .secondaryFill)
      drawContrastEdge(around: inner, cornerRadius: inner.width / 2, in: context)
    }
    context.restoreState()
    if isHighlighted || isPointerInside, isEnabled {
      context.fillRoundedRect(
        disc, cornerRadius: side / 2,
        color: Color.label.withAlphaComponent(isHighlighted ? 0.2 : 0.08))
    }
    if isFocused {
      let ring = disc.insetBy(dx: -4, dy: -4)
      drawFocusRing(around: ring, cornerRadius: ring.width / 2, in: context)
    }
  }

  private func drawHues(around disc: Rect, in context: GraphicsContext) {
    let parts = 36
    let radius = disc.width / 2 - 1.5
    for index in 0..<parts {
      let from = Double(index) / Double(parts) * 2 * .pi
      let to = from + 2.2 * .pi / Double(parts)
      var path = Path()
      path.move(to: Point(x: disc.midX + cos(from) * radius, y: disc.midY + sin(from) * radius))
      path.addLine(to: Point(x: disc.midX + cos(to) * radius, y: disc.midY + sin(to) * radius))
      let hue = Double(index) / Double(parts)
      context.stroke(
        path, color: Color(hue: hue, saturation: 0.85, brightness: 0.95), width: 3)
    }
  }

  /// Draws squares of two colors, on which the opacity of a color is visible.
  static func drawSquares(in rect: Rect, _ context: GraphicsContext) {
    context.fill(rect, color: .white)
    let side = 5.0
    var row = 0
    while Double(row) * side < rect.height {
      var column = row % 2
      while Double(column) * side < rect.width {
        context.fill(
          Rect(
            x: rect.minX + Double(column) * side, y: rect.minY + Double(row) * side, width: side,
            height: side), color: .lightGray)
        column += 2
      }
      row += 1
    }
  }

  // MARK: Choosing

  /// Called when the color picker is finished. The base class does nothing.
  open func colorPickerViewControllerDidFinish(_ viewController: ColorPickerViewController) {}

  private func open() {
    guard isEnabled, let controller = presentingController else { return }
    let picker = ColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    picker.selectedColor = selectedColor ?? .black
    picker.delegate = self
    picker.modalPresentationStyle = .popover
    picker.popoverPresentationController?.sourceView = self
    picker.popoverPresentationController?.delegate = SmallPopover.shared
    controller.present(picker, animated: true)
  }
}

extension ColorWell: ColorPickerViewControllerDelegate {
  /// Sets the color that the user has chosen, and sends `Control.Events.valueChanged`.
  public func colorPickerViewController(
    _ viewController: ColorPickerViewController, didSelect color: Color, continuously: Bool
  ) {
    guard color != selectedColor else { return }
    selectedColor = color
    sendActions(for: .valueChanged)
  }
}
