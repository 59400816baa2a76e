import ResponderTestKit
import Testing
import Widgets

/// Tests of rows that assistive technologies read, including rows that are not visible.
@MainActor struct AccessibleListTests {
  let stage = Stage(size: Size(width: 300, height: 400))
  let source = NumberedRows()
  let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400), style: .plain)

  /// A data source with many rows, which counts the requested cells.
  final class NumberedRows: TableViewDataSource {
    var count = 1_000_000
    var asked = 0

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
      asked += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  init() {
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    stage.window.addSubview(table)
    stage.render()
  }

  @Test("V4: A table of a million rows tells their number without asking for more cells")
  func million() throws {
    let asked = source.asked
    let list = try #require(stage.accessibilityTree(childLimit: 3).first(role: "table"))
    #expect(list.childCount == 1_000_000)
    #expect(list.children.map(\.name) == ["Row 0", "Row 1", "Row 2"])
    #expect(list.children.allSatisfy { $0.role == "list item" })
    #expect(source.asked == asked)
    let rows = try #require(list.object.accessibleTable)
    #expect(rows.rowCount == 1_000_000 && rows.columnCount == 1)
    #expect(rows.cell(row: 7, column: 0)?.accessibleName == "Row 7")
    #expect(rows.cell(row: 7, column: 1) == nil)
  }

  @Test("A table of few rows is a list")
  func few() {
    source.count = 12
    table.reloadData()
    stage.render()
    #expect(stage.accessibilityTree().first(role: "list")?.childCount == 12)
    #expect(stage.accessibilityTree().first(role: "table") == nil)
  }

  @Test("A row out of sight is read by a cell that is not left in the table")
  func outOfSight() throws {
    let list = try #require(stage.accessibilityTree(childLimit: 1).first(role: "table")).object
    let cells = table.visibleCells.count
    let row = try #require(list.accessibleChild(at: 900_000))
    #expect(row.accessibleName == "Row 900000")
    #expect(row.accessibleIndexInParent == 900_000)
    #expect(row.accessibleStates.has(.visible) && !row.accessibleStates.has(.showing))
    stage.render()
    #expect(table.visibleCells.count == cells)
    #expect(table.subviews.filter { $0 is TableViewCell && !$0.isHidden }.count == cells)
    #expect(row.scrollAccessibleToVisible())
    stage.render()
    #expect(table.indexPathsForVisibleRows?.contains([0, 900_000]) == true)
  }

  @Test("A row is selected by its action, and the table's selection tells it")
  func selection() throws {
    stage.perform("click", on: "Row 2")
    #expect(table.indexPathForSelectedRow == [0, 2])
    let list = try #require(stage.accessibilityTree(childLimit: 3).first(role: "table"))
    #expect(list.children[2].states.contains("selected"))
    let selection = try #require(list.object.accessibleSelection)
    #expect(selection.selectedCount == 1)
    #expect(selection.isChildSelected(at: 2) && !selection.isChildSelected(at: 1))
    #expect(selection.clearSelection())
    #expect(table.indexPathForSelectedRow == nil)
  }
}
