import WindowResponder

/// A data source that shows the elements of an array as the rows of a ``ColumnView``, with sorting and
/// filtering.
///
///     let rows = ColumnRows<Process>(table)
///     rows.identity = { $0.id }
///     rows.addColumn("name", title: "Name", width: 200) { $0.name }
///     rows.addColumn("memory", title: "Memory", text: { "\($0 / 1024) MB" }) { $0.kilobytes }
///     rows.elements = processes
///
/// ``append(_:)``, ``insert(_:at:)`` and ``remove(at:)`` change some rows and leave the others as they are.
/// For example, an application adds the rows of a log one by one, and they are sorted and filtered like the
/// others.
///
/// More than 2,000 elements are sorted on a background thread. The table shows the previous order until the
/// new one is complete. Elements are therefore `Sendable`. Texts are in natural order, with "file 9" before
/// "file 10".
///
/// The table has a weak reference to its data source: keep a strong one.
@preconcurrency @MainActor public final class ColumnRows<Element: Sendable>: ColumnViewDataSource {
  /// The table.
  public private(set) weak var columnView: ColumnView?
  /// The closure that returns the identity of an element.
  ///
  /// With it, selected elements stay selected when ``elements`` are replaced. If `nil`, the default, the
  /// indexes of the selected rows are kept.
  public var identity: ((Element) -> AnyHashable)?
  /// The closure that returns `true` for the elements to show. If `nil`, the default, all elements are shown.
  ///
  /// Selected elements that the filter hides are deselected, so that commands act on visible elements only.
  public var filter: (@Sendable (Element) -> Bool)? { didSet { arrange() } }
  /// The closure that returns the color of a cell's text. If it returns `nil`, the text has the default
  /// color.
  public var cellColor: ((Element, TableColumn) -> Color?)? { didSet { columnView?.redrawAll() } }
  /// The closure that returns the image before a cell's text. If it returns `nil`, the cell has no image.
  public var cellImage: ((Element, TableColumn) -> Image?)? { didSet { columnView?.redrawAll() } }
  /// The closure that returns the view of a cell, if its column has views. Its last argument is a view for
  /// reuse.
  public var cellView: ((Element, TableColumn, View?) -> View?)? {
    didSet { columnView?.redrawAll() }
  }
  /// The closure that is called when the user has edited an element in its cell.
  public var onEdit: ((Element) -> Void)?

  var shown: [Element] = []
  /// The newest elements if others are still shown, or `nil` if the newest ones are shown.
  var waiting: [Element]? { didSet { if waiting == nil { onlyAppended = true } } }
  /// A Boolean value that indicates whether the newest elements begin with those that are shown.
  var onlyAppended = true
  /// The newest elements. The array that is shown has no second owner, so it grows without a copy.
  private var newest: [Element] { waiting ?? shown }
  private var texts: [String: (Element) -> String] = [:]
  var sorters: [String: RowSorter<Element>] = [:]
  private var editors: [String: (inout Element, String) -> Void] = [:]
  private var task: Task<Void, Never>?
  var generation = 0

  /// The greatest number of elements that is sorted on the main thread, in less than a frame.
  static var fewElements: Int { 2000 }

  /// Creates rows for a table, and sets itself as the table's data source.
  public init(_ columnView: ColumnView) {
    self.columnView = columnView
    columnView.dataSource = self
  }

  // MARK: Columns

  /// Adds a column of texts.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the column.
  ///   - title: The title in the header.
  ///   - width: The width, in points.
  ///   - alignment: The alignment of the texts.
  ///   - text: The closure that returns the text of an element. Rows are sorted by the text.
  @discardableResult public func addColumn(
    _ identifier: String, title: String, width: Double = 120,
    alignment: TextAlignment = .natural, text: @escaping @Sendable (Element) -> String
  ) -> TableColumn {
    texts[identifier] = text
    sorters[identifier] = RowSorter(text: text)
    return add(TableColumn(identifier, title: title, width: width, alignment: alignment))
  }

