import ResponderTestKit
import Widgets

/// A data source and delegate with rows of text, which logs its calls.
@MainActor final class TableSource: TableViewDataSource, TableViewDelegate {
  var rows: [[String]]
  var headerTitles: [String?] = []
  var footerTitles: [String?] = []
  /// The heights of rows. The default is the table's `rowHeight`.
  var heights: [ItemPath: Double] = [:]
  /// The log of the calls.
  private(set) var log: [String] = []
  /// The number of requested cells.
  private(set) var cellCount = 0
  var onCell: ((ItemPath) -> Void)?
  var onSelect: ((ItemPath) -> Void)?
  var maySelect: (ItemPath) -> ItemPath? = { $0 }
  var mayHighlight: (ItemPath) -> Bool = { _ in true }
  var mayMove = true
  var indexTitles: [String]?
  var leading: SwipeActionsConfiguration?
  var trailing: SwipeActionsConfiguration?

  init(_ rows: [[String]]) {
    self.rows = rows
  }

  convenience init(count: Int) { self.init([(0..<count).map { "Row \($0)" }]) }

  /// Returns the log since the last call.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func numberOfSections(in tableView: TableView) -> Int { rows.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    cellCount += 1
    onCell?(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    // `onCell` can have deleted the row.
    guard rows.indices.contains(indexPath.section),
      rows[indexPath.section].indices.contains(indexPath.row)
    else { return cell }
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    section < headerTitles.count ? headerTitles[section] : nil
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    section < footerTitles.count ? footerTitles[section] : nil
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: ItemPath) -> Bool { true }

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: ItemPath) -> Bool { mayMove }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: ItemPath
  ) {
    log.append("commit \(editingStyle) \(indexPath)")
    guard editingStyle == .delete else { return }
    rows[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: ItemPath, to destinationIndexPath: ItemPath
  ) {
    log.append("move \(sourceIndexPath) \(destinationIndexPath)")
    let row = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    rows[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
  }

  func sectionIndexTitles(for tableView: TableView) -> [String]? { indexTitles }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: ItemPath) -> Double {
    heights[indexPath] ?? tableView.rowHeight
  }

  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: ItemPath) -> Bool {
    mayHighlight(indexPath)
  }

  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: ItemPath) {
    log.append("didHighlight \(indexPath)")
  }

  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: ItemPath) {
    log.append("didUnhighlight \(indexPath)")
  }

  func tableView(_ tableView: TableView, willSelectRowAt indexPath: ItemPath) -> ItemPath? {
    log.append("willSelect \(indexPath)")
    return maySelect(indexPath)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) {
    log.append("didSelect \(indexPath)")
    onSelect?(indexPath)
  }

  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: ItemPath) -> ItemPath? {
    log.append("willDeselect \(indexPath)")
    return indexPath
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: ItemPath) {
    log.append("didDeselect \(indexPath)")
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: ItemPath) {
    log.append("open \(indexPath)")
  }

  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: ItemPath) {
    log.append("more \(indexPath)")
  }

  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: ItemPath
  ) -> SwipeActionsConfiguration? { leading }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: ItemPath
  ) -> SwipeActionsConfiguration? { trailing }

  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: ItemPath?) {
    log.append("closed \(indexPath?.description ?? "nil")")
  }
}

/// A stage with a table that is filled with the rows of a data source.
@MainActor struct TableStage {
  let stage: Stage
  let table: TableView
  let source: TableSource

  init(
    _ source: TableSource, style: TableView.Style = .plain,
    size: Size = Size(width: 320, height: 440), rowHeight: Double = 44,
    configure: (TableView) -> Void = { _ in }
  ) {
    stage = Stage(size: size)
    self.source = source
    table = TableView(frame: Rect(origin: .zero, size: size), style: style)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = rowHeight
    configure(table)
    table.dataSource = source
    table.delegate = source
    stage.window.addSubview(table)
    stage.render()
  }

  init(count: Int, style: TableView.Style = .plain, rowHeight: Double = 44) {
    self.init(TableSource(count: count), style: style, rowHeight: rowHeight)
  }

  /// The texts of the visible rows, from top to bottom.
  var seen: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

  /// Returns the center of a row, in window coordinates.
  func middle(_ path: ItemPath) -> Point {
    table.convert(table.rectForRow(at: path).center, to: nil)
  }

  func scroll(to y: Double) {
    table.contentOffset = Point(x: 0, y: y)
    stage.render()
  }
}
