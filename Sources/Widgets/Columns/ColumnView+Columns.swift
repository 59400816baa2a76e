import WindowResponder

extension ColumnView {
  func prepareColumns() {
    backgroundColor = .systemBackground
    alwaysBounceVertical = true
    accessibilityContainerType = .dataTable
    insertSubview(header, at: 0)
    hover = ItemHover(self, named: "Row hover")
    itemMenu = ItemMenu(self)
  }

  func columnsWereSet(_ old: [TableColumn]) {
    for column in old where column.columnView === self { column.columnView = nil }
    for column in columns { column.columnView = self }
    columnsDidChange()
  }

  /// Requests a new layout of the columns.
  func columnsDidChange() {
    layoutOfColumns = ColumnLayout()
    header.setNeedsDisplay()
    setNeedsLayout()
  }

  /// Updates the table after the text size or the row height has changed.
  func metricsDidChange() {
    columnsDidChange()
    rows.isDirty = true
    updateContentSize()
  }

  // MARK: Sizes

  var cellFont: Font { font ?? theme.fonts.menu }

  /// Returns the font of a column's cells. Right-aligned columns have digits of equal width, for numbers.
  func cellFont(of column: TableColumn) -> Font {
    var font = cellFont
    if column.alignment == .right { font.hasMonospacedDigits = true }
    return font
  }

  var shownRowHeight: Double {
    let wanted = rowHeight ?? (TextLayout.cached("Ag", font: cellFont).size.height + 14)
    return wanted > 4 ? wanted.rounded() : 4
  }

  var headerHeight: Double {
    guard showsHeader else { return 0 }
    return (TextLayout.cached("Ag", font: header.font).size.height + 16).rounded()
  }

  /// The width of the rows, in points.
  var rowWidth: Double { max(layoutOfColumns.width, layoutOfColumns.room, 0) }

  func columnRect(_ column: TableColumn) -> Rect? {
    placeColumnsIfNeeded()
    return layoutOfColumns.part(of: column).map {
      Rect(
        x: $0.x, y: headerHeight, width: $0.width, height: Double(placeCount) * shownRowHeight)
    }
  }

  func shownColumn(at x: Double) -> TableColumn? {
    placeColumnsIfNeeded()
    return layoutOfColumns.part(at: x)?.column
  }

  func placeColumnsIfNeeded() {
    let inset = adjustedContentInset
    let room = max(0, bounds.width - inset.left - inset.right)
    guard layoutOfColumns.room != room else { return }
    let isFirst = layoutOfColumns.room < 0
    layoutOfColumns = ColumnLayout(
      columns, room: room, folds: foldsColumns, isMirrored: isRightToLeft)
    updateContentSize()
    for view in rows.views { view.columnsDidChange() }
    header.setNeedsDisplay()
    rows.isDirty = true
    // In a right-to-left layout, the initial scroll position shows the first column.
    if isFirst, isRightToLeft, !rows.hasBeenPlaced, contentSize.width > bounds.width {
      rows.hasBeenPlaced = true
      contentOffset.x = contentSize.width - bounds.width + inset.right
    }
  }

  func updateContentSize() {
    let size = Size(
      width: max(layoutOfColumns.width, 0),
      height: headerHeight + Double(placeCount) * shownRowHeight)
    if contentSize != size { contentSize = size }
    let top = headerHeight
    if verticalScrollIndicatorInsets.top != top { verticalScrollIndicatorInsets.top = top }
  }

  /// Returns a Boolean value that indicates whether the drag of a recognizer belongs to the header: it began
  /// on the edge of a column, or it moves a column.
  func headHolds(_ recognizer: GestureRecognizer) -> Bool {
    guard recognizer === panGestureRecognizer, showsHeader else { return false }
    let way = panGestureRecognizer.translation(in: header)
    let place = panGestureRecognizer.location(in: header)
    return isDraggingColumn || header.holds(Point(x: place.x - way.x, y: place.y - way.y))
  }

