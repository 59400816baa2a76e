public import WindowResponder

/// A layer that emits, moves and draws particles. Follows `CAEmitterLayer`.
///
///     let cell = CAEmitterCell()
///     cell.contents = UIImage(named: "confetti")?.cgImage
///     (cell.birthRate, cell.lifetime) = (20, 5)
///     (cell.velocity, cell.yAcceleration, cell.emissionRange) = (150, 100, .pi * 2)
///     let emitter = CAEmitterLayer()
///     emitter.emitterPosition = view.center
///     emitter.emitterCells = [cell]
///     view.layer.addSublayer(emitter)
///
/// Particles are drawn over the background, also outside of the bounds. They exist in the layer's time, which
/// began long before the layer is shown. To begin without particles, set `beginTime` to
/// `CACurrentMediaTime()`.
///
/// While particles live or are emitted and the layer is visible, it requests frames. It has at most 10,000
/// particles: if its cells emit more in their lifetimes, they all emit at a lower rate.
///
/// A `CAAnimation` animates `birthRate`, `lifetime`, `velocity`, `scale` and `spin`. Key paths such as
/// `"emitterCells.NAME.birthRate"` set the properties of a cell, but cannot be animated.
///
/// Positions and transforms are flat. The properties of the depth are stored for the application only.
@preconcurrency @MainActor open class CAEmitterLayer: Layer, OwnLayerKind {
  /// Creates a layer without cells.
  public override init() {
    super.init()
    painter = Emission(layer: self)
  }

  /// Creates a layer of zero size. Follows `CALayer.init(coder:)`, which UIKit code calls in its
  /// `required init?(coder: NSCoder)`. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    painter = Emission(layer: self)
  }

  /// Creates a layer with the values of another one, without its particles.
  public override init(layer: Any) {
    super.init(layer: layer)
    painter = Emission(layer: self, values: (layer as? CAEmitterLayer)?.emission.values)
  }

  // MARK: Cells

  /// The cells, or `nil` if there are none. A change applies to the particles that are emitted after it.
  open var emitterCells: [CAEmitterCell]? {
    get { emission.values.cells }
    set { emission.change { $0.cells = newValue } }
  }

  /// The factor of the birth rates of the cells. The default is 1.
  open var birthRate: Float {
    get { emission.values.birthRate }
    set { emission.change { $0.birthRate = newValue } }
  }

  /// The factor of the lifetimes of the cells. The default is 1.
  open var lifetime: Float {
    get { emission.values.lifetime }
    set { emission.change { $0.lifetime = newValue } }
  }

  /// The factor of the velocities of the cells. The default is 1.
  open var velocity: Float {
    get { emission.values.velocity }
    set { emission.change { $0.velocity = newValue } }
  }

  /// The factor of the scales of the cells. The default is 1.
  open var scale: Float {
    get { emission.values.scale }
    set { emission.change { $0.scale = newValue } }
  }

  /// The factor of the spins of the cells. The default is 1.
  open var spin: Float {
    get { emission.values.spin }
    set { emission.change { $0.spin = newValue } }
  }

  /// The seed of the random numbers. The default is 0. With the same seed, the same particles are emitted.
  open var seed: UInt32 {
    get { emission.values.seed }
    set { emission.reseed(newValue) }
  }

  // MARK: Shape

  /// The center of the shape that emits, in the layer's own coordinates, in points. The default is (0, 0).
  open var emitterPosition: Point {
    get { emission.values.position }
    set { emission.change { $0.position = newValue } }
  }

  /// The size of the shape that emits, in points. The width is the radius of a circle or sphere. The default
  /// is zero.
  open var emitterSize: Size {
    get { emission.values.size }
    set { emission.change { $0.size = newValue } }
  }

  /// The position of the shape toward the viewer, in points. The default is 0. Positions are flat, so that
  /// the value is stored and has no other effect.
  open var emitterZPosition: Double {
    get { emission.values.zPosition }
    set { emission.values.zPosition = newValue }
  }

  /// The depth of the shape, in points. The default is 0. Positions are flat, so that the value is stored and
  /// has no other effect.
  open var emitterDepth: Double {
    get { emission.values.depth }
    set { emission.values.depth = newValue }
  }

  /// The shape that emits. The default is `.point`.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { emission.values.shape }
    set { emission.change { $0.shape = newValue } }
  }

  /// The part of the shape that emits. The default is `.volume`.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { emission.values.mode }
    set { emission.change { $0.mode = newValue } }
  }

  /// The order and the blending in which particles are drawn. The default is `.unordered`.
  open var renderMode: CAEmitterLayerRenderMode {
    get { emission.values.renderMode }
    set { emission.change { $0.renderMode = newValue } }
  }

  /// A Boolean value that indicates whether particles are drawn at their depth. The default is `false`.
  /// Transforms are flat, so that the value is stored and has no other effect.
  open var preservesDepth: Bool {
    get { emission.values.preservesDepth }
    set { emission.values.preservesDepth = newValue }
  }

  private var emission: Emission { painter as? Emission ?? Emission(layer: self) }

  package static func makeLayer() -> Layer { CAEmitterLayer() }
}

/// The shapes that emit particles. Follows `CAEmitterLayerEmitterShape`.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String
  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A horizontal line with the width of the emitter.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle with the size of the emitter.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A cuboid, of which the projection to the plane, a rectangle, emits.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle whose radius is the width of the emitter.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere whose radius is the width of the emitter. Its positions are projected to the plane.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The parts of a shape that emit particles. Follows `CAEmitterLayerEmitterMode`.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The corners of a rectangle, the ends of a line, or the center of another shape.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The outline of the shape.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The surface of the shape: the area of a rectangle or circle, or the outside of a sphere.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// The inside of the shape.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The ways in which particles are drawn. Follows `CAEmitterLayerRenderMode`.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Particles are drawn in no particular order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// Older particles are drawn before newer ones, which cover them.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// Older particles are drawn after newer ones, and cover them.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// Particles are drawn by their depth, which is the same for all.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// The colors of particles are added to those below them.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
