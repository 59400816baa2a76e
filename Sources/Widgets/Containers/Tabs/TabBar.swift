/// A bar with tabs, of which one is selected. Follows `UITabBar`.
@preconcurrency @MainActor
open class TabBar: View, BarPositioning, BarItemObserver,
  BarAppearanceObserver
{
  /// The position of tabs in the bar. Follows `UITabBar.ItemPositioning`, with its values.
  public enum ItemPositioning: Int, Sendable {
    /// Tabs fill a narrow bar, and are centered in a wide one.
    case automatic = 0
    /// Tabs fill the bar.
    case fill = 1
    /// Tabs are centered.
    case centered = 2
  }

  /// Creates a bar without tabs.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a bar without tabs. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
  }

  /// The delegate that receives the selection of the user. The reference is weak.
  open weak var delegate: (any TabBarDelegate)?

  /// The tabs, from the leading edge on.
  open var items: [TabBarItem]? {
    get { buttons.isEmpty ? nil : buttons.map(\.item) }
    set { setItems(newValue, animated: false) }
  }
  /// Sets the tabs. The change is not animated, even if `animated` is `true`.
  open func setItems(_ items: [TabBarItem]?, animated: Bool) { take(items ?? []) }
  /// The selected tab, or `nil` for none. A new value does not notify the delegate.
  open var selectedItem: TabBarItem? {
    didSet {
      for button in buttons { button.isSelected = button.item === selectedItem }
      if selectedItem !== oldValue { looksDidChange() }
    }
  }

  /// The color of tabs that are not selected, or `nil` for that of the theme.
  open var unselectedItemTintColor: Color? { didSet { looksDidChange() } }
  /// The color of the background, or `nil` for that of the theme.
  open var barTintColor: Color? { didSet { looksDidChange() } }
  /// The style of the bar. The default is `.default`.
  open var barStyle = BarStyle.default { didSet { looksDidChange() } }
  /// A Boolean value that indicates whether the content extends under the bar. The default is `true`.
  open var isTranslucent = true { didSet { looksDidChange() } }
  /// The background image, or `nil` for none.
  open var backgroundImage: Image? { didSet { looksDidChange() } }
  /// The image that replaces the line at the edge, or `nil` for the line.
  open var shadowImage: Image? { didSet { looksDidChange() } }
  /// The image behind the selected tab, or `nil` for none.
  open var selectionIndicatorImage: Image? { didSet { looksDidChange() } }
  /// The standard appearance.
  open var standardAppearance = TabBarAppearance() { didSet { looksDidChange() } }
  /// The appearance when the content above the bar of a ``TabBarController`` is scrolled to its end, or `nil`
  /// for the standard one.
  open var scrollEdgeAppearance: TabBarAppearance? { didSet { looksDidChange() } }
  /// The position of the tabs. The default is `.automatic`.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// The width of a centered tab, in points, or 0 for the default width.
  open var itemWidth = 0.0 { didSet { setNeedsLayout() } }
  /// The spacing between centered tabs, in points, or 0 for the default spacing.
  open var itemSpacing = 0.0 { didSet { setNeedsLayout() } }
  /// The position of the bar. The default is `.bottom`.
  open var barPosition: BarPosition { delegate?.position(for: self) ?? .bottom }

  /// The height of the bar, in points, without an intrinsic width.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: naturalHeight)
  }
  /// Returns the available width and the height of the bar, in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: naturalHeight)
  }
  /// Updates the height, because larger texts need a higher bar.
  open override func themeDidChange() {
    super.themeDidChange()
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }
  /// Positions the tabs.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeButtons()
  }
  /// Lays out the tabs again after a change of the safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  // MARK: Internal state

  final var buttons: [TabButton] = []
  final let ground = BarBackground(edge: .top)
  /// A Boolean value that indicates whether the content above is scrolled to its end.
  final var isAtEdge = false { didSet { if isAtEdge != oldValue { looksDidChange() } } }

  package func barItemDidChange(_ item: BarItem) {
    if item === selectedItem { looksDidChange() }
    for button in buttons where button.item === item { button.update() }
  }
  package func barAppearanceDidChange() { looksDidChange() }
}

/// A delegate that receives the selection of the user in a tab bar. Follows `UITabBarDelegate`.
@preconcurrency @MainActor public protocol TabBarDelegate: BarPositioningDelegate {
  /// Called when the user has selected a tab.
  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem)
}

extension TabBarDelegate {
  /// Takes no action.
  public func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}
}
