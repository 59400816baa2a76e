import ResponderRuntime

/// A rectangle on the screen that draws content, receives touches, and contains other views.
///
/// A view has its own coordinates, ``bounds``, in points with the origin at the top left. Its position in its
/// superview is ``frame``, or ``center`` and ``transform``. Override ``draw(_:in:)-(Rect,_)`` to draw,
/// ``layoutSubviews()`` to place subviews, and the touch methods of ``Responder`` to handle touches.
///
///     final class Dot: View {
///       override func draw(_ rect: Rect, in context: GraphicsContext) {
///         context.setFillColor(tintColor)
///         context.fill(Path(ovalIn: bounds))
///       }
///     }
///
/// Changing a property redraws only what it changes. The base classes declare further members of a view:
/// ``ConstrainedResponder`` the constraints, ``AdaptiveResponder`` traits, tint color, focus and restored
/// state, and ``AccessibleResponder`` the description for assistive technologies. Follows `UIView`.
@preconcurrency @MainActor open class View: ConstrainedResponder, ViewCreating {
  // The properties that are read for every view in hit testing and drawing are next to each other in memory.
  // They are used on the main actor only, and never during a change, so that no runtime check is needed.

  /// The subviews, from back to front.
  @exclusivity(unchecked) public internal(set) final var subviews: [View] = []
  @exclusivity(unchecked) final var takesInteraction = true
  /// A Boolean value that indicates whether the view or its controller overrides traits.
  @exclusivity(unchecked) final var overridesTraits = false
  /// A Boolean value that indicates whether ``layoutSubviews()`` is called in the next layout.
  @exclusivity(unchecked) final var isLayoutPending = true
  /// A Boolean value that indicates whether a descendant waits for its layout.
  @exclusivity(unchecked) final var isLayoutPendingBelow = false
  /// The known properties of ``draw(_:)``.
  @exclusivity(unchecked) final var ownDrawing = OwnDrawing()
  @exclusivity(unchecked) final var geometry = ViewGeometry()
  @exclusivity(unchecked) final var appearance = Appearance()
  /// The animations of the view, or `nil` if it is at rest.
  @exclusivity(unchecked) final var motion: ViewMotion?

  // MARK: Creation

  /// Creates a view with a frame.
  public init(frame: Rect = .zero) {
    super.init(ofView: ())
    geometry.frame = frame
    if Swift.type(of: self).layerClass != Layer.self { _ = layer }
  }

  /// Creates a view of zero size. Follows `UIView.init(coder:)`, which UIKit code calls in its
  /// `required init?(coder: NSCoder)`. Archives are not supported. The coder is ignored.
  public init?(coder: AnyObject) {
    super.init(ofView: ())
  }

  // MARK: Geometry

  /// The frame of the view in its superview, in points.
  ///
  /// With a ``transform`` that rotates or scales, it is the box around the transformed bounds. Setting it
  /// sets ``center`` to its center, and the size of ``bounds`` to the one that results in that box. Setting
  /// the current frame changes nothing if the view is scaled or rotated by a multiple of 90°.
  open var frame: Rect {
    get { geometry.frame }
    set { updateGeometry { $0.frame = newValue } }
  }

  /// The bounds of the view in its own coordinates, in points. The origin is the content offset.
  open var bounds: Rect {
    get { geometry.bounds }
    set { updateGeometry { $0.bounds = newValue.standardized } }
  }

  /// The center of the view, in its superview's coordinates, in points.
  open var center: Point {
    get { geometry.center }
    set { updateGeometry { $0.center = newValue } }
  }

  /// The transform around the center of the view.
  open var transform: Transform {
    get { geometry.transform }
    set { updateGeometry { $0.transform = newValue } }
  }

  // MARK: Appearance

  /// The opacity of the view and its subviews, from 0 to 1. Below 0.01 the view receives no touches.
  open var alpha: Double {
    get { appearance.alpha }
    set { updateAppearance { $0.alpha = min(max(newValue, 0), 1) } }
  }

  /// A Boolean value that indicates whether the view and its subviews are hidden. Hidden views receive no
  /// touches.
  open var isHidden: Bool {
    get { appearance.isHidden }
    set { setHidden(newValue) }
  }

