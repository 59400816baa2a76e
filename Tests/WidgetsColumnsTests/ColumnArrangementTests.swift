import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@testable import WidgetsColumns

/// Tests of the arrangement of columns as a setting.
@MainActor @Suite(.serialized) struct ColumnArrangementTests {
  let stage = Stage(size: Size(width: 500, height: 300))
  let settings = Settings()

  private func makeRows() -> (ColumnView, ColumnRows<Person>) {
    let table = ColumnView(frame: stage.window.bounds)
    let rows = ColumnRows<Person>(table)
    rows.addColumn("name", title: "Name", width: 200) { $0.name }
    rows.addColumn("age", title: "Age", width: 80) { $0.age }
    rows.addColumn("city", title: "City", width: 150) { $0.city }
    rows.elements = [
      Person(id: 1, name: "Zoe", age: 31, city: "Bonn"),
      Person(id: 2, name: "Adam", age: 40, city: "Ulm"),
    ]
    table.keepArrangement(named: "people.columns", in: settings)
    stage.window.addSubview(table)
    stage.render()
    return (table, rows)
  }

  @Test(
    "U21: What the user does with the columns is kept, and another table takes it, rows and all")
  func kept() throws {
    let (table, rows) = makeRows()
    #expect(settings.names == [])
    let age = try #require(table.column("age"))
    let city = try #require(table.column("city"))
    table.sort(by: age)
    table.userHides(city, true)
    table.userMoves(age, by: -1)
    table.userResizes(age, to: 99)
    table.userArrangedColumns()
    #expect(rows.arrangedElements.map(\.id) == [1, 2])
    table.sort(by: age)
    #expect(rows.arrangedElements.map(\.id) == [2, 1])
    let (again, others) = makeRows()
    #expect(again.columns.map(\.identifier) == ["age", "name", "city"])
    #expect(again.columns.map(\.isHidden) == [false, false, true])
    #expect(again.column("age")?.width == 99)
    #expect(again.sort == [ColumnSort("age", isAscending: false)])
    #expect(others.arrangedElements.map(\.id) == [2, 1])
    #expect(again.arrangement == table.arrangement)
  }

  @Test("U21: A drag of a column's edge is written to the settings")
  func drag() {
    let (table, _) = makeRows()
    let edge = Point(x: 200, y: table.headerHeight / 2)
    stage.pointerMove(to: edge)
    stage.pointerDown()
    stage.pointerMove(to: Point(x: 240, y: edge.y))
    stage.pointerUp()
    let kept: ColumnArrangement? = settings["people.columns"]
    #expect(kept?.columns.first == TableColumn.State(identifier: "name", width: 240))
  }

  @Test(
    "U21: An arrangement is a setting; what is none, and what names other columns, changes nothing")
  func values() {
    let arrangement = ColumnArrangement(
      columns: [TableColumn.State(identifier: "a \"b\"", width: 12.5, isHidden: true)],
      sort: [ColumnSort("x", isAscending: false)])
    #expect(ColumnArrangement(settingContent: arrangement.settingContent) == arrangement)
    let wrong: [SettingContent] = [
      .text("name"), .list([]), .list([.list([.text("a")]), .list([])]),
      .list([.list([.list([.text("a"), .number(.infinity), .bool(false)])]), .list([])]),
      .list([.list([]), .list([.list([.bool(true), .text("a")])])]),
    ]
    for content in wrong { #expect(ColumnArrangement(settingContent: content) == nil) }
    settings["people.columns"] = "nonsense"
    let (table, _) = makeRows()
    #expect(table.columns.map(\.identifier) == ["name", "age", "city"])
    let before = table.arrangement
    table.arrangement = ColumnArrangement(
      columns: [TableColumn.State(identifier: "gone", width: 9)], sort: [ColumnSort("gone")])
    #expect(table.arrangement == before)
  }

  @Test("U21: A file of settings keeps it as text")
  func file() throws {
    let path = "/tmp/arrangement-\(UInt32.random(in: 0...UInt32.max))"
    let kept = Settings(path: path)
    let arrangement = ColumnArrangement(
      columns: [TableColumn.State(identifier: "name", width: 220)], sort: [ColumnSort("name")])
    kept["columns"] = arrangement
    try kept.save()
    let again: ColumnArrangement? = Settings(path: path)["columns"]
    #expect(again == arrangement)
    kept.removeAll()
    try kept.save()
  }
}
