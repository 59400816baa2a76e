import WindowResponder

/// The elements of an array as the rows of a ``ColumnView``, sorted by whatever head is clicked.
///
///     let rows = ColumnRows<Process>(table)
///     rows.identity = { $0.id }
///     rows.addColumn("name", title: "Name", width: 200) { $0.name }
///     rows.addColumn("memory", title: "Memory", text: { "\($0 / 1024) MB" }) { $0.kilobytes }
///     rows.elements = processes
///
/// ``append(_:)``, ``insert(_:at:)`` and ``remove(at:)`` change some rows without a look at the others: rows
/// of a log are added as they come, sorted and filtered as the others are.
///
/// Many elements are sorted beside the main thread: the table shows the old order until the new one is
/// there, and what is done meanwhile holds nothing up. That is why elements are `Sendable`. Texts are
/// sorted as people do, "file 9" before "file 10".
///
/// The table does not keep it alive: keep it where the table is kept.
@preconcurrency @MainActor public final class ColumnRows<Element: Sendable>: ColumnViewDataSource {
  /// The table.
  public private(set) weak var columnView: ColumnView?
  /// What tells one element from the others: with it selected ones stay selected when ``elements`` are
  /// replaced. Nil for their numbers.
  public var identity: ((Element) -> AnyHashable)?
  /// The elements to show; nil for all. Selected elements that a filter hides are deselected, so that
  /// commands act on nothing that the user cannot see.
  public var filter: (@Sendable (Element) -> Bool)? { didSet { arrange() } }
  /// The colour of a cell's text; nil for the usual one.
  public var cellColor: ((Element, TableColumn) -> Color?)? { didSet { columnView?.redrawAll() } }
  /// The image before a cell's text; nil for none.
  public var cellImage: ((Element, TableColumn) -> Image?)? { didSet { columnView?.redrawAll() } }
  /// The view of a cell of a column that has views; it is given one to use again.
  public var cellView: ((Element, TableColumn, View?) -> View?)? {
    didSet { columnView?.redrawAll() }
  }
  /// Called when the user changed an element in place.
  public var onEdit: ((Element) -> Void)?

  var shown: [Element] = []
  /// The newest elements, while others are shown as yet; `nil` if the newest ones are shown.
  var waiting: [Element]? { didSet { if waiting == nil { onlyAppended = true } } }
  /// A Boolean value that indicates whether the newest elements begin with those that are shown.
  var onlyAppended = true
  /// The newest elements. An array that is shown has no second owner, so that it grows in place.
  private var newest: [Element] { waiting ?? shown }
  private var texts: [String: (Element) -> String] = [:]
  var sorters: [String: RowSorter<Element>] = [:]
  private var editors: [String: (inout Element, String) -> Void] = [:]
  private var task: Task<Void, Never>?
  var generation = 0

  /// Up to how many elements are sorted at once, in less than a frame.
  static var fewElements: Int { 2000 }

  /// Creates rows for a table, and becomes its data source.
  public init(_ columnView: ColumnView) {
    self.columnView = columnView
    columnView.dataSource = self
  }

  // MARK: Columns

  /// Adds a column of texts.
  ///
  /// - Parameters:
  ///   - identifier: The column's name for the program.
  ///   - title: What stands in the head.
  ///   - width: In points.
  ///   - alignment: Where the texts stand.
  ///   - text: The text of an element, by which rows are sorted too.
  @discardableResult public func addColumn(
    _ identifier: String, title: String, width: Double = 120,
    alignment: TextAlignment = .natural, text: @escaping @Sendable (Element) -> String
  ) -> TableColumn {
    texts[identifier] = text
    sorters[identifier] = RowSorter(text: text)
    return add(TableColumn(identifier, title: title, width: width, alignment: alignment))
  }

  /// Adds a column of values that can be compared. Numbers stand at the end of their cells.
  ///
  /// - Parameters:
  ///   - identifier: The column's name for the program.
  ///   - title: What stands in the head.
  ///   - width: In points.
  ///   - alignment: Where the texts stand.
  ///   - text: Writes a value; nil for as it is.
  ///   - value: The value of an element, by which rows are sorted.
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

  /// Lets the user change a column's texts in place.
  ///
  /// - Parameters:
  ///   - identifier: The column's name.
  ///   - change: Puts what was typed into an element.
  public func edit(_ identifier: String, with change: @escaping (inout Element, String) -> Void) {
    editors[identifier] = change
    columnView?.column(identifier)?.isEditable = true
  }

  // MARK: Elements

  /// The elements, in the program's order. Set, they are shown sorted as the rows are.
  public var elements: [Element] {
    get { newest }
    set {
      onlyAppended = false
      waiting = newValue
      arrange()
    }
  }

  /// The element of a row.
  public subscript(row: Int) -> Element { shown[row] }

  /// The element of a row; nil for one that there is not.
  private func element(_ row: Int) -> Element? {
    row >= 0 && row < shown.count ? shown[row] : nil
  }

