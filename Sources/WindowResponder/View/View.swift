/// A rectangle on the screen that draws itself, gets touches, and holds other views.
///
/// A view has coordinates of its own, ``bounds``, in points with the origin at the top left, and a
/// place in its superview: ``frame``, or ``center`` and ``transform``. Override
/// ``draw(_:in:)`` to draw, ``layoutSubviews()`` to place subviews, and the touch methods of
/// ``Responder`` to follow fingers.
///
///     final class Dot: View {
///       override func draw(_ rect: Rect, in context: GraphicsContext) {
///         context.setFillColor(tintColor)
///         context.fill(Path(ovalIn: bounds))
///       }
///     }
///
/// Changing a property redraws what it changes and no more. Follows `UIView`.
@preconcurrency @MainActor open class View: Responder, ViewCreating {
  // What is read for every view that a finger or a frame passes by lies side by side in memory. It
  // is used on the main actor alone, and never while it is being changed, so that no check at run
  // time is needed.

  /// The views in this one, from back to front.
  @exclusivity(unchecked) public internal(set) final var subviews: [View] = []
  @exclusivity(unchecked) final var takesInteraction = true
  /// The view or its controller says something of its traits.
  @exclusivity(unchecked) final var overridesTraits = false
  /// ``layoutSubviews()`` is to be called.
  @exclusivity(unchecked) final var isLayoutPending = true
  /// The same is true of a view further down.
  @exclusivity(unchecked) final var isLayoutPendingBelow = false
  /// The facts that are known about ``draw(_:)``.
  @exclusivity(unchecked) final var ownDrawing = OwnDrawing()
  @exclusivity(unchecked) final var geometry = ViewGeometry()
  @exclusivity(unchecked) final var appearance = Appearance()
  /// What of the view moves; nil while it rests.
  @exclusivity(unchecked) final var motion: ViewMotion?

  // MARK: Making one

  /// Creates a view with a place in its future superview.
  public init(frame: Rect = .zero) {
    super.init()
    geometry.frame = frame
    if Swift.type(of: self).layerClass != Layer.self { _ = layer }
  }

  /// Creates a view without size. Follows `UIView.init(coder:)`, which UIKit's code calls in the
  /// `required init?(coder: NSCoder)` that it has to write. No archives are read: the coder is not asked
  /// for anything.
  public init?(coder: AnyObject) {
    super.init()
  }

  // MARK: Geometry

  /// The view's bounding box in its superview, in points.
  ///
  /// With a ``transform`` that turns or stretches it is the box around the transformed bounds. Setting
  /// it sets ``center`` to its middle and the size of ``bounds`` to what has that box: setting the frame
  /// that a view has changes nothing where it is scaled or turned by quarters.
  open var frame: Rect {
    get { geometry.frame }
    set { updateGeometry { $0.frame = newValue } }
  }

  /// The view's own coordinates, in points; the origin is how far the content is scrolled.
  open var bounds: Rect {
    get { geometry.bounds }
    set { updateGeometry { $0.bounds = newValue.standardized } }
  }

  /// The middle of the view, in its superview's coordinates, in points.
  open var center: Point {
    get { geometry.center }
    set { updateGeometry { $0.center = newValue } }
  }

  /// A transform around the middle of the view.
  open var transform: Transform {
    get { geometry.transform }
    set { updateGeometry { $0.transform = newValue } }
  }

  // MARK: Looks

  /// How much of the view and its subviews is to be seen, from 0 to 1. Below 0.01 it gets no touches.
  open var alpha: Double {
    get { appearance.alpha }
    set { updateAppearance { $0.alpha = min(max(newValue, 0), 1) } }
  }

  /// Whether the view and its subviews are not drawn and get no touches.
  open var isHidden: Bool {
    get { appearance.isHidden }
    set { setHidden(newValue) }
  }

  /// What the bounds are filled with; nil for nothing.
  open var backgroundColor: Color? {
    get { appearance.backgroundColor }
    set { updateAppearance { $0.backgroundColor = newValue } }
  }

