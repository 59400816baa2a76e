import ResponderRuntime

/// The views of a popover: the background with a shadow, the controller's view, and the arrow.
final class PopoverBubble: View {
  private weak var popover: PopoverPresentationController?
  private let shadow = View()
  private let arrow = PopoverArrow()
  private let content = View()
  @BackLink private var embedded: View?
  private var placement: PopoverPlacement?

  /// The radius of a popover's corners, in points.
  static let cornerRadius = 14.0

  init(_ popover: PopoverPresentationController) {
    self.popover = popover
    super.init(frame: .zero)
    shadow.layer.shadowOpacity = 1
    shadow.layer.shadowColor = .windowShadow
    shadow.layer.shadowOffset = Size(width: 0, height: 6)
    shadow.layer.shadowRadius = 16
    content.clipsToBounds = true
    content.layer.borderWidth = 1
    content.layer.borderColor = .windowBorder
    for view in [shadow, content] {
      view.layer.cornerRadius = Self.cornerRadius
      addSubview(view)
    }
    addSubview(arrow)
    arrow.isUserInteractionEnabled = false
  }

  /// Adds a controller's view.
  func embed(_ view: View) {
    embedded = view
    content.addSubview(view)
    setNeedsLayout()
  }

  /// Moves the popover to a placement in the superview.
  func take(_ place: PopoverPlacement) {
    placement = place
    self.place(in: place.frame)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let placement else { return }
    let origin = placement.frame.origin
    let body = placement.body.offsetBy(dx: -origin.x, dy: -origin.y)
    let color =
      popover?.backgroundColor ?? embedded?.backgroundColor ?? .secondarySystemGroupedBackground
    shadow.frame = body
    content.frame = body
    content.backgroundColor = color
    shadow.backgroundColor = color
    if let embedded, embedded.superview === content { embedded.place(in: content.bounds) }
    arrow.isHidden = placement.direction.isEmpty
    arrow.color = color
    arrow.point(
      placement.direction, to: Point(x: placement.tip.x - origin.x, y: placement.tip.y - origin.y))
  }

  // Touches in the popover are not passed to the views below.
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}
  override var drawsNothing: Bool { true }
}

/// The arrow of a popover, which covers the border of the body next to it.
final class PopoverArrow: View {
  var color = Color.systemGroupedBackground {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }
  private var direction = PopoverArrowDirection.up

  /// The overlap of the arrow with the body's border, in points.
  private static let overlap = 1.0

  /// Points the arrow in a direction, with its tip at a point of the superview.
  func point(_ direction: PopoverArrowDirection, to tip: Point) {
    self.direction = direction
    let (height, width) = (
      PopoverPlacement.arrowHeight + Self.overlap, PopoverPlacement.arrowWidth
    )
    switch direction {
    case .up: frame = Rect(x: tip.x - width / 2, y: tip.y, width: width, height: height)
    case .down:
      frame = Rect(x: tip.x - width / 2, y: tip.y - height, width: width, height: height)
    case .left: frame = Rect(x: tip.x, y: tip.y - width / 2, width: height, height: width)
    default: frame = Rect(x: tip.x - height, y: tip.y - width / 2, width: height, height: width)
    }
    setNeedsDisplay()
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let (outline, edge) = paths
    context.fill(outline, color: color)
    context.stroke(edge, color: .windowBorder, width: 1)
  }

  /// The outline of the arrow, and its two sides, in the upward direction.
  private var paths: (outline: Path, edge: Path) {
    let (height, half) = (PopoverPlacement.arrowHeight, PopoverPlacement.arrowWidth / 2)
    var edge = Path()
    edge.move(to: Point(x: 0, y: height + 0.5))
    edge.addCurve(
      to: Point(x: half - 2, y: 1.6), control1: Point(x: half * 0.5, y: height + 0.5),
      control2: Point(x: half - 5, y: 4))
    edge.addQuadCurve(to: Point(x: half + 2, y: 1.6), control: Point(x: half, y: 0))
    edge.addCurve(
      to: Point(x: half * 2, y: height + 0.5), control1: Point(x: half + 5, y: 4),
      control2: Point(x: half * 1.5, y: height + 0.5))
    var outline = edge
    outline.addLine(to: Point(x: half * 2, y: height + Self.overlap))
    outline.addLine(to: Point(x: 0, y: height + Self.overlap))
    outline.close()
    let turn: Transform
    let full = height + Self.overlap
    switch direction {
    case .up: turn = .identity
    case .down: turn = Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: full)
    case .left: turn = Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    default: turn = Transform(a: 0, b: 1, c: -1, d: 0, tx: full, ty: 0)
    }
    return (outline.applying(turn), edge.applying(turn))
  }
}
