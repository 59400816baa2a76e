public import WindowResponder

/// A layer that shows copies of its sublayers, each with a transform, a color and a delay of its animations.
/// Follows `CAReplicatorLayer`.
///
///     let dot = CALayer()
///     let spinner = CAReplicatorLayer()
///     spinner.instanceCount = 12
///     spinner.instanceDelay = 1.0 / 12
///     spinner.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
///     spinner.addSublayer(dot)
///
/// A copy shows the sublayers, their sublayers and their animations. If the layer belongs to a view, its
/// subviews are shown once. The properties of the copies are not animated, and transforms are projected to
/// the plane. A color is applied to an image of the sublayers, so that it costs more than a transform.
@preconcurrency @MainActor open class CAReplicatorLayer: Layer, OwnLayerKind {
  /// Creates a layer that shows its sublayers once.
  public override init() {
    super.init()
    painter = Replication(layer: self)
  }

  /// Creates a layer of zero size. Follows `CALayer.init(coder:)`, which UIKit code calls in its
  /// `required init?(coder: NSCoder)`. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    painter = Replication(layer: self)
  }

  /// Creates a layer with the values of another one.
  public override init(layer: Any) {
    super.init(layer: layer)
    let copied = Replication(layer: self)
    if let other = layer as? CAReplicatorLayer { copied.values = other.replication.values }
    painter = copied
  }

  package static func makeLayer() -> Layer { CAReplicatorLayer() }

  private var replication: Replication { painter as? Replication ?? Replication(layer: self) }

  private func change(_ change: (inout Replication.Values) -> Void) {
    invalidate()
    change(&replication.values)
    invalidate()
  }

  /// The number of copies, including the sublayers themselves. The default is 1. With 0 or less, the
  /// sublayers are not shown. At most 1,000 copies are shown.
  open var instanceCount: Int {
    get { replication.values.count }
    set { change { $0.count = newValue } }
  }

  /// The delay of the animations of a copy after those of the previous one, in seconds. The default is 0.
  ///
  /// When an animation of a sublayer is removed at its end, it is removed for all copies.
  open var instanceDelay: Double {
    get { replication.values.delay }
    set { change { $0.delay = newValue } }
  }

  /// The transform of a copy relative to the previous one, around the center of the layer. The default is the
  /// identity.
  open var instanceTransform: Transform3D {
    get { replication.values.transform }
    set { change { $0.transform = newValue } }
  }

  /// A Boolean value that indicates whether copies keep the depth of their transforms. The default is
  /// `false`. Transforms are flat, so that the value is stored and has no other effect.
  open var preservesDepth: Bool {
    get { replication.values.preservesDepth }
    set { replication.values.preservesDepth = newValue }
  }

  /// The color by which the colors of the sublayers are multiplied, or `nil` for white. The default is opaque
  /// white, which changes nothing.
  open var instanceColor: Color? {
    get { replication.values.color }
    set { change { $0.color = newValue } }
  }

  /// The number that is added to the red component of ``instanceColor`` for each copy after the first. The
  /// default is 0. The sum is limited to 0…1.
  open var instanceRedOffset: Float {
    get { replication.values.redOffset }
    set { change { $0.redOffset = newValue } }
  }

  /// The number that is added to the green component of ``instanceColor`` for each copy after the first. The
  /// default is 0. The sum is limited to 0…1.
  open var instanceGreenOffset: Float {
    get { replication.values.greenOffset }
    set { change { $0.greenOffset = newValue } }
  }

  /// The number that is added to the blue component of ``instanceColor`` for each copy after the first. The
  /// default is 0. The sum is limited to 0…1.
  open var instanceBlueOffset: Float {
    get { replication.values.blueOffset }
    set { change { $0.blueOffset = newValue } }
  }

  /// The number that is added to the opacity of ``instanceColor`` for each copy after the first. The default
  /// is 0. The sum is limited to 0…1.
  open var instanceAlphaOffset: Float {
    get { replication.values.alphaOffset }
    set { change { $0.alphaOffset = newValue } }
  }
}
