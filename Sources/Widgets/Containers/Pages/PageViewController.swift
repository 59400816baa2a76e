/// A view controller with pages, through which the user moves by touch, with the scroll wheel or with keys.
/// Follows `UIPageViewController`.
///
///     let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
///     pages.dataSource = self
///     pages.setViewControllers([first], direction: .forward, animated: false)
///
/// All pages scroll: ``TransitionStyle/pageCurl`` has the same effect as ``TransitionStyle/scroll``.
///
/// While the data source has another page, Tab stops at the view of the pages. The arrow keys along the
/// orientation, Page Up and Page Down, also with Ctrl, and the space bar turn a page there. In a page, they
/// do so if no view in it uses the key. The delegate is called as for a swipe. The focus moves from the old
/// page into the new one.
@preconcurrency @MainActor open class PageViewController: ViewController {
  /// The transition style of pages. Follows `UIPageViewController.TransitionStyle`, with its values.
  public enum TransitionStyle: Int, Sendable {
    /// Pages scroll, as with the other style.
    case pageCurl = 0
    /// Pages scroll.
    case scroll = 1
  }

  /// The orientation of pages. Follows `UIPageViewController.NavigationOrientation`, with its values.
  public enum NavigationOrientation: Int, Sendable {
    /// Pages are side by side.
    case horizontal = 0
    /// Pages are above each other.
    case vertical = 1
  }

  /// The direction of a page change. Follows `UIPageViewController.NavigationDirection`, with its values.
  public enum NavigationDirection: Int, Sendable {
    /// The new page is after the current one.
    case forward = 0
    /// The new page is before the current one.
    case reverse = 1
  }

  /// The location of a book's spine. Follows `UIPageViewController.SpineLocation`, with its values.
  public enum SpineLocation: Int, Sendable {
    /// There is no spine: pages scroll.
    case none = 0
    /// The spine is at the first edge.
    case min = 1
    /// The spine is at the center.
    case mid = 2
    /// The spine is at the last edge.
    case max = 3
  }

  /// A key of the options of a page view controller. Follows `UIPageViewController.OptionsKey`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// The key of the spacing between two pages, in points, as a `Double`.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }

  /// The transition style, which has no effect: pages scroll.
  public final let transitionStyle: TransitionStyle
  /// The orientation of the pages.
  public final let navigationOrientation: NavigationOrientation
  /// The spine location. With ``TransitionStyle/scroll`` it is `.none`, otherwise that of the options. The
  /// default is `.min`, which also replaces `.mid`, because one page is visible at a time.
  public final var spineLocation: SpineLocation { spine }
  /// A Boolean value that indicates whether pages have a back side. It has no effect: in UIKit it has one
  /// only for pages that curl, and here all pages scroll.
  open var isDoubleSided = false

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle = .scroll,
    navigationOrientation: NavigationOrientation = .horizontal, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spine = Self.spine(style, options)
    let space = options?[.interPageSpacing]
    spacing = max(0, space as? Double ?? (space as? Int).map { Double($0) } ?? 0)
    super.init()
  }

  /// Creates a controller with horizontal pages. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    spine = .none
    spacing = 0
    super.init(coder: coder)
  }

  private static func spine(
    _ style: TransitionStyle, _ options: [OptionsKey: Any]?
  ) -> SpineLocation {
    if style == .scroll { return .none }
    let option = options?[OptionsKey(rawValue: "spineLocation")]
    let wanted = option as? SpineLocation ?? (option as? Int).flatMap(SpineLocation.init)
    return wanted == .max ? .max : .min
  }

  /// The object that provides the previous and the next page. The reference is weak.
  open weak var dataSource: (any PageViewControllerDataSource)? { didSet { neighboursMayDiffer() } }
  /// The delegate that observes page changes by the user. The reference is weak.
  open weak var delegate: (any PageViewControllerDelegate)?

  /// The current page, in an array.
  public final var viewControllers: [ViewController]? { current.map { [$0] } }

  /// Shows the first controller of an array as the page. If `animated` is `true`, it comes from the
  /// direction.
  open func setViewControllers(
    _ viewControllers: [ViewController]?, direction: NavigationDirection, animated: Bool,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    show(viewControllers?.first, direction, animated, completion)
  }

  /// The recognizers of page changes.
  public final var gestureRecognizers: [GestureRecognizer] { [scroller.panGestureRecognizer] }

  /// Creates the view with the page.
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

  /// Saves the current page if it has a restoration identifier. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    coder.encode(current, forKey: StateKey.page)
  }
  /// Shows the saved page if it is restored. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    if let page = coder.decodeObject(of: ViewController.self, forKey: StateKey.page) {
      setViewControllers([page], direction: .forward, animated: false)
    }
  }

  // MARK: Internal state

  final let spacing: Double
  private let spine: SpineLocation
  final let scroller = PageScroller()
  final let scrolling = PageScrolling()
  final var current: ViewController?
  /// The previous and the next page, or `nil` if they are not known. The inner value is `nil` if there is
  /// none.
  final var before: ViewController??
  final var after: ViewController??
  /// The current page change, by the user or the application.
  final var coming: PageMove?
  final var isPlacing = false
  /// The views of pages that the current drag has passed. They are removed at its end.
  final var passed: [View] = []
  final let dots = PageDots()
}

/// An object that provides the pages of a page view controller. Follows `UIPageViewControllerDataSource`.
@preconcurrency @MainActor public protocol PageViewControllerDataSource: AnyObject {
  /// Returns the page before a page, or `nil` for none.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController?
  /// Returns the page after a page, or `nil` for none.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController?
  /// Returns the number of dots. For 0, no dots are shown.
  func presentationCount(for pageViewController: PageViewController) -> Int
  /// Returns the index of the dot for the page that the application shows.
  func presentationIndex(for pageViewController: PageViewController) -> Int
}

extension PageViewControllerDataSource {
  /// Returns 0: no dots are shown.
  public func presentationCount(for pageViewController: PageViewController) -> Int { 0 }
  /// Returns 0.
  public func presentationIndex(for pageViewController: PageViewController) -> Int { 0 }
}

/// A delegate that observes page changes by the user. Follows `UIPageViewControllerDelegate`.
@preconcurrency @MainActor public protocol PageViewControllerDelegate: AnyObject {
  /// Called when the user begins to move to another page.
  func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController])
  /// Called when the user has moved to another page, or back to the previous one.
  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool)
}

extension PageViewControllerDelegate {
  /// Takes no action.
  public func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController]
  ) {}
  /// Takes no action.
  public func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool
  ) {}
}
