/// What a view looks like, and pictures without a view of their own. Follows `CALayer`.
///
///     card.layer.cornerRadius = 12
///     card.layer.shadowOpacity = 0.3
///     let shade = GradientLayer()
///     shade.colors = [Color.clear, Color.black.withAlphaComponent(0.5)]
///     shade.frame = card.bounds
///     card.layer.addSublayer(shade)
///
/// The layer of a view, ``View/layer``, is made when it is first asked for and has no values of its own for
/// what the view has: setting the one sets the other, and animates in `View.animate`. Layers that are added
/// to it have their own; where they are seen, setting what can move leads there in a quarter of a second,
/// unless a ``Transaction`` says otherwise. All layers are drawn in each frame that touches them: nothing
/// is kept in a picture.
@preconcurrency @MainActor open class Layer {
  /// The view whose layer this is; nil for a layer by itself.
  final weak var view: View?
  final var freeLook = LayerLook()
  /// The values of a view's layer that the view does not have.
  final var children: [Layer] = []
  /// The subview that the layer lies right above, for layers in a view's; nil for below them all.
  final weak var lowerSubview: View?
  /// A layer unties those in it when it goes.
  @exclusivity(unchecked) final weak var parent: Layer?
  /// The layer that this one masks.
  final weak var maskedLayer: Layer?
  final var ownMask: Layer?
  /// The view whose layer the mask is, where a view was given for it.
  final var maskView: View?
  final var animations: LayerAnimations?
  /// Siblings have to be drawn in the order of their ``zPosition``.
  final var sortsChildren = false
  /// The layer has been drawn in a window: what changes from now on moves.
  final var hasBeenSeen = false
  /// ``draw(in:)`` was asked for.
  final var drawsItself = false
  /// A Boolean value that indicates whether the layer's own drawing uses blend modes: see ``OwnDrawing``.
  final var drawsInGroup = false
  final var needsLayoutOfSublayers = false

  /// Creates a layer without a view, of no size.
  public init() {}

  /// Creates a layer that looks as another one does.
  public init(layer: Any) {
    guard let other = layer as? Layer else { return }
    freeLook = other.look
    name = other.name
  }

  // MARK: Place

  /// The box around the layer in its superlayer, in points. Setting it sets ``position`` and the size of
  /// ``bounds``.
  open var frame: Rect {
    get { geometry.frame }
    set { changeGeometry(.frame) { $0.frame = newValue } }
  }

  /// The layer's own coordinates, in points.
  open var bounds: Rect {
    get { geometry.bounds }
    set { changeGeometry(.bounds) { $0.bounds = newValue.standardized } }
  }

  /// Where ``anchorPoint`` is, in the superlayer's coordinates, in points.
  open var position: Point {
    get { geometry.center }
    set { changeGeometry(.position) { $0.center = newValue } }
  }

  /// The point of the bounds that stands at ``position`` and that ``transform`` turns around: (0, 0) is the
  /// top left, (1, 1) the bottom right. The middle at the start.
  open var anchorPoint: Point {
    get { geometry.anchor }
    set { changeGeometry(.anchorPoint) { $0.anchor = newValue } }
  }

  /// A place in front of (positive) or behind siblings; those with the same are drawn in their order.
  /// Touches find views in their order, whatever it is.
  open var zPosition: Double {
    get { look.values.zPosition }
    set { changeZPosition(newValue) }
  }

  /// The transform around ``anchorPoint``. What leads out of the plane is seen from straight ahead, without
  /// perspective.
  open var transform: Transform3D {
    get { Transform3D(geometry.transform) }
    set { changeGeometry(.transform) { $0.transform = newValue.affine } }
  }

  /// The transform around ``anchorPoint``, in the plane.
  open func affineTransform() -> Transform { geometry.transform }

  /// Sets the transform around ``anchorPoint``.
  open func setAffineTransform(_ transform: Transform) {
    changeGeometry(.transform) { $0.transform = transform }
  }

  // MARK: Looks

  /// How much of the layer and its sublayers is to be seen, from 0 to 1.
  open var opacity: Float {
    get { Float(appearance.alpha) }
    set { changeAppearance(.opacity) { $0.alpha = Double(min(max(newValue, 0), 1)) } }
  }

  /// Whether the layer and its sublayers are not drawn.
  open var isHidden: Bool {
    get { appearance.isHidden }
    set { changeHidden(newValue) }
  }

