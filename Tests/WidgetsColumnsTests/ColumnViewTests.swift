import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@testable import WidgetsColumns
@testable import WidgetsControls

/// A person in a table.
struct Person: Sendable, Equatable {
  var id: Int
  var name: String
  var age: Double
  var city: String
}

@MainActor @Suite(.serialized) struct ColumnViewTests {
  let stage = Stage(size: Size(width: 500, height: 300))
  let table = ColumnView()
  let rows: ColumnRows<Person>

  init() {
    rows = ColumnRows(table)
    rows.identity = { $0.id }
    rows.addColumn("name", title: "Name", width: 200) { $0.name }
    rows.addColumn("age", title: "Age", width: 80) { $0.age }
    rows.addColumn("city", title: "City", width: 150) { $0.city }
    rows.elements = [
      Person(id: 1, name: "Zoe", age: 31, city: "Bonn"),
      Person(id: 2, name: "adam 10", age: .nan, city: "Ulm"),
      Person(id: 3, name: "Adam 9", age: 58, city: "Bonn"),
      Person(id: 4, name: "Émile", age: 7.5, city: "Lyon"),
    ]
    table.frame = stage.window.bounds
    stage.window.addSubview(table)
    stage.render()
  }

  private var ids: [Int] { rows.arrangedElements.map(\.id) }

  /// Returns the center of a column's header.
  func header(_ identifier: String) -> Point {
    let rect = table.column(identifier).flatMap { table.rect(ofColumn: $0) } ?? .zero
    return Point(x: rect.midX - table.contentOffset.x, y: table.headerHeight / 2)
  }

  /// Returns the center of a cell, in window coordinates.
  func cell(_ row: Int, _ identifier: String = "name") -> Point {
    let rect = table.rect(ofRow: row) ?? .zero
    let column = table.column(identifier).flatMap { table.rect(ofColumn: $0) } ?? .zero
    return Point(
      x: column.midX - table.contentOffset.x, y: rect.midY - table.contentOffset.y)
  }

  // MARK: Sorting

  @Test(
    "U5: A click on a head sorts, and one more turns the order round; what is no number comes last")
  func sorts() {
    stage.click(at: header("age"))
    #expect(ids == [4, 1, 3, 2])
    #expect(table.sort == [ColumnSort("age")])
    stage.advance(by: 1)
    stage.click(at: header("age"))
    #expect(ids == [3, 1, 4, 2])
    #expect(table.sort == [ColumnSort("age", isAscending: false)])
  }

  @Test("Texts are sorted as people do: without regard to case and accents, numbers by their size")
  func natural() {
    stage.tap(at: header("name"))
    #expect(ids == [3, 2, 4, 1])
  }

  @Test("Every kind of number is sorted by its size")
  func numbers() {
    func order<Value: Numeric & Comparable & Sendable>(_ values: [Value]) -> [Int32] {
      let sorter = RowSorter<Value> { $0 }
      return RowSorter.order(of: values, by: [(sorter, true)], filter: nil).rows
    }
    #expect(order([3, -1, 2] as [Int]) == [1, 2, 0])
    #expect(order([3, -1, 2] as [Int8]) == [1, 2, 0])
    #expect(order([3, -1, 2] as [Int32]) == [1, 2, 0])
    #expect(order([3, -1, 2] as [Int64]) == [1, 2, 0])
    #expect(order([3, .max, 2] as [UInt64]) == [2, 0, 1])
    #expect(order([3, .nan, 2, -.infinity] as [Double]) == [3, 2, 0, 1])
    #expect(order([3, .nan, 2] as [Float]) == [2, 0, 1])
  }

  @Test("U5: What is equal stays in the order of the column before")
  func secondOrder() {
    stage.click(at: header("name"))
    stage.advance(by: 1)
    stage.click(at: header("city"))
    #expect(ids == [3, 1, 4, 2])
    #expect(table.sort == [ColumnSort("city"), ColumnSort("name")])
  }