  var isDraggingColumn: Bool {
    switch header.mode {
    case .resize, .drag: true
    case .press, nil: false
    }
  }

  // MARK: User actions

  /// Called when the user drags the edge of a column.
  func userResizes(_ column: TableColumn, to width: Double) {
    let width = column.limited(width.rounded())
    guard width != column.width || column.flexes else { return }
    column.flexes = false
    column.width = width
    layoutIfNeeded()
  }

  /// Moves a column before another one in the order of ``columns``, or to the end if `other` is `nil`.
  func userMoves(_ column: TableColumn, before other: TableColumn?) {
    guard column !== other, let index = columns.firstIndex(where: { $0 === column }) else { return }
    var moved = columns
    moved.remove(at: index)
    let target = other.flatMap { other in moved.firstIndex { $0 === other } } ?? moved.count
    moved.insert(column, at: target)
    guard !moved.elementsEqual(columns, by: ===) else { return }
    columns = moved
    userArrangedColumns()
  }

  /// Moves a column by one position among the visible ones, in the order of ``columns``.
  func userMoves(_ column: TableColumn, by step: Int) {
    let shown = columns.filter { !$0.isHidden }
    guard let index = shown.firstIndex(where: { $0 === column }),
      shown.indices.contains(index + step)
    else { return }
    let beyond = step > 0 ? index + 2 : index - 1
    userMoves(column, before: shown.indices.contains(beyond) ? shown[beyond] : nil)
  }

  func userHides(_ column: TableColumn, _ isHidden: Bool) {
    // At least one column stays visible.
    guard !isHidden || columns.filter({ !$0.isHidden }).count > 1 else { return }
    column.isHidden = isHidden
    userArrangedColumns()
  }

  func fit(_ column: TableColumn) {
    var width = header.wantedWidth(of: column)
    guard let dataSource else { return column.width = width }
    for view in rows.views {
      let text = dataSource.columnView(self, textFor: view.row, in: column)
      var wanted = TextLayout.cached(text, font: cellFont(of: column)).size.width
      wanted += indentation(ofRow: view.row, in: column) + 2 * ColumnRowView.padding
      if let image = dataSource.columnView(self, imageFor: view.row, in: column) {
        wanted += image.size.width + ColumnRowView.imageGap
      }
      width = max(width, wanted)
    }
    column.flexes = false
    column.width = column.limited(width.rounded(.up))
    layoutIfNeeded()
  }

  // MARK: Sorting

  func userSorts(by column: TableColumn, ascending: Bool? = nil) {
    guard column.canSort else { return }
    var sort = sort
    if let first = sort.first, first.identifier == column.identifier {
      sort[0].isAscending = ascending ?? !first.isAscending
    } else {
      sort.removeAll { $0.identifier == column.identifier }
      let isAscending = ascending ?? !column.sortsDescendingFirst
      sort.insert(ColumnSort(column.identifier, isAscending: isAscending), at: 0)
      // The sort order has at most three columns.
      if sort.count > 3 { sort.removeLast(sort.count - 3) }
    }
    endEditingCell()
    self.sort = sort
    dataSource?.columnViewSortDidChange(self)
    onSort?(sort)
    keepsArrangement?()
  }

  // MARK: State

  var statesOfColumns: [TableColumn.State] {
    columns.map {
      TableColumn.State(identifier: $0.identifier, width: $0.width, isHidden: $0.isHidden)
    }
  }

  func takeStates(_ states: [TableColumn.State]) {
    var rest = columns
    var ordered: [TableColumn] = []
    for state in states {
      guard let index = rest.firstIndex(where: { $0.identifier == state.identifier }) else {
        continue
      }
      let column = rest.remove(at: index)
      if state.width.isFinite, column.width != state.width {
        column.width = state.width
        column.flexes = false
      }
      column.isHidden = state.isHidden
      ordered.append(column)
    }
    ordered += rest
    // At least one column is visible.
    if let first = ordered.first, ordered.allSatisfy(\.isHidden) { first.isHidden = false }
    columns = ordered
  }
}