  /// What the bounds are filled with; nil for nothing.
  open var backgroundColor: Color? {
    get { appearance.backgroundColor }
    set { changeAppearance(.backgroundColor) { $0.backgroundColor = newValue } }
  }

  /// The radius of the corners of background and border, in points.
  open var cornerRadius: Double {
    get { appearance.cornerRadius }
    set { changeAppearance(.cornerRadius) { $0.cornerRadius = max(0, newValue) } }
  }

  /// The corners that are round: all at the start.
  open var maskedCorners: CornerMask {
    get { look.values.corners }
    set { changeValues(nil) { $0.corners = newValue } }
  }

  /// How corners are curved: kept, and drawn as parts of a circle.
  open var cornerCurve = LayerCornerCurve.circular

  /// The width of the border, which lies inside the bounds, in points.
  open var borderWidth: Double {
    get { appearance.borderWidth }
    set { changeAppearance(.borderWidth) { $0.borderWidth = max(0, newValue) } }
  }

  /// The border's colour; nil for the theme's separator colour.
  open var borderColor: Color? {
    get { appearance.borderColor }
    set { changeAppearance(.borderColor) { $0.borderColor = newValue } }
  }

  /// The shadow's colour; nil for none.
  open var shadowColor: Color? {
    get { (appearance.shadow ?? Appearance.Shadow()).color }
    set { changeShadow(.shadowColor) { $0.color = newValue ?? .clear } }
  }

  /// How much of the shadow is to be seen, from 0, as at the start, to 1.
  open var shadowOpacity: Float {
    get { Float((appearance.shadow ?? Appearance.Shadow()).opacity) }
    set { changeShadow(.shadowOpacity) { $0.opacity = Double(min(max(newValue, 0), 1)) } }
  }

  /// How far the shadow is moved, in points.
  open var shadowOffset: Size {
    get { (appearance.shadow ?? Appearance.Shadow()).offset }
    set { changeShadow(.shadowOffset) { $0.offset = newValue } }
  }

  /// The radius of the shadow's blur, in points.
  open var shadowRadius: Double {
    get { (appearance.shadow ?? Appearance.Shadow()).radius }
    set { changeShadow(.shadowRadius) { $0.radius = max(0, newValue) } }
  }

  /// What throws the shadow, in own coordinates; nil for the bounds with their corners.
  open var shadowPath: Path? {
    get { look.values.shadowPath }
    set { changeValues(.shadowPath) { $0.shadowPath = newValue } }
  }

  /// Whether sublayers are cut off at the bounds (and at the rounded corners).
  open var masksToBounds: Bool {
    get { appearance.clipsToBounds }
    set { changeAppearance(nil) { $0.clipsToBounds = newValue } }
  }

  /// What the layer and all in it are cut off with: they are seen where this layer draws, in their own
  /// coordinates.
  open var mask: Layer? {
    get { ownMask }
    set { changeMask(newValue) }
  }

  // MARK: Contents

  /// A picture over the background, an ``Image`` or its ``Image/cgImage``; nil for none.
  open var contents: Any? {
    get { look.values.contents }
    set { changeContents(newValue) }
  }

  /// Where contents of another size stand.
  open var contentsGravity: LayerContentsGravity {
    get { look.values.contentsGravity }
    set { changeValues(nil) { $0.contentsGravity = newValue } }
  }

  /// Pixels of ``contents`` per point.
  open var contentsScale: Double {
    get { look.values.contentsScale }
    set { changeValues(nil) { $0.contentsScale = newValue > 0 ? newValue : 1 } }
  }

  /// The part of ``contents`` that is shown: (0, 0, 1, 1) is all of it.
  open var contentsRect: Rect {
    get { look.values.contentsRect }
    set { changeValues(.contentsRect) { $0.contentsRect = newValue } }
  }

  // MARK: The tree

  /// The layer that this one is in.
  open var superlayer: Layer? { view.map { $0.superview?.layer } ?? parent }

  /// The layers in this one, from back to front; those of subviews are among them. Nil for none.
  open var sublayers: [Layer]? {
    get { allSublayers }
    set { replaceSublayers(newValue ?? []) }
  }

  /// Adds a layer in front of the others, taking it from where it is.
  open func addSublayer(_ layer: Layer) { insert(layer, at: nil) }

