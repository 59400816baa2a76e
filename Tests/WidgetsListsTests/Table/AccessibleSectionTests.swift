import ResponderTestKit
import TestScenes
import Testing
import Widgets

/// The headers and footers of tables, as assistive technologies read them among the rows.
@MainActor struct AccessibleSectionTests {
  let stage = Stage(size: Size(width: 300, height: 400))
  let source = Sections()
  let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400), style: .plain)

  /// A data source with titles, and a delegate with views in place of some of them.
  final class Sections: TableViewDataSource, TableViewDelegate {
    var counts = [2, 0, 3]
    var titles: [Int: String] = [0: "First", 2: "Third"]
    var ends: [Int: String] = [0: "End of first"]
    var views: [Int: View] = [:]
    var asked = 0

    func numberOfSections(in tableView: TableView) -> Int { counts.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      titles[section]
    }
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
      ends[section]
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
      asked += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.section).\(indexPath.row)"
      return cell
    }
  }

  /// A delegate with views for the headers.
  final class Headers: TableViewDelegate {
    var views: [Int: View] = [:]
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      views[section]
    }
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double { 40 }
  }

  init() {
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    stage.window.addSubview(table)
    stage.render()
  }

  private var list: AccessibilityNode {
    get throws { try #require(stage.accessibilityTree().first(role: "list")) }
  }

  /// Compares the parent and the index of every child with its position.
  private func checkIndices() throws {
    let object = try list.object
    for index in 0..<object.accessibleChildCount {
      let child = try #require(object.accessibleChild(at: index))
      #expect(child.accessibleIndexInParent == index)
      #expect(child.accessibleParent === object)
    }
    #expect(object.accessibleChild(at: object.accessibleChildCount) == nil)
  }

  @Test("V8: A header is read before the rows of its section, and a footer after them")
  func order() throws {
    #expect(
      try list.children.map(\.name) == [
        "First", "Row 0.0", "Row 0.1", "End of first", "Third", "Row 2.0", "Row 2.1", "Row 2.2",
      ])
    #expect(
      try list.children.map(\.role) == [
        "heading", "list item", "list item", "label", "heading", "list item", "list item",
        "list item",
      ])
    #expect(try list.children[0].actions == [])
    try checkIndices()
  }

  @Test("V8: A table's header view is read before all sections, and its footer view after them")
  func ends() throws {
    let top = View(frame: Rect(x: 0, y: 0, width: 300, height: 60))
    for (index, text) in ["Search", "Sort"].enumerated() {
      let button = Button(frame: Rect(x: Double(index) * 100, y: 0, width: 100, height: 44))
      button.setTitle(text, for: .normal)
      top.addSubview(button)
    }
    let end = Label(text: "5 rows")
    end.frame = Rect(x: 0, y: 0, width: 300, height: 30)
    table.tableHeaderView = top
    table.tableFooterView = end
    stage.render()
    let names = try list.children.map(\.name)
    #expect(names.prefix(4) == ["Search", "Sort", "First", "Row 0.0"])
    #expect(names.suffix(2) == ["Row 2.2", "5 rows"])
    try checkIndices()
    let selection = try #require(list.object.accessibleSelection)
    #expect(selection.setChild(at: 4, selected: true))
    #expect(table.indexPathForSelectedRow == [0, 1])
    #expect(selection.isChildSelected(at: 4) && !selection.isChildSelected(at: 1))
    #expect(!selection.setChild(at: 2, selected: true))
    #expect(selection.selectedChild(at: 0)?.accessibleIndexInParent == 4)
  }

  @Test("V4: Headers out of sight are in the tree, and a million rows are not looked at for them")
  func million() throws {
    source.counts = Array(repeating: 1_000, count: 1_000)
    source.titles = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ($0, "Section \($0)") })
    source.ends = [:]
    table.reloadData()
    stage.render()
    let asked = source.asked
    let object = try #require(stage.accessibilityTree(childLimit: 1).first(role: "table")).object
    #expect(object.accessibleChildCount == 1_001_000)
    let far = try #require(object.accessibleChild(at: 900 * 1_001))
    #expect(far.accessibleName == "Section 900")
    #expect(far.accessibleRole == .heading)
    #expect(!far.accessibleStates.has(.showing))
    #expect(source.asked == asked)
    #expect(object.accessibleChild(at: 900 * 1_001 + 7)?.accessibleName == "Row 900.6")
    #expect(far.scrollAccessibleToVisible())
    #expect(far.accessibleName == "Section 900")
    #expect(far.accessibleIndexInParent == 900 * 1_001)
    #expect(object.accessibleChildCount == 1_001_000)
  }

  @Test("A header view of the delegate is a heading named by its texts, with its button inside")
  func views() throws {
    let headers = Headers()
    let bar = View()
    let label = Label(text: "Fruits")
    label.frame = Rect(x: 0, y: 0, width: 100, height: 40)
    let add = Button(frame: Rect(x: 200, y: 0, width: 100, height: 40))
    add.setTitle("Add", for: .normal)
    bar.addSubview(label)
    bar.addSubview(add)
    let more = Button()
    more.setTitle("More", for: .normal)
    headers.views = [0: bar, 2: more]
    source.ends = [:]
    table.delegate = headers
    stage.render()
    // The delegate has no view for the section without rows, and the title of the data source is missing.
    let list = try list
    #expect(list.children.filter { $0.role == "heading" }.map(\.name) == ["Fruits, Add", "More"])
    #expect(list.children[0].children.map(\.name) == ["Add"])
    #expect(list.children[3].children.map(\.role) == ["push button"])
    for name in ["Add", "More"] {
      let button = try #require(list.first(name, role: "push button")).object
      #expect(button.accessibleParent?.accessibleRole == .heading)
      #expect(button.accessibleIndexInParent == 0)
    }
    try checkIndices()
  }

  @Test("After a section was inserted the indices count it, and clients are told of other children")
  func changes() throws {
    let log = AccessibilityChangeLog()
    stage.application.accessibilityObserver = log
    _ = try list
    stage.render()
    _ = log.take()
    source.counts.insert(1, at: 0)
    source.titles = [0: "New", 1: "First", 3: "Third"]
    source.ends = [1: "End of first"]
    table.insertSections([0], with: .none)
    stage.advance(by: 1)
    #expect(log.take().contains("Table: children"))
    #expect(try list.children.map(\.name).prefix(4) == ["New", "Row 0.0", "First", "Row 0.0"])
    try checkIndices()
  }

  @Test("The object at a point of a header is the header")
  func points() throws {
    let list = try list
    let frame = try #require(list.children[4].frame)
    let found = list.object.accessibleObject(at: Point(x: frame.midX, y: frame.midY))
    #expect(found?.accessibleName == "Third")
    #expect(found === list.children[4].object)
  }
}
