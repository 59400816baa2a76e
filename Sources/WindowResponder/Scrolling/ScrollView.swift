/// A view that shows a part of content larger than itself, and lets the user scroll it.
///
/// Add the content as subviews and set its size:
///
///     let scrollView = ScrollView(frame: bounds)
///     scrollView.addSubview(picture)
///     scrollView.contentSize = picture.bounds.size
///
/// Scrolling changes the origin of ``View/bounds``, which is ``contentOffset``, and nothing else. A subclass
/// that only lays out visible content overrides ``View/layoutSubviews()``, which is called for each new
/// offset. Follows `UIScrollView`.
@preconcurrency @MainActor open class ScrollView: View {
  /// Creates a scroll view without content.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepareScrolling()
  }

  /// Creates a scroll view of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepareScrolling()
  }

  /// The delegate, which is notified of scrolling and can influence it.
  open weak var delegate: (any ScrollViewDelegate)?
  /// The library's own observer. Its methods about moves are called before those of the delegate.
  package final weak var scrollObserver: (any ScrollViewDelegate)?
  /// The observer of the scroll view's values.
  package final var changeObserver: (any ScrollChangeObserver)?

  // MARK: Content

  /// The offset of the content, in points: the origin of ``View/bounds``.
  ///
  /// Setting it moves the content at once. A move in progress continues from there. To stop it, call
  /// ``setContentOffset(_:animated:)``. Every move of the content sets this property, including those by the
  /// user, so an override is called for each one.
  open var contentOffset: Point {
    get { geometry.bounds.origin }
    set { takeOffset(newValue) }
  }

  /// Moves the content to an offset and stops a move in progress. If `animated` is `true`, the move is a
  /// short animation.
  open func setContentOffset(_ contentOffset: Point, animated: Bool) {
    moveContent(to: contentOffset, animated: animated)
  }

  /// The size of the content, in points.
  open var contentSize: Size {
    get { extent.contentSize }
    set { updateExtent { $0.contentSize = newValue } }
  }

  /// The space around the content that can be scrolled to, in points.
  open var contentInset: EdgeInsets {
    get { extent.contentInset }
    set { updateExtent { $0.contentInset = newValue } }
  }

  /// The way in which the safe area adds to ``contentInset``.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { extent.adjustment }
    set { updateExtent { $0.adjustment = newValue } }
  }

  /// Called when ``adjustedContentInset`` has changed. An override calls `super`, which notifies the
  /// delegate.
  open func adjustedContentInsetDidChange() {
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Scrolls by the shortest distance that makes a rectangle of the content visible, or as much of it as
  /// fits.
  open func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    moveContent(toShow: rect, animated: animated)
  }

  /// The layout guide of the scrolled content. Its edges are the ends of the content.
  ///
  /// Constraints between views in the scroll view and its own edges have the same meaning, so they determine
  /// ``contentSize``. Follows `UIScrollView.contentLayoutGuide`.
  open var contentLayoutGuide: LayoutGuide {
    ownGuide(\.content, .content, "contentLayoutGuide")
  }

  /// The layout guide of the visible part. It does not move when the content is scrolled. Follows
  /// `UIScrollView.frameLayoutGuide`.
  open var frameLayoutGuide: LayoutGuide { ownGuide(\.frame, .frame, "frameLayoutGuide") }

  /// A Boolean value that indicates whether the class itself sets its content size. If it is `true`,
  /// constraints do not set it.
  package final var knowsContentSize = false

  /// The bar above the content that becomes lower while the content is scrolled, or `nil` if there is none.
  package final weak var barFollower: (any ScrollFollower)?
  /// A Boolean value that indicates whether the content keeps its offset while the insets change with that
  /// bar.
  package final var holdsContent = false

  // MARK: Behavior

  /// A Boolean value that indicates whether the user can scroll the content. The default is `true`.
  open var isScrollEnabled = true {
    didSet { if !isScrollEnabled { stopScrollingAndZooming() } }
  }

  /// A Boolean value that indicates whether a drag that is nearly parallel to one axis is locked to it. The
  /// default is `false`.
  open var isDirectionalLockEnabled = false
  /// A Boolean value that indicates whether the content stops at pages of the view's size. The default is
  /// `false`.
  open var isPagingEnabled = false
  /// A Boolean value that indicates whether content that is larger than the view can be pulled beyond its
  /// ends and bounces back. The default is `true`.
  open var bounces = true
  /// A Boolean value that indicates whether the content bounces at its left and right ends, if ``bounces`` is
  /// `true`. The default is `true`.
  open var bouncesHorizontally = true
  /// A Boolean value that indicates whether the content bounces at its top and bottom ends, if ``bounces`` is
  /// `true`. The default is `true`.
  open var bouncesVertically = true

  /// A Boolean value that indicates whether content that is not wider than the view can be pulled
  /// horizontally all the same. The default is `false`.
  open var alwaysBounceHorizontal: Bool {
    get { extent.alwaysBouncesHorizontally }
    set { updateExtent { $0.alwaysBouncesHorizontally = newValue } }
  }

  /// A Boolean value that indicates whether content that is not higher than the view can be pulled vertically
  /// all the same. The default is `false`, and that of a table view is `true`.
  open var alwaysBounceVertical: Bool {
    get { extent.alwaysBouncesVertically }
    set { updateExtent { $0.alwaysBouncesVertically = newValue } }
  }
  /// The rate at which released content slows down. The default is `.normal`.
  open var decelerationRate: DecelerationRate = .normal
  /// A Boolean value that indicates whether keys scroll and zoom while the view or a subview has the focus.
  /// The arrow keys, Page Up, Page Down, Home, End and the space bar scroll. Ctrl with plus, minus and 0
  /// zooms. If no view has the focus, the keys scroll the largest visible scroll view. The default is `true`.
  open var allowsKeyboardScrolling = true
  /// A Boolean value that indicates whether ``scrollToTop()``, which the desktop or a bar calls, scrolls the
  /// view. The default is `true`.
  open var scrollsToTop = true
  /// The way in which dragging the content dismisses the keyboard. The default is `.none`.
  open var keyboardDismissMode: KeyboardDismissMode = .none

  /// Stops every move and zoom at its current offset.
  open func stopScrollingAndZooming() {
    if let madeEngine { madeEngine.stopEverything() }
  }

  // MARK: State of scrolling

  /// A Boolean value that indicates whether the user touches the content, and may begin to scroll it.
  open var isTracking: Bool { madeEngine?.isTracking ?? false }
  /// A Boolean value that indicates whether the user is dragging the content.
  open var isDragging: Bool { madeEngine?.drag != nil }
  /// A Boolean value that indicates whether the content is moving after the user has released it.
  open var isDecelerating: Bool { madeEngine?.move?.kind == .deceleration }
  /// A Boolean value that indicates whether the content is moving in an animation by the program.
  open var isScrollAnimating: Bool { madeEngine?.move?.kind == .animation }

  // MARK: Touches on the content

  /// A Boolean value that indicates whether touches on the content are delayed for a short time in which they
  /// may become a drag. The default is `true`.
  open var delaysContentTouches = true
  /// A Boolean value that indicates whether touches that were delivered to the content can still become a
  /// drag. The default is `true`.
  open var canCancelContentTouches = true
  /// Returns a Boolean value that indicates whether touches are delivered to the content. The base class
  /// returns `true`.
  open func touchesShouldBegin(
    _ touches: Set<Touch>, with event: Event?, in view: View
  ) -> Bool { true }

  /// Returns a Boolean value that indicates whether touches in a view of the content can be cancelled for a
  /// drag. The base class returns `false` for controls.
  open func touchesShouldCancel(in view: View) -> Bool { !(view is Control) }

  /// Returns a Boolean value that indicates whether a recognizer may begin. An override calls `super`.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    if gestureRecognizer === pan { return shouldBeginPan(pan) }
    if gestureRecognizer === pinch { return shouldBeginPinch() }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Zooming

  /// The scale of the view that ``ScrollViewDelegate/viewForZooming(in:)`` returns. The default is 1.
  open var zoomScale: Double {
    get { zoomedView?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// The minimum scale at which content can rest. The default is 1.
  open var minimumZoomScale = 1.0 {
    didSet {
      minimumZoomScale = Self.saneScale(minimumZoomScale)
      zoomLimitsDidChange()
    }
  }

  /// The maximum scale at which content can rest. The default is 1. The user can zoom if it is greater than
  /// the minimum.
  open var maximumZoomScale = 1.0 {
    didSet {
      maximumZoomScale = Self.saneScale(maximumZoomScale)
      zoomLimitsDidChange()
    }
  }

  /// A Boolean value that indicates whether a pinch can exceed the limits, and bounces back. The default is
  /// `true`.
  open var bouncesZoom = true

  /// Zooms around the center of the visible part.
  open func setZoomScale(_ scale: Double, animated: Bool) {
    engine.zoomAboutMiddle(to: scale, animated: animated)
  }

  /// Zooms so that a rectangle, in the coordinates of the zoomed view, fills this view as far as it fits.
  open func zoom(to rect: Rect, animated: Bool) { engine.zoom(toShow: rect, animated: animated) }

  /// A Boolean value that indicates whether the user is zooming.
  open var isZooming: Bool { madeEngine?.pinch != nil }
  /// A Boolean value that indicates whether content that was zoomed too far is bouncing back.
  open var isZoomBouncing: Bool { madeEngine?.zoomMove?.isBounce ?? false }
  /// A Boolean value that indicates whether the scale is changing in an animation.
  open var isZoomAnimating: Bool { madeEngine?.zoomMove.map { !$0.isBounce } ?? false }

  // MARK: Indicators

  /// A Boolean value that indicates whether a bar shows the vertical position of the content. The default is
  /// `true`.
  open var showsVerticalScrollIndicator = true { didSet { indicatorsDidChange() } }
  /// A Boolean value that indicates whether a bar shows the horizontal position of the content. The default
  /// is `true`.
  open var showsHorizontalScrollIndicator = true { didSet { indicatorsDidChange() } }
  /// The style of the bars. The default is `.default`.
  open var indicatorStyle: IndicatorStyle = .default { didSet { indicatorsDidChange() } }
  /// The insets of the vertical bar, in addition to the safe area, in points. The default is `.zero`.
  open var verticalScrollIndicatorInsets = EdgeInsets.zero { didSet { indicatorsDidChange() } }
  /// The insets of the horizontal bar, in addition to the safe area, in points. The default is `.zero`.
  open var horizontalScrollIndicatorInsets = EdgeInsets.zero { didSet { indicatorsDidChange() } }
  /// The insets of both bars, in addition to the safe area, in points. Setting it sets the insets of both
  /// bars. Reading it returns those of the vertical bar.
  open var scrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      if newValue != verticalScrollIndicatorInsets { verticalScrollIndicatorInsets = newValue }
      if newValue != horizontalScrollIndicatorInsets { horizontalScrollIndicatorInsets = newValue }
    }
  }
  /// A Boolean value that indicates whether the bars are inset by the safe area. The default is `true`.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { indicatorsDidChange() } }
  /// Shows the bars for a short time.
  open func flashScrollIndicators() { scrollBars.show(for: .touch) }

  // MARK: Refreshing

  /// The control that the user pulls down to reload the content, or `nil` if there is none.
  open var refreshControl: RefreshControl? {
    didSet { refreshControlDidChange(from: oldValue) }
  }

  // MARK: State

  /// Saves the content offset and the zoom scale. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodeScrolling(coder)
  }

  /// Restores the content offset and the zoom scale, as far as the content is large enough. An override calls
  /// `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    decodeScrolling(coder)
  }

  // MARK: Keys

  /// Shows the bars for a short time if a subclass can be focused. By default, Tab skips a view that only
  /// scrolls.
  open override func focusDidChange() {
    super.focusDidChange()
    if isFocused { flashScrollIndicators() } else { keys.stop() }
  }

  /// Starts scrolling with a key. Other keys go to the next responder.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = keys.began(presses)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Ends scrolling with a key that came up.
  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = keys.ended(presses)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  /// Ends scrolling with a key that was cancelled.
  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = keys.ended(presses, isCancelled: true)
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  // MARK: Geometry

  /// The view's own coordinates. The origin is ``contentOffset``.
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

  /// The frame of the view in its superview.
  open override var frame: Rect {
    get { super.frame }
    set {
      let size = geometry.bounds.size
      super.frame = newValue
      if geometry.bounds.size != size { sizeDidChange() }
    }
  }

  /// Called when the safe area has changed. An override calls `super`.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateExtent { _ in }
  }

  /// Called when the scale of the window has changed. An override calls `super`.
  open override func contentScaleFactorDidChange() {
    super.contentScaleFactorDidChange()
    sizeDidChange()
  }

  // Scrolled content avoids the safe area with the content's insets. On the other axis, subviews avoid it
  // themselves.
  override var safeAreaOfSubviews: EdgeInsets {
    let (safe, inset) = (layout.safeArea, extent.adjustedInset)
    let addsSides =
      inset.left != extent.contentInset.left || inset.right != extent.contentInset.right
    return EdgeInsets(left: addsSides ? 0 : safe.left, right: addsSides ? 0 : safe.right)
  }

  /// Adds a view in front of the other subviews, and behind the bars.
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
  override func scrollByPage(_ direction: AccessibilityScrollDirection) -> Bool {
    scrollPage(direction)
  }

  // MARK: Parts

  /// A subclass's own drawing scrolls with the content, and is not redrawn for that.
  override var contentScrollsWithBounds: Bool { true }

  final var extent = ScrollExtent()
  final var fitting = ScrollFitting()
  final var noticeDepth = 0
  /// A Boolean value that indicates whether the library itself sets the offset.
  final var isOwnOffset = false
  final lazy var pan = ScrollPanRecognizer(self)
  final var pinch: ScrollPinchRecognizer?
  final lazy var contentTouches = ContentTouchRecognizer(self)
  final lazy var scrollBars = ScrollBars(self)
  final lazy var keys = ScrollKeys(self)
  final var madeEngine: ScrollEngine?
}
