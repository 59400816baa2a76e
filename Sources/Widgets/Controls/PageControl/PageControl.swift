/// A row of dots, one for each page, of which the current one stands out. Follows `UIPageControl`.
///
///     let pages = PageControl()
///     pages.numberOfPages = 5
///     pages.addTarget(self, action: Tour.pageChanged, for: .valueChanged)
///
/// A tap beside the middle goes one page further or back; a drag goes along the dots. Arrow keys, Home
/// and End do the same while it is focused. Only what the user does sends
/// `Control.Events.valueChanged`.
@preconcurrency @MainActor open class PageControl: Control {
  /// The pictures that take the place of dots.
  final var images = PageImages()
  /// Whether the finger has moved along the dots, and does not tap.
  final var isScrubbing = false
  final var startX = 0.0

  /// Creates a control without pages; without a size it has its own.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    if frame.isEmpty { self.frame.size = intrinsicContentSize }
  }

  /// Creates one of its own size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    frame.size = intrinsicContentSize
  }

  /// Keeps which page is the current one. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    coder.encode(currentPage, forKey: StateKey.value)
  }

  /// Takes that back, and sends nothing. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    if let value = coder.decode(Int.self, forKey: StateKey.value) { currentPage = value }
  }

  // MARK: Pages

  /// How many pages there are; 0 at the start.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      guard numberOfPages != oldValue else { return }
      setOwnPage(ownPage)
      contentDidChange()
    }
  }

  /// Which page is the current one, from 0; one that is not there becomes the nearest. Setting it sends
  /// nothing.
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
  }

  /// Whether nothing is drawn where there is one page at most.
  open var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { setNeedsDisplay() } }
  }

  /// Whether a drag goes along the dots; true at the start.
  open var allowsContinuousInteraction = true

  /// What the user does with the control at present.
  open internal(set) var interactionState: InteractionState = .none

  // MARK: Looks

  /// The dots of the other pages; nil for the theme's.
  open var pageIndicatorTintColor: Color? { didSet { setNeedsDisplay() } }
  /// The dot of the current page; nil for the theme's.
  open var currentPageIndicatorTintColor: Color? { didSet { setNeedsDisplay() } }
  /// What lies behind the dots.
  open var backgroundStyle: BackgroundStyle = .automatic { didSet { setNeedsDisplay() } }

  /// The picture of pages that have none of their own; nil for a dot.
  open var preferredIndicatorImage: Image? {
    get { images.preferred }
    set { setImages { $0.preferred = newValue } }
  }
  /// The picture of the current page where it has none of its own; nil for as the others.
  open var preferredCurrentPageIndicatorImage: Image? {
    get { images.preferredCurrent }
    set { setImages { $0.preferredCurrent = newValue } }
  }
  /// The picture of a page; nil for none of its own.
  open func indicatorImage(forPage page: Int) -> Image? { images.pages[page] }
  /// Gives a page a picture of its own; nil takes it back.
  open func setIndicatorImage(_ image: Image?, forPage page: Int) {
    setImages { $0.pages[page] = image }
  }
  /// The picture of a page while it is the current one; nil for none of its own.
  open func currentPageIndicatorImage(forPage page: Int) -> Image? { images.currentPages[page] }
  /// Gives a page a picture for while it is the current one; nil takes it back.
  open func setCurrentPageIndicatorImage(_ image: Image?, forPage page: Int) {
    setImages { $0.currentPages[page] = image }
  }

  private func setImages(_ change: (inout PageImages) -> Void) {
    change(&images)
    contentDidChange()
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// How large the control is for so many pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> Size {
    Size(
      width: max(theme.metrics.touchTarget, width(of: pageCount)),
      height: theme.metrics.touchTarget)
  }

  /// As large as its pages need, and as high as a finger does; in points.
  open override var intrinsicContentSize: Size { size(forNumberOfPages: numberOfPages) }

  /// The same as ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  /// Draws the dots, and a ring while the control is focused.
  open override func draw(_ rect: Rect, in context: GraphicsContext) { drawPages(in: context) }

  /// What was set, else which page of how many is shown.
  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue
        ?? (numberOfPages > 0 ? "page \(currentPage + 1) of \(numberOfPages)" : nil)
    }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Tracking

  /// Follows the finger from here.
  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    isScrubbing = false
    startX = touch.location(in: self).x
    interactionState = .discrete
    return numberOfPages > 0
  }

  /// Goes along the dots with the finger.
  open override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    scrub(to: touch.location(in: self).x)
    return true
  }

  /// Goes a page further or back after a tap.
  open override func endTracking(_ touch: Touch?, with event: Event?) {
    interactionState = .none
    if let touch, isTouchInside, !isScrubbing { stepByTap(at: touch.location(in: self).x) }
    isScrubbing = false
  }

  /// Stays at the page that was reached.
  open override func cancelTracking(with event: Event?) {
    interactionState = .none
    isScrubbing = false
  }

  // MARK: Keys

  /// Chooses by arrow keys, Home and End; the other keys go the usual way.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = keysBegan(presses)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Does nothing: Space and Return have no meaning here.
  open override func performPrimaryAction() {}

  /// Whether a recognizer may begin: not one further up that waits for a single tap.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: GestureRecognizer
  ) -> Bool {
    leavesTap(to: gestureRecognizer)
  }
}

/// The pictures that take the place of a page control's dots.
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
