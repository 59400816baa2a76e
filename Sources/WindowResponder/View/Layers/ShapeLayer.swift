/// A layer that fills and strokes a path. Follows `CAShapeLayer`.
@preconcurrency @MainActor open class ShapeLayer: Layer {
  /// Creates a layer without a path.
  public override init() {
    super.init()
    addValues(ShapeValues.self)
  }

  /// Creates a layer of zero size. Follows `CALayer.init(coder:)`, which UIKit code calls in its
  /// `required init?(coder: NSCoder)`. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    if freeLook.values.shape == nil { freeLook.values.shape = ShapeValues() }
  }

  /// Creates a layer with the values of another one.
  public override init(layer: Any) {
    super.init(layer: layer)
    addValues(ShapeValues.self)
  }

  private func change(_ key: LayerKeyPath?, _ change: (inout ShapeValues) -> Void) {
    changeOwn(key, change)
  }
  private var own: ShapeValues { valuesOfSubclass() }

  /// The path, in the layer's own coordinates, or `nil` if there is none. Its changes are only animated by an
  /// action of the application, as in UIKit.
  @_disfavoredOverload open var path: Path? {
    get { own.path }
    set { change(.path) { $0.path = newValue } }
  }

  /// The fill color, or `nil` if there is none. The default is black.
  open var fillColor: Color? {
    get { own.fillColor }
    set { change(.fillColor) { $0.fillColor = newValue } }
  }

  /// The rule that determines the inside of the path.
  open var fillRule: ShapeLayerFillRule {
    get { own.fillRule }
    set { change(nil) { $0.fillRule = newValue } }
  }

  /// The stroke color. If it is `nil`, which is the default, the path is not stroked.
  open var strokeColor: Color? {
    get { own.strokeColor }
    set { change(.strokeColor) { $0.strokeColor = newValue } }
  }

  /// The width of the line, in points.
  open var lineWidth: Double {
    get { own.lineWidth }
    set { change(.lineWidth) { $0.lineWidth = max(0, newValue) } }
  }

  /// The cap of the line's ends.
  open var lineCap: ShapeLayerLineCap {
    get { own.lineCap }
    set { change(nil) { $0.lineCap = newValue } }
  }

  /// The join of the line's corners.
  open var lineJoin: ShapeLayerLineJoin {
    get { own.lineJoin }
    set { change(nil) { $0.lineJoin = newValue } }
  }

  /// The limit of the length of a pointed corner, as a factor of the line width.
  open var miterLimit: Double {
    get { own.miterLimit }
    set { change(nil) { $0.miterLimit = newValue } }
  }

  /// The lengths of dashes and gaps in turn, in points, or `nil` for a solid line.
  @_disfavoredOverload open var lineDashPattern: [Double]? {
    get { own.dashes.isEmpty ? nil : own.dashes }
    set { change(nil) { $0.dashes = newValue ?? [] } }
  }

  /// The offset in the dash pattern at which the line begins, in points.
  open var lineDashPhase: Double {
    get { own.dashPhase }
    set { change(.lineDashPhase) { $0.dashPhase = newValue } }
  }

  /// The start of the line on the path, from 0 to 1 of its length.
  open var strokeStart: Double {
    get { own.strokeStart }
    set { change(.strokeStart) { $0.strokeStart = newValue } }
  }

  /// The end of the line on the path, from 0 to 1 of its length.
  open var strokeEnd: Double {
    get { own.strokeEnd }
    set { change(.strokeEnd) { $0.strokeEnd = newValue } }
  }

  override func drawContent(_ values: LayerValues, in bounds: Rect, _ context: GraphicsContext) {
    guard let own = values.shape, var path = own.path else { return }
    path.usesEvenOddFillRule = own.fillRule == .evenOdd
    if let color = own.fillColor { context.fill(path, color: color) }
    guard let color = own.strokeColor, own.lineWidth > 0 else { return }
    var line = path.trimmed(from: own.strokeStart, to: own.strokeEnd)
    guard !line.isEmpty else { return }
    line.lineWidth = own.lineWidth
    line.lineCapStyle = own.lineCap.cap
    line.lineJoinStyle = own.lineJoin.join
    line.miterLimit = own.miterLimit
    line.setLineDash(own.dashes, phase: own.dashPhase)
    context.stroke(line, color: color)
  }

  override func contentBounds(_ values: LayerValues, in bounds: Rect) -> Rect {
    guard let own = values.shape, let path = own.path, !path.isEmpty else { return bounds }
    // A pointed corner may extend beyond half of the line width.
    let reach =
      own.strokeColor == nil
      ? 1 : own.lineWidth * (own.lineJoin == .miter ? max(own.miterLimit, 1.5) : 1.5) + 1
    return path.bounds.insetBy(dx: -reach, dy: -reach)
  }
}
