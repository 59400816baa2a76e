/// A bar with buttons, at the bottom as a rule. Follows `UIToolbar`.
@preconcurrency @MainActor
open class Toolbar: View, BarPositioning, BarItemObserver,
  BarAppearanceObserver
{
  /// Creates a bar without items.
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

  /// The items, from what is read first on.
  open var items: [BarButtonItem]? {
    get { shownItems }
    set { setItems(newValue, animated: false) }
  }
  /// Sets the items.
  open func setItems(_ items: [BarButtonItem]?, animated: Bool) {
    shownItems = items
    rebuild()
  }

  /// Who says where the bar is.
  open weak var delegate: (any ToolbarDelegate)?
  /// At the bottom.
  open var barPosition: BarPosition { delegate?.position(for: self) ?? .bottom }
  /// How bright the bar is.
  open var barStyle = BarStyle.default { didSet { looksDidChange() } }
  /// Whether the content goes on under the bar.
  open var isTranslucent = true { didSet { looksDidChange() } }
  /// The colour of the ground; nil for the theme's.
  open var barTintColor: Color? { didSet { looksDidChange() } }
  /// How the bar looks.
  open var standardAppearance = ToolbarAppearance() { didSet { looksDidChange() } }
  /// How it looks while the content is at its end; nil for the same.
  open var scrollEdgeAppearance: ToolbarAppearance?
  /// How a low bar looks. Kept for code that sets it: bars on a desktop have one height.
  open var compactAppearance: ToolbarAppearance?
  /// How a low bar looks while the content is at its end. Kept for code that sets it.
  open var compactScrollEdgeAppearance: ToolbarAppearance?
  /// Sets the picture behind everything; nil for none.
  open func setBackgroundImage(
    _ backgroundImage: Image?, forToolbarPosition position: BarPosition, barMetrics: BarMetrics
  ) {
    ground.picture = backgroundImage
  }
  /// Sets the picture in place of the line at the edge; nil for the line.
  open func setShadowImage(_ shadowImage: Image?, forToolbarPosition position: BarPosition) {
    ground.linePicture = shadowImage
  }

  /// As high as a finger needs, in points.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: BarSizes.toolbar)
  }
  /// As wide as there is room, and as high as a finger needs; in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: BarSizes.toolbar)
  }
  /// Places the items.
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
  /// The bar's edges changed.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  private var shownItems: [BarButtonItem]?
  private var row: BarItemRow?
  private let ground = BarGround(edge: .top)

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

  private func looksDidChange() {
    standardAppearance.observer = self
    ground.look = standardAppearance
    ground.tint = barTintColor ?? (barStyle == .black ? Color(white: 0.1) : nil)
    row?.style(standardAppearance.buttonAppearance, standardAppearance.doneButtonAppearance)
  }

  package func barItemDidChange(_ item: BarItem) { rebuild() }
  package func barAppearanceDidChange() { looksDidChange() }
}

/// Who says where a toolbar is. Follows `UIToolbarDelegate`.
@preconcurrency @MainActor public protocol ToolbarDelegate: BarPositioningDelegate {}
