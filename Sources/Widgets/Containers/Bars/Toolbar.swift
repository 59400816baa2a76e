/// A bar with buttons, usually at the bottom. Follows `UIToolbar`.
@preconcurrency @MainActor
open class Toolbar: View, BarPositioning, BarItemObserver,
  BarAppearanceObserver
{
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

  /// The items, from the leading edge on.
  open var items: [BarButtonItem]? {
    get { shownItems }
    set { setItems(newValue, animated: false) }
  }
  /// Sets the items. The change is not animated, even if `animated` is `true`.
  open func setItems(_ items: [BarButtonItem]?, animated: Bool) {
    shownItems = items
    rebuild()
  }

  /// The delegate that decides on the position of the bar. The reference is weak.
  open weak var delegate: (any ToolbarDelegate)?
  /// The position of the bar. The default is `.bottom`.
  open var barPosition: BarPosition { delegate?.position(for: self) ?? .bottom }
  /// The style of the bar. The default is `.default`.
  open var barStyle = BarStyle.default { didSet { looksDidChange() } }
  /// A Boolean value that indicates whether the content extends under the bar. The default is `true`.
  open var isTranslucent = true { didSet { looksDidChange() } }
  /// The color of the background, or `nil` for that of the theme.
  open var barTintColor: Color? { didSet { looksDidChange() } }
  /// The standard appearance.
  open var standardAppearance = ToolbarAppearance() { didSet { looksDidChange() } }
  /// The appearance when the content above the toolbar of a ``NavigationController`` is scrolled to its end,
  /// or `nil` for the standard one.
  open var scrollEdgeAppearance: ToolbarAppearance? { didSet { looksDidChange() } }
  /// The appearance in a vertically compact window, or `nil` for the standard one. The bar has the same
  /// height there.
  open var compactAppearance: ToolbarAppearance? { didSet { looksDidChange() } }
  /// The appearance in a vertically compact window when the content is scrolled to its end, or `nil` for
  /// ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: ToolbarAppearance? { didSet { looksDidChange() } }
  /// Sets the background image, for all positions and metrics. If it is `nil`, the bar has none.
  open func setBackgroundImage(
    _ backgroundImage: Image?, forToolbarPosition position: BarPosition, barMetrics: BarMetrics
  ) {
    ground.backgroundImage = backgroundImage
  }
  /// Sets the image that replaces the line at the edge, for all positions. If it is `nil`, the line is drawn.
  open func setShadowImage(_ shadowImage: Image?, forToolbarPosition position: BarPosition) {
    ground.lineImage = shadowImage
  }

  /// The height of a toolbar, in points, without an intrinsic width.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: BarSizes.toolbar)
  }
  /// Returns the available width and the height of a toolbar, in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: BarSizes.toolbar)
  }
  /// Positions the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    let safe = safeAreaInsets
    let room = Rect(
      x: safe.left + BarSizes.edge, y: 0,
      width: max(0, bounds.width - safe.left - safe.right - 2 * BarSizes.edge),
      height: min(BarSizes.toolbar, bounds.height))
    row?.place(in: room, of: self)
  }
  /// Lays out the items again after a change of the safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  private var shownItems: [BarButtonItem]?
  private var row: BarItemRow?
  private let ground = BarBackground(edge: .top)

  private func rebuild() {
    let old = row
    let new = BarItemRow(shownItems ?? [], reusing: row, observer: self)
    let now = new.views
    for view in old?.views ?? [] where !now.contains(view) && view.superview === self {
      view.removeFromSuperview()
    }
    for view in now where view.superview !== self { addSubview(view) }
    row = new
    looksDidChange()
    setNeedsLayout()
  }

  /// A Boolean value that indicates whether the content above is scrolled to its end.
  final var isAtEdge = false { didSet { if isAtEdge != oldValue { looksDidChange() } } }

  private func prepare() {
    addSubview(ground)
    looksDidChange()
    registerForTraitChanges([TraitVerticalSizeClass.self]) { (bar: Toolbar, _) in
      bar.looksDidChange()
      bar.setNeedsLayout()
    }
  }

  /// The current appearance.
  private var look: ToolbarAppearance {
    let isCompact = traitCollection.verticalSizeClass == .compact
    if isAtEdge {
      if isCompact, let compactScrollEdgeAppearance { return compactScrollEdgeAppearance }
      if let scrollEdgeAppearance { return scrollEdgeAppearance }
    }
    return isCompact ? compactAppearance ?? standardAppearance : standardAppearance
  }

  private func looksDidChange() {
    let look = look
    look.observer = self
    ground.look = look
    ground.tint = barTintColor ?? (barStyle == .black ? Color(white: 0.1) : nil)
    row?.style(look.buttonAppearance, look.doneButtonAppearance)
  }

  package func barItemDidChange(_ item: BarItem) { rebuild() }
  package func barAppearanceDidChange() { looksDidChange() }
}

/// A delegate that decides on the position of a toolbar. Follows `UIToolbarDelegate`.
@preconcurrency @MainActor public protocol ToolbarDelegate: BarPositioningDelegate {}