  @Test("A column that cannot be sorted by is not, and one may begin with the largest")
  func choices() {
    table.column("name")?.canSort = false
    table.column("age")?.sortsDescendingFirst = true
    stage.click(at: header("name"))
    #expect(table.sort == [])
    stage.advance(by: 1)
    stage.click(at: header("age"))
    #expect(table.sort == [ColumnSort("age", isAscending: false)])
  }

  @Test("Many elements are sorted beside the main thread; the old order stays until it is done")
  func sortsBeside() async {
    var told: [[ColumnSort]] = []
    table.onSort = { told.append($0) }
    rows.elements = (0..<20_000).map { Person(id: $0, name: "\($0)", age: Double(-$0), city: "") }
    stage.click(at: header("age"))
    #expect(rows.isSorting && ids.first == 0)
    #expect(told == [[ColumnSort("age")]])
    await rows.waitUntilSorted()
    #expect(!rows.isSorting && ids.first == 19_999)
    stage.render()
    #expect(table.row(at: Point(x: 10, y: table.headerHeight + 4)) == 19_999)
  }

  @Test("Only elements that pass the filter are shown, and those that are not cannot be chosen")
  func filters() {
    rows.filter = { $0.city == "Bonn" }
    stage.render()
    #expect(ids == [1, 3])
    #expect(table.rect(ofRow: 1) == nil)
    rows.filter = nil
    #expect(ids == [1, 2, 3, 4])
  }

  @Test("U5: Selected elements stay selected when they are sorted and when others come")
  func keepsSelection() {
    table.selectedRow = 2
    stage.click(at: header("name"))
    #expect(rows.selectedElements.map(\.id) == [3])
    rows.elements = [Person(id: 9, name: "Ida", age: 1, city: ""), rows.elements[2]]
    #expect(rows.selectedElements.map(\.id) == [3])
    rows.elements = [Person(id: 9, name: "Ida", age: 1, city: "")]
    #expect(table.selectedRowCount == 0)
  }

  // MARK: Selection

  @Test("Clicks select one row, with Ctrl one more or less, with Shift all between")
  func clicks() {
    table.allowsMultipleSelection = true
    var changes = 0
    table.onSelectionChange = { changes += 1 }
    stage.click(at: cell(0))
    stage.advance(by: 1)
    stage.keyDown(.keyboardLeftControl, modifiers: .control)
    stage.click(at: cell(2))
    stage.keyUp(.keyboardLeftControl)
    #expect(table.selectedRows == [0, 2])
    stage.advance(by: 1)
    stage.keyDown(.keyboardLeftShift, modifiers: .shift)
    stage.click(at: cell(3))
    stage.keyUp(.keyboardLeftShift)
    #expect(table.selectedRows == [2, 3])
    stage.advance(by: 1)
    stage.click(at: cell(1))
    #expect(table.selectedRows == [1])
    #expect(changes == 4)
  }

  @Test("A tap selects; where several can be, each tap adds or takes away")
  func taps() {
    stage.tap(at: cell(1))
    #expect(table.selectedRows == [1])
    table.allowsMultipleSelection = true
    stage.advance(by: 1)
    stage.tap(at: cell(2))
    #expect(table.selectedRows == [1, 2])
    stage.advance(by: 1)
    stage.tap(at: cell(1))
    #expect(table.selectedRows == [2])
  }