  /// Adds a layer at an index; 0 is behind all others.
  open func insertSublayer(_ layer: Layer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// Adds a layer behind one that is there.
  open func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  /// Adds a layer in front of one that is there.
  open func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  /// Puts a layer in the place of another one.
  open func replaceSublayer(_ oldLayer: Layer, with newLayer: Layer) {
    replace(oldLayer, with: newLayer)
  }

  /// Takes the layer from its superlayer.
  open func removeFromSuperlayer() { detach() }

  // MARK: Drawing and layout

  /// Has the layer drawn again, and ``draw(in:)`` called from now on.
  open func setNeedsDisplay() { markForDisplay(nil) }

  /// Has a part of the layer, in its own coordinates, drawn again.
  open func setNeedsDisplay(_ rect: Rect) { markForDisplay(rect) }

  /// Whether the bounds' size, when it changes, has ``draw(in:)`` called.
  open var needsDisplayOnBoundsChange = false {
    didSet { if needsDisplayOnBoundsChange { drawsItself = true } }
  }

  /// Does nothing: what needs to be drawn is, with the next frame.
  open func displayIfNeeded() {}

  /// Has the layer's contents made: asks the delegate. The base class does no more.
  open func display() { delegate?.display(self) }

  /// Draws the layer's contents, in its own coordinates, over the background; called for layers that were
  /// told ``setNeedsDisplay()``. The base class asks the delegate.
  open func draw(in context: GraphicsContext) { delegate?.draw(self, in: context) }

  /// Draws the layer with all in it as it looks at present, its bounds' corner at the origin.
  open func render(in context: GraphicsContext) { renderOnto(context) }

  /// Has ``layoutSublayers()`` called before the next frame.
  open func setNeedsLayout() { markForLayout() }

  /// Does at once what layout is waiting.
  open func layoutIfNeeded() { flushLayout() }

  /// Places the sublayers. The base class asks the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// The size that the layer would like to have, in points: its present one.
  open func preferredFrameSize() -> Size { bounds.size }

  // MARK: Others

  /// Who draws and lays out for the layer. It is not held.
  open weak var delegate: (any LayerDelegate)?

  /// A name for the program's own use.
  open var name: String?
  /// What code set by key, where the layer has no property of the name.
  final var ownValues: [String: Any] = [:]

  /// What keeps properties from moving by themselves: those that are keys here change at once.
  open var actions: [String: Any]?

  /// The deepest and frontmost layer that contains a point of the superlayer's coordinates.
  open func hitTest(_ point: Point) -> Layer? { findHitLayer(at: point) }

  /// Whether the bounds contain a point in own coordinates.
  open func contains(_ point: Point) -> Bool { bounds.contains(point) }

  /// A layer that looks as this one is seen, on its way perhaps; nil for one that was never drawn.
  open func presentation() -> Self? { presented() }

  /// The layer whose values ``presentation()`` has; the layer itself otherwise.
  open func model() -> Self { modelOfPresentation as? Self ?? self }
  final var modelOfPresentation: Layer?

  /// Kept, and changes nothing: no layer is kept as a picture.
  open var shouldRasterize = false
  /// Kept, and changes nothing.
  open var rasterizationScale = 1.0
  /// Kept, and changes nothing: edges are smooth.
  open var allowsEdgeAntialiasing = true
  /// Kept, and changes nothing: groups are see-through as a whole.
  open var allowsGroupOpacity = true
  /// Kept, and changes nothing: drawing is done on the main thread.
  open var drawsAsynchronously = false
  /// Kept, and changes nothing: both sides look alike.
  open var isDoubleSided = true
  /// Whether the program promises that nothing shines through; kept, and changes nothing.
  open var isOpaque = false

  // MARK: Animations

  /// Has an animation run, in place of one with the same key.
  open func add(_ animation: LayerAnimation, forKey key: String?) { run(animation, forKey: key) }

  /// Ends an animation.
  open func removeAnimation(forKey key: String) { endAnimation(forKey: key) }

  /// Ends every animation.
  open func removeAllAnimations() { endAnimations() }

  /// The animation with a key; nil where none runs.
  open func animation(forKey key: String) -> LayerAnimation? { animations?.animation(forKey: key) }

  /// The keys of the animations that run; nil for none.
  open func animationKeys() -> [String]? { animations?.keys }

  // MARK: For the library's own layers

  /// Draws what is special of a kind of layer, over its background.
  func drawContent(_ values: LayerValues, in bounds: Rect, _ context: GraphicsContext) {}

  /// The box around what ``drawContent(_:in:_:)`` draws, in own coordinates.
  func contentBounds(_ values: LayerValues, in bounds: Rect) -> Rect { bounds }
}
