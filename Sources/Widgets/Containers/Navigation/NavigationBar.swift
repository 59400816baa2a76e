/// A bar with a title, a back button and other buttons. Follows `UINavigationBar`.
///
/// A ``NavigationController`` has a navigation bar and sets its items. For a bar without a controller, set
/// ``items``.
@preconcurrency @MainActor open class NavigationBar: View, BarPositioning {
  /// Creates a bar without items.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a bar without items. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
  }

  /// The delegate that controls and observes pushes and pops of items. The reference is weak.
  open weak var delegate: (any NavigationBarDelegate)?

  // MARK: Items

  /// The items. The last one is visible.
  open var items: [NavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }
  /// Sets the items.
  open func setItems(_ items: [NavigationItem]?, animated: Bool) {
    change(to: items ?? [], animated: animated)
  }
  /// Pushes an item, with a button back to the previous one.
  open func pushItem(_ item: NavigationItem, animated: Bool) { push(item, animated) }
  /// Pops the top item, and returns it.
  @discardableResult open func popItem(animated: Bool) -> NavigationItem? { pop(animated) }
  /// The visible item.
  open var topItem: NavigationItem? { stack.last }
  /// The item to which the back button leads.
  open var backItem: NavigationItem? { stack.dropLast().last }

  // MARK: Appearance

  /// A Boolean value that indicates whether titles can be large. The default is `false`.
  open var prefersLargeTitles = false { didSet { looksDidChange() } }
  /// The style of the bar. The default is `.default`.
  open var barStyle = BarStyle.default { didSet { looksDidChange() } }
  /// A Boolean value that indicates whether the content extends under the bar. The default is `true`.
  open var isTranslucent = true { didSet { looksDidChange() } }
  /// The color of the background, or `nil` for that of the theme.
  open var barTintColor: Color? { didSet { looksDidChange() } }
  /// The attributes of the title, or `nil` for those of the appearance.
  @_disfavoredOverload open var titleTextAttributes: TextAttributes? {
    get { ownTitleAttributes }
    set {
      ownTitleAttributes = newValue
      looksDidChange()
    }
  }
  /// The attributes of a large title, or `nil` for those of the appearance.
  @_disfavoredOverload open var largeTitleTextAttributes: TextAttributes? {
    didSet { looksDidChange() }
  }
  /// The standard appearance.
  open var standardAppearance = NavigationBarAppearance() { didSet { looksDidChange() } }
  /// The appearance when the content is scrolled to its start, or `nil` for no background.
  open var scrollEdgeAppearance: NavigationBarAppearance? { didSet { looksDidChange() } }
  /// The appearance in a vertically compact window, or `nil` for the standard one. The bar has the same
  /// height there.
  open var compactAppearance: NavigationBarAppearance? { didSet { looksDidChange() } }
  /// The appearance in a vertically compact window when the content is scrolled to its start, or `nil` for
  /// ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: NavigationBarAppearance? { didSet { looksDidChange() } }
  /// The image before the title of the back button, or `nil` for the default one.
  open var backIndicatorImage: Image? { didSet { looksDidChange() } }
  /// The mask of the content that moves below the back indicator. It has no effect: in a transition of the
  /// bar, titles and buttons fade and do not move.
  open var backIndicatorTransitionMaskImage: Image?
  /// The image that replaces the line at the edge, or `nil` for the line.
  open var shadowImage: Image? { didSet { looksDidChange() } }
  /// Sets the background image, for all metrics. If it is `nil`, the bar has none.
  open func setBackgroundImage(_ backgroundImage: Image?, for barMetrics: BarMetrics) {
    groundImage = backgroundImage
    looksDidChange()
  }
  /// Sets the background image, for all positions and metrics. If it is `nil`, the bar has none.
  open func setBackgroundImage(
    _ backgroundImage: Image?, for barPosition: BarPosition, barMetrics: BarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }
  /// Returns the background image, or `nil` for none.
  open func backgroundImage(for barMetrics: BarMetrics) -> Image? { groundImage }
  /// The position of the bar. The default is `.top`.
  open var barPosition: BarPosition { delegate?.position(for: self) ?? .top }

  /// The height of the content, in points, without an intrinsic width.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: fixedHeight(for: topItem) + growth(for: topItem))
  }

  /// Returns the available width and the height of the content, in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: intrinsicContentSize.height)
  }

  /// Positions the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// Lays out the content again after a change of the safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  // MARK: Internal state

  final var stack: [NavigationItem] = []
  final let ground = BarBackground(edge: .bottom)
  final var content: NavigationBarContent?
  /// The old content in a transition.
  final var leaving: NavigationBarContent?
  final var ownTitleAttributes: TextAttributes?
  final var groundImage: Image?
  /// A Boolean value that indicates whether the content below is scrolled to its start.
  final var isAtEdge = false { didSet { if isAtEdge != oldValue { looksDidChange() } } }
  /// The navigation controller of the bar.
  final weak var controller: NavigationController?
  /// The current push or pop, or `nil` for none.
  final var exchange: Exchange?
  /// The distance of the bar below the top of its container, in points, or `nil` for the bar's own safe area.
  final var topInset: Double?
  /// The buttons before all others of the first item.
  final var leadingExtras: [BarButtonItem] = [] {
    didSet { if leadingExtras != oldValue { content?.rebuild() } }
  }
  /// A Boolean value that indicates whether only the search bar is visible during an active search.
  final var showsSearchAlone = false

  /// A push or a pop.
  struct Exchange {
    let isBack: Bool
    /// The height of the bar for the new item without the safe area, in points.
    let height: Double
    /// A Boolean value that indicates whether pages slide, together with the parts below the row.
    var slides = true
    /// A Boolean value that indicates whether the transition is playing or has ended.
    var isPlayed = false
  }
}
