/// A bar with a title, a button back and others. Follows `UINavigationBar`.
///
/// A ``NavigationController`` has one and says what is in it. One of your own is given ``items``.
@preconcurrency @MainActor open class NavigationBar: View, BarPositioning {
  /// Creates a bar without items.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates one without anything set. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
  }

  /// Who is asked and told about items that come and go.
  open weak var delegate: (any NavigationBarDelegate)?

  // MARK: Items

  /// The items, of which the last is shown.
  open var items: [NavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }
  /// Sets the items.
  open func setItems(_ items: [NavigationItem]?, animated: Bool) {
    change(to: items ?? [], animated: animated)
  }
  /// Shows another item, from which a button leads back to the one before.
  open func pushItem(_ item: NavigationItem, animated: Bool) { push(item, animated) }
  /// Goes back to the item before; gives the one that went.
  @discardableResult open func popItem(animated: Bool) -> NavigationItem? { pop(animated) }
  /// The item that is shown.
  open var topItem: NavigationItem? { stack.last }
  /// The item that the button back leads to.
  open var backItem: NavigationItem? { stack.dropLast().last }

  // MARK: Looks

  /// Whether titles may be large.
  open var prefersLargeTitles = false { didSet { looksDidChange() } }
  /// How bright the bar is.
  open var barStyle = BarStyle.default { didSet { looksDidChange() } }
  /// Whether the content goes on under the bar.
  open var isTranslucent = true { didSet { looksDidChange() } }
  /// The colour of the ground; nil for the theme's.
  open var barTintColor: Color? { didSet { looksDidChange() } }
  /// How the title looks; nil for as the appearance says.
  @_disfavoredOverload open var titleTextAttributes: TextAttributes? {
    get { ownTitleAttributes }
    set {
      ownTitleAttributes = newValue
      looksDidChange()
    }
  }
  /// How a large title looks; nil for as the appearance says.
  @_disfavoredOverload open var largeTitleTextAttributes: TextAttributes? {
    didSet { looksDidChange() }
  }
  /// How the bar looks.
  open var standardAppearance = NavigationBarAppearance() { didSet { looksDidChange() } }
  /// How the bar looks while the content is at its start; nil for no ground.
  open var scrollEdgeAppearance: NavigationBarAppearance? { didSet { looksDidChange() } }
  /// How a low bar looks. Kept for code that sets it: bars on a desktop have one height.
  open var compactAppearance: NavigationBarAppearance?
  /// How a low bar looks while the content is at its start. Kept for code that sets it.
  open var compactScrollEdgeAppearance: NavigationBarAppearance?
  /// The picture before the title of the button back; nil for the usual one.
  open var backIndicatorImage: Image? { didSet { looksDidChange() } }
  /// What cuts the title off under that picture. Kept for code that sets it.
  open var backIndicatorTransitionMaskImage: Image?
  /// A picture in place of the line at the edge; nil for the line.
  open var shadowImage: Image? { didSet { looksDidChange() } }
  /// Sets the picture behind everything; nil for none.
  open func setBackgroundImage(_ backgroundImage: Image?, for barMetrics: BarMetrics) {
    groundImage = backgroundImage
    looksDidChange()
  }
  /// Sets the picture behind everything; nil for none.
  open func setBackgroundImage(
    _ backgroundImage: Image?, for barPosition: BarPosition, barMetrics: BarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }
  /// The picture behind everything; nil for none.
  open func backgroundImage(for barMetrics: BarMetrics) -> Image? { groundImage }
  /// At the top.
  open var barPosition: BarPosition { delegate?.position(for: self) ?? .top }

  /// As high as what it shows, in points.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: fixedHeight(for: topItem) + growth(for: topItem))
  }

  /// As wide as there is room, and as high as what it shows; in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: intrinsicContentSize.height)
  }

  /// Places what it shows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// The bar's edges changed.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  // MARK: Parts

  final var stack: [NavigationItem] = []
  final let ground = BarGround(edge: .bottom)
  final var content: NavigationBarContent?
  /// What goes, while another item comes.
  final var leaving: NavigationBarContent?
  final var ownTitleAttributes: TextAttributes?
  final var groundImage: Image?
  /// Whether the content below is at its start.
  final var isAtEdge = false { didSet { if isAtEdge != oldValue { looksDidChange() } } }
  /// The controller whose bar it is.
  final weak var controller: NavigationController?
  /// The push or pop that is under way; nil at rest.
  final var exchange: Exchange?
  /// How far the bar is below the top of what it is in, in points; nil for its own safe area.
  final var topInset: Double?
  /// A button before all others while the first item is shown; nil for none.
  final var leadingExtra: BarButtonItem? {
    didSet { if leadingExtra !== oldValue { content?.rebuild() } }
  }
  /// Whether only the search bar is shown of an item whose search is active.
  final var showsSearchAlone = false

  /// A push or a pop.
  struct Exchange {
    let isBack: Bool
    /// How high the bar is for the item that comes, without the safe area, in points.
    let height: Double
    /// Whether pages slide, and what is below the row with them.
    var slides = true
    /// Whether everything is on its way, or there.
    var isPlayed = false
  }
}
