import ResponderRuntime

/// The appearance of a view, or drawing without a view. Follows `CALayer`.
///
///     card.layer.cornerRadius = 12
///     card.layer.shadowOpacity = 0.3
///     let shade = GradientLayer()
///     shade.colors = [Color.clear, Color.black.withAlphaComponent(0.5)]
///     shade.frame = card.bounds
///     card.layer.addSublayer(shade)
///
/// The layer of a view, ``View/layer``, is created on first access. It shares the view's values: setting one
/// sets the other, and is animated in `View.animate`. Layers that are added to it have their own values. When
/// such a layer is visible, setting an animatable property animates it for a quarter of a second, unless a
/// ``Transaction`` changes that. All layers are drawn in each frame that affects them. They are not cached as
/// images, unless ``shouldRasterize`` is `true`.
@preconcurrency @MainActor open class Layer {
  /// The view that owns the layer, or `nil` for a standalone layer.
  @BackLink final var view: View?
  final var freeLook = LayerLook()
  /// The sublayers without views.
  final var children: [Layer] = []
  /// The subview directly below the layer, for sublayers of a view's layer, or `nil` if the layer is below
  /// all subviews.
  @BackLink final var lowerSubview: View?
  /// The superlayer. A layer resets this reference of its sublayers when it is released.
  @BackLink final var parent: Layer?
  /// The layer that this one masks.
  @BackLink final var maskedLayer: Layer?
  final var ownMask: Layer?
  /// The view that was set as the mask, if the mask is its layer.
  final var maskView: View?
  final var animations: LayerAnimations?
  /// The timing, or `nil` for that of the superlayer.
  final var clock: LayerClock?
  /// A Boolean value that indicates whether sublayers are sorted by ``zPosition``.
  final var sortsChildren = false
  /// A Boolean value that indicates whether the layer was drawn in a window, so that changes are animated.
  final var hasBeenSeen = false
  /// A Boolean value that indicates whether ``draw(in:)`` is called.
  final var drawsItself = false
  /// A Boolean value that indicates whether the layer's own drawing uses blend modes: see ``OwnDrawing``.
  final var drawsInGroup = false
  final var needsLayoutOfSublayers = false
  /// The image of the layer with its sublayers, or `nil` if it has to be drawn.
  final var raster: LayerRaster?

  /// Creates a layer without a view, of zero size.
  public init() {}

  /// Creates a layer of zero size. Follows `CALayer.init(coder:)`, which UIKit code calls in its
  /// `required init?(coder: NSCoder)`. Archives are not supported. The coder is ignored.
  public init?(coder: AnyObject) {}

  /// Creates a layer with the values of another one.
  public init(layer: Any) {
    guard let other = layer as? Layer else { return }
    freeLook = other.look
    (name, clock) = (other.name, other.clock)
  }

  // MARK: Geometry

  /// The frame of the layer in its superlayer, in points. Setting it sets ``position`` and the size of
  /// ``bounds``.
  open var frame: Rect {
    get { geometry.frame }
    set { changeGeometry(.frame) { $0.frame = newValue } }
  }

  /// The bounds of the layer in its own coordinates, in points.
  open var bounds: Rect {
    get { geometry.bounds }
    set { changeGeometry(.bounds) { $0.bounds = newValue.standardized } }
  }

  /// The position of the ``anchorPoint``, in the superlayer's coordinates, in points.
  open var position: Point {
    get { geometry.center }
    set { changeGeometry(.position) { $0.center = newValue } }
  }

  /// The point of the bounds that is at ``position`` and around which ``transform`` applies: (0, 0) is the
  /// top left, (1, 1) is the bottom right. The default is the center.
  open var anchorPoint: Point {
    get { geometry.anchor }
    set { changeGeometry(.anchorPoint) { $0.anchor = newValue } }
  }

  /// The position on the z axis. Layers with greater values are drawn in front of their siblings. Siblings
  /// with equal values are drawn in their order. Hit testing of views does not depend on it.
  open var zPosition: Double {
    get { look.values.zPosition }
    set { changeZPosition(newValue) }
  }

  /// The transform around ``anchorPoint``. A three-dimensional transform is projected orthogonally, without
  /// perspective.
  open var transform: Transform3D {
    get { wholeTransform }
    set { wholeTransform = newValue }
  }

