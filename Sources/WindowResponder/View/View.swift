/// A rectangle on the screen that draws content, receives touches, and contains other views.
///
/// A view has its own coordinates, ``bounds``, in points with the origin at the top left. Its position in its
/// superview is ``frame``, or ``center`` and ``transform``. Override ``draw(_:in:)`` to draw,
/// ``layoutSubviews()`` to place subviews, and the touch methods of ``Responder`` to handle touches.
///
///     final class Dot: View {
///       override func draw(_ rect: Rect, in context: GraphicsContext) {
///         context.setFillColor(tintColor)
///         context.fill(Path(ovalIn: bounds))
///       }
///     }
///
/// Changing a property redraws only what it changes. Follows `UIView`.
@preconcurrency @MainActor open class View: AccessibleResponder, ViewCreating {
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
    super.init()
    geometry.frame = frame
    if Swift.type(of: self).layerClass != Layer.self { _ = layer }
  }

  /// Creates a view of zero size. Follows `UIView.init(coder:)`, which UIKit code calls in its
  /// `required init?(coder: NSCoder)`. Archives are not supported. The coder is ignored.
  public init?(coder: AnyObject) {
    super.init()
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

  private var ownTintColor: Color?

  /// The color of interactive elements. If it is not set, it is the superview's, up to the theme's.
  ///
  /// Setting `nil` restores the superview's color.
  open var tintColor: Color! {
    get { isTintDimmed ? .neutral : brightTintColor }
    set {
      ownTintColor = newValue
      announceTintColor()
    }
  }

  /// The mode of showing ``tintColor``, unchanged or gray, for the view and its subviews. If it is not set,
  /// it is the superview's. Reading it returns `.normal` or `.dimmed`. Follows `UIView.tintAdjustmentMode`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { isTintDimmed ? .dimmed : .normal }
    set { setTintAdjustmentMode(newValue) }
  }

  /// Called when the tint color of the view or an ancestor has changed. The base class redraws the view.
  open func tintColorDidChange() {
    setNeedsDisplay()
  }

  /// Called when the theme has changed, for example from light to dark. The base class redraws the view.
  ///
  /// Named colors, such as `Color.label`, need no handling. They are resolved when they are drawn.
  open func themeDidChange() {
    setNeedsDisplay()
  }

  /// The colors, metrics and fonts of the view: those of the window, for the view's ``traitCollection``.
  open var theme: Theme { shownTheme }

  /// A Boolean value that indicates whether ``tintColor`` was set on this view itself.
  var hasOwnTintColor: Bool { ownTintColor != nil }
  /// The tint color without dimming.
  final var brightTintColor: Color { ownTintColor ?? superview?.brightTintColor ?? .tint }

  /// A Boolean value that indicates whether areas of an opaque background that the drawing clears become
  /// black. The default is `true`. Follows `UIView.isOpaque`.
  open var isOpaque: Bool {
    get { extrasBox?.extras.isOpaque ?? true }
    set { viewExtras.isOpaque = newValue }
  }

  /// The placement of content in bounds of another size, for views that draw an image.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { if contentMode != oldValue { setNeedsDisplay() } }
  }

  /// The cursor of the pointer over this view, or `nil` for the superview's.
  open var cursor: Cursor? {
    didSet { if cursor != oldValue { host?.refreshCursor() } }
  }

  /// Returns the cursor at a point of this view, in its own coordinates.
  func cursor(at point: Point) -> Cursor? { cursor }

  /// The number of device pixels per point on the view's screen.
  open var contentScaleFactor: Double {
    host?.contentScaleFactor ?? ProgramContext.current.defaultScale
  }

  /// Called when ``contentScaleFactor`` has changed: the window moved to another screen, or the screen's
  /// scale has changed. Everything is redrawn in any case. The base class does nothing.
  open func contentScaleFactorDidChange() {}

  /// A number that identifies the view for ``viewWithTag(_:)``.
  open var tag = 0

  // MARK: Hierarchy

  /// The superview.
  public final var superview: View? { link }
  final var link: View? {
    get { superviewLink.target }
    set { superviewLink.target = newValue }
  }
  @exclusivity(unchecked) private final var superviewLink = BackLink<View>()

  /// The window that contains the view.
  open var window: Window? { ownWindow }
  final var ownWindow: Window? {
    get { windowLink.target }
    set { windowLink.target = newValue }
  }
  @exclusivity(unchecked) private final var windowLink = BackLink<Window>()
  /// The storage of ``remains``.
  final var keptRemains: ViewCleanup?

  /// The controller whose root view this is.
  final weak var viewController: ViewController?

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

  // MARK: Traits

  /// The traits of the view: light or dark, compact or regular, and others. Traits without overrides are
  /// those of the window, or of the application if there is no window.
  open var traitCollection: TraitCollection { shownTraits }

  /// Called when the traits have changed, with the earlier ones. The base class does nothing.
  ///
  /// It is not called for the initial traits of a view.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// The overrides of traits for the view and its subviews.
  public final var traitOverrides: TraitOverrides {
    get { TraitOverrides(values: traitState?.overrides ?? TraitValues()) }
    set { changeTraits { madeTraitState.overrides = newValue.values } }
  }

  /// The user interface style of the view and its subviews, or ``UserInterfaceStyle/unspecified`` for the
  /// inherited one. ``traitOverrides`` has priority over it.
  open var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { traitState?.style ?? .unspecified }
    set { changeTraits { madeTraitState.style = newValue } }
  }

  /// The semantic meaning of the view's content, which determines whether it is mirrored in right-to-left
  /// languages.
  open var semanticContentAttribute: SemanticContentAttribute {
    get { extrasBox?.extras.semanticContent ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      viewExtras.semanticContent = newValue
      directionMayHaveChanged()
    }
  }

  /// The layout direction of the view itself, which follows from its ``semanticContentAttribute`` and the
  /// inherited direction.
  open var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection { shownDirection }

  final var traitState: TraitState? {
    get { extrasBox?.extras.traits }
    set { viewExtras.traits = newValue }
  }

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
  open func layoutSubviews() {
    if constraintBox != nil { applyConstraints() }
  }

  /// Returns the size of the view that best fits a proposed size, in points. The base class returns the
  /// current size.
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  /// The natural size of the content, in points. A side without one is ``noIntrinsicMetric``.
  open var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// The value of a dimension of ``intrinsicContentSize`` that the content does not determine.
  public static let noIntrinsicMetric = -1.0

  /// Invalidates the intrinsic content size. Call this method after ``intrinsicContentSize`` has changed.
  open func invalidateIntrinsicContentSize() {
    superview?.subviewSizeDidChange()
    if constraintBox != nil { constraintsSeeContent() }
  }

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

  // MARK: Constraints

  /// The constraint data of the view, or `nil` for most views.
  final var constraintBox: ViewConstraints?

  /// A Boolean value that indicates whether ``frame`` and ``autoresizingMask`` determine the view's position.
  /// The default is `true`. If it is `false`, its constraints determine it. Follows
  /// `UIView.translatesAutoresizingMaskIntoConstraints`.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layout.translatesMask }
    set { setTranslatesMask(newValue) }
  }

  /// The active constraints that this view owns.
  open var constraints: [LayoutConstraint] { constraintBox?.held ?? [] }
  /// Activates a constraint between this view and its descendants.
  open func addConstraint(_ constraint: LayoutConstraint) { hold(constraint) }
  /// Activates constraints between this view and its descendants.
  open func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { hold(constraint) }
  }
  /// Deactivates a constraint that this view owns.
  open func removeConstraint(_ constraint: LayoutConstraint) { release(constraint) }
  /// Deactivates constraints that this view owns.
  open func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { release(constraint) }
  }

  /// Adds a layout guide. It is removed from its earlier owner.
  open func addLayoutGuide(_ layoutGuide: LayoutGuide) { layoutGuide.owningView = self }
  /// Removes a layout guide. Constraints that use it are deactivated.
  open func removeLayoutGuide(_ layoutGuide: LayoutGuide) {
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }
  /// The layout guides that were added.
  open var layoutGuides: [LayoutGuide] { constraintBox?.guides ?? [] }
  /// The layout guide of the safe area.
  open var safeAreaLayoutGuide: LayoutGuide { madeSafeAreaGuide }
  /// The layout guide of the bounds inside ``layoutMargins``.
  open var layoutMarginsGuide: LayoutGuide { madeMarginsGuide }
  /// The layout guide of the area inside the margins whose width is easy to read.
  open var readableContentGuide: LayoutGuide { madeReadableGuide }
  /// The layout guide of the area at the bottom that the application's own keyboard covers, such as an input
  /// view. Its top edge is the bottom of the safe area. A compositor's keyboard makes the window lower, and
  /// covers nothing.
  open var keyboardLayoutGuide: KeyboardLayoutGuide { madeKeyboardGuide }

  /// A Boolean value that indicates whether the class needs constraints, so that ``updateConstraints()`` is
  /// called at least once. The default is `false`.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Updates the constraints of the view. Called before layout, once for each
  /// ``setNeedsUpdateConstraints()``, and when the view is first used by a constraint. An override calls
  /// `super` at its end.
  open func updateConstraints() { layout.needsUpdate = false }
  /// Schedules a call of ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { markForConstraintUpdate() }
  /// Returns a Boolean value that indicates whether ``updateConstraints()`` is called before the next layout.
  open func needsUpdateConstraints() -> Bool { layout.needsUpdate }
  /// Calls ``updateConstraints()`` at once for the view and the descendants that wait for it.
  open func updateConstraintsIfNeeded() {
    if !ConstraintUpdates.isEmpty { ConstraintUpdates.run(in: self) }
  }

  /// Returns the priority with which the view resists growing beyond its intrinsic size.
  open func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    hugging(axis)
  }
  /// Sets the priority with which the view resists growing beyond its intrinsic size.
  open func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) { setHugging(priority, axis) }
  /// Returns the priority with which the view resists becoming smaller than its intrinsic size.
  open func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority { resistance(axis) }
  /// Sets the priority with which the view resists becoming smaller than its intrinsic size.
  open func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) { setResistance(priority, axis) }

  /// Returns the size, in points, that follows from the view's constraints and content and is closest to a
  /// target.
  open func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the size, in points, that follows from the view's constraints and content and is closest to a
  /// target with given priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> Size { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
  /// A target of ``systemLayoutSizeFitting(_:)`` for the smallest possible size.
  public static let layoutFittingCompressedSize = Size.zero
  /// A target of ``systemLayoutSizeFitting(_:)`` for the largest possible size.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

  /// The insets of the alignment rectangle in the frame, for example for a shadow that is drawn, in points.
  open var alignmentRectInsets: EdgeInsets { .zero }
  /// Returns the alignment rectangle of a frame.
  open func alignmentRect(forFrame frame: Rect) -> Rect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame of an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: Rect) -> Rect {
    alignmentRect.outset(by: alignmentRectInsets)
  }
  /// The view whose first baseline is used for this one. The default is the view itself.
  open var forFirstBaselineLayout: View { self }
  /// The view whose last baseline is used for this one. The default is the view itself.
  open var forLastBaselineLayout: View { self }

  // MARK: Overrides of views that arrange or scroll

  /// Returns a Boolean value that indicates whether the view arranges a subview with its own constraints.
  func arranges(_ view: View) -> Bool { false }
  /// A Boolean value that indicates whether the view arranges subviews with its own constraints.
  var arrangesByConstraints: Bool { false }
  /// Creates those constraints again.
  func arrangeByConstraints() {}
  /// A Boolean value that indicates whether the view places all its subviews, including those with
  /// constraints.
  var placesSubviews: Bool { arrangesByFrames }
  /// A Boolean value that indicates whether the view's edges are those of its scrolled content for
  /// constraints of its subviews.
  var scrollsContent: Bool { false }
  /// A Boolean value that indicates whether the origin of the bounds can change.
  var movesContent: Bool { false }
  /// The size of the scrolled content, in points.
  var scrolledSize: Size { bounds.size }
  /// Sets the size of the scrolled content, which constraints determine.
  func takeScrolledSize(_ size: Size) {}

  // MARK: Drawing

  /// Draws the view's own content, in its own coordinates. Subviews are drawn over it.
  ///
  /// `rect` is always the whole ``bounds``, and the method is called at most once a frame. The context is
  /// clipped to the area that needs display. ``GraphicsContext/clipBounds`` is the box around it, which an
  /// override can use to save work. The context's state is saved before the call and restored after it. The
  /// base class draws nothing.
  open func draw(_ rect: Rect, in context: GraphicsContext) { hasPlainDrawing = true }

  /// Draws the view's own content on ``GraphicsContext/current``: the alternative to ``draw(_:in:)`` for code
  /// that does not receive a context. The base class, and each view of the library, calls ``draw(_:in:)``. An
  /// override of both methods that needs both calls `super`. Follows `UIView.draw(_:)`.
  open func draw(_ rect: Rect) { drawOnCurrentContext(rect) }

  /// Redraws the whole view in the next frame.
  open func setNeedsDisplay() { invalidate(bounds) }

  /// Redraws a part of the view, in its own coordinates, in the next frame.
  open func setNeedsDisplay(_ rect: Rect) { invalidate(rect.intersection(bounds)) }

  // MARK: Focus

  /// A Boolean value that indicates whether Tab stops at the view. The default is `false`. Follows
  /// `UIFocusItem.canBecomeFocused`.
  open var canBecomeFocused: Bool { false }

  /// A Boolean value that indicates whether the view has the focus.
  open var isFocused: Bool { host?.focusHost.focusedView === self }

  /// Called when the view has received or lost the focus. The base class redraws the view.
  open func focusDidChange() { setNeedsDisplay() }

  /// The focus group of the view and its subviews, or `nil` for the superview's.
  ///
  /// Tab stops at one view of a group, and the arrow keys move the focus from there to the others. Follows
  /// `UIFocusEnvironment.focusGroupIdentifier`.
  open var focusGroupIdentifier: String? {
    get { extrasBox?.extras.focusGroup }
    set { viewExtras.focusGroup = newValue }
  }

  /// The priority of the view in its focus group. Tab stops at the view with the highest one.
  open var focusGroupPriority: FocusGroupPriority {
    get { extrasBox?.extras.focusGroupPriority ?? .ignored }
    set { viewExtras.focusGroupPriority = newValue }
  }

  /// Returns a Boolean value that indicates whether a focus update is permitted that concerns this view or a
  /// descendant. The default is `true`.
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }

  /// Called after a focus update that concerns this view or a descendant. The base class does nothing.
  open func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {}

  // MARK: Responder

  /// Moves the focus in the view's group with the arrow keys. Other keys go to the next responder.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if !moveFocusInGroup(for: presses) { super.pressesBegan(presses, with: event) }
  }

  /// The controller whose root view this is, or the superview.
  open override var next: Responder? { viewController ?? superview }

  override var firstResponderHost: (any FirstResponderHost)? { host?.focusHost }

  // MARK: State

  /// The identifier under which the view's state is saved for the next run of the program. If it is `nil`,
  /// which is the default, the state is not saved. It is saved if the view is in the view of a controller
  /// whose state is saved. It has to differ from those of all other views there. See <doc:RestoringState>.
  /// Follows `UIView.restorationIdentifier`.
  open var restorationIdentifier: String? {
    get { extrasBox?.extras.restorationIdentifier }
    set { if newValue != nil || extrasBox != nil { viewExtras.restorationIdentifier = newValue } }
  }

  /// Encodes the state of the view that is restored in the next run. An override calls `super`. The base
  /// class encodes nothing. Follows `UIView.encodeRestorableState(with:)`.
  open func encodeRestorableState(with coder: Coder) {}

  /// Decodes the state that ``encodeRestorableState(with:)`` has encoded. An override calls `super`.
  open func decodeRestorableState(with coder: Coder) {}

  /// Called when all controllers and views have their state again. The base class does nothing.
  open func applicationFinishedRestoringState() {}

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

  final var addedInteractions: [any Interaction] {
    get { extrasBox?.extras.interactions ?? [] }
    set { viewExtras.interactions = newValue }
  }

  // MARK: Tool tip

  /// The text of the tool tip, which appears when the pointer rests on the view or a touch stays on it, or
  /// `nil` if there is none. A ``ToolTipInteraction`` shows it. Follows `UIControl.toolTip`.
  open var toolTip: String? {
    get { toolTips.shownToolTip }
    set { toolTips.shownToolTip = newValue }
  }

  // MARK: Rarely used properties

  /// The value to which ``tintAdjustmentMode`` was set.
  final var ownTintAdjustment: TintAdjustmentMode {
    get { extrasBox?.extras.tintAdjustment ?? .automatic }
    set { viewExtras.tintAdjustment = newValue }
  }

  override var usualAccessibilityFrame: Rect { convert(bounds, to: nil) }
  override var usuallyRespondsToInteraction: Bool { isUserInteractionEnabled }

  // MARK: Overrides of the library's controls

  /// Returns the distance of the first line's baseline from the top for a size, in points, or `nil` if there
  /// is no text.
  func baselineFromTop(for size: Size) -> Double? {
    (self as? any BaselineView)?.baselineFromTop(forHeight: size.height)
  }

  /// Returns the distance of the last line's baseline from the top for a size, in points. With one line, it
  /// is the first line's.
  func lastBaselineFromTop(for size: Size) -> Double? { baselineFromTop(for: size) }

  /// The way in which the drawing of ``draw(_:in:)`` follows an animation of the bounds' size: scaled, or in
  /// its own size at one side. With `redraw`, it is drawn again for each size.
  var motionContentMode: ContentMode { contentMode }

  /// A Boolean value that indicates whether ``draw(_:in:)`` draws only inside the bounds, so that no clipping
  /// is needed.
  var drawsInsideBounds: Bool { false }

  /// A Boolean value that indicates whether all content moves with the origin of the bounds, so that pixels
  /// can be moved instead of drawn. The drawing of ``draw(_:in:)`` must not depend on the bounds in another
  /// way.
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