  /// Adds a column of comparable values. Numbers are aligned to the trailing edge if the alignment is
  /// `.natural`.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the column.
  ///   - title: The title in the header.
  ///   - width: The width, in points.
  ///   - alignment: The alignment of the texts.
  ///   - text: The closure that formats a value. If `nil`, the text is the value's description, with at
  ///     most two decimals.
  ///   - value: The closure that returns the value of an element. Rows are sorted by the value.
  @discardableResult public func addColumn<Value: Comparable & Sendable>(
    _ identifier: String, title: String, width: Double = 120,
    alignment: TextAlignment = .natural, text: ((Value) -> String)? = nil,
    value: @escaping @Sendable (Element) -> Value
  ) -> TableColumn {
    let write = text ?? { CellTexts.text(of: $0) }
    texts[identifier] = { write(value($0)) }
    sorters[identifier] = RowSorter(value)
    let isNumber = Value.self is any Numeric.Type
    return add(
      TableColumn(
        identifier, title: title, width: width,
        alignment: alignment == .natural && isNumber ? .right : alignment))
  }

  private func add(_ column: TableColumn) -> TableColumn {
    columnView?.columns.append(column)
    return column
  }

  /// Allows the user to edit the texts of a column.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the column.
  ///   - change: The closure that changes an element to an edited text.
  public func edit(_ identifier: String, with change: @escaping (inout Element, String) -> Void) {
    editors[identifier] = change
    columnView?.column(identifier)?.isEditable = true
  }

  // MARK: Elements

  /// The elements, in the order of the application. Setting this property sorts and filters them for the
  /// table.
  public var elements: [Element] {
    get { newest }
    set {
      onlyAppended = false
      waiting = newValue
      arrange()
    }
  }

  /// The element of a row. The row must exist.
  public subscript(row: Int) -> Element { shown[row] }

  /// Returns the element of a row, or `nil` if there is no such row.
  private func element(_ row: Int) -> Element? {
    row >= 0 && row < shown.count ? shown[row] : nil
  }

  /// The selected elements, in the order of ``elements``. All of them are shown.
  public var selectedElements: [Element] {
    columnView?.selectedRows.filter(shown.indices.contains).map { shown[$0] } ?? []
  }

  /// The elements that are shown, from top to bottom.
  public var arrangedElements: [Element] {
    guard let order = columnView?.order else { return shown }
    return order.rows.map { shown[Int($0)] }
  }

  // MARK: Sorting

  /// A Boolean value that indicates whether elements are being sorted on a background thread.
  public private(set) var isSorting = false

  /// Waits until the sorted elements are shown.
  public func waitUntilSorted() async {
    while isSorting, let task { await task.value }
  }

  /// Sorts and filters the elements again, by the table's ``ColumnView/sort``. Call this method after setting
  /// that property.
  public func arrange() {
    generation += 1
    task?.cancel()
    let order = sortOrder
    guard !order.isEmpty || filter != nil else { return show(newest, nil) }
    let (elements, filter) = (newest, filter)
    if elements.count <= Self.fewElements {
      return show(elements, RowSorter.order(of: elements, by: order, filter: filter))
    }
    let current = generation
    isSorting = true
    columnView?.isArranging = true
    task = Task { [weak self, weak columnView] in
      let result = await Self.sorted(elements, order, filter)
      guard let self else {
        columnView?.isArranging = false
        return
      }
      guard current == generation else { return }
      show(elements, result)
    }
  }

  /// The sorters of the columns by which rows are sorted. The Boolean value indicates whether the order is
  /// ascending.
  var sortOrder: [(RowSorter<Element>, Bool)] {
    columnView?.sort.compactMap { sort in
      sorters[sort.identifier].map { ($0, sort.isAscending) }
    } ?? []
  }

  /// Returns the order of elements, on a background thread.
  @concurrent private nonisolated static func sorted(
    _ elements: [Element], _ order: [(RowSorter<Element>, Bool)],
    _ filter: (@Sendable (Element) -> Bool)?
  ) async -> RowOrder {
    RowSorter.order(of: elements, by: order, filter: filter)
  }

  /// Returns the first of the newest elements, or `nil` if there are fewer.
  private func firstNewest(_ count: Int) -> [Element]? {
    let newest = newest
    guard newest.count > count else { return newest.count == count ? newest : nil }
    return Array(newest.prefix(count))
  }

