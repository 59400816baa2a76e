import Glibc
import ResponderRuntime

/// A control that the user pulls down above a scroll view's content to reload it. Follows `UIRefreshControl`.
///
///     let refresh = RefreshControl()
///     refresh.addAction(Action { _ in reload() }, for: .valueChanged)
///     scrollView.refreshControl = refresh
///
/// When it was pulled beyond ``threshold``, it sends `.valueChanged`, and its spinner turns until
/// ``endRefreshing()`` is called.
@preconcurrency @MainActor open class RefreshControl: Control {
  /// The distance that the control is pulled for a refresh, in points.
  public static let threshold = 72.0
  /// The height of the control during a refresh, in points.
  public static let height = 60.0
  /// The duration of one turn of the spinner, in seconds.
  private static let turn = 1.0
  private static let spokes = 12

  /// Creates a refresh control. A scroll view places it.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a refresh control without size. The scroll view sets its frame.
  public init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// Creates a refresh control of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// A Boolean value that indicates whether a refresh is in progress.
  open private(set) var isRefreshing = false

  /// The text below the spinner, or `nil` for none. Text without attributes is small and gray.
  @_disfavoredOverload open var attributedTitle: StyledText? {
    didSet { if attributedTitle != oldValue { setNeedsDisplay() } }
  }

  /// Shows the spinner for a refresh that the program has started. Sends no action.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    start()
  }

  /// Ends the refresh and hides the control.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    hasFired = true
    ticker.stop()
    keepRoom(false)
    contentMoved()
  }

  /// Draws the spinner. The number of its spokes shows how far it is pulled. During a refresh, all spokes
  /// turn.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    drawSpinner(in: context)
    drawTitle(in: context)
  }

  /// The accessibility label. The default is the string of ``attributedTitle``.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? attributedTitle?.string }
    set { super.accessibilityLabel = newValue }
  }

  /// A Boolean value that indicates whether the control can be focused. Always `false`.
  open override var canBecomeFocused: Bool { false }

  /// The accessibility value. The default is `refreshing` during a refresh, else `nil`.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isRefreshing ? "refreshing" : nil) }
    set { super.accessibilityValue = newValue }
  }

  /// Stops the spinner when the control leaves its window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { ticker.stop() } else if isRefreshing { start() }
  }

  // MARK: Its scroll view

  /// A Boolean value that indicates whether the control has sent its action, and waits for the content to
  /// return.
  private var hasFired = false
  private var angle = 0.0
  private lazy var ticker = FrameTicker(view: self) { [link = BackLink(self)] time in
    link.target?.spin(at: time)
  }

  private var scrollView: ScrollView? { superview as? ScrollView }

  /// The distance that the content is pulled beyond its start, in points.
  private var pull: Double {
    guard let scrollView else { return 0 }
    return scrollView.extent.minimum.y - scrollView.contentOffset.y
  }

  /// Follows the content, and starts a refresh if the control was pulled far enough.
  func contentMoved() {
    guard let scrollView else { return }
    place(in: scrollView)
    let pull = pull
    if pull <= 0, !isRefreshing { hasFired = false }
    guard !isRefreshing, !hasFired, scrollView.isDragging, isEnabled, pull >= Self.threshold
    else { return }
    fire()
  }

  private func fire() {
    hasFired = true
    isRefreshing = true
    start()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Refreshes as pulling the control does. Returns `false` if it is already refreshing.
  func refreshByKey() -> Bool {
    guard !isRefreshing, isEnabled else { return false }
    fire()
    return true
  }

  /// Places the control in the gap above the content. During a refresh it has at least its own height.
  private func place(in scrollView: ScrollView) {
    let bounds = scrollView.bounds
    let top = bounds.minY + scrollView.adjustedContentInset.top - (keepsRoom ? Self.height : 0)
    let start = isRefreshing ? min(top, -Self.height) : top
    let isSeen = start < 0
    if isHidden == isSeen { isHidden = !isSeen }
    guard isSeen else { return }
    let wanted = Rect(x: bounds.minX, y: start, width: bounds.width, height: -start)
    if frame == wanted { return }
    frame = wanted
    setNeedsDisplay()
  }

  private var keepsRoom = false

  private func start() {
    keepRoom(true)
    ticker.start()
  }

  /// Reserves space for the spinner above the content, or releases it.
  private func keepRoom(_ keeps: Bool) {
    guard let scrollView, keepsRoom != keeps else { return }
    keepsRoom = keeps
    scrollView.setRefreshRoom(keeps ? Self.height : 0)
    contentMoved()
  }

  /// Ends a refresh and removes the control from its scroll view.
  func detached() {
    ticker.stop()
    keepRoom(false)
    isRefreshing = false
    hasFired = false
    removeFromSuperview()
  }

  // MARK: The spinner

  private func spin(at time: Double) {
    let wanted = (time / Self.turn * Double(Self.spokes)).rounded(.down)
    guard wanted != angle else { return }
    angle = wanted
    setNeedsDisplay(spinnerRect)
  }

  private var spinnerRect: Rect {
    let side = 28.0
    // The title is below the spinner.
    let usual = attributedTitle == nil ? Self.height / 2 : side / 2 + 4
    let middle = min(bounds.height / 2, usual)
    return Rect(
      x: bounds.midX - side / 2, y: bounds.minY + max(middle, side / 2) - side / 2, width: side,
      height: side)
  }

  private func drawSpinner(in context: GraphicsContext) {
    let rect = spinnerRect
    let center = rect.center
    let color = tintColor == .tint ? Color.secondaryLabel : tintColor ?? .secondaryLabel
    let shown =
      isRefreshing
      ? Self.spokes
      : Int((min(max(pull / Self.threshold, 0), 1) * Double(Self.spokes)).rounded(.down))
    for index in 0..<shown {
      let turn = Double(index) / Double(Self.spokes) * 2 * Double.pi - Double.pi / 2
      let age = isRefreshing ? (angle - Double(index)).truncatingRemainder(dividingBy: 12) : 0
      let strength = isRefreshing ? max(0.2, 1 - (age < 0 ? age + 12 : age) / 12) : 0.9
      var path = Path()
      path.move(to: Point(x: center.x + cos(turn) * 7, y: center.y + sin(turn) * 7))
      path.addLine(to: Point(x: center.x + cos(turn) * 13, y: center.y + sin(turn) * 13))
      path.lineCapStyle = .round
      context.stroke(path, color: color.withAlphaComponent(strength), width: 2.6)
    }
  }
}