  /// Whether subviews are cut off at the bounds (and at the rounded corners).
  open var clipsToBounds: Bool {
    get { appearance.clipsToBounds }
    set { updateAppearance { $0.clipsToBounds = newValue } }
  }

  /// What the view looks like beside its colour: corners, border, shadow, mask, and layers of its own. It
  /// is made when it is first asked for.
  open var layer: Layer { madeLayer ?? makeLayer() }
  @exclusivity(unchecked) final var madeLayer: Layer?

  /// The kind of the view's layer: ``Layer``, unless a subclass says ``GradientLayer``, ``ShapeLayer`` or
  /// ``TextLayer``. For a kind of the program's own override ``makeLayerOfKind()`` too.
  open class var layerClass: AnyClass { Layer.self }

  /// Makes the view's layer. The base class makes one of ``layerClass``.
  open class func makeLayerOfKind() -> Layer { makeLayerOfClass() }

  /// Places the layer's own sublayers and the subviews: for a view whose ``layer`` was asked for. The base
  /// class calls ``layoutSubviews()``. Follows `UIView.layoutSublayers(of:)`.
  open func layoutSublayers(of layer: Layer) { layoutViewsAndLayers(of: layer) }

  /// What the view and all in it are cut off with: they are seen where that view draws, in their own
  /// coordinates. It has no superview. Follows `UIView.mask`.
  open var mask: View? {
    get { madeLayer?.ownMask?.view }
    set { setMask(newValue) }
  }

  private var ownTintColor: Color?

  /// The colour for what asks to be touched; the superview's, up to the theme's, until it is set.
  ///
  /// Setting nil takes the superview's again.
  open var tintColor: Color! {
    get { isTintDimmed ? .neutral : brightTintColor }
    set {
      ownTintColor = newValue
      announceTintColor()
    }
  }