  /// The background color, or `nil` if there is none.
  open var backgroundColor: Color? {
    get { appearance.backgroundColor }
    set { updateAppearance { $0.backgroundColor = newValue } }
  }

  /// A Boolean value that indicates whether subviews are clipped to the bounds with their rounded corners.
  open var clipsToBounds: Bool {
    get { appearance.clipsToBounds }
    set { updateAppearance { $0.clipsToBounds = newValue } }
  }

  /// The layer of the view, with its corners, border, shadow, mask and sublayers. Created on first access.
  open var layer: Layer { madeLayer ?? makeLayer() }
  @exclusivity(unchecked) final var madeLayer: Layer?

  /// The class of the view's layer. The default is ``Layer``. A subclass can return ``GradientLayer``,
  /// ``ShapeLayer`` or ``TextLayer``. For a custom class, also override ``makeLayerOfKind()``.
  open class var layerClass: AnyClass { Layer.self }
  /// Creates the view's layer. The base class creates one of ``layerClass``.
  open class func makeLayerOfKind() -> Layer { makeLayerOfClass() }

  /// Places the layer's sublayers and the subviews. Called for a view whose ``layer`` was accessed. The base
  /// class calls ``layoutSubviews()``. Follows `UIView.layoutSublayers(of:)`.
  open func layoutSublayers(of layer: Layer) { layoutViewsAndLayers(of: layer) }

  /// The mask of the view and its subviews. They are visible where the mask draws, in their own coordinates.
  /// The mask has no superview. Follows `UIView.mask`.
  open var mask: View? {
    get { madeLayer?.ownMask?.view }
    set { setMask(newValue) }
  }

  /// The color to which ``AdaptiveResponder/tintColor`` was set.
  final var ownTintColor: Color?

  /// A Boolean value that indicates whether areas of an opaque background that the drawing clears become
  /// black. The default is `true`. Follows `UIView.isOpaque`.
  open var isOpaque: Bool {
    get { extrasBox?.extras.isOpaque ?? true }
    set { viewExtras.isOpaque = newValue }
  }