  /// Returns the transform around ``anchorPoint`` in the plane.
  open func affineTransform() -> Transform { geometry.transform }
  /// Sets the transform around ``anchorPoint`` in the plane.
  open func setAffineTransform(_ transform: Transform) {
    wholeTransform = Transform3D(transform)
  }

  // MARK: Appearance

  /// The opacity of the layer and its sublayers, from 0 to 1.
  open var opacity: Float {
    get { Float(appearance.alpha) }
    set { changeAppearance(.opacity) { $0.alpha = Double(min(max(newValue, 0), 1)) } }
  }

  /// A Boolean value that indicates whether the layer and its sublayers are hidden.
  open var isHidden: Bool {
    get { appearance.isHidden }
    set { changeHidden(newValue) }
  }

  /// The background color, or `nil` if there is none.
  open var backgroundColor: Color? {
    get { appearance.backgroundColor }
    set { changeAppearance(.backgroundColor) { $0.backgroundColor = newValue } }
  }

  /// The radius of the corners of background and border, in points.
  open var cornerRadius: Double {
    get { appearance.cornerRadius }
    set { changeAppearance(.cornerRadius) { $0.cornerRadius = max(0, newValue) } }
  }

  /// The rounded corners. The default is all.
  open var maskedCorners: CornerMask {
    get { look.values.corners }
    set { changeValues(nil) { $0.corners = newValue } }
  }

  /// The curve of the corners of background, border, shadow and clipping. The default is
  /// ``LayerCornerCurve/circular``. A continuous corner begins up to 1.53 times the radius from the corner,
  /// or nearer if the side is short.
  open var cornerCurve: LayerCornerCurve {
    get { look.values.cornerCurve }
    set { changeValues(nil) { $0.cornerCurve = newValue } }
  }

  /// The width of the border, which is inside the bounds, in points.
  open var borderWidth: Double {
    get { appearance.borderWidth }
    set { changeAppearance(.borderWidth) { $0.borderWidth = max(0, newValue) } }
  }

  /// The color of the border. The default, to which `nil` resets it, is black.
  open var borderColor: Color? {
    get { appearance.borderColor ?? .black }
    set { changeAppearance(.borderColor) { $0.borderColor = newValue } }
  }

  /// The color of the shadow, or `nil` for no shadow.
  open var shadowColor: Color? {
    get { (appearance.shadow ?? Appearance.Shadow()).color }
    set { changeShadow(.shadowColor) { $0.color = newValue ?? .clear } }
  }

  /// The opacity of the shadow, from 0 to 1. The default is 0.
  open var shadowOpacity: Float {
    get { Float((appearance.shadow ?? Appearance.Shadow()).opacity) }
    set { changeShadow(.shadowOpacity) { $0.opacity = Double(min(max(newValue, 0), 1)) } }
  }

  /// The offset of the shadow, in points. The default is 3 points up.
  open var shadowOffset: Size {
    get { (appearance.shadow ?? Appearance.Shadow()).offset }
    set { changeShadow(.shadowOffset) { $0.offset = newValue } }
  }

  /// The radius of the shadow's blur, in points.
  open var shadowRadius: Double {
    get { (appearance.shadow ?? Appearance.Shadow()).radius }
    set { changeShadow(.shadowRadius) { $0.radius = max(0, newValue) } }
  }

  /// The outline of the shadow, in the layer's own coordinates, or `nil` for the bounds with their corners.
  @_disfavoredOverload open var shadowPath: Path? {
    get { look.values.shadowPath }
    set { changeValues(.shadowPath) { $0.shadowPath = newValue } }
  }

  /// A Boolean value that indicates whether sublayers are clipped to the bounds with their rounded corners.
  open var masksToBounds: Bool {
    get { appearance.clipsToBounds }
    set { changeAppearance(nil) { $0.clipsToBounds = newValue } }
  }

  /// The mask of the layer and its sublayers, or `nil` if there is none. They are visible where the mask
  /// draws, in their own coordinates.
  open var mask: Layer? {
    get { ownMask }
    set { changeMask(newValue) }
  }

  // MARK: Contents

  /// The image over the background: an ``Image`` or its ``Image/cgImage``, or `nil` if there is none.
  open var contents: Any? {
    get { look.values.contents }
    set { changeContents(newValue) }
  }

  /// The placement of contents that have another size than the layer.
  open var contentsGravity: LayerContentsGravity {
    get { look.values.contentsGravity }
    set { changeValues(nil) { $0.contentsGravity = newValue } }
  }

