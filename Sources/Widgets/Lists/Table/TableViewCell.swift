/// The view of one visible row of a table view. Follows `UITableViewCell`.
///
/// A cell has up to two texts and an image, arranged by its ``CellStyle``, and an accessory such as an arrow
/// or a switch. For other content, add views to ``contentView``, position them in `View.layoutSubviews()`,
/// and return their height from `View.sizeThatFits(_:)`. A cell does not position its texts and its image if
/// they are in another view than its ``contentView``, or have constraints there.
///
/// Only visible rows have cells: a cell that leaves the visible area is reused for another row. A data source
/// that sets a property for one row sets it for every row.
///
///     final class SongCell: TableViewCell {
///       let stars = Label()
///
///       override init(style: CellStyle, reuseIdentifier: String?) {
///         super.init(style: style, reuseIdentifier: reuseIdentifier)
///         contentView.addSubview(stars)
///       }
///     }
@preconcurrency @MainActor open class TableViewCell: View, TableCellCreating {
  /// The identifier with which cells of the same type are reused, or `nil` for a cell that is not reused.
  public let reuseIdentifier: String?
  /// The arrangement of the texts and the image.
  let style: CellStyle

  /// Creates a cell. A table view creates the cells that are registered with
  /// `TableView.register(_:forCellReuseIdentifier:)`.
  public init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
    addSubview(contentView)
  }

  /// Creates a cell of the default style and size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    frame = Rect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight)
    addSubview(contentView)
  }

  /// Called when the cell is about to be reused for another row. An override resets what depends on the old
  /// row.
  ///
  /// An override calls `super`. The table view sets selection, highlighting and editing.
  open func prepareForReuse() {
    updateDragState(false)
    setNeedsUpdateConfiguration()
  }

  // MARK: Content

  /// The view that contains the cell's subviews, between the controls and accessories. A
  /// ``contentConfiguration`` replaces it by a view of its own.
  open var contentView: View { content.view }
  let content = CellContent(margins: EdgeInsets(top: 11, left: 16, bottom: 11, right: 16))

  /// The label of the first text.
  open var textLabel: Label? { parts.text(in: self) }
  /// The label of the second text, or `nil` in a cell of the default style.
  open var detailTextLabel: Label? { parts.detail(in: self) }
  /// The image view at the leading end.
  open var imageView: ImageView? { parts.image(in: self) }
  let parts = CellSubviews()

  /// The indentation level of the content, in steps of ``indentationWidth``. The default is 0.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of an indentation level, in points. The default is 10.
  open var indentationWidth = TableMetrics.indentation { didSet { setNeedsLayout() } }

  // MARK: Configurations

  /// The configuration of the content, or `nil` for the texts and the image, or views of the application. A
  /// new value replaces ``contentView`` by the view that the configuration creates.
  open var contentConfiguration: (any ContentConfiguration)? {
    get { content.configuration }
    set { configureContent(newValue) }
  }
  /// The configuration of the background, or `nil` for that of the table view's style. It has precedence over
  /// ``backgroundColor`` and ``backgroundView``. A value set to one of those resets it to `nil`.
  open var backgroundConfiguration: BackgroundConfiguration? {
    get { content.background?.configuration }
    set { configureBackground(newValue) }
  }
  /// Returns the default content of the cell's style, without texts and an image.
  open func defaultContentConfiguration() -> ListContentConfiguration { usualContent }
  /// Returns the default background of a row in the table view.
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
    (TableViewCell, CellConfigurationState) -> Void

  /// Called when the drag state of the cell has changed: a drag of its row has begun or ended. Performs no
  /// action by default. Follows `UITableViewCell.dragStateDidChange(_:)`.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// The drag state of the cell.
  public typealias DragState = CellConfigurationState.DragState
  /// The drag state that the cell has received.
  final var dragState = DragState.none

  // MARK: Backgrounds

  /// The view behind the content, or `nil` for the cell's `View.backgroundColor`.
  open var backgroundView: View? {
    get { ownBackgroundView }
    set { setBackgroundView(newValue) }
  }
  package final var ownBackgroundView: View?
  /// The view behind the content of a selected or highlighted row, or `nil` for a fill.
  open var selectedBackgroundView: View? {
    didSet { replaceGround(oldValue, with: selectedBackgroundView) }
  }
  /// The view behind the content of a selected row if ``TableView/allowsMultipleSelection`` is `true`, or
  /// `nil` for ``selectedBackgroundView``.
  open var multipleSelectionBackgroundView: View? {
    didSet { replaceGround(oldValue, with: multipleSelectionBackgroundView) }
  }

  /// The background color of the cell, or `nil` for that of the table view's style.
  open override var backgroundColor: Color? {
    get { ground }
    set {
      if newValue != nil { configureBackground(nil) }
      setOwnColor(newValue)
    }
  }
  private var ground: Color? { didSet { if ground != oldValue { setNeedsDisplay() } } }
  final func setOwnColor(_ color: Color?) { ground = color }

  // MARK: Accessory

  /// The accessory symbol at the trailing end of the row. The default is `.none`.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }
  /// The view at the trailing end of the row, instead of a symbol.
  open var accessoryView: View? {
    didSet { if accessoryView !== oldValue { accessoryViewDidChange(oldValue) } }
  }
  /// The accessory symbol in editing mode. The default is `.none`.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
  }
  /// The view at the trailing end of the row in editing mode.
  open var editingAccessoryView: View? {
    didSet { if editingAccessoryView !== oldValue { accessoryViewDidChange(oldValue) } }
  }

  // MARK: Separators

  /// The insets of the separator below the row from the edges, in points, or `nil` for those of the table
  /// view.
  ///
  /// Only the left and right insets are used.
  open var separatorInset: EdgeInsets! {
    didSet { setNeedsDisplay() }
  }

  // MARK: Selection

  /// The appearance of the row when it is selected or highlighted. The default is `.default`.
  open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { stateDidChange() } }
  }

  /// A Boolean value that indicates whether the row is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  final var selected = false

  /// A Boolean value that indicates whether the row is highlighted.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  final var highlighted = false

  /// Selects or deselects the row, with a fade if `animated` is `true`. The table view calls it.
  open func setSelected(_ selected: Bool, animated: Bool) { changeSelected(selected, animated) }

  /// Highlights the row or ends the highlight, with a fade if `animated` is `true`. The table view calls it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    changeHighlighted(highlighted, animated)
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the row is in editing mode and shows its controls for deletion
  /// and reordering.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  final var editing = false

  /// Begins or ends editing mode of the row. The table view calls it.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }

  /// The editing style of the row, from the delegate.
  public internal(set) final var editingStyle = EditingStyle.none {
    didSet { if editingStyle != oldValue { editingDidChange() } }
  }
  /// A Boolean value that indicates whether the row has a reorder control in editing mode, if the data source
  /// allows a move. The default is `false`.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { editingDidChange() } }
  }
  /// A Boolean value that indicates whether the content makes room for the editing control in editing mode.
  /// The default is `true`.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
  }
  /// A Boolean value that indicates whether swipe actions of the row are open.
  open var showingDeleteConfirmation: Bool { table?.swipe?.cell === self }

  /// Called before the state of the cell changes: editing mode begins or ends, or a swipe opens. The base
  /// class does nothing.
  open func willTransition(to state: StateMask) {}
  /// Called after the state of the cell has changed. The base class does nothing.
  open func didTransition(to state: StateMask) {}

  // MARK: State from the table view

  /// The table view that shows the cell.
  final weak var table: TableView?
  /// The position of the row in its section, and the values of the table view that the row is drawn with.
  final var surroundings = CellSurroundings() {
    didSet { if surroundings != oldValue { surroundingsDidChange(oldValue) } }
  }
  /// The opacity of the selection fill, from 0 to 1, or `nil` before the first fill.
  final var fade: AnimatedValue?
  /// The meaning of the visible fill.
  final var lastFill = Fill.none

  // MARK: View

  /// Positions the content, the accessories and the controls.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layoutParts()
  }

  /// Returns the size that the row needs for its content in a width, in points. The height is at least that
  /// of a touch target.
  open override func sizeThatFits(_ size: Size) -> Size { fittingSize(in: size) }

  /// Returns the size that satisfies the constraints in the content view or in the cell. If there are none,
  /// returns the result of ``sizeThatFits(_:)``.
  open override func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> Size {
    constrainedSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
  }

  /// Returns a Boolean value that indicates whether a point is inside the row. An area that a swipe has
  /// uncovered is outside.
  open override func point(inside point: Point, with event: Event?) -> Bool {
    super.point(inside: point, with: event) && point.x >= 0 && point.x < bounds.width
  }

  /// Draws the background, the selection, the accessory symbol and the separator.
  open override func draw(_ rect: Rect, in context: GraphicsContext) { drawCell(in: context) }

  /// The accessibility label. The default is the texts of the cell.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? spokenLabel }
    set { super.accessibilityLabel = newValue }
  }

  /// The accessibility value. The default is "selected" if the row is selected.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isSelected ? "selected" : nil) }
    set { super.accessibilityValue = newValue }
  }
}
