import WindowResponder

/// Rows with several columns under a head.
///
///     let table = ColumnView()
///     let people = ColumnRows<Person>(table)
///     people.addColumn("name", title: "Name", width: 200) { $0.name }
///     people.addColumn("age", title: "Age") { $0.age }
///     people.elements = everybody
///
/// A click on a head sorts by its column, and one more turns the order round; its edge drags it wider, a
/// double click there fits it to its texts; dragged aside it goes elsewhere; its menu leaves columns out.
/// Rows are selected by tap, by click, with Shift and Ctrl, and by keys: arrows, Home, End, Page Up and
/// Down, Space, Ctrl+A, and the first letters of a row. Return and a double click open a row, F2 changes a
/// cell. Delete and Backspace send the command Delete along the responder chain while rows are selected. A
/// table that is narrower than its columns scrolls from side to side, or folds.
///
/// Texts are drawn without a view for any cell, and only what is in sight is asked for: a million rows cost
/// no more than a hundred. Follows `NSTableView` and GTK's `ColumnView`.
@preconcurrency @MainActor open class ColumnView: ScrollView, SelectAllAction {
  /// Creates a table without columns.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepareColumns()
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepareColumns()
  }

  /// Keeps the columns, which rows are selected, and how far they are scrolled. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodeTable(coder)
  }

  /// Takes that back, and calls nothing. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    decodeTable(coder)
  }

  // MARK: What it shows

  /// The columns, in the order in which they are shown.
  open var columns: [TableColumn] = [] { didSet { columnsWereSet(oldValue) } }
  /// Who has the rows.
  open weak var dataSource: (any ColumnViewDataSource)? {
    didSet {
      isArranging = false
      reloadData()
    }
  }
  /// How many rows the data source has.
  open var numberOfRows: Int { rowCount }
  /// In which order rows are shown, and which of them; nil for all as the data source has them.
  open var order: RowOrder? { didSet { orderDidChange() } }
  /// Asks for everything anew. Selected rows stay selected by their numbers; ``order`` is kept where it
  /// still has as many rows to go by.
  open func reloadData() { reload() }
  /// Asks for the cells of some rows anew.
  open func reloadRows(_ rows: some Sequence<Int>) { redraw(Set(rows)) }

  // MARK: Looks

  /// How high rows are, in points; nil for what suits the text.
  open var rowHeight: Double? { didSet { if rowHeight != oldValue { metricsDidChange() } } }
  /// The font of cells; nil for the theme's of menus.
  open var font: Font? { didSet { if font != oldValue { metricsDidChange() } } }
  /// Whether every other row has another ground.
  open var alternatesRows = false { didSet { if alternatesRows != oldValue { redrawAll() } } }
  /// Whether lines stand between columns.
  open var showsColumnLines = false { didSet { if showsColumnLines != oldValue { redrawAll() } } }
  /// Whether the head is shown.
  open var showsHeader = true { didSet { if showsHeader != oldValue { metricsDidChange() } } }
  /// Whether columns that matter least are left out where there is no room; else what has none is scrolled
  /// to.
  open var foldsColumns = false { didSet { if foldsColumns != oldValue { columnsDidChange() } } }
  /// The text that is shown where there are no rows. It is not shown while ``ColumnRows`` sorts or filters
  /// its elements beside the main thread. Empty by default, which shows no text.
  open var emptyText = "" { didSet { emptyTextDidChange() } }

  // MARK: Columns

  /// Whether the user can put columns elsewhere.
  open var allowsColumnReordering = true
  /// Whether the user can change the width of columns.
  open var allowsColumnResizing = true
  /// Whether the user can leave columns out.
  open var allowsColumnHiding = true
  /// The column with an identifier; nil where there is none.
  open func column(_ identifier: String) -> TableColumn? {
    columns.first { $0.identifier == identifier }
  }
  /// Order, widths and which columns are left out, to be kept from one run to the next. Setting it leaves
  /// columns that it does not name at the end, and passes by what is not there.
  open var columnStates: [TableColumn.State] {
    get { statesOfColumns }
    set { takeStates(newValue) }
  }
  /// Called when the user changed a width, the order of columns or which are left out.
  open var onColumnsChange: (() -> Void)?
  /// Makes a column as wide as its head and its texts in sight need.
  open func sizeColumnToFit(_ column: TableColumn) { fit(column) }

  // MARK: Sorting

  /// What rows are sorted by: first the first, where that is equal the second, and so on. Setting it shows
  /// the mark and tells nobody: set it, and the ``order``.
  open var sort: [ColumnSort] = [] { didSet { if sort != oldValue { header.setNeedsDisplay() } } }
  /// Called when the user wants another order, after the data source.
  open var onSort: (([ColumnSort]) -> Void)?
  /// Sorts by a column as a click on its head does: turns its order round, or puts it before the others.
  open func sort(by column: TableColumn) { userSorts(by: column) }

  // MARK: Selection

  /// Whether the user can select rows.
  open var allowsSelection = true
  /// Whether the user can select several rows.
  open var allowsMultipleSelection = false
  /// The numbers of the selected rows, the smallest first.
  open var selectedRows: [Int] {
    get { selection.rows }
    set { programSelects(newValue) }
  }
  /// The selected row with the smallest number; nil where there is none. Setting it selects that alone,
  /// and tells nobody.
  open var selectedRow: Int? {
    get { selection.first }
    set { programSelects(newValue.map { [$0] } ?? []) }
  }
  /// How many rows are selected.
  open var selectedRowCount: Int { selection.count }
  /// Whether a row is selected.
  open func isRowSelected(_ row: Int) -> Bool { selection.contains(row) }
  /// Selects every row that is shown, where several can be selected.
  open func selectAllRows() { takeAll(byUser: false) }
  /// Selects every row that is shown, as the user does with Ctrl+A, and calls ``onSelectionChange``. The
  /// standard command Select All does so if several rows can be selected. Follows
  /// `UIResponderStandardEditActions.selectAll(_:)`.
  open func selectAll(_ sender: Any?) { takeAll(byUser: true) }
  /// Returns whether a command can be performed: Select All if several rows can be selected.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == .selectAll { return allowsSelection && allowsMultipleSelection && placeCount > 0 }
    return super.canPerformAction(action, withSender: sender)
  }
  /// The row that keys go to; nil for none.
  public final var focusedRow: Int? { focused }
  /// Called when the user selected other rows.
  open var onSelectionChange: (() -> Void)?
  /// Called when the user opens a row: by a double click, a double tap or Return. Without it these change
  /// a cell, where one can be changed.
  open var onActivate: ((_ row: Int) -> Void)?
  /// Gives the menu of rows, by their numbers; nil for none. A row that is not selected is selected first.
  open var rowMenu: ((_ rows: [Int]) -> Menu?)?

  // MARK: Places

  /// The rectangle of a row, in points; nil for one that is not shown.
  open func rect(ofRow row: Int) -> Rect? { place(ofRow: row).map(rect(ofPlace:)) }
  /// The rectangle of a column over all rows, in points; nil for one that is not shown.
  open func rect(ofColumn column: TableColumn) -> Rect? { columnRect(column) }
  /// The row at a point; nil where there is none.
  open func row(at point: Point) -> Int? { place(at: point).map(row(atPlace:)) }
  /// The column at a point; nil where there is none.
  open func column(at point: Point) -> TableColumn? { shownColumn(at: point.x) }
  /// Scrolls as little as shows a row.
  open func scrollToRow(_ row: Int, animated: Bool = false) { show(row, animated: animated) }

  // MARK: Editing

  /// Lets the user change a cell in place; false where it cannot be changed.
  @discardableResult open func editCell(row: Int, column: TableColumn) -> Bool {
    beginEditing(row, column)
  }
  /// Ends changing a cell, with what was typed or without.
  open func endEditingCell(saving: Bool = true) { editor?.end(saving: saving) }
  /// Whether a cell is being changed.
  open var isEditingCell: Bool { editor != nil }

  // MARK: For subclasses

  /// How far the text of a cell begins from its edge, in points, besides what all have.
  open func indentation(ofRow row: Int, in column: TableColumn) -> Double { 0 }
  /// Draws what stands in the indentation of a cell.
  open func drawIndentation(
    ofRow row: Int, in column: TableColumn, rect: Rect, context: GraphicsContext
  ) {}
  /// Takes a tap or click in a cell before the table does; true where nothing more is to happen.
  open func handleTap(
    row: Int, column: TableColumn, at point: Point, modifierFlags: KeyModifierFlags
  ) -> Bool { false }
  /// Takes a key before the table does; true where it did something.
  open func handleKey(_ key: Key) -> Bool { false }

  // MARK: View

  /// Whether a recognizer may begin: no scrolling where a finger has a column's edge.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: GestureRecognizer
  ) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer) && !headHolds(gestureRecognizer)
  }
  /// Whether a finger may be taken for scrolling: not while it drags a column's edge.
  open override func touchesShouldCancel(in view: View) -> Bool {
    super.touchesShouldCancel(in: view) && !(view === header && isDraggingColumn)
  }
  /// Places the rows in sight.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutTable()
  }
  /// Text has another size perhaps.
  open override func themeDidChange() {
    super.themeDidChange()
    metricsDidChange()
  }
  /// Whether the Tab key stops here: where there is a row.
  open override var canBecomeFocused: Bool {
    isUserInteractionEnabled && allowsSelection && placeCount > 0
  }
  /// Where the Tab key stopped, commands go to.
  open override var canBecomeFirstResponder: Bool { canBecomeFocused }
  /// Shows which row keys go to.
  open override func focusDidChange() {
    super.focusDidChange()
    keyFocusDidChange()
  }
  /// Presses the row under a finger.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    if !press.began(touches, event, in: self) { super.touchesBegan(touches, with: event) }
  }
  /// Lets go of a row that the finger leaves.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    if !press.moved(touches, in: self) { super.touchesMoved(touches, with: event) }
  }
  /// Selects the row under a finger.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    if !press.ended(touches, event, in: self) { super.touchesEnded(touches, with: event) }
  }
  /// Lets go of the row under a finger.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    if !press.cancelled(touches, in: self) { super.touchesCancelled(touches, with: event) }
  }
  /// Moves among the rows, selects and opens them.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = rowKeys.began(presses, in: self)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }
  /// A key came up.
  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = rowKeys.ended(presses)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }
  /// A key was taken away.
  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = rowKeys.ended(presses)
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  // MARK: Parts

  final var rowCount = 0
  final var layoutOfColumns = ColumnLayout()
  final var rows = ShownRows()
  final lazy var header = ColumnHeaderView(self)
  final var emptyLabel: Label?
  /// A Boolean value that indicates whether the rows are being sorted or filtered: others may be shown soon.
  final var isArranging = false {
    didSet { if isArranging != oldValue { emptyTextDidChange() } }
  }
  final var selection = RowBits()
  final var anchor: Int?
  /// The row that is selected, and has the keys, in place of rows that are hidden now.
  final var rowForHidden: Int?
  final var focused: Int?
  final var focusedColumn: TableColumn?
  final var showsFocus = false
  final var hoveredRow: Int?
  final let press = RowPress()
  final let rowKeys = RowKeys()
  final let typeAhead = TypeAhead()
  final var editor: CellEditor?
  /// What waits until a cell has been done with.
  final var waitingForEditor: (() -> Void)?
  final var parts: ColumnParts?
  /// A Boolean value that indicates whether ``order`` is being changed by parts.
  final var takesOrderByParts = false
  /// Writes the arrangement of the columns where it is kept.
  final var keepsArrangement: (() -> Void)?
  final var dragging: ColumnRowDragging?
}
