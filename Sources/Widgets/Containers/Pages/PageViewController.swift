/// Controllers one after another, through which the user pages with a finger, the pointer's wheel or the
/// keys. Follows `UIPageViewController`.
///
///     let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
///     pages.dataSource = self
///     pages.setViewControllers([first], direction: .forward, animated: false)
///
/// Pages that curl are scrolled: ``TransitionStyle/pageCurl`` is kept for code that names it.
@preconcurrency @MainActor open class PageViewController: ViewController {
  /// How pages come. The values are those of `UIPageViewController.TransitionStyle`.
  public enum TransitionStyle: Int, Sendable {
    /// Scrolled, as the other.
    case pageCurl = 0
    /// Scrolled.
    case scroll = 1
  }

  /// Where further pages are. The values are those of `UIPageViewController.NavigationOrientation`.
  public enum NavigationOrientation: Int, Sendable {
    /// At the sides.
    case horizontal = 0
    /// Above and below.
    case vertical = 1
  }

  /// Which way a page comes. The values are those of `UIPageViewController.NavigationDirection`.
  public enum NavigationDirection: Int, Sendable {
    /// As the one after.
    case forward = 0
    /// As the one before.
    case reverse = 1
  }

  /// Where a book is bound. The values are those of `UIPageViewController.SpineLocation`.
  public enum SpineLocation: Int, Sendable {
    /// Nowhere: pages are scrolled.
    case none = 0
    /// At the first edge.
    case min = 1
    /// In the middle.
    case mid = 2
    /// At the last edge.
    case max = 3
  }

  /// What can be said when one is made. Follows `UIPageViewController.OptionsKey`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// A ``SpineLocation``'s raw value. Kept for code that sets it.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    /// The space between two pages, in points: a `Double`.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }

  /// How pages come: they are scrolled, whatever it says.
  public final let transitionStyle: TransitionStyle
  /// Where further pages are.
  public final let navigationOrientation: NavigationOrientation
  /// Where a book is bound: nowhere.
  public final var spineLocation: SpineLocation { .none }
  /// Whether pages have a back. Kept for code that sets it.
  open var isDoubleSided = false

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle = .scroll,
    navigationOrientation: NavigationOrientation = .horizontal, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let space = options?[.interPageSpacing]
    spacing = max(0, space as? Double ?? (space as? Int).map { Double($0) } ?? 0)
    super.init()
  }

  /// Creates a controller that pages sideways. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    spacing = 0
    super.init(coder: coder)
  }

  /// Who has the pages before and after.
  open weak var dataSource: (any PageViewControllerDataSource)? { didSet { neighboursMayDiffer() } }
  /// Who is told what the user does.
  open weak var delegate: (any PageViewControllerDelegate)?

  /// The page that is seen.
  public final var viewControllers: [ViewController]? { current.map { [$0] } }

  /// Shows a page, of which the first is taken; with animation it comes from where the direction says.
  open func setViewControllers(
    _ viewControllers: [ViewController]?, direction: NavigationDirection, animated: Bool,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    show(viewControllers?.first, direction, animated, completion)
  }

  /// The recognizers that page.
  public final var gestureRecognizers: [GestureRecognizer] { [scroller.panGestureRecognizer] }

  /// Makes the view with the page.
  open override func loadView() {
    let view = ContainerView(frame: Rect(origin: .zero, size: loadingSize))
    view.onLayout = { [weak self] in self?.layOutPages() }
    self.view = view
  }
  /// Adds the page. An override calls `super`.
  open override func viewDidLoad() {
    super.viewDidLoad()
    prepareView()
  }

  /// Keeps which page is seen, where it has an identifier. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    coder.encode(current, forKey: StateKey.page)
  }
  /// Shows that page again, where it is made again. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    if let page = coder.decodeObject(of: ViewController.self, forKey: StateKey.page) {
      setViewControllers([page], direction: .forward, animated: false)
    }
  }

  // MARK: Parts

  final let spacing: Double
  final let scroller = PageScroller()
  final let scrolling = PageScrolling()
  final var current: ViewController?
  /// The pages before and after, where they are known; nil inside where there is none.
  final var before: ViewController??
  final var after: ViewController??
  /// The page that comes, by a finger or by the program.
  final var coming: PageMove?
  final var isPlacing = false
  /// The views of pages that the drag which goes on has passed: they go when it ends.
  final var passed: [View] = []
  final let dots = PageDots()
}

/// Who has the pages of a page view controller. Follows `UIPageViewControllerDataSource`.
@preconcurrency @MainActor public protocol PageViewControllerDataSource: AnyObject {
  /// The page before another; nil for none.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController?
  /// The page after another; nil for none.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController?
  /// How many dots are shown; none for 0.
  func presentationCount(for pageViewController: PageViewController) -> Int
  /// Which dot is the page's that the program shows.
  func presentationIndex(for pageViewController: PageViewController) -> Int
}

extension PageViewControllerDataSource {
  /// None.
  public func presentationCount(for pageViewController: PageViewController) -> Int { 0 }
  /// The first.
  public func presentationIndex(for pageViewController: PageViewController) -> Int { 0 }
}

/// Who is told what the user does with pages. Follows `UIPageViewControllerDelegate`.
@preconcurrency @MainActor public protocol PageViewControllerDelegate: AnyObject {
  /// The user begins to go to another page.
  func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController])
  /// The user has gone to another page, or back to the one before.
  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool)
}

extension PageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool
  ) {}
}
