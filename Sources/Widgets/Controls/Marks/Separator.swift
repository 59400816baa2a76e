import WindowResponder

/// A thin line between things.
///
///     stack.addArrangedSubview(Separator())
///
/// It is a point thick, and as long as it has room; it is drawn one device pixel thick. In a row of things
/// it stands upright: ``axis`` says which way it runs.
@preconcurrency @MainActor open class Separator: View {
  /// How much room the line takes across, in points.
  public static let thickness = 1.0

  /// The direction in which the line runs: along a column's breadth at the start.
  open var axis: LayoutAxis = .horizontal {
    didSet {
      guard axis != oldValue else { return }
      hug()
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The colour; the theme's for separators until it is set.
  open var color: Color = .separator { didSet { if color != oldValue { setNeedsDisplay() } } }

  /// Creates a line from side to side.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a line that runs one way.
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

  /// A point across, and any length.
  open override var intrinsicContentSize: Size {
    let any = View.noIntrinsicMetric
    return axis == .horizontal
      ? Size(width: any, height: Self.thickness) : Size(width: Self.thickness, height: any)
  }

  /// A point across, and as long as there is room.
  open override func sizeThatFits(_ size: Size) -> Size {
    let length = axis == .horizontal ? size.width : size.height
    let shown = length.isFinite ? max(0, length) : 0
    return axis == .horizontal
      ? Size(width: shown, height: Self.thickness) : Size(width: Self.thickness, height: shown)
  }

  /// Draws the line, in the middle.
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
