import WindowResponder

/// The view of one visible item of a collection view. Follows `UICollectionViewCell`.
///
/// Add your own views to ``contentView``. Only visible items have cells: a cell that leaves the visible area
/// is reused for another item.
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
/// A selected cell has a tinted background and an outline, and a focused cell has a ring. See
/// ``drawsSelection``.
@preconcurrency @MainActor open class CollectionViewCell: CollectionReusableView {
  /// Creates a cell. A collection view creates cells of the registered classes.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    addSubview(content.view)
  }

  /// Creates a cell of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    addSubview(content.view)
  }

  /// The view that contains the cell's subviews. A ``contentConfiguration`` replaces it by a view of its own.
  open var contentView: View { content.view }
  final let content = CellContent()

  // MARK: Configurations

  /// The configuration of the content, or `nil` if the cell has its own views. A new value replaces
  /// ``contentView`` by the view that the configuration creates.
  open var contentConfiguration: (any ContentConfiguration)? {
    get { content.configuration }
    set { configureContent(newValue) }
  }
  /// The configuration of the background, or `nil` if `View.backgroundColor`, ``backgroundView`` or the
  /// cell's own drawing is used. A value set to one of those resets it to `nil`.
  open var backgroundConfiguration: BackgroundConfiguration? {
    get { content.background?.configuration }
    set { configureBackground(newValue) }
  }
  /// Returns the default background of the layout: that of a row in a list, otherwise an empty one.
  open func defaultBackgroundConfiguration() -> BackgroundConfiguration { usualBackground }
  /// A Boolean value that indicates whether ``contentConfiguration`` is updated when the cell's state
  /// changes. The default is `true`.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { content.updatesContent }
    set { content.updatesContent = newValue }
  }
  /// A Boolean value that indicates whether ``backgroundConfiguration`` is updated when the cell's state
  /// changes. The default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { content.updatesBackground }
    set { content.updatesBackground = newValue }
  }
  /// The state for which configurations are updated.
  open var configurationState: CellConfigurationState { makeConfigurationState() }
  /// Requests a call of ``updateConfiguration(using:)`` before the next layout of the cell.
  open func setNeedsUpdateConfiguration() { configurationNeedsUpdate() }
  /// Called when the state has changed, or after ``setNeedsUpdateConfiguration()``. An override calls
  /// `super`, and sets configurations for the state.
  open func updateConfiguration(using state: CellConfigurationState) {
    content.update(for: state, in: self)
  }
  /// A handler that sets configurations for the state of the cell, or `nil`. It is called whenever the state
  /// has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A handler that sets a cell's configurations for a state.
  public typealias ConfigurationUpdateHandler =
    (CollectionViewCell, CellConfigurationState) -> Void

  /// Called when the drag state of the cell has changed: a drag of its item has begun or ended. Performs no
  /// action by default. Follows `UICollectionViewCell.dragStateDidChange(_:)`.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// The drag state of the cell.
  public typealias DragState = CellConfigurationState.DragState
  /// The drag state that the cell has received.
  final var dragState = DragState.none

  /// Called when the cell is about to be reused for another item. An override calls `super`.
  open override func prepareForReuse() {
    super.prepareForReuse()
    updateDragState(false)
    setNeedsUpdateConfiguration()
  }

  /// A Boolean value that indicates whether the item is selected. The collection view sets it. Changes in an
  /// override can be animated. The default is `false`.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// A Boolean value that indicates whether the item is pressed. The collection view sets it. The default is
  /// `false`.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The view behind the content, or `nil` for `View.backgroundColor`.
  open var backgroundView: View? {
    get { ownBackgroundView }
    set { setBackgroundView(newValue) }
  }
  package final var ownBackgroundView: View?
  /// The view behind the content of a selected or highlighted item, or `nil` for a tint.
  open var selectedBackgroundView: View? {
    didSet { replaceGround(oldValue, with: selectedBackgroundView) }
  }

  /// A Boolean value that indicates whether the cell draws its selected and highlighted states. The default
  /// is `true`. Set it to `false` in a cell that shows them itself. Cells of UIKit draw neither state.
  open var drawsSelection = true { didSet { if drawsSelection != oldValue { stateDidChange() } } }

  /// Positions the content and the background views.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layoutParts()
  }

  /// Returns the size that the cell needs for its content in a width, in points.
  open override func sizeThatFits(_ size: Size) -> Size { fittingSize(in: size) }

  /// Returns the size that satisfies the constraints in the content view or the cell, or that a configured
  /// content needs. Otherwise returns the result of `sizeThatFits(_:)`.
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

  /// Draws the background of a row, the selection behind the content, and the separators.
  open override func draw(_ rect: Rect, in context: GraphicsContext) { drawCell(in: context) }

  /// The accessibility label. The default is the texts of the list content configuration.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? spokenLabel }
    set { super.accessibilityLabel = newValue }
  }

  /// The accessibility value. The default is "selected" if the item is selected.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isSelected ? "selected" : nil) }
    set { super.accessibilityValue = newValue }
  }

  /// The background color of the cell, or `nil` for the cell's own drawing.
  open override var backgroundColor: Color? {
    get { super.backgroundColor }
    set {
      if newValue != nil { configureBackground(nil) }
      setOwnColor(newValue)
    }
  }
  final func setOwnColor(_ color: Color?) { super.backgroundColor = color }

  /// Positions the content. A list row leaves room for its accessories.
  func layoutContent() {
    let whole = Rect(origin: .zero, size: bounds.size)
    if content.view.frame != whole { content.view.frame = whole }
  }
  /// Returns the size that the cell needs for its content in a width, in points.
  func fittingSize(in size: Size) -> Size { contentSize(in: size) }
  /// The texts of the cell from the leading to the trailing end, or `nil` if its content has none.
  var spokenLabel: String? { content.list?.spokenText }
  /// The leading end of the separator, in points.
  var separatorStart: Double { content.list?.textStart ?? TableMetrics.margin }

  override func didPosition() {
    content.background.map(shapeBackground)
    setNeedsDisplay()
    ring?.setNeedsDisplay()
  }

  /// The collection view that shows the cell.
  final weak var collection: CollectionView?
  /// A Boolean value that indicates whether the item has a visible focus ring.
  final var showsFocus = false { didSet { if showsFocus != oldValue { stateDidChange() } } }
  /// A Boolean value that indicates whether the pointer is over the item.
  final var isHovered = false {
    didSet {
      guard isHovered != oldValue, drawsSelection else { return }
      content.background.map(shapeBackground)
      setNeedsDisplay()
    }
  }
  /// The view that draws in front of the content. Created on first use.
  final var ring: CellRing?
}
