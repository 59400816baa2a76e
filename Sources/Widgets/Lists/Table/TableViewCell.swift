/// One row of a table on the screen. Follows `UITableViewCell`.
///
/// A cell has up to two texts and an image, arranged as its ``CellStyle`` says, and something at its
/// end, as an arrow or a switch. Or put views of your own into ``contentView``, place them in
/// `View.layoutSubviews()`, and tell their height in `View.sizeThatFits(_:)`.
///
/// There are only as many cells as are to be seen: one that leaves the screen is used again for another
/// row. So whatever the data source sets for one row it has to set for every row.
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
  /// The identifier by which cells of its kind are used again; nil for a cell that is not.
  public let reuseIdentifier: String?
  /// How texts and image are arranged.
  let style: CellStyle

  /// Creates a cell. A table creates those that it was told of with
  /// `TableView.register(_:forCellReuseIdentifier:)`.
  public init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
    addSubview(contentView)
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    frame = Rect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight)
    addSubview(contentView)
  }

  /// The table has another row for the cell: what the last row changed is to be taken back.
  ///
  /// An override calls `super`. Selection, highlighting and editing are the table's to set.
  open func prepareForReuse() { setNeedsUpdateConfiguration() }

  // MARK: Content

  /// Where views of your own belong: the row without what stands at its ends. A ``contentConfiguration``
  /// puts a view of its own there.
  open var contentView: View { content.view }
  let content = CellContent(margins: EdgeInsets(top: 11, left: 16, bottom: 11, right: 16))

  /// The first text.
  open var textLabel: Label? { parts.text(in: self) }
  /// The second text; nil in a cell of the default style.
  open var detailTextLabel: Label? { parts.detail(in: self) }
  /// The image at the beginning.
  open var imageView: ImageView? { parts.image(in: self) }
  let parts = CellSubviews()

  /// How far the content is moved in, in steps of ``indentationWidth``.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// How far a step of ``indentationLevel`` goes, in points.
  open var indentationWidth = TableMetrics.indentation { didSet { setNeedsLayout() } }

  // MARK: Configurations

  /// What the content shows, as a value; nil for the texts and the image, or views of your own. Setting one
  /// puts a view that it makes into the place of ``contentView``.
  open var contentConfiguration: (any ContentConfiguration)? {
    get { content.configuration }
    set { configureContent(newValue) }
  }
  /// What lies behind the content, as a value; nil for what suits the table's style. It comes before
  /// ``backgroundColor`` and ``backgroundView``: setting one of those takes it away.
  open var backgroundConfiguration: BackgroundConfiguration? {
    get { content.background?.configuration }
    set { configureBackground(newValue) }
  }
  /// The content that a row of the cell's style has, without texts and image.
  open func defaultContentConfiguration() -> ListContentConfiguration { usualContent }
  /// The background that a row of the table has.
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
    (TableViewCell, CellConfigurationState) -> Void

  // MARK: Grounds

  /// What lies behind the content; nil for the cell's `View.backgroundColor`.
  open var backgroundView: View? {
    get { ownBackgroundView }
    set { setBackgroundView(newValue) }
  }
  package final var ownBackgroundView: View?
  /// What lies behind the content while the row is selected or highlighted; nil for a fill.
  open var selectedBackgroundView: View? {
    didSet { replaceGround(oldValue, with: selectedBackgroundView) }
  }
  /// The same while ``TableView/allowsMultipleSelection``; nil for ``selectedBackgroundView``.
  open var multipleSelectionBackgroundView: View? {
    didSet { replaceGround(oldValue, with: multipleSelectionBackgroundView) }
  }

  /// What the cell is filled with; nil for what suits the table's style.
  open override var backgroundColor: Color? {
    get { ground }
    set {
      if newValue != nil { configureBackground(nil) }
      setOwnColor(newValue)
    }
  }
  private var ground: Color? { didSet { if ground != oldValue { setNeedsDisplay() } } }
  final func setOwnColor(_ color: Color?) { ground = color }

  // MARK: At the end of the row

  /// The sign at the end of the row.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }
  /// The view at the end of the row, in the place of a sign.
  open var accessoryView: View? {
    didSet { if accessoryView !== oldValue { accessoryViewDidChange(oldValue) } }
  }
  /// The sign at the end of the row while the table is edited.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
  }
  /// The view at the end of the row while the table is edited.
  open var editingAccessoryView: View? {
    didSet { if editingAccessoryView !== oldValue { accessoryViewDidChange(oldValue) } }
  }

  // MARK: Separators

  /// How far the line below the row keeps from the edges, in points; nil for the table's insets.
  ///
  /// Only left and right count.
  open var separatorInset: EdgeInsets! {
    didSet { setNeedsDisplay() }
  }

  // MARK: Selection

  /// How the row looks while it is selected or highlighted.
  open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { stateDidChange() } }
  }

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  final var selected = false

  /// Whether a finger is on the row.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  final var highlighted = false

  /// Selects the row or does so no longer, fading where `animated`. The table calls it.
  open func setSelected(_ selected: Bool, animated: Bool) { changeSelected(selected, animated) }

  /// Highlights the row or does so no longer, fading where `animated`. The table calls it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    changeHighlighted(highlighted, animated)
  }

  // MARK: Editing

  /// Whether the row shows what it takes to delete or move it.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  final var editing = false

  /// Shows what it takes to delete or move the row, or hides it. The table calls it.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }

  /// What editing does to the row, as the delegate said.
  public internal(set) final var editingStyle = EditingStyle.none {
    didSet { if editingStyle != oldValue { editingDidChange() } }
  }
  /// Whether the row has a grip to drag it by while the table is edited and the data source lets it be
  /// moved.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { editingDidChange() } }
  }
  /// Whether the content makes room for the sign at the beginning while the table is edited.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
  }
  /// Whether a swipe has opened the row's actions.
  open var showingDeleteConfirmation: Bool { table?.swipe?.cell === self }

  /// The row is about to change as told: editing begins or ends, or a swipe opens it.
  open func willTransition(to state: StateMask) {}
  /// The row has changed as told.
  open func didTransition(to state: StateMask) {}

  // MARK: What the table knows of the cell

  /// The table that shows the cell.
  final weak var table: TableView?
  /// Where the row stands in its section, and what of the table it is drawn with.
  final var surroundings = CellSurroundings() {
    didSet { if surroundings != oldValue { surroundingsDidChange(oldValue) } }
  }
  /// How much of the fill of a selected row is to be seen, from 0 to 1; nil until there was any.
  final var fade: AnimatedValue?
  /// What the fill that is to be seen stands for.
  final var lastFill = Fill.none

  // MARK: View

  /// Places content, signs and controls.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layoutParts()
  }

  /// How high the row has to be for its content at a width, in points; at least what a finger needs.
  open override func sizeThatFits(_ size: Size) -> Size { fittingSize(in: size) }

  /// The size that constraints in the content view, or in the cell, lead to; without any, what
  /// ``sizeThatFits(_:)`` gives.
  open override func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> Size {
    constrainedSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
  }

  /// Whether a point is on the row: where a swipe has moved its content aside it is not.
  open override func point(inside point: Point, with event: Event?) -> Bool {
    super.point(inside: point, with: event) && point.x >= 0 && point.x < bounds.width
  }

  /// Draws ground, selection, sign and separator.
  open override func draw(_ rect: Rect, in context: GraphicsContext) { drawCell(in: context) }

  /// What was set, else the texts.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? content.list?.spokenText ?? spokenText }
    set { super.accessibilityLabel = newValue }
  }

  /// What was set, else whether the row is selected.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isSelected ? "selected" : nil) }
    set { super.accessibilityValue = newValue }
  }
}
