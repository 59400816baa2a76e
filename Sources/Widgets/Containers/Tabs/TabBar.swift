/// A bar of tabs, of which one is chosen. Follows `UITabBar`.
@preconcurrency @MainActor
open class TabBar: View, BarPositioning, BarItemObserver,
  BarAppearanceObserver
{
  /// Where tabs stand in the bar. The values are those of `UITabBar.ItemPositioning`.
  public enum ItemPositioning: Int, Sendable {
    /// Over the whole bar where it is narrow, in the middle where it is wide.
    case automatic = 0
    /// Over the whole bar.
    case fill = 1
    /// In the middle.
    case centered = 2
  }

  /// Creates a bar without tabs.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    addSubview(ground)
    looksDidChange()
  }

  /// Creates one without anything set. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    addSubview(ground)
    looksDidChange()
  }

  /// Who is told which tab the user chooses.
  open weak var delegate: (any TabBarDelegate)?

  /// The tabs, from what is read first on.
  open var items: [TabBarItem]? {
    get { buttons.isEmpty ? nil : buttons.map(\.item) }
    set { setItems(newValue, animated: false) }
  }
  /// Sets the tabs.
  open func setItems(_ items: [TabBarItem]?, animated: Bool) { take(items ?? []) }
  /// The tab that is chosen; nil for none. Setting it tells nobody.
  open var selectedItem: TabBarItem? {
    didSet { for button in buttons { button.isSelected = button.item === selectedItem } }
  }

  /// The colour of tabs that are not chosen; nil for the theme's.
  open var unselectedItemTintColor: Color? { didSet { looksDidChange() } }
  /// The colour of the ground; nil for the theme's.
  open var barTintColor: Color? { didSet { looksDidChange() } }
  /// How bright the bar is.
  open var barStyle = BarStyle.default { didSet { looksDidChange() } }
  /// Whether the content goes on under the bar.
  open var isTranslucent = true { didSet { looksDidChange() } }
  /// A picture behind everything; nil for none.
  open var backgroundImage: Image? { didSet { looksDidChange() } }
  /// A picture in place of the line at the edge; nil for the line.
  open var shadowImage: Image? { didSet { looksDidChange() } }
  /// A picture behind the chosen tab; nil for none.
  open var selectionIndicatorImage: Image? { didSet { looksDidChange() } }
  /// How the bar looks.
  open var standardAppearance = TabBarAppearance() { didSet { looksDidChange() } }
  /// How it looks while the content is at its end; nil for the same.
  open var scrollEdgeAppearance: TabBarAppearance? { didSet { looksDidChange() } }
  /// Where the tabs stand.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// How wide a tab is in the middle, in points; 0 for as wide as suits it.
  open var itemWidth = 0.0 { didSet { setNeedsLayout() } }
  /// Between two tabs in the middle, in points; 0 for what suits them.
  open var itemSpacing = 0.0 { didSet { setNeedsLayout() } }
  /// At the bottom.
  open var barPosition: BarPosition { delegate?.position(for: self) ?? .bottom }

  /// As high as a finger needs, in points.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: naturalHeight)
  }
  /// As wide as there is room, and as high as a finger needs; in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: naturalHeight)
  }
  /// Larger texts need a higher bar.
  open override func themeDidChange() {
    super.themeDidChange()
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }
  /// Places the tabs.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeButtons()
  }
  /// The bar's edges changed.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  // MARK: Parts

  final var buttons: [TabButton] = []
  final let ground = BarGround(edge: .top)

  package func barItemDidChange(_ item: BarItem) {
    for button in buttons where button.item === item { button.update() }
  }
  package func barAppearanceDidChange() { looksDidChange() }
}

/// Who is told which tab the user chooses. Follows `UITabBarDelegate`.
@preconcurrency @MainActor public protocol TabBarDelegate: BarPositioningDelegate {
  /// The user chose a tab.
  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem)
}

extension TabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}
}
