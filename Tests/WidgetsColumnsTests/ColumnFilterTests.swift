import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@testable import WidgetsColumns

/// Tests of the selection when rows of a column table are hidden.
@MainActor @Suite(.serialized) struct ColumnFilterTests {
  let stage = Stage(size: Size(width: 500, height: 300))
  let table = ColumnView()
  let rows: ColumnRows<Person>

  init() {
    rows = ColumnRows(table)
    rows.addColumn("name", title: "Name", width: 200) { $0.name }
    rows.elements = [
      Person(id: 1, name: "Zoe", age: 31, city: "Bonn"),
      Person(id: 2, name: "Adam", age: 40, city: "Ulm"),
      Person(id: 3, name: "Eva", age: 58, city: "Bonn"),
      Person(id: 4, name: "Ida", age: 7.5, city: "Lyon"),
    ]
    table.frame = stage.window.bounds
    stage.window.addSubview(table)
    stage.render()
  }

  @Test("U5: Rows that a filter hides are deselected, and the program is told once")
  func filterDeselects() {
    for identity in [{ $0.id }, nil] as [((Person) -> AnyHashable)?] {
      rows.identity = identity
      rows.filter = nil
      table.allowsMultipleSelection = true
      table.selectAllRows()
      var told: [[Int]] = []
      table.onSelectionChange = { [rows] in told.append(rows.selectedElements.map(\.id)) }
      rows.filter = { $0.city == "Bonn" }
      #expect(Set(rows.selectedElements.map(\.id)) == [1, 3] && told.count == 1)
      rows.filter = { $0.city == "Nowhere" }
      #expect(table.selectedRowCount == 0 && told.last == [] && told.count == 2)
      rows.filter = nil
      #expect(rows.selectedElements.isEmpty)
    }
  }

  @Test("Rows that the program's own order leaves out are deselected")
  func orderDeselects() {
    table.selectedRows = [1]
    table.order = RowOrder([3, 0], of: 4)
    #expect(table.selectedRow == nil)
    // Keyboard selection begins at a visible row.
    table.becomeFirstResponder()
    stage.keyPress(.keyboardDownArrow)
    #expect(table.selectedRow.map { table.order?.place(ofRow: $0) != nil } == true)
  }
}
