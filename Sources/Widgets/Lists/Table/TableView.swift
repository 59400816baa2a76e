/// A view that shows rows in a single column, in sections. Follows `UITableView`.
///
/// Only the visible rows have cells. A ``TableViewDataSource`` provides the number of rows and the cells. A
/// ``TableViewDelegate`` receives the actions of the user.
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
/// A million rows need no more memory than a thousand. Only heights that differ from the estimate are stored,
/// and they are requested when rows become visible. If a row above the visible area has another height than
/// estimated, the visible rows keep their positions.
///
/// The user selects rows by touch, with the pointer (with Ctrl and Shift if several can be selected) and with
/// keys. See <doc:TablesAndCollections>.
@preconcurrency @MainActor open class TableView: ScrollView, TableCreating {
  /// The style of the table view.
  public let style: Style

  /// Creates a table view.
  public init(frame: Rect = .zero, style: Style = .plain) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain table view of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  /// Saves the selected rows and the first visible row. See ``DataSourceModelAssociation``. An override calls
  /// `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodeItems(coder)
  }

  /// Restores the selected rows and the first visible row without notifying a delegate. An override calls
  /// `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    decodeItems(coder)
  }

  // MARK: Data source and delegate

  /// The object that provides the rows. The reference is weak.
  open weak var dataSource: (any TableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  /// The object that is notified before rows become visible. The reference is weak.
  open weak var prefetchDataSource: (any TableViewDataSourcePrefetching)? {
    didSet { prefetchSourceDidChange() }
  }
  /// A Boolean value that indicates whether ``prefetchDataSource`` is notified. The default is `true`.
  open var isPrefetchingEnabled = true
  final var prefetchWindow = PrefetchWindow()

  /// The delegate, a ``TableViewDelegate`` or a `PlainScrollViewDelegate`. The reference is weak.
  open override weak var delegate: (any ScrollViewDelegate)? {
    didSet { if delegate !== oldValue { delegateDidChange() } }
  }
  final weak var tableDelegate: (any TableViewDelegate)?

  // MARK: Cells

  /// Registers a cell class for a reuse identifier. If the class is `nil`, removes the registration.
  open func register(_ cellClass: TableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    cells.register(maker(cellClass), for: identifier)
  }

  /// Registers cells of the library's own class in a style for a reuse identifier.
  open func register(_ style: TableViewCell.CellStyle, forCellReuseIdentifier identifier: String) {
    cells.register({ TableViewCell(style: style, reuseIdentifier: $0) }, for: identifier)
  }

  /// Registers a class of headers and footers for a reuse identifier. If the class is `nil`, removes the
  /// registration.
  open func register(
    _ viewClass: TableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) { headerFooters.register(maker(viewClass), for: identifier) }

  /// Returns a reused cell, or a new one of the registered class. If no class is registered, returns `nil`.
  open func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    takeCell(identifier)
  }

  /// Returns a reused cell, or a new one of the registered class. The identifier must be registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: ItemPath
  ) -> TableViewCell { takeRegisteredCell(identifier) }

  /// Returns a reused header or footer, or a new one of the registered class. If no class is registered,
  /// returns `nil`.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? { takeHeaderFooter(identifier) }

  // MARK: Heights

  /// The height of rows, in points. The delegate has precedence. The default, ``automaticDimension``, is the
  /// height of the content.
  open var rowHeight = TableView.automaticDimension {
    didSet { if rowHeight != oldValue { setNeedsReload(keepingCells: true) } }
  }
  /// The estimated height of rows, in points. With ``automaticDimension``, the default, the table view
  /// estimates. With 0, the heights of all rows are requested from the delegate at once.
  open var estimatedRowHeight = TableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { setNeedsReload(keepingCells: true) } }
  }
  /// The height of headers, in points. The delegate has precedence. The default is ``automaticDimension``.
  open var sectionHeaderHeight = TableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { setNeedsReload(keepingCells: true) } }
  }
  /// The height of footers, in points. The delegate has precedence. The default is ``automaticDimension``.
  open var sectionFooterHeight = TableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { setNeedsReload(keepingCells: true) } }
  }
  /// The estimated height of headers, in points. The default is ``automaticDimension``.
  open var estimatedSectionHeaderHeight = TableView.automaticDimension
  /// The estimated height of footers, in points. The default is ``automaticDimension``.
  open var estimatedSectionFooterHeight = TableView.automaticDimension

  // MARK: Appearance

  /// The style of the separators between rows. The default is `.singleLine`.
  open var separatorStyle = TableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { separatorsDidChange() } }
  }
  /// The color of the separators, or `nil` for that of the theme.
  open var separatorColor: Color? { didSet { if separatorColor != oldValue { updateStates() } } }
  /// The insets of the separators from the edges, in points, or `nil` to align them with the texts.
  open var separatorInset: EdgeInsets! {
    didSet { if separatorInset != oldValue { updateStates() } }
  }
  /// A view behind the rows that does not scroll, or `nil`.
  open var backgroundView: View? { didSet { backgroundDidChange(oldValue) } }
  /// A view above the first section, or `nil`. It keeps its height, and gets the width of the table view.
  open var tableHeaderView: View? { didSet { replaceEnd(oldValue, with: tableHeaderView) } }
  /// A view below the last section, or `nil`. It keeps its height, and gets the width of the table view.
  open var tableFooterView: View? { didSet { replaceEnd(oldValue, with: tableFooterView) } }

  // MARK: Section index

  /// The minimum number of rows for the section index to be visible. The default is 0.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
  /// The color of the titles in the section index, or `nil` for the tint color.
  open var sectionIndexColor: Color? { didSet { indexBar?.setNeedsDisplay() } }
  /// The background color of the section index, or `nil` for none.
  open var sectionIndexBackgroundColor: Color? { didSet { indexBar?.setNeedsDisplay() } }
  /// Reloads the titles of the section index from the data source.
  open func reloadSectionIndexTitles() { loadIndexTitles() }

  // MARK: Rows and sections

  /// The number of sections.
  open var numberOfSections: Int { loaded.count }
  /// Returns the number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int { loaded.rowCount(in: section) }
  /// Returns the rectangle of a section with its header and footer, in points.
  open func rect(forSection section: Int) -> Rect { sectionRect(section) }
  /// Returns the rectangle of a section's header, in points. It is that of a header that is not pinned.
  open func rectForHeader(inSection section: Int) -> Rect { headerRect(section) }
  /// Returns the rectangle of a section's footer, in points.
  open func rectForFooter(inSection section: Int) -> Rect { footerRect(section) }
  /// Returns the rectangle of a row, in points. If there is no such row, returns the zero rectangle.
  open func rectForRow(at indexPath: ItemPath) -> Rect { rowRect(indexPath) }
  /// Returns the index path of the row at a point, or `nil` if there is none.
  open func indexPathForRow(at point: Point) -> ItemPath? { item(at: point) }
  /// Returns the index path of the row that a cell shows, or `nil` if it shows none.
  open func indexPath(for cell: TableViewCell) -> ItemPath? { path(of: cell) }
  /// Returns the index paths of the rows in a rectangle.
  open func indexPathsForRows(in rect: Rect) -> [ItemPath]? { rows(in: rect) }
  /// Returns the cell of a row, or `nil` if the row is not visible.
  open func cellForRow(at indexPath: ItemPath) -> TableViewCell? { shownCell(at: indexPath) }
  /// The visible cells from top to bottom.
  open var visibleCells: [TableViewCell] { seenRows.map(\.cell) }
  /// The index paths of the visible rows from top to bottom, or `nil` if no row is visible.
  open var indexPathsForVisibleRows: [ItemPath]? { seenPaths }
  /// Returns the header of a section, or `nil` if it is not visible.
  open func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    seen(\.headers, section)
  }
  /// Returns the footer of a section, or `nil` if it is not visible.
  open func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    seen(\.footers, section)
  }

  // MARK: Scrolling

  /// Scrolls to a row. The row `Int.max`, which is Foundation's `NSNotFound`, stands for the whole section.
  open func scrollToRow(at indexPath: ItemPath, at position: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, position, animated)
  }
  /// Scrolls to the selected row that is nearest to the visible area.
  open func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
    if let path = nearestSelectedRow { scroll(to: path, position, animated) }
  }

  // MARK: Changes

  /// Reloads all rows from the data source, and deselects them.
  open func reloadData() { reload() }
  /// Animates the changes that a closure makes as one. The completion handler is called when the animations
  /// have ended.
  @preconcurrency open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) { batch(updates, completion) }
  /// Begins a series of changes that are animated as one, until ``endUpdates()``.
  open func beginUpdates() { beginBatch() }
  /// Applies the changes since ``beginUpdates()``. The data source's numbers of rows have to agree with them.
  open func endUpdates() { endBatch() }
  /// A Boolean value that indicates whether there are unapplied changes or placeholders of dropped rows.
  open var hasUncommittedUpdates: Bool { hasOpenUpdates }
  /// Inserts rows at index paths that are valid after the change.
  open func insertRows(at indexPaths: [ItemPath], with animation: RowAnimation) {
    note { $0.items.insert(indexPaths, animation.itemAnimation) }
  }
  /// Deletes rows at index paths that are valid before the change.
  open func deleteRows(at indexPaths: [ItemPath], with animation: RowAnimation) {
    note { $0.items.delete(indexPaths, animation.itemAnimation) }
  }
  /// Reloads rows: the data source provides their cells again, and they are no longer selected. Call
  /// ``reconfigureRows(at:)`` to keep the cells and the selection.
  open func reloadRows(at indexPaths: [ItemPath], with animation: RowAnimation) {
    note { $0.items.reload(indexPaths, animation.itemAnimation) }
  }
  /// Reconfigures rows: the data source configures their existing cells again.
  open func reconfigureRows(at indexPaths: [ItemPath]) { reconfigure(indexPaths) }
  /// Moves a row to another index path.
  open func moveRow(at indexPath: ItemPath, to newIndexPath: ItemPath) {
    note { $0.items.move(indexPath, newIndexPath) }
  }
  /// Inserts sections at indexes that are valid after the change.
  open func insertSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    note { $0.sections.insert(sections, animation.itemAnimation) }
  }
  /// Deletes sections at indexes that are valid before the change.
  open func deleteSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    note { $0.sections.delete(sections, animation.itemAnimation) }
  }
  /// Reloads sections: the data source provides their numbers of rows and their cells again.
  open func reloadSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    note { $0.sections.reload(sections, animation.itemAnimation) }
  }
  /// Moves a section to another index.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    note { $0.sections.move(section, newSection) }
  }

  // MARK: Selection

  /// A Boolean value that indicates whether the user can select rows outside of editing mode. The default is
  /// `true`.
  open var allowsSelection = true
  /// A Boolean value that indicates whether the user can select several rows. The default is `false`.
  open var allowsMultipleSelection = false { didSet { selectionModeDidChange() } }
  /// A Boolean value that indicates whether the user can select rows in editing mode. The default is `false`.
  open var allowsSelectionDuringEditing = false { didSet { selectionModeDidChange() } }
  /// A Boolean value that indicates whether the user can select several rows in editing mode, with a round
  /// box in each row. The default is `false`.
  open var allowsMultipleSelectionDuringEditing = false { didSet { selectionModeDidChange() } }
  /// A Boolean value that indicates whether a row is selected when it gets the focus from the arrow keys. The
  /// default is `false`.
  open var selectionFollowsFocus = false
  /// The index path of the first selected row, or `nil` if none is selected.
  open var indexPathForSelectedRow: ItemPath? { selection.min() }
  /// The index paths of the selected rows from top to bottom, or `nil` if none is selected.
  open var indexPathsForSelectedRows: [ItemPath]? { selection.isEmpty ? nil : selection.sorted() }
  /// Selects a row without calling the delegate. If the index path is `nil`, deselects all rows.
  open func selectRow(at indexPath: ItemPath?, animated: Bool, scrollPosition: ScrollPosition) {
    programSelects(indexPath, animated, scrollPosition)
  }
  /// Deselects a row without calling the delegate.
  open func deselectRow(at indexPath: ItemPath, animated: Bool) {
    unmark(indexPath, animated: animated)
  }

  package final var itemMenu: ItemMenu?

  // MARK: Editing

  /// A Boolean value that indicates whether the table view is in editing mode. In this mode, rows can be
  /// deleted, inserted and moved. The default is `false`.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  final var editing = false
  /// Begins or ends editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }

  // MARK: View

  /// Positions the visible rows, headers and footers, and creates those that have become visible.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutTable()
  }

  /// Measures the rows again, because the metrics of the theme can differ.
  open override func themeDidChange() {
    super.themeDidChange()
    setNeedsReload(keepingCells: true)
  }

  /// A Boolean value that indicates whether the Tab key stops at the table view. It does if there is a row
  /// and rows can be selected and focused, or if the scroll view itself can have the focus.
  open override var canBecomeFocused: Bool {
    isUserInteractionEnabled && allowsSelection && allowsFocus
      && (!editing || allowsFocusDuringEditing) && loaded.firstRow != nil || super.canBecomeFocused
  }
  /// A Boolean value that indicates whether the table view can become first responder. It can if it can have
  /// the focus.
  open override var canBecomeFirstResponder: Bool { canBecomeFocused }
  /// Shows or hides the focus ring of the focused row.
  open override func focusDidChange() { keyFocusDidChange() }

  /// Begins a press of the row at the touch.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    if !pressBegan(touches, event) { super.touchesBegan(touches, with: event) }
  }
  /// Cancels the press if the touch leaves the row.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    if !pressMoved(touches) { super.touchesMoved(touches, with: event) }
  }
  /// Selects the row at the touch.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    if !pressEnded(touches, event) { super.touchesEnded(touches, with: event) }
  }
  /// Cancels the press.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    if !pressCancelled(touches) { super.touchesCancelled(touches, with: event) }
  }
  /// Moves the focus among the rows, and selects them.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    keys.began(presses, in: self) { super.pressesBegan($0, with: event) }
  }
  /// Ends the repetition of a key.
  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    keys.ended(presses) { super.pressesEnded($0, with: event) }
  }
  /// Ends the repetition of a key.
  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    keys.ended(presses) { super.pressesCancelled($0, with: event) }
  }

  // MARK: Internal state

  final var choices = TableChoices()
  final var sections = TableSections()
  final var needsReload = true
  package final let answers = DefaultAnswers()
  /// A number that increases whenever rows are counted or positioned again. Code that calls the data source
  /// compares it afterwards.
  package final var generation = 0
  final var isLayingOut = false
  final var shown: [ShownRow] = []
  /// The rows that leave the visible area in an animated batch of changes, or `nil` outside of one.
  final var rowsLeavingSight: [ShownRow]?
  final var headers: [Int: View] = [:]
  final var footers: [Int: View] = [:]
  final var cells = ReusePool<TableViewCell>()
  final var headerFooters = ReusePool<TableViewHeaderFooterView>()
  /// A hidden subview between the cells and the views in front of them.
  final let divider = View()
  final var placement = TablePlacement()
  /// The goal of an animated scroll.
  final var scrollGoal: ScrollGoal?
  package final var updates = ItemUpdates()
  /// The cell that is being configured again for the same row.
  final var reconfigured: TableViewCell?
  package final var selection: Set<ItemPath> = []
  package final var selectionAnchor: ItemPath?
  package final var pressed: ItemPress<TableViewCell>?
  package final var focusedPath: ItemPath?
  package final var showsFocus = false
  package final var hoveredPath: ItemPath?
  package final let keys = ItemKeys()
  final var gestures: ItemGestures<TableView>?
  final var swipe: ItemSwipe<TableViewCell>? { didSet { updateIndexBarVisibility() } }
  final var reordering: RowReordering?
  final var indexBar: TableIndexBar?
  final var indexTitles: [String] = []
  final var dragDelegates = TableDragDelegates()
  package final var dragging: ItemDragging?
}
