import WindowResponder

/// A table whose rows have several columns, with a header.
///
///     let table = ColumnView()
///     let people = ColumnRows<Person>(table)
///     people.addColumn("name", title: "Name", width: 200) { $0.name }
///     people.addColumn("age", title: "Age") { $0.age }
///     people.elements = everybody
///
/// In the header, the user can do the following:
///
/// - A click on a title sorts the rows by its column. Another click reverses the order.
/// - A drag of a title moves its column. A touch drags it after a long press.
/// - A drag of an edge resizes a column. A double click on an edge fits a column to its texts.
/// - The context menu hides and shows columns.
///
/// In the rows, the user can do the following:
///
/// - A click selects a row. With Shift it extends the selection, and with Ctrl it toggles a row. A tap
///   selects a row, or toggles it if several rows can be selected.
/// - The arrow keys, Home, End, Page Up, Page Down, Space and Ctrl+A select rows, and so do the first
///   characters of a row's text.
/// - A double click or Return activates a row, see ``onActivate``. F2 edits a cell.
/// - Delete and Backspace send the command Delete along the responder chain if rows are selected.
///
/// A table that is narrower than its columns scrolls horizontally, or hides columns if ``foldsColumns`` is
/// `true`.
///
/// Texts are drawn without a view for each cell, and only visible cells are loaded. The time for a frame
/// therefore does not depend on the number of rows. Follows `NSTableView` and GTK's `ColumnView`.
@preconcurrency @MainActor open class ColumnView: ScrollView, SelectAllAction {
  /// Creates a table without columns.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepareColumns()
  }

  /// Creates a table without columns and with an empty frame. Archives are not supported. The coder is
  /// ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepareColumns()
  }

  /// Encodes the columns, the selected rows and the scroll position. At most 10,000 selected rows are
  /// encoded. An override must call `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodeTable(coder)
  }

  /// Restores the columns, the selected rows and the scroll position, and calls no closures of the table. An
  /// override must call `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    decodeTable(coder)
  }

  // MARK: Content

  /// The columns, in the order in which they are shown.
  open var columns: [TableColumn] = [] { didSet { columnsWereSet(oldValue) } }
  /// The data source, which provides the rows. Setting this property reloads the rows.
  open weak var dataSource: (any ColumnViewDataSource)? {
    didSet {
      isArranging = false
      reloadData()
    }
  }
  /// The number of rows of the data source.
  open var numberOfRows: Int { rowCount }
  /// The order of the shown rows. Rows that are not in the order are not shown.
  ///
  /// If `nil`, the default, all rows are shown in the order of the data source.
  open var order: RowOrder? { didSet { orderDidChange() } }
  /// Reloads all rows from the data source.
  ///
  /// Selected rows stay selected by their indexes. The ``order`` is kept if it is for the new number of rows.
  open func reloadData() { reload() }
  /// Reloads the cells of some rows.
  open func reloadRows(_ rows: some Sequence<Int>) { redraw(Set(rows)) }

  // MARK: Appearance

  /// The height of the rows, in points. If `nil`, the default, the height fits the font.
  open var rowHeight: Double? { didSet { if rowHeight != oldValue { metricsDidChange() } } }
  /// The font of cells. If `nil`, the default, it is the font of menus in the theme.
  open var font: Font? { didSet { if font != oldValue { metricsDidChange() } } }
  /// A Boolean value that indicates whether every second row has another background. The default is `false`.
  open var alternatesRows = false { didSet { if alternatesRows != oldValue { redrawAll() } } }
  /// A Boolean value that indicates whether there are lines between columns. The default is `false`.
  open var showsColumnLines = false { didSet { if showsColumnLines != oldValue { redrawAll() } } }
  /// A Boolean value that indicates whether the table has a header. The default is `true`.
  open var showsHeader = true { didSet { if showsHeader != oldValue { metricsDidChange() } } }
  /// A Boolean value that indicates whether the columns with the lowest ``TableColumn/priority`` are left out
  /// if the table is too narrow. If `false`, the default, the table scrolls horizontally.
  open var foldsColumns = false { didSet { if foldsColumns != oldValue { columnsDidChange() } } }
  /// The text of a table without rows. The default is empty, for no text.
  ///
  /// The text is not shown while ``ColumnRows`` sorts or filters its elements on a background thread.
  open var emptyText = "" { didSet { emptyTextDidChange() } }

  // MARK: Columns

  /// A Boolean value that indicates whether the user can move columns. The default is `true`.
  open var allowsColumnReordering = true
  /// A Boolean value that indicates whether the user can resize columns. The default is `true`.
  open var allowsColumnResizing = true
  /// A Boolean value that indicates whether the user can hide columns. The default is `true`.
  open var allowsColumnHiding = true
  /// Returns the column with an identifier, or `nil` if there is none.
  open func column(_ identifier: String) -> TableColumn? {
    columns.first { $0.identifier == identifier }
  }
  /// The order, the widths and the visibility of the columns, to save them.
  ///
  /// Setting this property restores them. Columns that the value does not name stay at the end. Identifiers
  /// without a column are ignored.
  open var columnStates: [TableColumn.State] {
    get { statesOfColumns }
    set { takeStates(newValue) }
  }
  /// The closure that is called when the user has changed the width, the order or the visibility of columns.
  open var onColumnsChange: (() -> Void)?
  /// Resizes a column to the width of its title and of its visible texts.
  open func sizeColumnToFit(_ column: TableColumn) { fit(column) }

  // MARK: Sorting

  /// The columns by which rows are sorted, in order of precedence.
  ///
  /// Setting this property updates the sort indicator, and does not sort the rows or call ``onSort``. Set the
  /// ``order`` too.
  open var sort: [ColumnSort] = [] { didSet { if sort != oldValue { header.setNeedsDisplay() } } }
  /// The closure that is called when the user has changed the sort order, after the data source has been
  /// called.
  open var onSort: (([ColumnSort]) -> Void)?
  /// Sorts the rows by a column, as a click on its title does.
  ///
  /// If the column is the first one of the sort order, its direction is reversed. Otherwise it becomes the
  /// first one.
  open func sort(by column: TableColumn) { userSorts(by: column) }

  // MARK: Selection

  /// A Boolean value that indicates whether the user can select rows. The default is `true`.
  open var allowsSelection = true
  /// A Boolean value that indicates whether the user can select several rows. The default is `false`.
  open var allowsMultipleSelection = false
  /// The indexes of the selected rows, in ascending order. Setting this property does not call
  /// ``onSelectionChange``.
  open var selectedRows: [Int] {
    get { selection.rows }
    set { programSelects(newValue) }
  }
  /// The selected row with the lowest index, or `nil` if no row is selected.
  ///
  /// Setting this property selects only that row, and does not call ``onSelectionChange``.
  open var selectedRow: Int? {
    get { selection.first }
    set { programSelects(newValue.map { [$0] } ?? []) }
  }
  /// The number of selected rows.
  open var selectedRowCount: Int { selection.count }
  /// Returns a Boolean value that indicates whether a row is selected.
  open func isRowSelected(_ row: Int) -> Bool { selection.contains(row) }
  /// Selects all shown rows if several rows can be selected. Does not call ``onSelectionChange``.
  open func selectAllRows() { takeAll(byUser: false) }
  /// Selects all shown rows if several rows can be selected, as Ctrl+A does, and calls ``onSelectionChange``.
  ///
  /// The standard command Select All calls this method. Follows
  /// `UIResponderStandardEditActions.selectAll(_:)`.
  open func selectAll(_ sender: Any?) { takeAll(byUser: true) }
  /// Returns a Boolean value that indicates whether a command is available. Select All is available if
  /// several rows can be selected.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == .selectAll { return allowsSelection && allowsMultipleSelection && placeCount > 0 }
    return super.canPerformAction(action, withSender: sender)
  }
  /// The row with the keyboard focus, or `nil` if there is none.
  public final var focusedRow: Int? { focused }
  /// The closure that is called when the user has changed the selection, or when selected rows have been
  /// hidden or removed.
  open var onSelectionChange: (() -> Void)?
  /// The closure that is called when the user activates a row with a double click, a double tap or Return.
  ///
  /// A double click or a double tap on a cell that can be edited edits that cell instead. If the closure is
  /// `nil`, the default, activation edits the first cell of the row that can be edited.
  open var onActivate: ((_ row: Int) -> Void)?
  /// The closure that returns the context menu of some rows. If it returns `nil`, there is no menu.
  ///
  /// The menu is for the selected rows. If it opens on a row that is not selected, that row is selected
  /// first.
  open var rowMenu: ((_ rows: [Int]) -> Menu?)?

  // MARK: Positions

  /// Returns the rectangle of a row, in points, or `nil` if the row is not shown.
  open func rect(ofRow row: Int) -> Rect? { place(ofRow: row).map(rect(ofPlace:)) }
  /// Returns the rectangle of a column over all rows, in points, or `nil` if the column is not shown.
  open func rect(ofColumn column: TableColumn) -> Rect? { columnRect(column) }
  /// Returns the row at a point, or `nil` if there is none.
  open func row(at point: Point) -> Int? { place(at: point).map(row(atPlace:)) }
  /// Returns the column at a point, or `nil` if there is none.
  open func column(at point: Point) -> TableColumn? { shownColumn(at: point.x) }
  /// Scrolls by the least distance that makes a row visible.
  open func scrollToRow(_ row: Int, animated: Bool = false) { show(row, animated: animated) }

  // MARK: Editing

  /// Begins the editing of a cell. If the cell cannot be edited, returns `false`.
  @discardableResult open func editCell(row: Int, column: TableColumn) -> Bool {
    beginEditing(row, column)
  }
  /// Ends the editing of a cell. If `saving` is `true`, sends the text to the data source.
  open func endEditingCell(saving: Bool = true) { editor?.end(saving: saving) }
  /// A Boolean value that indicates whether a cell is being edited.
  open var isEditingCell: Bool { editor != nil }

  // MARK: For subclasses

  /// Returns the indentation of a cell's text, in points, in addition to the padding of all cells. The
  /// default is 0.
  open func indentation(ofRow row: Int, in column: TableColumn) -> Double { 0 }
  /// Draws the indentation of a cell. The default implementation draws nothing.
  open func drawIndentation(
    ofRow row: Int, in column: TableColumn, rect: Rect, context: GraphicsContext
  ) {}
  /// Handles a tap or a click on a cell before the table does. If the method returns `true`, the table
  /// ignores the tap.
  ///
  /// The default implementation returns `false`.
  open func handleTap(
    row: Int, column: TableColumn, at point: Point, modifierFlags: KeyModifierFlags
  ) -> Bool { false }
  /// Handles a key before the table does. If the method returns `true`, the table ignores the key.
  ///
  /// The default implementation returns `false`.
  open func handleKey(_ key: Key) -> Bool { false }

  // MARK: View

  /// Returns a Boolean value that indicates whether a recognizer may begin. If the header handles the drag,
  /// the table does not scroll.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: GestureRecognizer
  ) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer) && !headHolds(gestureRecognizer)
  }
  /// Returns a Boolean value that indicates whether a touch may be cancelled for scrolling. If the touch
  /// drags a column or its edge, returns `false`.
  open override func touchesShouldCancel(in view: View) -> Bool {
    super.touchesShouldCancel(in: view) && !(view === header && isDraggingColumn)
  }
  /// Lays out the header and the visible rows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutTable()
  }
  /// Updates the layout, because the theme can change the text size.
  open override func themeDidChange() {
    super.themeDidChange()
    metricsDidChange()
  }
  /// A Boolean value that indicates whether the table can have the keyboard focus: rows can be selected, and
  /// there are rows.
  open override var canBecomeFocused: Bool {
    isUserInteractionEnabled && allowsSelection && placeCount > 0
  }
  /// A Boolean value that indicates whether the table can be the first responder. The value of
  /// ``canBecomeFocused``.
  open override var canBecomeFirstResponder: Bool { canBecomeFocused }
  /// Shows or hides the focus ring of the focused row.
  open override func focusDidChange() {
    super.focusDidChange()
    keyFocusDidChange()
  }
  /// Presses the row under a touch.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    if !press.began(touches, event, in: self) { super.touchesBegan(touches, with: event) }
  }
  /// Releases the row if the touch has left it.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    if !press.moved(touches, in: self) { super.touchesMoved(touches, with: event) }
  }
  /// Selects or activates the pressed row.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    if !press.ended(touches, event, in: self) { super.touchesEnded(touches, with: event) }
  }
  /// Releases the pressed row.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    if !press.cancelled(touches, in: self) { super.touchesCancelled(touches, with: event) }
  }
  /// Handles the keys that move among rows, select them and activate them. Forwards other presses to the next
  /// responder.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = rowKeys.began(presses, in: self)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }
  /// Ends the repetition of a held key. Forwards other presses to the next responder.
  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = rowKeys.ended(presses)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }
  /// Ends the repetition of a held key. Forwards other presses to the next responder.
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
  /// A Boolean value that indicates whether the rows are being sorted or filtered, so that others can be
  /// shown soon.
  final var isArranging = false {
    didSet { if isArranging != oldValue { emptyTextDidChange() } }
  }
  final var selection = RowBits()
  final var anchor: Int?
  /// The row that is selected and focused instead of rows that become hidden.
  final var rowForHidden: Int?
  final var focused: Int?
  final var focusedColumn: TableColumn?
  final var showsFocus = false
  final var hoveredRow: Int?
  final let press = RowPress()
  final let rowKeys = RowKeys()
  final let typeAhead = TypeAhead()
  final var editor: CellEditor?
  /// The closure that is called when the editing of a cell ends.
  final var waitingForEditor: (() -> Void)?
  final var hover: ItemHover?
  final var itemMenu: ItemMenu?
  /// A Boolean value that indicates whether ``order`` is being changed by parts.
  final var takesOrderByParts = false
  /// The closure that saves the arrangement of the columns.
  final var keepsArrangement: (() -> Void)?
  final var dragging: ColumnRowDragging?
  /// The drags by keys. Created when both delegates are set.
  final var madeCarrying: RowCarrying?
}
