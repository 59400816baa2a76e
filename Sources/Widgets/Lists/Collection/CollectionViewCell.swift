import WindowResponder

/// One item of a collection on the screen. Follows `UICollectionViewCell`.
///
/// Put views of your own into ``contentView``. There are only as many cells as are to be seen: one
/// that leaves the screen is used again for another item.
///
///     final class PhotoCell: CollectionViewCell {
///       let photo = ImageView()
///
///       override init(frame: Rect) {
///         super.init(frame: frame)
///         contentView.addSubview(photo)
///       }
///
///       override func layoutSubviews() {
///         super.layoutSubviews()
///         photo.frame = contentView.bounds
///       }
///     }
///
/// A selected cell shows it by a tinted ground and an outline, one that has the keyboard by a ring;
/// see ``drawsSelection``.
@preconcurrency @MainActor open class CollectionViewCell: CollectionReusableView {
  /// Creates a cell. A collection makes those of the classes that it was told of.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    addSubview(content.view)
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    addSubview(content.view)
  }

  /// Where views of your own belong. A ``contentConfiguration`` puts a view of its own there.
  open var contentView: View { content.view }
  final let content = CellContent()

  // MARK: Configurations

  /// What the content shows, as a value; nil for views of your own. Setting one puts a view that it makes
  /// into the place of ``contentView``.
  open var contentConfiguration: (any ContentConfiguration)? {
    get { content.configuration }
    set { configureContent(newValue) }
  }
  /// What lies behind the content, as a value; nil for `View.backgroundColor`, ``backgroundView`` and what
  /// the cell draws itself. Setting one of those takes it away.
  open var backgroundConfiguration: BackgroundConfiguration? {
    get { content.background?.configuration }
    set { configureBackground(newValue) }
  }
  /// The background that an item of the layout has: nothing, but in a list a row's.
  open func defaultBackgroundConfiguration() -> BackgroundConfiguration { usualBackground }
  /// Whether ``contentConfiguration`` follows the cell's state by itself.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { content.updatesContent }
    set { content.updatesContent = newValue }
  }
  /// Whether ``backgroundConfiguration`` follows the cell's state by itself.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { content.updatesBackground }
    set { content.updatesBackground = newValue }
  }
  /// The state that configurations go by.
  open var configurationState: CellConfigurationState { makeConfigurationState() }
  /// Has ``updateConfiguration(using:)`` called before the cell is laid out next.
  open func setNeedsUpdateConfiguration() { configurationNeedsUpdate() }
  /// The state changed, or ``setNeedsUpdateConfiguration()`` was called. An override calls `super`, and sets
  /// configurations for the state.
  open func updateConfiguration(using state: CellConfigurationState) {
    content.update(for: state, in: self)
  }
  /// Called with the cell and its state whenever that changed: sets configurations for it.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Sets a cell's configurations for its state.
  public typealias ConfigurationUpdateHandler =
    (CollectionViewCell, CellConfigurationState) -> Void

  /// The collection has another item for the cell. An override calls `super`.
  open override func prepareForReuse() {
    super.prepareForReuse()
    setNeedsUpdateConfiguration()
  }

  /// Whether the item is selected. The collection sets it; what an override does may be animated.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a finger is on the item. The collection sets it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// What lies behind the content; nil for the `View.backgroundColor`.
  open var backgroundView: View? {
    get { ownBackgroundView }
    set { setBackgroundView(newValue) }
  }
  package final var ownBackgroundView: View?
  /// What lies behind the content while the item is selected or highlighted; nil for a tint.
  open var selectedBackgroundView: View? {
    didSet { replaceGround(oldValue, with: selectedBackgroundView) }
  }

  /// Whether the cell shows by itself that it is selected or pressed; a cell that does it in its
  /// own way says false. UIKit's cells show nothing by themselves.
  open var drawsSelection = true { didSet { if drawsSelection != oldValue { stateDidChange() } } }

  /// Places content and grounds.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layoutParts()
  }

  /// How large the cell has to be for its content in a width, in points.
  open override func sizeThatFits(_ size: Size) -> Size { fittingSize(in: size) }

  /// The size that constraints in the content view, or in the cell, lead to, or that a configuration's
  /// content has; else what `sizeThatFits(_:)` gives.
  open override func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> Size {
    updateConfigurationIfNeeded()
    contentView.updateConstraintsIfNeeded()
    if contentView.hasConstraintsInside {
      let isGiven = horizontalFittingPriority == .required
      return fittingSize(in: Size(width: isGiven ? targetSize.width : 0, height: 0))
    }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// Draws the ground of a row, the selection behind the content, and the line below a row.
  open override func draw(_ rect: Rect, in context: GraphicsContext) { drawCell(in: context) }

  /// What was set, else the texts of a list's content.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? content.list?.spokenText }
    set { super.accessibilityLabel = newValue }
  }

  /// What was set, else whether the item is selected.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isSelected ? "selected" : nil) }
    set { super.accessibilityValue = newValue }
  }

  /// What the cell is filled with; nil for what it draws itself.
  open override var backgroundColor: Color? {
    get { super.backgroundColor }
    set {
      if newValue != nil { configureBackground(nil) }
      setOwnColor(newValue)
    }
  }
  final func setOwnColor(_ color: Color?) { super.backgroundColor = color }

  /// Places the content. A row of a list makes room for what stands beside it.
  func layoutContent() {
    let whole = Rect(origin: .zero, size: bounds.size)
    if content.view.frame != whole { content.view.frame = whole }
  }
  /// How large the cell has to be for its content in a width, in points.
  func fittingSize(in size: Size) -> Size { contentSize(in: size) }
  /// Where the line below a row begins, in points.
  var separatorStart: Double { content.list?.textStart ?? TableMetrics.margin }

  override func didPlace() {
    content.background.map(shapeBackground)
    setNeedsDisplay()
    ring?.setNeedsDisplay()
  }

  /// The collection that shows the cell.
  final weak var collection: CollectionView?
  /// Whether keys go to the item, and that is to be seen.
  final var showsFocus = false { didSet { if showsFocus != oldValue { stateDidChange() } } }
  /// Whether the pointer is over the item.
  final var isHovered = false {
    didSet {
      guard isHovered != oldValue, drawsSelection else { return }
      content.background.map(shapeBackground)
      setNeedsDisplay()
    }
  }
  /// What is drawn in front of the content; made when there is something to draw.
  final var ring: CellRing?
}