  @Test("Arrow keys go through the rows as they are shown, with Shift they select more")
  func arrows() {
    table.allowsMultipleSelection = true
    table.sort = [ColumnSort("name")]
    rows.arrange()
    #expect(ids == [3, 2, 4, 1])
    while !table.isFocused { stage.keyPress(.keyboardTab) }
    stage.keyPress(.keyboardHome)
    #expect(rows.selectedElements.map(\.id) == [3])
    stage.keyPress(.keyboardDownArrow)
    #expect(rows.selectedElements.map(\.id) == [2])
    stage.keyPress(.keyboardDownArrow, modifiers: .shift)
    #expect(rows.selectedElements.map(\.id) == [2, 4])
    stage.keyPress(.keyboardEnd)
    #expect(rows.selectedElements.map(\.id) == [1])
    stage.keyPress(.keyboardA, modifiers: .control)
    #expect(table.selectedRowCount == 4)
    stage.keyPress(.keyboardUpArrow, modifiers: .control)
    #expect(table.selectedRowCount == 4 && table.focusedRow == 3)
    stage.keyPress(.keyboardSpacebar)
    #expect(rows.selectedElements.map(\.id) == [1, 2, 3])
  }

  @Test("T1: Ctrl+A is the key that types a, and a letter on the position of Space is looked for")
  func otherLayouts() {
    table.allowsMultipleSelection = true
    while !table.isFocused { stage.keyPress(.keyboardTab) }
    stage.keyPress(.keyboardHome)
    stage.keyPress(.keyboardA, modifiers: .control, characters: "u")
    #expect(table.selectedRowCount == 1)
    stage.keyPress(.keyboardD, modifiers: .control, characters: "a")
    #expect(table.selectedRowCount == 4)
    stage.keyPress(.keyboardSpacebar, characters: "é")
    #expect(table.selectedRows == [3])
  }

  @Test("Typed letters go to the row that begins with them")
  func typeAhead() {
    while !table.isFocused { stage.keyPress(.keyboardTab) }
    stage.type("é")
    #expect(table.selectedRows == [3])
    stage.advance(by: 1.5)
    stage.type("adam 9")
    #expect(table.selectedRows == [2])
    stage.advance(by: 1.5)
    stage.type("a")
    #expect(table.selectedRows == [1])
  }

  @Test("Letters find a row among very many without looking at all of them at once")
  func typeAheadFar() {
    rows.elements = (0..<30_000).map {
      Person(id: $0, name: $0 == 29_000 ? "zz" : "a", age: 0, city: "")
    }
    stage.render()
    while !table.isFocused { stage.keyPress(.keyboardTab) }
    stage.type("z")
    #expect(table.selectedRows != [29_000])
    stage.advance(by: 0.5)
    #expect(table.selectedRows == [29_000])
  }

  @Test("Return and a double click open a row")
  func opens() {
    var opened: [Int] = []
    table.onActivate = { opened.append($0) }
    stage.click(at: cell(1))
    stage.click(at: cell(1))
    #expect(opened == [1])
    stage.keyPress(.keyboardReturnOrEnter)
    #expect(opened == [1, 1])
  }

  @Test("The menu of rows is about the selected ones, and selects the one it is opened on")
  func menus() {
    table.allowsMultipleSelection = true
    var asked: [[Int]] = []
    table.rowMenu = { rows in
      asked.append(rows)
      return Menu(children: [Action(title: "Remove") { _ in }])
    }
    table.selectedRows = [0, 1]
    stage.click(at: cell(1), button: .secondary)
    stage.dismissPopups()
    stage.advance(by: 1)
    stage.click(at: cell(3), button: .secondary)
    #expect(asked.first == [0, 1] && asked.last == [3])
    #expect(table.selectedRows == [3])
  }

  // MARK: Editing

