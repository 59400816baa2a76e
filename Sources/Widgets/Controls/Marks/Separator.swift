import WindowResponder

/// A thin line between views.
///
///     stack.addArrangedSubview(Separator())
///
/// The line takes one point of space, and is drawn one device pixel thick. Its length is the available
/// length. ``axis`` is its direction.
@preconcurrency @MainActor open class Separator: View {
  /// The space that the line takes across, in points.
  public static let thickness = 1.0

  /// The direction of the line. The default is horizontal.
  open var axis: LayoutAxis = .horizontal {
    didSet {
      guard axis != oldValue else { return }
      hug()
      neededSizeDidChange()
    }
  }

  /// The color of the line. The default is the separator color of the theme.
  open var color: Color = .separator { didSet { if color != oldValue { setNeedsDisplay() } } }

  /// Creates a horizontal line.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a line of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a line with a direction.
  public convenience init(axis: LayoutAxis) {
    self.init(frame: .zero)
    self.axis = axis
    hug()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    hug()
  }

  private func hug() {
    setContentHuggingPriority(axis == .horizontal ? .required : .defaultLow, for: .vertical)
    setContentHuggingPriority(axis == .vertical ? .required : .defaultLow, for: .horizontal)
  }

  /// The thickness of the line, without an intrinsic length.
  open override var intrinsicContentSize: Size {
    let any = View.noIntrinsicMetric
    return axis == .horizontal
      ? Size(width: any, height: Self.thickness) : Size(width: Self.thickness, height: any)
  }

  /// Returns the thickness of the line and the available length.
  open override func sizeThatFits(_ size: Size) -> Size {
    let length = axis == .horizontal ? size.width : size.height
    let shown = length.isFinite ? max(0, length) : 0
    return axis == .horizontal
      ? Size(width: shown, height: Self.thickness) : Size(width: Self.thickness, height: shown)
  }

  /// Draws the line at the center.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    let thickness = 1 / context.scale
    let line =
      axis == .horizontal
      ? Rect(
        x: bounds.minX, y: bounds.midY - thickness / 2, width: bounds.width, height: thickness)
      : Rect(
        x: bounds.midX - thickness / 2, y: bounds.minY, width: thickness, height: bounds.height)
    context.fill(context.pixelAligned(line), color: color)
  }
}