  private func show(_ elements: [Element], _ order: RowOrder?) {
    isSorting = false
    guard let columnView else {
      waiting = nil
      return shown = elements
    }
    let current = generation
    columnView.afterEditing { [weak self] in
      guard let self else { return }
      let isNewest = current == generation
      // A cell can have been edited since the elements were sorted.
      let elements = isNewest ? firstNewest(elements.count) ?? elements : elements
      let rows = identity.map { keptRows(in: elements, by: $0, columnView) }
      let added = isNewest ? (waiting ?? []).dropFirst(elements.count) : []
      if isNewest { waiting = nil }
      shown = elements
      columnView.take(count: elements.count, order: order, rows)
      columnView.isArranging = isSorting
      // The elements that were appended during the sort.
      if !added.isEmpty { append(contentsOf: Array(added)) }
    }
  }

  /// Returns the selected, the focused, the anchor and the menu's row among new elements, by the
  /// identities of the shown ones.
  private func keptRows(
    in elements: [Element], by identity: (Element) -> AnyHashable, _ columnView: ColumnView
  ) -> ColumnView.KeptRows {
    func name(_ row: Int?) -> AnyHashable? {
      row.flatMap { shown.indices.contains($0) ? identity(shown[$0]) : nil }
    }
    let selected = Set(columnView.selectedRows.compactMap { name($0) })
    let (focused, anchor) = (name(columnView.focused), name(columnView.anchor))
    let menu = name(columnView.itemMenu?.requestedPath?.row)
    var kept = ColumnView.KeptRows()
    if selected.isEmpty, focused == nil, anchor == nil, menu == nil { return kept }
    for (row, element) in elements.enumerated() {
      let name = identity(element)
      if selected.contains(name) { kept.selected.insert(row) }
      if name == focused { kept.focused = row }
      if name == anchor { kept.anchor = row }
      if name == menu { kept.menu = row }
    }
    return kept
  }

  // MARK: Data source

  /// Returns the number of elements.
  public func numberOfRows(in columnView: ColumnView) -> Int { shown.count }
  /// Returns the result of the column's closure.
  public func columnView(
    _ columnView: ColumnView, textFor row: Int, in column: TableColumn
  ) -> String { element(row).flatMap { texts[column.identifier]?($0) } ?? "" }
  /// Returns the result of ``cellColor``.
  public func columnView(
    _ columnView: ColumnView, colorFor row: Int, in column: TableColumn
  ) -> Color? { element(row).flatMap { cellColor?($0, column) } }
  /// Returns the result of ``cellImage``.
  public func columnView(
    _ columnView: ColumnView, imageFor row: Int, in column: TableColumn
  ) -> Image? { element(row).flatMap { cellImage?($0, column) } }
  /// Returns the result of ``cellView``.
  public func columnView(
    _ columnView: ColumnView, viewFor row: Int, in column: TableColumn, reusing reused: View?
  ) -> View? { element(row).flatMap { cellView?($0, column, reused) } }
  /// Returns `true` if ``edit(_:with:)`` has made the column editable.
  public func columnView(
    _ columnView: ColumnView, canEdit row: Int, in column: TableColumn
  ) -> Bool { editors[column.identifier] != nil }
  /// Changes the element to the edited text, and calls ``onEdit``.
  public func columnView(
    _ columnView: ColumnView, setText text: String, for row: Int, in column: TableColumn
  ) {
    guard let change = editors[column.identifier], shown.indices.contains(row) else { return }
    change(&shown[row], text)
    // Elements that have been set in the meantime can have other indexes.
    if let count = waiting?.count, onlyAppended || count == shown.count {
      waiting?[row] = shown[row]
    }
    onEdit?(shown[row])
  }
  /// Sorts the elements by the table's new sort order.
  public func columnViewSortDidChange(_ columnView: ColumnView) { arrange() }
}

/// The default format of values.
package enum CellTexts {
  package static func text(of value: some Comparable) -> String {
    if let text = value as? String { return text }
    if let number = value as? any BinaryFloatingPoint {
      return trimmed(ChartNumbers.fixed(Double(number), 2))
    }
    return "\(value)"
  }

  /// Returns a number without zeros at the end of its decimals.
  private static func trimmed(_ text: String) -> String {
    guard text.contains(".") else { return text }
    var text = text
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}
