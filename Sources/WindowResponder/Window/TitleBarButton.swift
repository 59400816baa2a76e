import ResponderRuntime
import ResponderWords

/// A button of a window's own title bar: a disc with a symbol.
final class TitleBarButton: Control {
  enum Kind: String {
    case close, maximize, restore, minimize

    /// The name of the button.
    var name: String {
      if Language.current.code == "en" { return rawValue }
      return switch self {
      case .close: ownWord("Close")
      case .maximize: ownWord("Maximize")
      case .restore: ownWord("Restore")
      case .minimize: ownWord("Minimize")
      }
    }
  }

  /// The radius of the disc, in points. The whole control accepts touches.
  private static let discRadius = 13.0

  var kind: Kind { didSet { if kind != oldValue { setNeedsDisplay() } } }
  var isWindowActive = true { didSet { if isWindowActive != oldValue { setNeedsDisplay() } } }
  var onPress: () -> Void = {}

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    addAction(Action { [link = BackLink(self)] _ in link.target?.onPress() }, for: .touchUpInside)
  }

  // The keyboard performs these actions with the compositor's own shortcuts.
  override var canBecomeFocused: Bool { false }
  override var trackingMargin: Double? {
    get { 0 }
    set {}
  }

  override func pointerDidChange() { setNeedsDisplay() }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    gestureRecognizer.view === self
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let center = Point(x: bounds.midX, y: bounds.midY)
    let radius = Self.discRadius
    let disc = Rect(
      x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
    let isClosing = kind == .close && (isHighlighted || isPointerInside)
    if isClosing {
      context.fillRoundedRect(
        disc, cornerRadius: radius,
        color: isHighlighted ? .destructive.withAlphaComponent(0.8) : .destructive)
    } else {
      context.fillRoundedRect(
        disc, cornerRadius: radius, color: isHighlighted ? .pressedFill : .secondaryFill)
      if isPointerInside, !isHighlighted {
        context.fillRoundedRect(disc, cornerRadius: radius, color: .secondaryFill)
      }
      drawContrastEdge(around: disc, cornerRadius: radius, in: context)
    }
    context.setStrokeColor(
      isClosing ? .onDestructive : isWindowActive ? .label : .tertiaryLabel)
    var sign = self.sign(around: center)
    sign.lineWidth = 1.5
    sign.lineCapStyle = .round
    sign.lineJoinStyle = .round
    context.stroke(sign)
  }

  private func sign(around center: Point) -> Path {
    let reach = 4.0
    var path = Path()
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: center.x + x * reach, y: center.y + y * reach)
    }
    switch kind {
    case .close:
      path.move(to: point(-1, -1))
      path.addLine(to: point(1, 1))
      path.move(to: point(1, -1))
      path.addLine(to: point(-1, 1))
    case .maximize:
      let box = Rect(x: center.x - reach, y: center.y - reach, width: reach * 2, height: reach * 2)
      path = Path(roundedRect: box, cornerRadius: 1.5)
    case .restore:
      let back = Rect(x: center.x - 2, y: center.y - 4.5, width: 6.5, height: 6.5)
      let front = Rect(x: center.x - 4.5, y: center.y - 2, width: 6.5, height: 6.5)
      path = Path(roundedRect: front, cornerRadius: 1.5)
      path.move(to: Point(x: back.minX, y: back.minY + 0))
      path.addLine(to: Point(x: back.maxX, y: back.minY))
      path.addLine(to: Point(x: back.maxX, y: back.maxY))
    case .minimize:
      path.move(to: point(-1, 0.9))
      path.addLine(to: point(1, 0.9))
    }
    return path
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? kind.name }
    set { super.accessibilityLabel = newValue }
  }
}
