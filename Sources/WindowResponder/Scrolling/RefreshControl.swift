import Glibc

/// What the user pulls down above a scroll view's content to have it loaded anew. Follows
/// `UIRefreshControl`.
///
///     let refresh = RefreshControl()
///     refresh.addAction(Action { _ in reload() }, for: .valueChanged)
///     scrollView.refreshControl = refresh
///
/// When it was pulled far enough it sends `.valueChanged` and stays, turning, until
/// ``endRefreshing()``.
@preconcurrency @MainActor open class RefreshControl: Control {
  /// How far it is pulled for the content to be loaded anew, in points.
  public static let threshold = 72.0
  /// How much room it takes while the content is loaded, in points.
  public static let height = 60.0
  /// How long the spinner takes for one turn, in seconds.
  private static let turn = 1.0
  private static let spokes = 12

  /// Creates a refresh control; a scroll view places it.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Whether the content is being loaded anew.
  open private(set) var isRefreshing = false

  /// What is read under the spinner; nil for nothing. What has no looks is small and gray.
  @_disfavoredOverload open var attributedTitle: StyledText? {
    didSet { if attributedTitle != oldValue { setNeedsDisplay() } }
  }

  /// Shows the spinner, as when the program itself loads the content anew. Sends no action.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    start()
  }

  /// The content has been loaded: the control goes.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    hasFired = true
    ticker.stop()
    keepRoom(false)
    contentMoved()
  }

  /// Draws the spokes, as many as it was pulled for, or all of them, turning.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    drawSpinner(in: context)
    drawTitle(in: context)
  }

  /// What was set, else ``attributedTitle``.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? attributedTitle?.string }
    set { super.accessibilityLabel = newValue }
  }

  /// The Tab key does not stop here.
  open override var canBecomeFocused: Bool { false }

  /// What was set, else whether the content is being loaded.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isRefreshing ? "refreshing" : nil) }
    set { super.accessibilityValue = newValue }
  }

  /// A control that leaves its window turns no more.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { ticker.stop() } else if isRefreshing { start() }
  }

  // MARK: Its scroll view

  /// The control has fired, and waits for the content to go back.
  private var hasFired = false
  private var angle = 0.0
  private lazy var ticker = FrameTicker(view: self) { [weak self] time in self?.spin(at: time) }

  private var scrollView: ScrollView? { superview as? ScrollView }

  /// How far the content is pulled down beyond its start, in points.
  private var pull: Double {
    guard let scrollView else { return 0 }
    return scrollView.extent.minimum.y - scrollView.contentOffset.y
  }

  /// The content moved: the control follows it, and is set off where it was pulled far enough.
  func contentMoved() {
    guard let scrollView else { return }
    place(in: scrollView)
    let pull = pull
    if pull <= 0, !isRefreshing { hasFired = false }
    guard !isRefreshing, !hasFired, scrollView.isDragging, isEnabled, pull >= Self.threshold
    else { return }
    hasFired = true
    isRefreshing = true
    start()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// The control fills the gap that the pull made; while the content is loaded it is part of it.
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

  /// Keeps the room for the spinner above the content, or gives it back.
  private func keepRoom(_ keeps: Bool) {
    guard let scrollView, keepsRoom != keeps else { return }
    keepsRoom = keeps
    scrollView.setRefreshRoom(keeps ? Self.height : 0)
    contentMoved()
  }

  /// It leaves its scroll view.
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
    // A title stands below it.
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
  /// How far below the top of the spinner's rectangle the title stands, in points.
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

  /// Gives a refresh control room above the content, in points, or takes it back; what is at its start
  /// slides there.
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
