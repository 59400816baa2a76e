/// A list of rows in one column, in sections, of which only those that are seen exist. Follows
/// `UITableView`.
///
/// A ``TableViewDataSource`` tells how many rows there are and makes the cells; a ``TableViewDelegate``
/// hears what the user does.
///
///     final class NamesController: ViewController, TableViewDataSource {
///       let table = TableView(frame: .zero, style: .insetGrouped)
///
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         table.register(TableViewCell.self, forCellReuseIdentifier: "name")
///         table.dataSource = self
///         view = table
///       }
///     }
///
/// A million rows take no more memory than a thousand: heights are kept only where they differ from
/// what was expected, and are asked for when a row comes to be seen. What is seen stays where it is
/// when a row above it turns out to be higher than expected.
///
/// Rows are selected by a finger, by the pointer (with Ctrl and Shift, where several can be) and by
/// keys; see <doc:TablesAndCollections>.
@preconcurrency @MainActor open class TableView: ScrollView, TableCreating {
  /// The height that stands for "as high as the content".
  public nonisolated static let automaticDimension = -1.0

  /// Whether rows lie side by side or in groups.
  public let style: Style

  /// Creates a table.
  public init(frame: Rect = .zero, style: Style = .plain) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  /// Keeps which rows are selected, and which is the first that is seen: see ``DataSourceModelAssociation``.
  /// An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodeItems(coder)
  }

  /// Takes that back, and tells no delegate. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    decodeItems(coder)
  }

  // MARK: Who fills it

  /// Tells what the rows are. It is not kept alive.
  open weak var dataSource: (any TableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  /// Hears which rows are about to be seen. It is not kept alive.
  open weak var prefetchDataSource: (any TableViewDataSourcePrefetching)? {
    didSet {
      prefetchWindow.reset()
      setNeedsLayout()
    }
  }
  /// Whether ``prefetchDataSource`` hears of rows.
  open var isPrefetchingEnabled = true
  final var prefetchWindow = PrefetchWindow()

  /// The delegate, a ``TableViewDelegate`` or a `PlainScrollViewDelegate`. The table does not keep it alive.
  open override weak var delegate: (any ScrollViewDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      tableDelegate = ownDelegate()
      setUpItemMenu()
      setNeedsReload()
    }
  }
  final weak var tableDelegate: (any TableViewDelegate)?

  // MARK: Cells

  /// Has cells of a class made for an identifier; nil to have none made.
  open func register(_ cellClass: TableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    cells.register(
      cellClass.map { kind in { kind.create(reuseIdentifier: $0) } }, for: identifier
    )
  }

  /// Has cells of the library's own class made for an identifier, in a style.
  open func register(_ style: TableViewCell.CellStyle, forCellReuseIdentifier identifier: String) {
    cells.register({ TableViewCell(style: style, reuseIdentifier: $0) }, for: identifier)
  }

  /// Has headers and footers of a class made for an identifier; nil to have none made.
  open func register(
    _ viewClass: TableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerFooters.register(
      viewClass.map { kind in { kind.create(reuseIdentifier: $0) } }, for: identifier)
  }

  /// A cell that left the screen, else a new one of the registered class; nil where none is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    takeCell(identifier)
  }

  /// A cell that left the screen, else a new one of the class that must be registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: ItemPath
  ) -> TableViewCell {
    guard let cell = takeCell(identifier) else {
      preconditionFailure(
        "No class is registered for the cell identifier \"\(identifier)\": call "
          + "register(_:forCellReuseIdentifier:) first")
    }
    return cell
  }

  /// A header or footer that left the screen, else a new one of the registered class; nil where none is
  /// registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? { takeHeaderFooter(identifier) }

  // MARK: Heights

  /// How high rows are, in points, unless the delegate tells; ``automaticDimension``, as at the start,
  /// for as high as their content.
  open var rowHeight = TableView.automaticDimension {
    didSet { if rowHeight != oldValue { setNeedsReload(keepingCells: true) } }
  }
  /// How high rows are about, in points; ``automaticDimension`` leaves it to the table. With 0 the
  /// delegate is asked for the height of every row at once.
  open var estimatedRowHeight = TableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { setNeedsReload(keepingCells: true) } }
  }
  /// How high headers are, in points, unless the delegate tells.
  open var sectionHeaderHeight = TableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { setNeedsReload(keepingCells: true) } }
  }
  /// How high footers are, in points, unless the delegate tells.
  open var sectionFooterHeight = TableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { setNeedsReload(keepingCells: true) } }
  }
  /// How high headers are about, in points.
  open var estimatedSectionHeaderHeight = TableView.automaticDimension
  /// How high footers are about, in points.
  open var estimatedSectionFooterHeight = TableView.automaticDimension

  // MARK: Looks

  /// The lines between rows.
  open var separatorStyle = TableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { updateStates() } }
  }
  /// The colour of these lines; nil for the theme's.
  open var separatorColor: Color? { didSet { if separatorColor != oldValue { updateStates() } } }
  /// How far these lines keep from the edges, in points; nil to begin where the texts do.
  open var separatorInset: EdgeInsets! {
    didSet { if separatorInset != oldValue { updateStates() } }
  }
  /// What lies behind the rows and does not scroll.
  open var backgroundView: View? { didSet { backgroundDidChange(oldValue) } }
  /// What stands above the first section. Its height counts, its width becomes the table's.
  open var tableHeaderView: View? { didSet { replaceEnd(oldValue, with: tableHeaderView) } }
  /// What stands below the last section. Its height counts, its width becomes the table's.
  open var tableFooterView: View? { didSet { replaceEnd(oldValue, with: tableFooterView) } }

  // MARK: The bar of section titles

  /// How many rows there must be at least for the bar of section titles to be shown.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
  /// The colour of the section titles in the bar; nil for the tint colour.
  open var sectionIndexColor: Color? { didSet { indexBar?.setNeedsDisplay() } }
  /// The ground of the bar; nil for none.
  open var sectionIndexBackgroundColor: Color? { didSet { indexBar?.setNeedsDisplay() } }
  /// Asks the data source anew for the titles in the bar.
  open func reloadSectionIndexTitles() { loadIndexTitles() }

  // MARK: What there is

  /// How many sections there are.
  open var numberOfSections: Int { loaded.count }
  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int { loaded.rowCount(in: section) }
  /// The rectangle of a section with header and footer, in points.
  open func rect(forSection section: Int) -> Rect { sectionRect(section) }
  /// The rectangle of a section's header, as if it did not stay on top, in points.
  open func rectForHeader(inSection section: Int) -> Rect { headerRect(section) }
  /// The rectangle of a section's footer, in points.
  open func rectForFooter(inSection section: Int) -> Rect { footerRect(section) }
  /// The rectangle of a row, in points; zero where there is no such row.
  open func rectForRow(at indexPath: ItemPath) -> Rect { rowRect(indexPath) }
  /// The row at a point; nil where there is none.
  open func indexPathForRow(at point: Point) -> ItemPath? { row(at: point) }
  /// The row that a cell shows; nil for a cell that shows none.
  open func indexPath(for cell: TableViewCell) -> ItemPath? { path(of: cell) }
  /// The rows in a rectangle.
  open func indexPathsForRows(in rect: Rect) -> [ItemPath]? { rows(in: rect) }
  /// The cell that shows a row; nil for a row that is not seen.
  open func cellForRow(at indexPath: ItemPath) -> TableViewCell? { shownCell(at: indexPath) }
  /// The cells that are seen, from top to bottom.
  open var visibleCells: [TableViewCell] { seenRows.map(\.cell) }
  /// The rows that are seen, from top to bottom.
  open var indexPathsForVisibleRows: [ItemPath]? { seenRows.map(\.path) }
  /// The header of a section where it is seen.
  open func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    seen(\.headers, section)
  }
  /// The footer of a section where it is seen.
  open func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    seen(\.footers, section)
  }

  // MARK: Scrolling

  /// Scrolls to a row.
  open func scrollToRow(at indexPath: ItemPath, at position: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, position, animated)
  }
  /// Scrolls to the selected row that is nearest to what is seen.
  open func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
    if let path = nearestSelectedRow { scroll(to: path, position, animated) }
  }

  // MARK: Changes

  /// Asks the data source for everything anew. Nothing is selected afterwards.
  open func reloadData() { reload() }
  /// Takes several changes together; the changes are told between the two closures' beginnings. The
  /// second closure is called when what moves has come to rest.
  @preconcurrency open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) { batch(updates, completion) }
  /// Begins to take changes together, until ``endUpdates()``.
  open func beginUpdates() { beginBatch() }
  /// Makes the changes since ``beginUpdates()``. The numbers of rows have to go with them.
  open func endUpdates() { endBatch() }
  /// Whether changes were told that are not made yet.
  open var hasUncommittedUpdates: Bool { updates.depth > 0 && !updates.changes.isEmpty }
  /// Rows were inserted: these, by their places after the change.
  open func insertRows(at indexPaths: [ItemPath], with animation: RowAnimation) {
    note { $0.insertItems(indexPaths, animation.itemAnimation) }
  }
  /// Rows were deleted: these, by their places before the change.
  open func deleteRows(at indexPaths: [ItemPath], with animation: RowAnimation) {
    note { $0.deleteItems(indexPaths, animation.itemAnimation) }
  }
  /// Rows show something else: their cells are asked for anew.
  open func reloadRows(at indexPaths: [ItemPath], with animation: RowAnimation) {
    note { $0.reloadItems(indexPaths, animation.itemAnimation) }
  }
  /// Rows show something else: the data source fills the cells that they have.
  open func reconfigureRows(at indexPaths: [ItemPath]) { reconfigure(indexPaths) }
  /// A row is at another place.
  open func moveRow(at indexPath: ItemPath, to newIndexPath: ItemPath) {
    note { $0.moveItem(indexPath, newIndexPath) }
  }
  /// Sections were inserted: these, by their places after the change.
  open func insertSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    note { $0.insertSections(sections, animation.itemAnimation) }
  }
  /// Sections were deleted: these, by their places before the change.
  open func deleteSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    note { $0.deleteSections(sections, animation.itemAnimation) }
  }
  /// Sections show something else: their rows are counted and asked for anew.
  open func reloadSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    note { $0.reloadSections(sections, animation.itemAnimation) }
  }
  /// A section is at another place.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    note { $0.moveSection(section, newSection) }
  }

  // MARK: Selection

  /// Whether the user can select rows.
  open var allowsSelection = true
  /// Whether the user can select several rows.
  open var allowsMultipleSelection = false { didSet { selectionModeDidChange() } }
  /// Whether the user can select rows while the table is edited.
  open var allowsSelectionDuringEditing = false { didSet { selectionModeDidChange() } }
  /// Whether the user can select several rows while the table is edited; each shows a round box.
  open var allowsMultipleSelectionDuringEditing = false { didSet { selectionModeDidChange() } }
  /// Whether a row that the arrow keys go to is selected at once.
  open var selectionFollowsFocus = false
  /// The first selected row; nil where there is none.
  open var indexPathForSelectedRow: ItemPath? { selection.min() }
  /// The selected rows from top to bottom; nil where there is none.
  open var indexPathsForSelectedRows: [ItemPath]? { selection.isEmpty ? nil : selection.sorted() }
  /// Selects a row, without asking or telling the delegate; with nil none.
  open func selectRow(at indexPath: ItemPath?, animated: Bool, scrollPosition: ScrollPosition) {
    programSelects(indexPath, animated, scrollPosition)
  }
  /// Selects a row no longer, without asking or telling the delegate.
  open func deselectRow(at indexPath: ItemPath, animated: Bool) {
    unmark(indexPath, animated: animated)
  }

  // MARK: Menus

  /// What opens the menus of rows; nil for a table without a ``TableViewDelegate``, who has them.
  public final var contextMenuInteraction: ContextMenuInteraction? { itemMenu?.interaction }
  package final var itemMenu: ItemMenu?

  // MARK: Editing

  /// Whether the table is edited: rows can be deleted, inserted and moved.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  final var editing = false
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }

  // MARK: View

  /// Places the rows, headers and footers that are to be seen, and makes those that have come.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutTable()
  }

  /// The ground; the theme's for a window unless set.
  open override func themeDidChange() {
    super.themeDidChange()
    setNeedsReload(keepingCells: true)
  }

  /// Whether the Tab key stops here: where there is a row to be selected.
  open override var canBecomeFocused: Bool {
    isUserInteractionEnabled && allowsSelection && allowsFocus
      && (!editing || allowsFocusDuringEditing) && loaded.firstRow != nil || super.canBecomeFocused
  }
  /// Where the Tab key stops, commands go to.
  open override var canBecomeFirstResponder: Bool { canBecomeFocused }
  /// Shows which row keys go to.
  open override func focusDidChange() { keyFocusDidChange() }

  /// Presses the row under a finger.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    if !pressBegan(touches, event) { super.touchesBegan(touches, with: event) }
  }
  /// Lets go of a row that the finger leaves.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    if !pressMoved(touches) { super.touchesMoved(touches, with: event) }
  }
  /// Selects the row under a finger.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    if !pressEnded(touches, event) { super.touchesEnded(touches, with: event) }
  }
  /// Lets go of the row under a finger.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    if !pressCancelled(touches) { super.touchesCancelled(touches, with: event) }
  }
  /// Moves among the rows, and selects them.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    keys.began(presses, in: self) { super.pressesBegan($0, with: event) }
  }
  /// A key came up.
  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    keys.ended(presses) { super.pressesEnded($0, with: event) }
  }
  /// A key was taken away.
  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    keys.ended(presses) { super.pressesCancelled($0, with: event) }
  }

  // MARK: Parts

  final var choices = TableChoices()
  final var sections = TableSections()
  final var needsReload = true
  final let answers = DefaultAnswers()
  /// Grows whenever rows are counted or placed anew, so that who is at work notices.
  final var generation = 0
  final var isLayingOut = false

  final var shown: [ShownRow] = []
  /// Rows that have left sight in a batch of changes that is animated; nil at other times.
  final var rowsLeavingSight: [ShownRow]?
  final var headers: [Int: View] = [:]
  final var footers: [Int: View] = [:]
  final var cells = ReusePool<TableViewCell>()
  final var headerFooters = ReusePool<TableViewHeaderFooterView>()
  /// Lies between cells and what is in front of them.
  final let divider = View()
  final var placement = TablePlacement()
  /// Where an animated scroll is to end.
  final var scrollGoal: ScrollGoal?

  package final var updates = ItemUpdates()
  /// The cell that is being filled again for its own row.
  final var reconfigured: TableViewCell?

  package final var selection: Set<ItemPath> = []
  package final var selectionAnchor: ItemPath?
  package final var pressed: ItemPress<TableViewCell>?
  package final var focusedPath: ItemPath?
  package final var showsFocus = false
  final var hoveredPath: ItemPath?
  final let keys = ItemKeys()

  final var gestures: TableGestures?
  final var swipe: RowSwipe?
  final var reordering: RowReordering?
  final var indexBar: TableIndexBar?
  final var indexTitles: [String] = []
  final var dragDelegates = TableDragDelegates()
  package final var dragging: ItemDragging?
}