  /// The number of pixels of ``contents`` per point.
  open var contentsScale: Double {
    get { look.values.contentsScale }
    set { changeValues(nil) { $0.contentsScale = newValue > 0 ? newValue : 1 } }
  }

  /// The part of ``contents`` that is shown. (0, 0, 1, 1) is the whole image.
  open var contentsRect: Rect {
    get { look.values.contentsRect }
    set { changeValues(.contentsRect) { $0.contentsRect = newValue } }
  }

  // MARK: Hierarchy

  /// The layer that contains this one.
  open var superlayer: Layer? { view.map { $0.superview?.layer } ?? parent }
  /// The sublayers, including those of subviews, from back to front, or `nil` if there are none.
  open var sublayers: [Layer]? {
    get { allSublayers }
    set { replaceSublayers(newValue ?? []) }
  }

  /// Adds a layer in front of the others. It is removed from its earlier superlayer.
  open func addSublayer(_ layer: Layer) { insert(layer, at: nil) }
  /// Inserts a layer at an index. The layer at index 0 is behind all others.
  open func insertSublayer(_ layer: Layer, at index: UInt32) { insert(layer, at: Int(index)) }
  /// Inserts a layer behind a sublayer.
  open func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  /// Inserts a layer in front of a sublayer.
  open func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  /// Replaces a sublayer by another layer.
  open func replaceSublayer(_ oldLayer: Layer, with newLayer: Layer) {
    replace(oldLayer, with: newLayer)
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() { leave() }

  // MARK: Drawing and layout

  /// Redraws the layer. From now on, ``draw(in:)`` is called.
  open func setNeedsDisplay() { markForDisplay(nil) }
  /// Redraws a part of the layer, in its own coordinates.
  open func setNeedsDisplay(_ rect: Rect) { markForDisplay(rect) }
  /// A Boolean value that indicates whether ``draw(in:)`` is called after a change of the bounds' size.
  open var needsDisplayOnBoundsChange = false {
    didSet { if needsDisplayOnBoundsChange { drawsItself = true } }
  }
  /// Performs no action. Layers that need display are drawn in the next frame.
  open func displayIfNeeded() {}
  /// Updates the layer's contents. The base class calls the delegate.
  open func display() { delegate?.display(self) }
  /// Draws the layer's own content, in its own coordinates, over the background. Called after
  /// ``setNeedsDisplay()``. The base class calls the delegate.
  open func draw(in context: GraphicsContext) { delegate?.draw(self, in: context) }
  /// Draws the layer with its sublayers in its current state. The corner of its bounds is at the origin.
  open func render(in context: GraphicsContext) { renderOnto(context) }
  /// Schedules a call of ``layoutSublayers()`` before the next frame.
  open func setNeedsLayout() { markForLayout() }
  /// Performs a scheduled layout at once.
  open func layoutIfNeeded() { flushLayout() }
  /// Places the sublayers. The base class calls the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// Returns the preferred size of the layer, in points, which is its current size.
  open func preferredFrameSize() -> Size { bounds.size }

  // MARK: Other properties

  /// The delegate, which draws and lays out for the layer. It is held weakly. The default is the view that
  /// owns the layer.
  open var delegate: (any LayerDelegate)? {
    get { ownDelegate ?? view }
    set { ownDelegate = newValue }
  }
  final weak var ownDelegate: (any LayerDelegate)?
  /// A name for the application's own use.
  open var name: String?
  /// The values that were set by names that are not properties.
  final var ownValues: [String: Any] = [:]
  /// The actions of the layer by the names of properties: see ``action(forKey:)``. A value that is not a
  /// ``LayerAction`` prevents the implicit animation of the property.
  open var actions: [String: Any]?
  /// Returns the action for a change of a property, or another event of ``LayerAction``, or `nil` for none.
  ///
  /// It is called before the change. The base class returns the action of the delegate, of ``actions`` or of
  /// ``defaultAction(forKey:)``, or else an implicit animation. If one of these is not an action, or is
  /// `NSNull`, returns `nil`. Follows `CALayer.action(forKey:)`.
  open func action(forKey event: String) -> (any LayerAction)? { findAction(event) }
  /// Returns the action of the class for a property, or `nil`, which the base class returns, for none.
  open class func defaultAction(forKey event: String) -> (any LayerAction)? { nil }
  /// Returns a Boolean value that indicates whether ``draw(in:)`` is called after a property or the value for
  /// a name has changed. The base class returns `false`.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Returns the value of a name for which none was set, or `nil`, which the base class returns.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Returns the deepest and frontmost layer that contains a point, in the superlayer's coordinates.
  open func hitTest(_ point: Point) -> Layer? { findHitLayer(at: point) }
  /// Returns a Boolean value that indicates whether the bounds contain a point, in the layer's own
  /// coordinates.
  open func contains(_ point: Point) -> Bool { bounds.contains(point) }
  /// Returns a layer with the visible values of this one, also during an animation, or `nil` if it was never
  /// drawn.
  open func presentation() -> Self? { presented() }
  /// Returns the layer whose values ``presentation()`` has copied, or the layer itself.
  open func model() -> Self { modelOfPresentation as? Self ?? self }
  final var modelOfPresentation: Layer?
  /// A Boolean value that indicates whether the layer is drawn with its sublayers into an image, which is
  /// shown until the layer or a sublayer changes. The default is `false`.
  ///
  /// While a superlayer moves, as in a scroll view, the image is shown without being drawn again. An image
  /// that is larger than 4096 pixels on one side is not used. In a PDF document, the layer is drawn as vector
  /// graphics.
  open var shouldRasterize: Bool {
    get { freeLook.values.shouldRasterize }
    set {
      guard newValue != shouldRasterize else { return }
      changeValues(nil) { $0.shouldRasterize = newValue }
    }
  }
  /// The pixels per point of that image. The default is 1. A value that is not positive and finite is 1.
  open var rasterizationScale: Double {
    get { freeLook.values.rasterizationScale }
    set {
      let scale = newValue > 0 && newValue.isFinite ? newValue : 1
      guard scale != rasterizationScale else { return }
      changeValues(nil) { $0.rasterizationScale = scale }
    }
  }
  /// A Boolean value that indicates whether the edges of the background, the contents and the border are
  /// antialiased. The default is `true`.
  open var allowsEdgeAntialiasing: Bool {
    get { freeLook.values.allowsEdgeAntialiasing }
    set { changeValues(nil) { $0.allowsEdgeAntialiasing = newValue } }
  }
  /// A Boolean value that indicates whether ``opacity`` applies to the layer with its sublayers as a whole.
  /// The default is `true`. If it is `false`, it applies to the layer and to each of its sublayers by itself,
  /// so that a sublayer shows the layer behind it. A layer with a mask is always a whole.
  open var allowsGroupOpacity: Bool {
    get { freeLook.values.allowsGroupOpacity }
    set { changeValues(nil) { $0.allowsGroupOpacity = newValue } }
  }
  /// A stored value without effect, because drawing is done on the main thread.
  open var drawsAsynchronously = false
  /// A Boolean value that indicates whether the layer is visible when its back faces the viewer, as after a
  /// half turn around the x or y axis. The default is `true`. If it is `false`, the back hides the layer with
  /// its sublayers. A ``transform`` that mirrors the layer also shows its back.
  open var isDoubleSided: Bool {
    get { look.values.isDoubleSided }
    set { changeValues(nil) { $0.isDoubleSided = newValue } }
  }
  /// A stored value without effect: the application declares the layer to be opaque.
  open var isOpaque = false

  // MARK: Animations

  /// Starts an animation. It replaces one with the same key.
  open func add(_ animation: LayerAnimation, forKey key: String?) { run(animation, forKey: key) }
  /// Ends the animation with a key.
  open func removeAnimation(forKey key: String) { endAnimation(forKey: key) }
  /// Ends every animation.
  open func removeAllAnimations() { endAnimations() }
  /// Returns the animation with a key, or `nil` if there is none.
  open func animation(forKey key: String) -> LayerAnimation? { animations?.animation(forKey: key) }
  /// Returns the keys of the running animations, or `nil` if there are none.
  open func animationKeys() -> [String]? { animations?.keys }

  // MARK: Overrides of the library's layers

  /// Draws the content of a subclass over the background.
  func drawContent(_ values: LayerValues, in bounds: Rect, _ context: GraphicsContext) {}

  /// Returns the box around the drawing of ``drawContent(_:in:_:)``, in the layer's own coordinates.
  func contentBounds(_ values: LayerValues, in bounds: Rect) -> Rect { bounds }
}
