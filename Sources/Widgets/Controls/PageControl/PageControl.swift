/// A control with a row of dots, one for each page, in which the dot of the current page is highlighted.
/// Follows `UIPageControl`.
///
///     let pages = PageControl()
///     pages.numberOfPages = 5
///     pages.addTarget(self, action: Tour.pageChanged, for: .valueChanged)
///
/// A tap beside the center moves one page forward or back. A drag moves along the dots. With the focus, the
/// arrow keys, Home and End choose a page. Only actions of the user send `Control.Events.valueChanged`.
@preconcurrency @MainActor open class PageControl: Control {
  /// The images that replace dots.
  final var images = PageImages()
  /// A Boolean value that indicates whether the touch has moved along the dots and is not a tap.
  final var isScrubbing = false
  /// The position at which the touch began.
  final var start = Point.zero

  /// Creates a control without pages. If the frame is empty, the control has its intrinsic size.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    if frame.isEmpty { self.frame.size = intrinsicContentSize }
  }

  /// Creates a control of its intrinsic size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    frame.size = intrinsicContentSize
  }

  /// Saves the current page. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    coder.encode(currentPage, forKey: StateKey.value)
  }

  /// Restores the current page, without sending an event. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    if let value = coder.decode(Int.self, forKey: StateKey.value) { currentPage = value }
  }

  // MARK: Pages

  /// The number of pages. The default is 0.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      guard numberOfPages != oldValue else { return }
      setOwnPage(ownPage)
      contentDidChange()
    }
  }

  /// The index of the current page. An index out of range becomes the nearest valid one. A new value sends no
  /// event.
  open var currentPage: Int {
    get { ownPage }
    set { setOwnPage(newValue) }
  }
  private var ownPage = 0

  private func setOwnPage(_ page: Int) {
    let limited = min(max(0, page), max(0, numberOfPages - 1))
    guard limited != ownPage else { return }
    ownPage = limited
    setNeedsDisplay()
    accessibilityDidChange(.value)
  }

  /// A Boolean value that indicates whether the control draws nothing for a single page. The default is
  /// `false`.
  open var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { setNeedsDisplay() } }
  }

  /// A Boolean value that indicates whether a drag moves along the dots. The default is `true`.
  open var allowsContinuousInteraction = true

  /// The current interaction state.
  open internal(set) var interactionState: InteractionState = .none

  // MARK: Appearance

  /// The color of the dots of other pages, or `nil` for that of the theme.
  open var pageIndicatorTintColor: Color? { didSet { setNeedsDisplay() } }
  /// The color of the dot of the current page, or `nil` for that of the theme.
  open var currentPageIndicatorTintColor: Color? { didSet { setNeedsDisplay() } }
  /// The layout direction of the dots. The default is `.natural`.
  open var direction = Direction.natural {
    didSet { if direction != oldValue { contentDidChange() } }
  }
  /// The background style. The default is `.automatic`.
  open var backgroundStyle: BackgroundStyle = .automatic { didSet { setNeedsDisplay() } }

  /// The image of pages without one of their own, or `nil` for a dot.
  open var preferredIndicatorImage: Image? {
    get { images.preferred }
    set { setImages { $0.preferred = newValue } }
  }
  /// The image of the current page, or `nil` for that of the other pages.
  open var preferredCurrentPageIndicatorImage: Image? {
    get { images.preferredCurrent }
    set { setImages { $0.preferredCurrent = newValue } }
  }
  /// Returns the image of a page, or `nil` for none.
  open func indicatorImage(forPage page: Int) -> Image? { images.pages[page] }
  /// Sets or removes the image of a page.
  open func setIndicatorImage(_ image: Image?, forPage page: Int) {
    setImages { $0.pages[page] = image }
  }
  /// Returns the image of a page when it is the current one, or `nil` for none.
  open func currentPageIndicatorImage(forPage page: Int) -> Image? { images.currentPages[page] }
  /// Sets or removes the image of a page when it is the current one.
  open func setCurrentPageIndicatorImage(_ image: Image?, forPage page: Int) {
    setImages { $0.currentPages[page] = image }
  }

  private func setImages(_ change: (inout PageImages) -> Void) {
    change(&images)
    contentDidChange()
  }

  private func contentDidChange() {
    neededSizeDidChange()
  }

  /// Returns the size of the control for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> Size { size(of: pageCount) }

  /// The size for the number of pages, in points. It is at least that of a touch target.
  open override var intrinsicContentSize: Size { size(forNumberOfPages: numberOfPages) }

  /// Returns ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  /// Draws the dots, and the focus ring of a focused control.
  open override func draw(_ rect: Rect, in context: GraphicsContext) { drawPages(in: context) }

  /// The accessibility value. The default is the number of the current page and the number of pages.
  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue
        ?? (numberOfPages > 0 ? "page \(currentPage + 1) of \(numberOfPages)" : nil)
    }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Tracking

  /// Begins to track the touch. If there are no pages, returns `false`.
  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    isScrubbing = false
    start = touch.location(in: self)
    interactionState = .discrete
    return numberOfPages > 0
  }

  /// Moves along the dots with the touch. Returns `true`.
  open override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    scrub(to: touch.location(in: self))
    return true
  }

  /// Moves one page forward or back after a tap.
  open override func endTracking(_ touch: Touch?, with event: Event?) {
    interactionState = .none
    if let touch, isTouchInside, !isScrubbing { stepByTap(at: touch.location(in: self)) }
    isScrubbing = false
  }

  /// Keeps the current page.
  open override func cancelTracking(with event: Event?) {
    interactionState = .none
    isScrubbing = false
  }

  // MARK: Keys

  /// Chooses a page for the arrow keys, Home and End, and forwards the other keys.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = keysBegan(presses)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Takes no action: Space and Return have no meaning for a page control.
  open override func performPrimaryAction() {}

  /// Returns `false` for a recognizer of an ancestor that waits for a single tap.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: GestureRecognizer
  ) -> Bool {
    leavesTap(to: gestureRecognizer)
  }
}

/// The images that replace a page control's dots.
struct PageImages {
  var preferred: Image?
  var preferredCurrent: Image?
  var pages: [Int: Image] = [:]
  var currentPages: [Int: Image] = [:]

  func image(of page: Int, isCurrent: Bool) -> Image? {
    if isCurrent, let own = currentPages[page] ?? preferredCurrent { return own }
    return pages[page] ?? preferred
  }
}
