/// A view that shows a part of content which is larger than itself, and lets the user move it.
///
/// Add the content as subviews and tell its size:
///
///     let scrollView = ScrollView(frame: bounds)
///     scrollView.addSubview(picture)
///     scrollView.contentSize = picture.bounds.size
///
/// Scrolling moves the origin of ``View/bounds``, which is ``contentOffset``; nothing else of the content
/// changes. A subclass that shows only what is in sight overrides ``View/layoutSubviews()``, which is
/// called for each new offset. Follows `UIScrollView`.
@preconcurrency @MainActor open class ScrollView: View {
  /// Creates a scroll view without content.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepareScrolling()
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepareScrolling()
  }

  /// The delegate, which is notified of scrolling and can influence it.
  open weak var delegate: (any ScrollViewDelegate)?

  // MARK: Content

  /// How far the content is scrolled, in points: the origin of ``View/bounds``.
  ///
  /// Setting it moves the content at once. What moves the content goes on from there; to stop it, call
  /// ``setContentOffset(_:animated:)``. Whoever moves the content sets it, the user too, so that an
  /// override hears of every move.
  open var contentOffset: Point {
    get { geometry.bounds.origin }
    set { takeOffset(newValue) }
  }

  /// Moves the content, in a short animation where `animated`, and stops what moves it.
  open func setContentOffset(_ contentOffset: Point, animated: Bool) {
    moveContent(to: contentOffset, animated: animated)
  }

  /// The size of the content, in points.
  open var contentSize: Size {
    get { extent.contentSize }
    set { updateExtent { $0.contentSize = newValue } }
  }

  /// The room around the content that can be scrolled to, in points.
  open var contentInset: EdgeInsets {
    get { extent.contentInset }
    set { updateExtent { $0.contentInset = newValue } }
  }

  /// How the safe area adds to ``contentInset``.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { extent.adjustment }
    set { updateExtent { $0.adjustment = newValue } }
  }

  /// ``contentInset`` and what the safe area adds to it, in points.
  public final var adjustedContentInset: EdgeInsets { extent.adjustedInset }

  /// ``adjustedContentInset`` changed. An override calls `super`, which tells the delegate.
  open func adjustedContentInsetDidChange() {
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Moves the content as little as shows a rectangle of it, or as much of it as fits.
  open func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    moveContent(toShow: rect, animated: animated)
  }

  /// What is scrolled, for constraints: its edges are where the content begins and ends.
  ///
  /// Constraints between views in the scroll view and its own edges mean the same, so that they give
  /// ``contentSize``. Follows `UIScrollView.contentLayoutGuide`.
  open var contentLayoutGuide: LayoutGuide {
    ownGuide(\.content, .content, "contentLayoutGuide")
  }

  /// What of the content is seen, for constraints: it stays while the content is scrolled. Follows
  /// `UIScrollView.frameLayoutGuide`.
  open var frameLayoutGuide: LayoutGuide { ownGuide(\.frame, .frame, "frameLayoutGuide") }

  /// Whether the class itself says how large its content is, so that constraints cannot.
  package final var knowsContentSize = false

  /// The bar above that gets lower while the content is scrolled; nil for none.
  package final weak var barFollower: (any ScrollFollower)?
  /// Whether the content stays where it is while the insets change along with that bar.
  package final var holdsContent = false
  /// How far that bar grows while the content is pulled down, in points.
  package final var barGrowth: Double {
    get { extent.barGrowth }
    set { updateExtent { $0.barGrowth = newValue } }
  }

  // MARK: What the user may do

  /// Whether the user can move the content.
  open var isScrollEnabled = true {
    didSet { if !isScrollEnabled { stopScrollingAndZooming() } }
  }

  /// Whether a drag that goes nearly along one axis keeps to it.
  open var isDirectionalLockEnabled = false
  /// Whether the content rests at whole pages, which are as large as the view.
  open var isPagingEnabled = false
  /// Whether content that is larger than the view can be pulled beyond its ends, and springs back.
  open var bounces = true
  /// Whether it can be pulled beyond its left and right ends, where ``bounces``.
  open var bouncesHorizontally = true
  /// Whether it can be pulled beyond its upper and lower ends, where ``bounces``.
  open var bouncesVertically = true

  /// Whether content that is not wider than the view can be pulled to the left and right all the same.
  open var alwaysBounceHorizontal: Bool {
    get { extent.alwaysBouncesHorizontally }
    set { updateExtent { $0.alwaysBouncesHorizontally = newValue } }
  }

  /// Whether content that is not higher than the view can be pulled up and down all the same.
  open var alwaysBounceVertical: Bool {
    get { extent.alwaysBouncesVertically }
    set { updateExtent { $0.alwaysBouncesVertically = newValue } }
  }
  /// How fast content slows down that was let go.
  open var decelerationRate: DecelerationRate = .normal
  /// Whether the arrow keys, Page Up and Page Down, Home, End and the space bar scroll while the view,
  /// or one in it, has the keyboard. Where no view has it, they scroll the largest one that is seen.
  open var allowsKeyboardScrolling = true
  /// Whether the view goes to its top when the desktop or a bar asks for it, by ``scrollToTop()``.
  open var scrollsToTop = true
  /// Whether dragging the content dismisses the keyboard.
  open var keyboardDismissMode: KeyboardDismissMode = .none

  /// Stops whatever moves the content, where it is.
  open func stopScrollingAndZooming() {
    if let madeEngine { madeEngine.stopEverything() }
  }

  // MARK: What is going on

  /// Whether the user has touched the content, to scroll it perhaps.
  open var isTracking: Bool { madeEngine?.isTracking ?? false }
  /// Whether the user is moving the content.
  open var isDragging: Bool { madeEngine?.drag != nil }
  /// Whether the content moves on by itself after the user let go.
  open var isDecelerating: Bool { madeEngine?.move?.kind == .deceleration }
  /// Whether the content is on its way to where the program sent it.
  open var isScrollAnimating: Bool { madeEngine?.move?.kind == .animation }

  // MARK: Touches on the content

  /// Whether a finger on the content is kept back for a moment, in which it may turn out to scroll.
  open var delaysContentTouches = true
  /// Whether a finger that the content has already may still turn out to scroll.
  open var canCancelContentTouches = true
  /// Whether fingers that came down on the content are the content's. The base class says yes.
  open func touchesShouldBegin(
    _ touches: Set<Touch>, with event: Event?, in view: View
  ) -> Bool { true }

  /// Whether a finger that a view of the content has may be taken from it for scrolling; for a control
  /// the base class says no.
  open func touchesShouldCancel(in view: View) -> Bool { !(view is Control) }

  /// The recognizer of drags.
  public final var panGestureRecognizer: PanGestureRecognizer { pan }
  /// The recognizer of pinches; nil while the scale has no room between its limits.
  public final var pinchGestureRecognizer: PinchGestureRecognizer? { pinch }

  /// Whether a recognizer may begin. An override asks `super` too.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    if gestureRecognizer === pan { return shouldBeginPan(pan) }
    if gestureRecognizer === pinch { return shouldBeginPinch() }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Zooming

  /// How large the view of ``ScrollViewDelegate/viewForZooming(in:)`` is shown; 1 at the start.
  open var zoomScale: Double {
    get { zoomedView?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// The smallest scale that content rests at.
  open var minimumZoomScale = 1.0 {
    didSet {
      minimumZoomScale = Self.saneScale(minimumZoomScale)
      zoomLimitsDidChange()
    }
  }

  /// The largest scale that content rests at. The user can zoom where it is above the smallest.
  open var maximumZoomScale = 1.0 {
    didSet {
      maximumZoomScale = Self.saneScale(maximumZoomScale)
      zoomLimitsDidChange()
    }
  }

  /// Whether a pinch can go beyond the limits, and springs back.
  open var bouncesZoom = true

  /// Zooms about the middle of what is seen.
  open func setZoomScale(_ scale: Double, animated: Bool) {
    engine.zoomAboutMiddle(to: scale, animated: animated)
  }

  /// Zooms so that a rectangle, in the coordinates of the view that is zoomed, fills this view as far as
  /// fits.
  open func zoom(to rect: Rect, animated: Bool) { engine.zoom(toShow: rect, animated: animated) }

  /// Whether the user is zooming.
  open var isZooming: Bool { madeEngine?.pinch != nil }
  /// Whether content that was zoomed too far springs back.
  open var isZoomBouncing: Bool { madeEngine?.zoomMove?.isBounce ?? false }
  /// Whether the content is on its way to another scale.
  open var isZoomAnimating: Bool { madeEngine?.zoomMove.map { !$0.isBounce } ?? false }

  // MARK: Indicators

  /// Whether a bar tells how far the content is scrolled up and down.
  open var showsVerticalScrollIndicator = true { didSet { indicatorsDidChange() } }
  /// Whether a bar tells how far the content is scrolled to the left and right.
  open var showsHorizontalScrollIndicator = true { didSet { indicatorsDidChange() } }
  /// How the bars are drawn.
  open var indicatorStyle: IndicatorStyle = .default { didSet { indicatorsDidChange() } }
  /// How far the vertical bar keeps from the edges, besides the safe area, in points.
  open var verticalScrollIndicatorInsets = EdgeInsets.zero { didSet { indicatorsDidChange() } }
  /// How far the horizontal bar keeps from the edges, besides the safe area, in points.
  open var horizontalScrollIndicatorInsets = EdgeInsets.zero { didSet { indicatorsDidChange() } }
  /// How far both bars keep from the edges, besides the safe area, in points: sets the insets of the one
  /// and of the other, and gives the vertical bar's.
  open var scrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      if newValue != verticalScrollIndicatorInsets { verticalScrollIndicatorInsets = newValue }
      if newValue != horizontalScrollIndicatorInsets { horizontalScrollIndicatorInsets = newValue }
    }
  }
  /// Whether the bars keep clear of the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { indicatorsDidChange() } }
  /// Shows the bars for a moment.
  open func flashScrollIndicators() { scrollBars.show(for: .touch) }

  // MARK: Refreshing

  /// What the user pulls down to have the content loaded anew; nil for nothing.
  open var refreshControl: RefreshControl? {
    didSet { refreshControlDidChange(from: oldValue) }
  }

  // MARK: State

  /// Keeps how far the content is scrolled, and how large it is shown. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodeScrolling(coder)
  }

  /// Takes that back, as far as the content is large enough. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    decodeScrolling(coder)
  }

  // MARK: Keys

  /// Shows the bars for a moment where a subclass has the Tab key stop here: it passes by what only
  /// scrolls.
  open override func focusDidChange() {
    super.focusDidChange()
    if isFocused { flashScrollIndicators() } else { keys.stop() }
  }

  /// Starts scrolling by a key; the others go the usual way.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = keys.began(presses)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// A key that scrolled came up.
  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = keys.ended(presses)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  /// A key that scrolled was taken away.
  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = keys.ended(presses, isCancelled: true)
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  // MARK: Geometry

  /// The view's own coordinates; the origin is ``contentOffset``.
  open override var bounds: Rect {
    get { super.bounds }
    set {
      let new = newValue.standardized
      if new.size != geometry.bounds.size {
        super.bounds = Rect(origin: geometry.bounds.origin, size: new.size)
        sizeDidChange()
      }
      if new.origin != geometry.bounds.origin { contentOffset = new.origin }
    }
  }

  /// The view's box in its superview.
  open override var frame: Rect {
    get { super.frame }
    set {
      let size = geometry.bounds.size
      super.frame = newValue
      if geometry.bounds.size != size { sizeDidChange() }
    }
  }

  /// The safe area changed. An override calls `super`.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateExtent { _ in }
  }

  /// The scale of the window changed. An override calls `super`.
  open override func contentScaleFactorDidChange() {
    super.contentScaleFactorDidChange()
    sizeDidChange()
  }

  // What scrolls is kept clear of the safe area by the content's insets; beside it, by itself.
  override var safeAreaOfSubviews: EdgeInsets {
    let (safe, inset) = (layout.safeArea, extent.adjustedInset)
    let addsSides =
      inset.left != extent.contentInset.left || inset.right != extent.contentInset.right
    return EdgeInsets(left: addsSides ? 0 : safe.left, right: addsSides ? 0 : safe.right)
  }

  /// Adds a view in front of the others, and behind the bars.
  open override func addSubview(_ view: View) {
    insert(view, at: subviews.count - barCount(besides: view))
  }

  /// Moves a subview in front of the others, and behind the bars.
  open override func bringSubviewToFront(_ view: View) {
    reorder(view, to: subviews.count - 1 - barCount(besides: view))
  }

  override func handleScroll(_ event: Event) -> Bool { takeScroll(event) }

  override func pointerMoved(to location: Point) {
    scrollBars.pointerMoved(to: convertFromWindow(location))
  }

  override func interactionWillEnd() { keys.stop() }

  override var scrollsContent: Bool { !knowsContentSize }
  override var movesContent: Bool { true }
  override var scrolledSize: Size { extent.contentSize }
  override func takeScrolledSize(_ size: Size) { contentSize = size }

  // MARK: Parts

  /// What a subclass draws itself scrolls with the content, and is not drawn again for that.
  override var contentScrollsWithBounds: Bool { true }

  final var extent = ScrollExtent()
  final var fitting = ScrollFitting()
  final var noticeDepth = 0
  /// The offset that is being set is one that the library itself found.
  final var isOwnOffset = false
  final lazy var pan = ScrollPanRecognizer(self)
  final var pinch: ScrollPinchRecognizer?
  final lazy var contentTouches = ContentTouchRecognizer(self)
  final lazy var scrollBars = ScrollBars(self)
  final lazy var keys = ScrollKeys(self)
  /// What moves the content; made when first something does.
  final var engine: ScrollEngine {
    if let madeEngine { return madeEngine }
    let engine = ScrollEngine(self)
    madeEngine = engine
    return engine
  }
  final var madeEngine: ScrollEngine?
}