extension RefreshControl {
  /// The distance of the title from the top of the control, in points.
  private static let titleTop = 36.0

  fileprivate func drawTitle(in context: GraphicsContext) {
    guard let attributedTitle, bounds.height >= Self.titleTop else { return }
    let layout = TextLayout.cached(
      attributedTitle, font: theme.fonts.caption, maxWidth: max(0, bounds.width - 16))
    let origin = Point(
      x: bounds.midX - layout.size.width / 2, y: bounds.minY + Self.titleTop)
    context.draw(layout, at: origin, color: .secondaryLabel, usesOwnColors: true)
  }
}

extension ScrollView {
  func refreshControlDidChange(from old: RefreshControl?) {
    guard old !== refreshControl else { return }
    old?.detached()
    guard let refreshControl else { return }
    refreshControl.isHidden = true
    insertSubview(refreshControl, at: 0)
    if refreshControl.isRefreshing { refreshControl.contentMoved() }
  }

  /// Sets the space for a refresh control above the content, in points. Content at its start moves there.
  func setRefreshRoom(_ room: Double) {
    guard extent.refreshRoom != room else { return }
    let wasAtStart = contentOffset.y <= extent.minimum.y
    extent.refreshRoom = room
    extent.settle()
    adjustedContentInsetDidChange()
    setNeedsLayout()
    if let madeEngine, madeEngine.isBusy { return madeEngine.extentDidChange() }
    guard wasAtStart || extent.isBeyondEnds(contentOffset) else { return }
    setContentOffset(Point(x: contentOffset.x, y: extent.minimum.y), animated: true)
  }
}