  @Test("A double click changes a cell; Return keeps it, Escape does not, Tab goes on")
  func edits() {
    rows.edit("name") { $0.name = $1 }
    rows.edit("city") { $0.city = $1 }
    var edited: [Int] = []
    rows.onEdit = { edited.append($0.id) }
    stage.click(at: cell(0))
    stage.click(at: cell(0))
    #expect(table.isEditingCell)
    stage.type("Zara")
    stage.keyPress(.keyboardReturnOrEnter)
    #expect(!table.isEditingCell && rows.elements[0].name == "Zara")
    #expect(table.isFirstResponder)
    stage.keyPress(.keyboardF2)
    stage.type("Nobody")
    stage.keyPress(.keyboardEscape)
    #expect(!table.isEditingCell && rows.elements[0].name == "Zara")
    stage.keyPress(.keyboardF2)
    stage.keyPress(.keyboardTab)
    #expect(table.editor?.column.identifier == "city")
    stage.type("Köln")
    stage.keyPress(.keyboardTab)
    #expect(rows.elements[0].city == "Köln")
    #expect(table.editor?.row == 1 && table.editor?.column.identifier == "name")
    stage.keyPress(.keyboardTab, modifiers: .shift)
    #expect(table.editor?.row == 0 && table.editor?.column.identifier == "city")
    #expect(edited == [1, 1])
  }

  @Test("A cell that is being changed is not taken away by elements that come meanwhile")
  func editsWhileElementsCome() {
    rows.edit("name") { $0.name = $1 }
    table.editCell(row: 0, column: table.columns[0])
    rows.elements = [Person(id: 7, name: "New", age: 1, city: "")]
    #expect(table.isEditingCell && table.numberOfRows == 4)
    stage.keyPress(.keyboardEscape)
    #expect(table.numberOfRows == 1)
  }

  // MARK: Cost

  @Test("A million rows make as many views as a hundred, and are scrolled to the end")
  func million() {
    let source = NumberSource()
    let big = ColumnView(frame: stage.window.bounds)
    big.columns = (0..<8).map { TableColumn("\($0)", title: "Column \($0)", width: 60) }
    big.dataSource = source
    stage.window.addSubview(big)
    stage.render()
    #expect(big.rows.views.count < 12)
    source.asked = 0
    big.contentOffset.y += big.shownRowHeight * 2
    stage.render()
    #expect(source.asked <= 8 * 14)
    big.scrollToRow(999_999)
    stage.render()
    #expect(big.rows.views.last?.row == 999_999)
    #expect(big.subviews.count < 40)
    #expect(source.views == 0)
  }

  @Test("Columns with views of their own have them, and use them again")
  func views() {
    table.column("age")?.hasViews = true
    var made = 0
    rows.cellView = { person, _, reused in
      let bar =
        reused as? ProgressView
        ?? {
          made += 1; return ProgressView()
        }()
      bar.progress = person.age.isNaN ? 0 : person.age / 100
      return bar
    }
    stage.render()
    let bars = table.rows.views.flatMap(\.subviews).compactMap { $0 as? ProgressView }
    #expect(bars.count == 4)
    stage.click(at: header("age"))
    stage.render()
    #expect(made == 4)
  }

  @Test("Nothing to show says so")
  func empty() {
    table.emptyText = "Nobody here"
    rows.elements = []
    stage.render()
    #expect(table.emptyLabel?.isHidden == false)
    rows.elements = [Person(id: 1, name: "a", age: 1, city: "")]
    #expect(table.emptyLabel?.isHidden == true)
    stage.render()
    #expect(table.numberOfRows == 1 && table.rows.views.count == 1)
  }

  @Test("A screen reader is told a row's texts, and what the rows are sorted by")
  func accessibility() {
    #expect(table.rows.views.first?.accessibilityLabel == "Zoe, 31, Bonn")
    stage.click(at: header("name"))
    #expect(table.header.accessibilityValue == "Name, ascending")
  }
}

/// A data source of a million rows of numbers.
@MainActor final class NumberSource: ColumnViewDataSource {
  var asked = 0
  var views = 0

  func numberOfRows(in columnView: ColumnView) -> Int { 1_000_000 }

  func columnView(_ columnView: ColumnView, textFor row: Int, in column: TableColumn) -> String {
    asked += 1
    return "\(row)"
  }

  func columnView(
    _ columnView: ColumnView, viewFor row: Int, in column: TableColumn, reusing reused: View?
  ) -> View? {
    views += 1
    return nil
  }
}