  /// The elements that are selected, all of which are shown.
  public var selectedElements: [Element] {
    columnView?.selectedRows.filter(shown.indices.contains).map { shown[$0] } ?? []
  }

  /// The elements as they are shown, from the top.
  public var arrangedElements: [Element] {
    guard let order = columnView?.order else { return shown }
    return order.rows.map { shown[Int($0)] }
  }

  // MARK: Sorting

  /// Whether elements are being sorted beside the main thread.
  public private(set) var isSorting = false

  /// Waits until what is being sorted is shown.
  public func waitUntilSorted() async {
    while isSorting, let task { await task.value }
  }

  /// Sorts anew by the table's ``ColumnView/sort``, as after setting that.
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

  /// The sorters of the columns that rows are sorted by, with whether the smallest comes first.
  var sortOrder: [(RowSorter<Element>, Bool)] {
    columnView?.sort.compactMap { sort in
      sorters[sort.identifier].map { ($0, sort.isAscending) }
    } ?? []
  }

  /// Runs beside the main thread.
  @concurrent private nonisolated static func sorted(
    _ elements: [Element], _ order: [(RowSorter<Element>, Bool)],
    _ filter: (@Sendable (Element) -> Bool)?
  ) async -> RowOrder {
    RowSorter.order(of: elements, by: order, filter: filter)
  }

  /// The first of the newest elements, or `nil` if there are fewer.
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
      // A cell may have been changed since the elements were sorted.
      let elements = isNewest ? firstNewest(elements.count) ?? elements : elements
      let rows = identity.map { keptRows(in: elements, by: $0, columnView) }
      let added = isNewest ? (waiting ?? []).dropFirst(elements.count) : []
      if isNewest { waiting = nil }
      shown = elements
      columnView.take(count: elements.count, order: order, rows)
      columnView.isArranging = isSorting
      // What was appended while the others were sorted.
      if !added.isEmpty { append(contentsOf: Array(added)) }
    }
  }

  /// The rows that are what others were before.
  private func keptRows(
    in elements: [Element], by identity: (Element) -> AnyHashable, _ columnView: ColumnView
  ) -> ColumnView.KeptRows {
    func name(_ row: Int?) -> AnyHashable? {
      row.flatMap { shown.indices.contains($0) ? identity(shown[$0]) : nil }
    }
    let selected = Set(columnView.selectedRows.compactMap { name($0) })
    let (focused, anchor) = (name(columnView.focused), name(columnView.anchor))
    var kept = ColumnView.KeptRows()
    if selected.isEmpty, focused == nil, anchor == nil { return kept }
    for (row, element) in elements.enumerated() {
      let name = identity(element)
      if selected.contains(name) { kept.selected.insert(row) }
      if name == focused { kept.focused = row }
      if name == anchor { kept.anchor = row }
    }
    return kept
  }

  // MARK: Data source

  /// As many as there are elements.
  public func numberOfRows(in columnView: ColumnView) -> Int { shown.count }
  /// What the column's closure says.
  public func columnView(
    _ columnView: ColumnView, textFor row: Int, in column: TableColumn
  ) -> String { element(row).flatMap { texts[column.identifier]?($0) } ?? "" }
  /// What ``cellColor`` says.
  public func columnView(
    _ columnView: ColumnView, colorFor row: Int, in column: TableColumn
  ) -> Color? { element(row).flatMap { cellColor?($0, column) } }
  /// What ``cellImage`` says.
  public func columnView(
    _ columnView: ColumnView, imageFor row: Int, in column: TableColumn
  ) -> Image? { element(row).flatMap { cellImage?($0, column) } }
  /// What ``cellView`` says.
  public func columnView(
    _ columnView: ColumnView, viewFor row: Int, in column: TableColumn, reusing reused: View?
  ) -> View? { element(row).flatMap { cellView?($0, column, reused) } }
  /// Whether ``edit(_:with:)`` told how.
  public func columnView(
    _ columnView: ColumnView, canEdit row: Int, in column: TableColumn
  ) -> Bool { editors[column.identifier] != nil }
  /// Puts the text into the element.
  public func columnView(
    _ columnView: ColumnView, setText text: String, for row: Int, in column: TableColumn
  ) {
    guard let change = editors[column.identifier], shown.indices.contains(row) else { return }
    change(&shown[row], text)
    // Elements that were set meanwhile have other numbers perhaps.
    if let count = waiting?.count, onlyAppended || count == shown.count {
      waiting?[row] = shown[row]
    }
    onEdit?(shown[row])
  }
  /// Sorts by other columns.
  public func columnViewSortDidChange(_ columnView: ColumnView) { arrange() }
}

/// How values are written that come without words of their own.
package enum CellTexts {
  package static func text(of value: some Comparable) -> String {
    if let text = value as? String { return text }
    if let number = value as? any BinaryFloatingPoint {
      return trimmed(ChartNumbers.fixed(Double(number), 2))
    }
    return "\(value)"
  }

  /// Without zeros at the end.
  private static func trimmed(_ text: String) -> String {
    guard text.contains(".") else { return text }
    var text = text
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}
