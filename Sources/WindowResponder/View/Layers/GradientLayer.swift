import Glibc

/// A layer that draws a color gradient. Follows `CAGradientLayer`.
@preconcurrency @MainActor open class GradientLayer: Layer {
  /// Creates a layer without colors.
  public override init() {
    super.init()
    addValues(GradientValues.self)
  }

  /// Creates a layer of zero size. Follows `CALayer.init(coder:)`, which UIKit code calls in its
  /// `required init?(coder: NSCoder)`. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    if freeLook.values.gradient == nil { freeLook.values.gradient = GradientValues() }
  }

  /// Creates a layer with the values of another one.
  public override init(layer: Any) {
    super.init(layer: layer)
    addValues(GradientValues.self)
  }

  private func change(_ key: LayerKeyPath?, _ change: (inout GradientValues) -> Void) {
    changeOwn(key, change)
  }
  private var own: GradientValues { valuesOfSubclass() }

  /// The colors, from the start to the end, or `nil` if there are none. Values that are not colors are
  /// ignored.
  open var colors: [Any]? {
    get { own.colors.isEmpty ? nil : own.colors }
    set { change(.colors) { $0.colors = (newValue ?? []).compactMap { $0 as? Color } } }
  }

  /// The locations of the colors, from 0 to 1, or `nil` if they are evenly spaced.
  @_disfavoredOverload open var locations: [Double]? {
    get { own.locations }
    set { change(.locations) { $0.locations = newValue } }
  }

  /// The position of the first color: (0, 0) is the top left of the bounds, (1, 1) is the bottom right. The
  /// default is the center of the top edge. It is the center for ``GradientLayerType/radial`` and
  /// ``GradientLayerType/conic``.
  open var startPoint: Point {
    get { own.start }
    set { change(.startPoint) { $0.start = newValue } }
  }

  /// The position of the last color. The default is the center of the bottom edge. For
  /// ``GradientLayerType/radial``, it is a corner of the box around the last ellipse. For
  /// ``GradientLayerType/conic``, it is the direction in which the gradient begins.
  open var endPoint: Point {
    get { own.end }
    set { change(.endPoint) { $0.end = newValue } }
  }

  /// The type of the gradient: axial, radial or conic.
  open var type: GradientLayerType {
    get { own.type }
    set { change(nil) { $0.type = newValue } }
  }

  override func drawContent(_ values: LayerValues, in bounds: Rect, _ context: GraphicsContext) {
    guard let own = values.gradient, !own.colors.isEmpty, !bounds.isEmpty else { return }
    let gradient =
      own.locations.map { Gradient(colors: own.colors, locations: $0) }
      ?? Gradient(colors: own.colors)
    let looks = shownLook.appearance
    var shape = Path(rect: bounds)
    if looks.cornerRadius > 0 {
      shape = .layerBox(
        bounds, corners: values.corners, curve: values.cornerCurve, radius: looks.cornerRadius)
    }
    func place(_ point: Point) -> Point {
      Point(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
    }
    let (start, end) = (place(own.start), place(own.end))
    switch own.type {
    case .radial: drawRadial(gradient, shape, from: start, to: end, context)
    case .conic:
      let angle = atan2(end.y - start.y, end.x - start.x)
      context.fillConic(shape, with: gradient, center: start, startAngle: angle)
    default: context.fill(shape, with: gradient, from: start, to: end)
    }
  }

  /// Draws a radial gradient. The radii of the last ellipse are the distances of the end from the center on
  /// both axes.
  private func drawRadial(
    _ gradient: Gradient, _ shape: Path, from center: Point, to end: Point,
    _ context: GraphicsContext
  ) {
    let radii = Size(width: (end.x - center.x).magnitude, height: (end.y - center.y).magnitude)
    guard radii.width > 0, radii.height > 0 else { return }
    context.saveState()
    context.clip(to: shape)
    context.translateBy(x: center.x, y: center.y)
    context.scaleBy(x: 1, y: radii.height / radii.width)
    context.drawRadialGradient(gradient, center: .zero, endRadius: radii.width)
    context.restoreState()
  }
}