  /// Whether ``tintColor`` is what it is set to, or grey for all that is in the view; the superview's
  /// until it is set. Reading it gives `.normal` or `.dimmed`. Follows `UIView.tintAdjustmentMode`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { isTintDimmed ? .dimmed : .normal }
    set { setTintAdjustmentMode(newValue) }
  }

  /// The tint colour changed, here or further up. The base class draws the view again.
  open func tintColorDidChange() {
    setNeedsDisplay()
  }

  /// The theme changed, from light to dark perhaps. The base class draws the view again.
  ///
  /// Colours with a name, such as `Color.label`, need no handling: they are looked up when drawn.
  open func themeDidChange() {
    setNeedsDisplay()
  }

  /// The colours, metrics and fonts to draw with: the window's, for the view's ``traitCollection``.
  open var theme: Theme { shownTheme }

  /// Whether ``tintColor`` was set on this view itself.
  var hasOwnTintColor: Bool { ownTintColor != nil }
  /// The tint colour as it is where nothing dims it.
  final var brightTintColor: Color { ownTintColor ?? superview?.brightTintColor ?? .tint }

  /// A Boolean value that indicates whether drawing that takes away of an opaque background leaves black.
  /// True by default. Follows `UIView.isOpaque`.
  open var isOpaque: Bool {
    get { extrasBox?.extras.isOpaque ?? true }
    set { extras.isOpaque = newValue }
  }

  /// How content is placed in bounds of another shape, for views that draw an image.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { if contentMode != oldValue { setNeedsDisplay() } }
  }

  /// The pointer's picture over this view; nil for the superview's.
  open var cursor: Cursor? {
    didSet { if cursor != oldValue { host?.refreshCursor() } }
  }

  /// The pointer's picture over a place of this view, in its own coordinates.
  func cursor(at point: Point) -> Cursor? { cursor }

  /// Device pixels per point where the view is shown.
  open var contentScaleFactor: Double {
    host?.contentScaleFactor ?? ProgramContext.current.defaultScale
  }

  /// ``contentScaleFactor`` changed: the window went to another monitor, or that has another scale. All
  /// is drawn again anyway; the base class does nothing.
  open func contentScaleFactorDidChange() {}

  /// A number to find the view by, with ``viewWithTag(_:)``.
  open var tag = 0

  // MARK: The tree

  /// The view this one is in.
  public final var superview: View? { link }
  final var link: View? {
    get { superviewLink.target }
    set { superviewLink.target = newValue }
  }
  @exclusivity(unchecked) private final var superviewLink = BackLink<View>()

  /// The window the view is in.
  open var window: Window? { ownWindow }
  final var ownWindow: Window? {
    get { windowLink.target }
    set { windowLink.target = newValue }
  }
  @exclusivity(unchecked) private final var windowLink = BackLink<Window>()
  /// See ``remains``.
  final var keptRemains: ViewRemains?

  /// The controller whose root view this is.
  final weak var viewController: ViewController?

  /// Adds a view in front of the others, taking it from where it is.
  open func addSubview(_ view: View) { insert(view, at: subviews.count) }

  /// Adds a view at an index; 0 is behind all others.
  open func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }

  /// Adds a view in front of one that is there.
  open func insertSubview(_ view: View, aboveSubview sibling: View) {
    insert(view, beside: sibling, offset: 1)
  }

  /// Adds a view behind one that is there.
  open func insertSubview(_ view: View, belowSubview sibling: View) {
    insert(view, beside: sibling, offset: 0)
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: View) { reorder(view, to: subviews.count - 1) }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: View) { reorder(view, to: 0) }

  /// Takes the view from its superview.
  open func removeFromSuperview() { detach() }

  /// The view is about to get another superview, or none.
  open func willMove(toSuperview newSuperview: View?) {}
  /// The view has another superview, or none.
  open func didMoveToSuperview() {}
  /// The view is about to get into another window, or none.
  open func willMove(toWindow newWindow: Window?) {}
  /// The view is in another window, or none.
  open func didMoveToWindow() {}
  /// A subview was added.
  open func didAddSubview(_ subview: View) {}
  /// A subview is about to be removed.
  open func willRemoveSubview(_ subview: View) {}

  // MARK: Touches

  /// Whether the view and its subviews get touches.
  open var isUserInteractionEnabled: Bool {
    get { takesInteraction }
    set { setTakesInteraction(newValue) }
  }

  /// Whether the view gets more than one finger at a time.
  open var isMultipleTouchEnabled = false

  /// Whether no other view of the window gets touches while this one does, and the other way round.
  open var isExclusiveTouch = false

  /// The deepest and frontmost view that contains a point, in this view's own coordinates.
  ///
  /// Hidden views, those that take no interaction and those below an ``alpha`` of 0.01 are passed by
  /// with all they hold. Follows `UIView.hitTest(_:with:)`.
  open func hitTest(_ point: Point, with event: Event?) -> View? {
    findHitView(at: point, with: event)
  }

  /// Whether a point, in this view's own coordinates, is inside: the minimum edges are, the maximum
  /// edges are not.
  open func point(inside point: Point, with event: Event?) -> Bool {
    let bounds = geometry.bounds
    return point.x >= bounds.origin.x && point.y >= bounds.origin.y
      && point.x < bounds.origin.x + bounds.size.width
      && point.y < bounds.origin.y + bounds.size.height
  }

  /// The recognizers that see this view's touches.
  open var gestureRecognizers: [GestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(newValue ?? []) }
  }
  final var recognizers: [GestureRecognizer] = []

  /// Whether a recognizer of this view, or one further up that would take a finger from this view, may
  /// leave ``GestureRecognizer/State/possible``; with false it fails. The base class says yes.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  /// A wheel was turned over the view, or fingers move on a touchpad, and no recognizer took it. Gives
  /// whether the view did; else its superview is asked.
  func handleScroll(_ event: Event) -> Bool { false }

  /// The pointer moved over the view, or over one in it, to a place in window coordinates.
  func pointerMoved(to location: Point) {}

  // MARK: Traits

  /// What the view's place is like: light or dark, narrow or wide, and so on. What nobody overrides is the
  /// window's; in no window it is the program's.
  open var traitCollection: TraitCollection { shownTraits }

  /// The traits changed; they were these before. The base class does nothing.
  ///
  /// It is not called for the traits that a view begins with.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// The traits that the view and those in it have otherwise than what is around.
  public final var traitOverrides: TraitOverrides {
    get { TraitOverrides(values: traitState?.overrides ?? TraitValues()) }
    set { changeTraits { madeTraitState.overrides = newValue.values } }
  }

  /// Light or dark for the view and those in it; ``UserInterfaceStyle/unspecified`` for what is around.
  /// What is named in ``traitOverrides`` counts before it.
  open var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { traitState?.style ?? .unspecified }
    set { changeTraits { madeTraitState.style = newValue } }
  }

  /// What the view shows, by which it is mirrored in languages that are written from right to left, or not.
  open var semanticContentAttribute: SemanticContentAttribute {
    get { extrasBox?.extras.semanticContent ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      extras.semanticContent = newValue
      directionMayHaveChanged()
    }
  }

  /// Which way things follow one another in the view itself, by its ``semanticContentAttribute`` and the
  /// direction around it.
  open var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection { shownDirection }

  final var traitState: TraitState? {
    get { extrasBox?.extras.traits }
    set { extras.traits = newValue }
  }

  // MARK: Layout

  @exclusivity(unchecked) final var layout = ViewLayout()

  /// Has ``layoutSubviews()`` called before the next frame, or before the next hit-test.
  open func setNeedsLayout() { markForLayout() }

  /// Does at once what layout is waiting, from the highest view that waits down to all in this one.
  open func layoutIfNeeded() { flushLayout() }

  /// Resizes the view to what ``sizeThatFits(_:)`` gives for its present size, keeping the corner.
  open func sizeToFit() { takeFittingSize() }

  /// Places the subviews. Override it; call ``setNeedsLayout()`` to have it called. The base class puts
  /// those that have constraints where these say.
  open func layoutSubviews() {
    if constraintBox != nil { applyConstraints() }
  }

  /// The size that would suit the view, given a size to fit in; in points. The base class gives its
  /// present size.
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  /// The size that the view's content has by nature, in points; ``noIntrinsicMetric`` for a side
  /// that has none.
  open var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// The value of a side that the content does not determine.
  public static let noIntrinsicMetric = -1.0

  /// Tells that ``intrinsicContentSize`` changed.
  open func invalidateIntrinsicContentSize() {
    superview?.subviewSizeDidChange()
    if constraintBox != nil { constraintsSeeContent() }
  }

  /// A subview asks for another size, or for room at all.
  func subviewSizeDidChange() {
    setNeedsLayout()
    if arrangesByFrames { invalidateIntrinsicContentSize() }
  }

  /// Whether the view places all its subviews by their frames, and asks for a size that depends on theirs.
  @exclusivity(unchecked) package final var arrangesByFrames = false

  /// What of the safe area's insets counts for the subviews, in points.
  var safeAreaOfSubviews: EdgeInsets { layout.safeArea }

  /// The insets changed that keep content clear of title bars and the like.
  open func safeAreaInsetsDidChange() {}

  /// The margins changed.
  open func layoutMarginsDidChange() {}

  // MARK: Constraints

  /// What constraints need to know of the view; nil for most.
  final var constraintBox: ViewConstraints?

  /// Whether the ``frame`` and the ``autoresizingMask`` say where the view is: true at the start. With
  /// false its constraints do. Follows `UIView.translatesAutoresizingMaskIntoConstraints`.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layout.translatesMask }
    set { setTranslatesMask(newValue) }
  }

  /// The constraints that are kept here and count.
  open var constraints: [LayoutConstraint] { constraintBox?.held ?? [] }
  /// Makes a constraint count whose items are this view or in it.
  open func addConstraint(_ constraint: LayoutConstraint) { hold(constraint) }
  /// Makes constraints count whose items are this view or in it.
  open func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { hold(constraint) }
  }
  /// Has a constraint count no longer that is kept here.
  open func removeConstraint(_ constraint: LayoutConstraint) { release(constraint) }
  /// Has constraints count no longer that are kept here.
  open func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { release(constraint) }
  }

  /// Adds a guide, taking it from the view that it belongs to.
  open func addLayoutGuide(_ layoutGuide: LayoutGuide) { layoutGuide.owningView = self }
  /// Removes a guide. Constraints that speak of it count no longer.
  open func removeLayoutGuide(_ layoutGuide: LayoutGuide) {
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }
  /// The guides that were added.
  open var layoutGuides: [LayoutGuide] { constraintBox?.guides ?? [] }
  /// The part of the view that title bars and the like leave free.
  open var safeAreaLayoutGuide: LayoutGuide { madeSafeAreaGuide }
  /// The view without its ``layoutMargins``.
  open var layoutMarginsGuide: LayoutGuide { madeMarginsGuide }
  /// The part within the margins that is not wider than is read with ease.
  open var readableContentGuide: LayoutGuide { madeReadableGuide }
  /// The part at the bottom that a program's own keyboard covers, as an input view does: its top is the
  /// safe area's bottom. A compositor's keyboard makes the window lower, and covers nothing.
  open var keyboardLayoutGuide: KeyboardLayoutGuide { madeKeyboardGuide }

  /// Whether the class needs constraints: then ``updateConstraints()`` is called once in any case.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Makes the constraints of the view what they have to be; called before layout, once for each
  /// ``setNeedsUpdateConstraints()`` and when the view first has to do with a constraint. An override
  /// calls `super` at its end.
  open func updateConstraints() { layout.needsUpdate = false }
  /// Has ``updateConstraints()`` called before the next layout.
  open func setNeedsUpdateConstraints() { markForConstraintUpdate() }
  /// Whether ``updateConstraints()`` is to be called before the next layout.
  open func needsUpdateConstraints() -> Bool { layout.needsUpdate }
  /// Calls ``updateConstraints()`` at once for the view and those in it that wait for it.
  open func updateConstraintsIfNeeded() {
    if !ConstraintUpdates.isEmpty { ConstraintUpdates.run(in: self) }
  }

  /// How much the view resists growing beyond its content.
  open func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    hugging(axis)
  }
  /// Sets how much the view resists growing beyond its content.
  open func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) { setHugging(priority, axis) }
  /// How much the view resists becoming smaller than its content.
  open func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority { resistance(axis) }
  /// Sets how much the view resists becoming smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) { setResistance(priority, axis) }

  /// The size, in points, that the view's constraints and content lead to and that is nearest to a target.
  open func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// The size, in points, that the view's constraints and content lead to and that is nearest to a target,
  /// where the target counts as much as its priorities say.
  open func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> Size { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
  /// A target of ``systemLayoutSizeFitting(_:)``: as small as can be.
  public static let layoutFittingCompressedSize = Size.zero
  /// A target of ``systemLayoutSizeFitting(_:)``: as large as can be.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

  /// How far the frame goes beyond what constraints align, as for a shadow that is drawn, in points.
  open var alignmentRectInsets: EdgeInsets { .zero }
  /// What constraints align, for a frame.
  open func alignmentRect(forFrame frame: Rect) -> Rect { frame.inset(by: alignmentRectInsets) }
  /// The frame of a view, for what constraints align.
  open func frame(forAlignmentRect alignmentRect: Rect) -> Rect {
    alignmentRect.outset(by: alignmentRectInsets)
  }
  /// The view whose first baseline counts as this one's: itself, unless overridden.
  open var forFirstBaselineLayout: View { self }
  /// The view whose last baseline counts as this one's: itself, unless overridden.
  open var forLastBaselineLayout: View { self }

  // MARK: For views that arrange or scroll

  /// Whether the view puts a subview into its row by constraints of its own.
  func arranges(_ view: View) -> Bool { false }
  /// Whether the view puts subviews into a row by constraints of its own.
  var arrangesByConstraints: Bool { false }
  /// Makes those constraints anew.
  func arrangeByConstraints() {}
  /// Whether the view places all its subviews, also those that would have constraints do it.
  var placesSubviews: Bool { arrangesByFrames }
  /// Whether edges of the view are those of what it scrolls, as seen from inside.
  var scrollsContent: Bool { false }
  /// Whether the origin of the bounds moves.
  var movesContent: Bool { false }
  /// The size of what it scrolls, in points.
  var scrolledSize: Size { bounds.size }
  /// Constraints say how large what it scrolls is.
  func takeScrolledSize(_ size: Size) {}

  // MARK: Drawing

  /// Draws the view's own content, in its own coordinates; subviews are drawn over it.
  ///
  /// `rect` is always the whole of ``bounds``, and a frame calls this once at most. Only what has to be
  /// drawn again is changed: the context is cut off at that, and
  /// ``GraphicsContext/clipBounds`` is the box around it, for those who want to save work. The context
  /// is saved before and restored after. The base class draws nothing.
  open func draw(_ rect: Rect, in context: GraphicsContext) { hasPlainDrawing = true }

  /// Draws the view's own content on ``GraphicsContext/current``: ``draw(_:in:)`` for code that is not
  /// handed a context. The base class, and each view of the library, calls ``draw(_:in:)``; who overrides
  /// both and wants both calls `super`. Follows `UIView.draw(_:)`.
  open func draw(_ rect: Rect) { drawOnCurrentContext(rect) }

  /// Has the whole view drawn again, with the next frame.
  open func setNeedsDisplay() { invalidate(bounds) }

  /// Has a part of the view, in its own coordinates, drawn again with the next frame.
  open func setNeedsDisplay(_ rect: Rect) { invalidate(rect.intersection(bounds)) }

  // MARK: Focus

  /// Whether the Tab key stops here. Follows `UIFocusItem.canBecomeFocused`.
  open var canBecomeFocused: Bool { false }

  /// Whether keys come here because the Tab key stopped here.
  open var isFocused: Bool { host?.focusHost.focusedView === self }

  /// The Tab key stopped here, or went on. The base class draws the view again.
  open func focusDidChange() { setNeedsDisplay() }

  /// The group that the view and those in it are in; nil for the superview's.
  ///
  /// The Tab key stops at one view of a group, and the arrow keys go on from there to the others. Follows
  /// `UIFocusEnvironment.focusGroupIdentifier`.
  open var focusGroupIdentifier: String? {
    get { extrasBox?.extras.focusGroup }
    set { extras.focusGroup = newValue }
  }

  /// Whether the Tab key stops at this view of its group rather than at another.
  open var focusGroupPriority: FocusGroupPriority {
    get { extrasBox?.extras.focusGroupPriority ?? .ignored }
    set { extras.focusGroupPriority = newValue }
  }

  /// Whether the focus may go where the context says, from or to this view or one in it; true until
  /// overridden.
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }

  /// The focus went from or to this view or one in it. The base class does nothing.
  open func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {}

  // MARK: Responder

  /// The arrow keys move the focus in the view's group; all else goes on.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if !moveFocusInGroup(for: presses) { super.pressesBegan(presses, with: event) }
  }

  /// The controller whose root view this is, else the superview.
  open override var next: Responder? { viewController ?? superview }

  override var firstResponderHost: (any FirstResponderHost)? { host?.focusHost }

  // MARK: State

  /// The name by which the view's state is kept, from one run of the program to the next; nil, as at first,
  /// for not at all. It is kept while the view lies in the view of a controller whose state is kept, and has
  /// to be another one than that of each other view there. See <doc:RestoringState>. Follows
  /// `UIView.restorationIdentifier`.
  open var restorationIdentifier: String? {
    get { extrasBox?.extras.restorationIdentifier }
    set { if newValue != nil || extrasBox != nil { extras.restorationIdentifier = newValue } }
  }

  /// Writes down what the view is to have when the program comes back. An override calls `super`. The base
  /// class writes nothing. Follows `UIView.encodeRestorableState(with:)`.
  open func encodeRestorableState(with coder: Coder) {}

  /// Takes back what ``encodeRestorableState(with:)`` wrote. An override calls `super`.
  open func decodeRestorableState(with coder: Coder) {}

  /// All controllers and views have their state again. The base class does nothing.
  open func applicationFinishedRestoringState() {}

  // MARK: Interactions

  /// What was added to the view to be done with it, such as a context menu.
  open var interactions: [any Interaction] {
    get { addedInteractions }
    set { replaceInteractions(newValue) }
  }

  /// Adds something to be done with the view, taking it from where it is.
  open func addInteraction(_ interaction: any Interaction) { add(interaction) }

  /// Takes back what ``addInteraction(_:)`` did.
  open func removeInteraction(_ interaction: any Interaction) { remove(interaction) }

  final var addedInteractions: [any Interaction] {
    get { extrasBox?.extras.interactions ?? [] }
    set { extras.interactions = newValue }
  }

  // MARK: Tool tip

  /// What is read beside the view when the pointer rests on it or a finger stays on it; nil for nothing.
  /// A ``ToolTipInteraction`` shows it. Follows `UIControl.toolTip`.
  open var toolTip: String? {
    get { toolTips.shownToolTip }
    set { toolTips.shownToolTip = newValue }
  }

  // MARK: What few views have

  /// What ``tintAdjustmentMode`` was set to.
  final var ownTintAdjustment: TintAdjustmentMode {
    get { extrasBox?.extras.tintAdjustment ?? .automatic }
    set { extras.tintAdjustment = newValue }
  }

  private var extrasBox: ViewExtrasBox?
  private var extras: ViewExtras {
    get { extrasBox?.extras ?? ViewExtras() }
    set {
      let box = extrasBox ?? ViewExtrasBox()
      box.extras = newValue
      extrasBox = box
    }
  }

  /// What the view is called, in a word or two; nil for a view without a name.
  ///
  /// Labels and controls answer with their text until something is set. Follows
  /// `UIView.accessibilityLabel`.
  open var accessibilityLabel: String? {
    get { extrasBox?.extras.label }
    set { extras.label = newValue }
  }

  /// What the view stands at, as "on" or "0.5"; nil for a view without a value.
  ///
  /// Controls with a value answer with it until something is set. Follows
  /// `UIView.accessibilityValue`.
  open var accessibilityValue: String? {
    get { extrasBox?.extras.value }
    set { extras.value = newValue }
  }

  final var accessibility: AccessibilityValues {
    get { extrasBox?.extras.accessibility ?? AccessibilityValues() }
    set { extras.accessibility = newValue }
  }
  /// Whether the view is one thing for those who do not see it; false, and for labels, pictures and
  /// controls true, until it is set. Follows `UIView.isAccessibilityElement`.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? isUsuallyAccessibilityElement }
    set { accessibility.isElement = newValue }
  }
  /// Whether the view is an accessibility element until something is set.
  var isUsuallyAccessibilityElement: Bool { false }
  /// What the view is, for those who do not see it. Follows `UIView.accessibilityTraits`.
  open var accessibilityTraits: AccessibilityTraits {
    get { accessibility.traits ?? usualAccessibilityTraits }
    set { accessibility.traits = newValue }
  }
  /// What the view is until something is set.
  var usualAccessibilityTraits: AccessibilityTraits { .none }
  /// What comes of using the view, in a sentence.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  /// A name for tests and tools, which nobody reads out.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }
  /// The language of label, value and hint, as `de` or `pt-BR`.
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }
  /// Whether nothing in the view is told of.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }
  /// Whether nothing beside the view is told of while it is there.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }
  /// Whether what is in the view is read together.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }
  /// Whether the view keeps its colours where all others are inverted.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility.ignoresInvertColors }
    set { accessibility.ignoresInvertColors = newValue }
  }
  /// Whether the view can be used, rather than only read.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility.respondsToInteraction ?? isUserInteractionEnabled }
    set { accessibility.respondsToInteraction = newValue }
  }
  /// What is told of the view in place of its subviews; nil for these.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }
  /// What can be done with the view beside using it.
  open var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }
  /// What the view may be called when somebody speaks to it.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { accessibility.userInputLabels = newValue }
  }
  /// Where the view is, in window coordinates, in points: its own place until something is set.
  open var accessibilityFrame: Rect {
    get { accessibility.frame ?? placeInWindow }
    set { accessibility.frame = newValue }
  }
  /// Where the view is touched to be used, in window coordinates, in points.
  open var accessibilityActivationPoint: Point {
    get { accessibility.activationPoint ?? middleOfAccessibilityFrame }
    set { accessibility.activationPoint = newValue }
  }
  /// How one goes through what is in the view.
  open var accessibilityNavigationStyle: AccessibilityNavigationStyle {
    get { accessibility.navigationStyle }
    set { accessibility.navigationStyle = newValue }
  }
  /// What a view with several elements is.
  open var accessibilityContainerType: AccessibilityContainerType {
    get { accessibility.containerType }
    set { accessibility.containerType = newValue }
  }
  /// Uses the view, and tells whether that was done. The base class does nothing.
  open func accessibilityActivate() -> Bool { false }
  /// Raises the view's value. The base class does nothing.
  open func accessibilityIncrement() {}
  /// Lowers the view's value. The base class does nothing.
  open func accessibilityDecrement() {}
  /// Leaves what the view shows, and tells whether that was done. The base class does nothing.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does the most important thing, and tells whether that was done. The base class does nothing.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// The view was reached. The base class does nothing.
  open func accessibilityElementDidBecomeFocused() {}
  /// The view was left. The base class does nothing.
  open func accessibilityElementDidLoseFocus() {}

  // MARK: For the library's own controls

  /// How far the first line of text has its baseline below the top for a size, in points.
  func baselineFromTop(for size: Size) -> Double? {
    (self as? any BaselineView)?.baselineFromTop(forHeight: size.height)
  }

  /// How far the last line of text has its baseline below the top for a size, in points; the first
  /// line's where there is but one.
  func lastBaselineFromTop(for size: Size) -> Double? { baselineFromTop(for: size) }

  /// How what ``draw(_:in:)`` draws follows bounds whose size is on its way to another: stretched,
  /// or in its own size at one side. `redraw` draws it anew for each size.
  var motionContentMode: ContentMode { contentMode }

  /// Whether ``draw(_:in:)`` keeps to the bounds by itself, so that no clip is needed.
  var drawsInsideBounds: Bool { false }

  /// Whether all that the view shows goes along when its bounds get another origin, so that pixels
  /// may be moved instead of drawn: what ``draw(_:in:)`` draws must depend on nothing else of the
  /// bounds.
  var contentScrollsWithBounds: Bool { drawsNothing }

  /// The box around all that the view and those in it paint, in own coordinates.
  var paintedBounds: Rect { boundsWithOverflow }

  /// Whether the view shows its background and its subviews, and nothing by ``draw(_:in:)``.
  var drawsNothing: Bool { Swift.type(of: self) == View.self }

  /// Whether drawing the view, without its subviews, takes no longer than a background or a text does.
  var isCheapToDraw: Bool {
    (drawsNothing || hasPlainDrawing) && appearance.alpha >= 1
      && appearance.shadow?.isVisible != true && !hasLayerContent
  }

  /// The view, or one above it, is about to leave its window, or was hidden.
  func interactionWillEnd() {}

  /// The pointer came over the view, with no button down, or left it.
  func pointerDidChange() {}
}