  /// The placement of content in bounds of another size, for views that draw an image. The default is
  /// `.scaleToFill`.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { if contentMode != oldValue { setNeedsDisplay() } }
  }

  /// The cursor of the pointer over this view, or `nil` for the superview's.
  open var cursor: Cursor? {
    didSet { if cursor != oldValue { host?.refreshCursor() } }
  }

  /// Returns the cursor at a point of this view, in its own coordinates.
  func cursor(at point: Point) -> Cursor? { cursor }

  /// A number that identifies the view for ``viewWithTag(_:)``. The default is 0.
  open var tag = 0

  // MARK: Hierarchy

  @exclusivity(unchecked) final var superviewLink = BackLink<View>()

  /// The window that contains the view.
  open var window: Window? { ownWindow }
  @exclusivity(unchecked) final var windowLink = BackLink<Window>()
  /// The storage of ``remains``.
  final var keptRemains: ViewCleanup?

  /// The controller whose root view this is.
  @BackLink final var viewController: ViewController?

  /// Adds a view in front of the others. It is removed from its earlier superview.
  open func addSubview(_ view: View) { insert(view, at: subviews.count) }
  /// Inserts a view at an index. The view at index 0 is behind all others.
  open func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }
  /// Inserts a view in front of a subview.
  open func insertSubview(_ view: View, aboveSubview sibling: View) {
    insert(view, beside: sibling, offset: 1)
  }

  /// Inserts a view behind a subview.
  open func insertSubview(_ view: View, belowSubview sibling: View) {
    insert(view, beside: sibling, offset: 0)
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: View) { reorder(view, to: subviews.count - 1) }
  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: View) { reorder(view, to: 0) }
  /// Removes the view from its superview.
  open func removeFromSuperview() { detach() }

  /// Called when the view is about to move to another superview, or to none.
  open func willMove(toSuperview newSuperview: View?) {}
  /// Called when the view has moved to another superview, or to none.
  open func didMoveToSuperview() {}
  /// Called when the view is about to move to another window, or to none.
  open func willMove(toWindow newWindow: Window?) {}
  /// Called when the view has moved to another window, or to none.
  open func didMoveToWindow() {}
  /// Called when a subview was added.
  open func didAddSubview(_ subview: View) {}
  /// Called when a subview is about to be removed.
  open func willRemoveSubview(_ subview: View) {}

  // MARK: Touches

  /// A Boolean value that indicates whether the view and its subviews receive touches. The default is `true`.
  open var isUserInteractionEnabled: Bool {
    get { takesInteraction }
    set { setTakesInteraction(newValue) }
  }

  /// A Boolean value that indicates whether the view receives more than one touch at a time. The default is
  /// `false`.
  open var isMultipleTouchEnabled = false

  /// A Boolean value that indicates whether no other view of the window receives touches at the same time as
  /// this one. The default is `false`.
  open var isExclusiveTouch = false

  /// Returns the deepest and frontmost view that contains a point, in this view's own coordinates.
  ///
  /// Views that are hidden, disable interaction, or have an ``alpha`` below 0.01 are skipped with their
  /// subviews. Follows `UIView.hitTest(_:with:)`.
  open func hitTest(_ point: Point, with event: Event?) -> View? {
    findHitView(at: point, with: event)
  }

  /// Returns a Boolean value that indicates whether a point, in this view's own coordinates, is inside the
  /// bounds. The minimum edges are inside, the maximum edges are not.
  open func point(inside point: Point, with event: Event?) -> Bool {
    let bounds = geometry.bounds
    return point.x >= bounds.origin.x && point.y >= bounds.origin.y
      && point.x < bounds.origin.x + bounds.size.width
      && point.y < bounds.origin.y + bounds.size.height
  }

  /// The gesture recognizers of this view, or `nil` if there are none.
  open var gestureRecognizers: [GestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(newValue ?? []) }
  }
  final var recognizers: [GestureRecognizer] = []

  /// Asks whether a recognizer may leave ``GestureRecognizer/State/possible``. It belongs to this view, or to
  /// an ancestor and would take a touch from this view. If the result is `false`, the recognizer fails. The
  /// base class returns `true`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Handles a wheel or a touchpad over the view that no recognizer has used. Returns `false` to let the
  /// superview handle it.
  func handleScroll(_ event: Event) -> Bool { false }

  /// Called when the pointer has moved over the view or a subview, to a location in window coordinates.
  func pointerMoved(to location: Point) {}

  // MARK: Layout

  @exclusivity(unchecked) final var layout = ViewLayout()

  /// Schedules a call of ``layoutSubviews()`` before the next frame, or before the next hit test.
  open func setNeedsLayout() { markForLayout() }
  /// Performs pending layout at once, from the highest ancestor that waits down to this view's subviews.
  open func layoutIfNeeded() { flushLayout() }
  /// Resizes the view to the result of ``sizeThatFits(_:)`` for its current size. The top left corner stays.
  open func sizeToFit() { takeFittingSize() }

  /// Places the subviews. Override it to place them, and call ``setNeedsLayout()`` to schedule a call. The
  /// base class places subviews with constraints.
  open func layoutSubviews() { if constraintBox != nil { applyConstraints() } }

  /// Returns the size of the view that best fits a proposed size, in points. The base class returns the
  /// current size.
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  /// Called when a subview's preferred size, or its visibility, has changed.
  func subviewSizeDidChange() {
    setNeedsLayout()
    if arrangesByFrames { invalidateIntrinsicContentSize() }
  }

  /// A Boolean value that indicates whether the view places all its subviews by their frames, and has an
  /// intrinsic size that depends on them.
  @exclusivity(unchecked) package final var arrangesByFrames = false

  /// The safe area's insets that apply to the subviews, in points.
  var safeAreaOfSubviews: EdgeInsets { layout.safeArea }

  /// Called when the safe area insets have changed.
  open func safeAreaInsetsDidChange() {}
  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}

  /// The constraint data of the view, or `nil` for most views.
  final var constraintBox: ViewConstraints?

  // MARK: Drawing

  /// Draws the view's own content, in its own coordinates. Subviews are drawn over it.
  ///
  /// `rect` is always the whole ``bounds``, and the method is called at most once a frame. The context is
  /// clipped to the area that needs display. ``GraphicsContext/clipBounds`` is the box around it, which an
  /// override can use to save work. The context's state is saved before the call and restored after it. The
  /// base class draws nothing.
  open func draw(_ rect: Rect, in context: GraphicsContext) { hasPlainDrawing = true }

  /// Draws the view's own content on ``GraphicsContext/current``: the alternative to `draw(_:in:)` for code
  /// that does not receive a context. The base class, and each view of the library, calls `draw(_:in:)`. An
  /// override of both methods that needs both calls `super`. Follows `UIView.draw(_:)`.
  open func draw(_ rect: Rect) { drawOnCurrentContext(rect) }

  /// Draws another layer whose delegate is the view, or the view's own ``layer`` if it was accessed. The base
  /// class calls ``draw(_:)`` for the own layer. Follows `UIView.draw(_:in:)`.
  open func draw(_ layer: Layer, in context: GraphicsContext) { drawOwn(layer, in: context) }
  /// Updates the contents of another layer whose delegate is the view. Performs no action by default.
  open func display(_ layer: Layer) {}
  /// Returns the action of another layer whose delegate is the view. By default, the layer is animated only
  /// in an animation block. Follows `UIView.action(for:forKey:)`.
  open func action(for layer: Layer, forKey event: String) -> (any LayerAction)? {
    usualAction(event)
  }

  /// Redraws the whole view in the next frame.
  open func setNeedsDisplay() { invalidate(bounds) }
  /// Redraws a part of the view, in its own coordinates, in the next frame.
  open func setNeedsDisplay(_ rect: Rect) { invalidate(rect.intersection(bounds)) }

  // MARK: Responder

  /// Moves the focus in the view's group with the arrow keys. Other keys go to the next responder.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if !moveFocusInGroup(for: presses) { super.pressesBegan(presses, with: event) }
  }

  /// The controller whose root view this is, or the superview.
  open override var next: Responder? { viewController ?? superview }

  override var firstResponderHost: (any FirstResponderHost)? { host?.focusHost }

  // MARK: Interactions

  /// The interactions that were added to the view, such as a context menu.
  open var interactions: [any Interaction] {
    get { addedInteractions }
    set { replaceInteractions(newValue) }
  }

  /// Adds an interaction to the view. It is removed from its earlier view.
  open func addInteraction(_ interaction: any Interaction) { add(interaction) }
  /// Removes an interaction from the view.
  open func removeInteraction(_ interaction: any Interaction) { remove(interaction) }

  // MARK: Tool tip

  /// The text of the tool tip, which appears when the pointer rests on the view or a touch stays on it, or
  /// `nil` if there is none. A ``ToolTipInteraction`` shows it. Follows `UIControl.toolTip`.
  open var toolTip: String? {
    get { shownToolTip }
    set { shownToolTip = newValue }
  }

  // MARK: Accessibility

  override var usualAccessibilityFrame: Rect { convert(bounds, to: nil) }
  override var usuallyRespondsToInteraction: Bool { isUserInteractionEnabled }

  // MARK: Overrides of the library's controls

  /// The way in which the drawing of ``draw(_:in:)`` follows an animation of the bounds' size: scaled, or in
  /// its own size at one side. If the content mode is `redraw`, it is drawn again for each size.
  var motionContentMode: ContentMode { contentMode }

  /// A Boolean value that indicates whether ``draw(_:in:)`` draws only inside the bounds, so that no clipping
  /// is needed.
  var drawsInsideBounds: Bool { false }

  /// A Boolean value that indicates whether all content moves with the origin of the bounds, so that pixels
  /// can be moved instead of drawn. The drawing must not depend on the bounds in another way.
  var contentScrollsWithBounds: Bool { drawsNothing }

  /// The box around everything that the view and its subviews paint, in the view's own coordinates.
  var paintedBounds: Rect { boundsWithOverflow }

  /// A Boolean value that indicates whether the view shows only its background and its subviews, and draws
  /// nothing in ``draw(_:in:)``.
  var drawsNothing: Bool { Swift.type(of: self) == View.self }

  /// A Boolean value that indicates whether drawing the view, without its subviews, takes no longer than a
  /// background or a text.
  var isCheapToDraw: Bool {
    (drawsNothing || hasPlainDrawing) && appearance.alpha >= 1
      && appearance.shadow?.isVisible != true && !hasLayerContent
  }

  /// Called when the view or an ancestor is about to leave its window, or was hidden.
  func interactionWillEnd() {}
  /// Called when the pointer has entered or left the view, with no button down.
  func pointerDidChange() {}
}
