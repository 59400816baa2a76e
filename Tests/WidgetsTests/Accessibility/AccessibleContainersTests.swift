import ResponderTestKit
import TestScenes
import Testing
import Widgets

/// Tests of the roles and actions of tables, containers, bars and charts.
@MainActor struct AccessibleContainersTests {
  let stage = Stage(size: Size(width: 600, height: 500))

  private func show(_ view: View) {
    view.frame = stage.window.bounds
    stage.window.addSubview(view)
    stage.render()
  }

  /// A data source with three rows of two columns, or an outline of two levels.
  final class Names: ColumnViewDataSource, OutlineViewDataSource {
    func numberOfRows(in columnView: ColumnView) -> Int { 3 }

    func columnView(
      _ columnView: ColumnView, textFor row: Int, in column: TableColumn
    ) -> String { "\(column.identifier) \(row)" }

    func outlineView(
      _ outlineView: OutlineView, childrenOf item: AnyHashable?
    ) -> [AnyHashable] {
      guard let item else { return ["A", "B"] }
      return ["\(item)1"]
    }

    func outlineView(_ outlineView: OutlineView, isExpandable item: AnyHashable) -> Bool {
      item == "A" as AnyHashable
    }

    func outlineView(
      _ outlineView: OutlineView, textFor item: AnyHashable, in column: TableColumn
    ) -> String { "\(item)" }
  }

  @Test("A table with columns has rows, cells and headers that sort")
  func columns() throws {
    let names = Names()
    let table = ColumnView()
    table.columns = [TableColumn("Name", title: "Name"), TableColumn("Size", title: "Size")]
    table.dataSource = names
    show(table)
    let node = try #require(stage.accessibilityTree().first(role: "table"))
    let rows = node.children.filter { $0.role == "table row" }
    #expect(rows.map(\.name) == ["Name 0, Size 0", "Name 1, Size 1", "Name 2, Size 2"])
    #expect(rows[1].children.map(\.name) == ["Name 1", "Size 1"])
    let read = try #require(node.object.accessibleTable)
    #expect(read.rowCount == 3 && read.columnCount == 2)
    #expect(read.cell(row: 2, column: 1)?.accessibleName == "Size 2")
    #expect(read.columnHeader(1)?.accessibleName == "Size")
    let cell = try #require(read.cell(row: 2, column: 1)?.accessibleTableCell)
    #expect(cell.row == 2 && cell.column == 1 && cell.rowSpan == 1 && cell.columnSpan == 1)
    #expect(cell.columnHeaders.map(\.accessibleName) == ["Size"] && cell.table === node.object)
    stage.perform("click", on: "Size", role: "table column header")
    #expect(table.sort.first?.identifier == "Size")
    stage.perform("click", on: "Name 1, Size 1")
    #expect(table.selectedRow == 1)
    #expect(read.selectedRows == [1])
  }

  @Test("V8: The headers of columns are read before the rows of their table")
  func columnHeaders() throws {
    let names = Names()
    let view = ColumnView()
    view.columns = [TableColumn("Name", title: "Name"), TableColumn("Size", title: "Size")]
    view.dataSource = names
    show(view)
    let node = try #require(stage.accessibilityTree().first(role: "table"))
    #expect(node.children.map(\.role) == ["header", "table row", "table row", "table row"])
    let read = try #require(node.object.accessibleTable)
    #expect(read.childIndex(row: 2, column: 0) == 3)
    #expect(read.position(ofChildAt: 3)?.row == 2)
    #expect(read.position(ofChildAt: 0) == nil)
    for child in node.children {
      #expect(child.object.accessibleIndexInParent == node.children.firstIndex(of: child))
    }
  }

  @Test("The items of an outline have levels and are expanded by an action")
  func outline() throws {
    let names = Names()
    let outline = OutlineView()
    outline.columns = [TableColumn("Name", title: "Name")]
    outline.outlineSource = names
    show(outline)
    let item = try #require(stage.accessibilityNode(named: "A", role: "table row"))
    #expect(item.attributes["level"] == "1")
    #expect(item.states.contains("expandable") && !item.states.contains("expanded"))
    stage.perform("expand or contract", on: "A", role: "table row")
    stage.advance(by: 1)
    #expect(outline.isItemExpanded("A"))
    #expect(stage.accessibilityNode(named: "A1", role: "table row")?.attributes["level"] == "2")
  }

  @Test("A row of an outline that is expanded stays the same object, and its state is told first")
  func expandedRow() throws {
    let names = Names()
    let outline = OutlineView()
    outline.columns = [TableColumn("Name", title: "Name")]
    outline.outlineSource = names
    outline.accessibilityLabel = "Names"
    show(outline)
    outline.becomeFirstResponder()
    let row = try #require(stage.accessibilityNode(named: "A", role: "table row")).object
    let log = AccessibilityChangeLog()
    stage.application.accessibilityObserver = log
    stage.advance(by: 0.1)
    stage.keyPress(.keyboardDownArrow)
    stage.keyPress(.keyboardUpArrow)
    stage.advance(by: 0.1)
    _ = log.take()
    stage.keyPress(.keyboardRightArrow)
    stage.advance(by: 1)
    #expect(outline.isItemExpanded("A"))
    let told = log.take()
    #expect(told.filter { $0.contains("focused") }.isEmpty)
    #expect(told.filter { $0 == "A: expanded 1" }.count == 1)
    let state = try #require(told.firstIndex(of: "A: expanded 1"))
    #expect(try state < #require(told.firstIndex(of: "Names: children")))
    #expect(stage.accessibilityNode(named: "A", role: "table row")?.object === row)
    let child = try #require(stage.accessibilityNode(named: "A1", role: "table row")).object
    stage.keyPress(.keyboardLeftArrow)
    stage.advance(by: 1)
    #expect(log.take().contains("A: expanded 0"))
    outline.expandItem("A")
    stage.advance(by: 1)
    #expect(stage.accessibilityNode(named: "A1", role: "table row")?.object !== child)
  }

  @Test("The badge of a tab is read after its name, and its change is told")
  func tabBadge() throws {
    let controller = TabBarController()
    let pages = ["First", "Second"].map { title in
      let page = ViewController()
      page.tabBarItem = TabBarItem(title: title, image: nil, tag: 0)
      return page
    }
    controller.viewControllers = pages
    stage.window.rootViewController = controller
    stage.render()
    let tab = try #require(stage.accessibilityNode(named: "Second", role: "page tab"))
    #expect(tab.hint == "")
    let log = AccessibilityChangeLog()
    stage.application.accessibilityObserver = log
    pages[1].tabBarItem.badgeValue = "3"
    #expect(log.take().contains("Second: value"))
    let node = try #require(stage.accessibilityNode(named: "Second", role: "page tab"))
    #expect(node.hint == "3" && node.value == "3")
    pages[1].tabBarItem.badgeColor = .blue
    #expect(log.take().isEmpty)
    pages[1].tabBarItem.title = "Inbox"
    #expect(log.take().contains("Inbox: name"))
  }

  @Test("Tabs stand in a list of tabs, and an action goes to one")
  func tabs() throws {
    let controller = TabBarController()
    controller.viewControllers = ["First", "Second"].map { title in
      let page = ViewController()
      page.title = title
      page.tabBarItem = TabBarItem(title: title, image: nil, tag: 0)
      return page
    }
    stage.window.rootViewController = controller
    stage.render()
    let list = try #require(stage.accessibilityTree().first(role: "page tab list"))
    let tabs = list.all.filter { $0.role == "page tab" }
    #expect(tabs.map(\.name) == ["First", "Second"])
    #expect(tabs[0].states.contains("selected"))
    stage.perform("click", on: "Second", role: "page tab")
    #expect(controller.selectedIndex == 1)
  }

  @Test("A navigation bar is a tool bar whose back button goes back")
  func navigation() throws {
    let first = ViewController()
    first.title = "First"
    let controller = NavigationController(rootViewController: first)
    stage.window.rootViewController = controller
    let second = ViewController()
    second.title = "Second"
    controller.pushViewController(second, animated: false)
    stage.render()
    let bar = try #require(stage.accessibilityTree().first(role: "tool bar"))
    #expect(bar.first("Back")?.role == "push button")
    stage.perform("click", on: "Back")
    stage.advance(by: 1)
    #expect(controller.topViewController === first)
  }

  @Test("A divider between panes is a separator that actions move")
  func dividers() throws {
    show(SplitView(panes: [View(), View()]))
    let before = try #require(stage.accessibilityTree().first(role: "separator"))
    #expect(before.actions.contains("increment"))
    stage.perform("increment", on: before.name, role: "separator")
    let after = try #require(stage.accessibilityTree().first(role: "separator"))
    #expect(after.frame?.minX != before.frame?.minX)
  }

  @Test("A chart has a child for each value")
  func chart() throws {
    let chart = ChartView()
    chart.series = [
      ChartSeries("Rain", kind: .bar, points: [Point(x: 1, y: 4), Point(x: 2, y: 7)])
    ]
    show(chart)
    let node = try #require(stage.accessibilityTree().first(role: "chart"))
    #expect(node.children.map(\.name) == ["Rain, 1", "Rain, 2"])
    #expect(node.children.map(\.value) == ["4", "7"])
    let pie = PieChartView()
    pie.slices = [PieSlice("Cats", value: 3), PieSlice("Dogs", value: 1)]
    chart.removeFromSuperview()
    show(pie)
    let slices = stage.accessibilityTree().first(role: "chart")?.children ?? []
    #expect(slices.map(\.name) == ["Cats", "Dogs"])
  }

  @Test("A menu bar has menus that open below their titles")
  func menuBar() throws {
    var chosen = 0
    let bar = MenuBar()
    bar.menus = [Menu(title: "File", children: [Action(title: "Open") { _ in chosen += 1 }])]
    bar.frame = Rect(x: 0, y: 0, width: 600, height: 44)
    stage.window.addSubview(bar)
    #expect(stage.accessibilityTree().first(role: "menu bar")?.children.map(\.name) == ["File"])
    stage.perform("click", on: "File", role: "menu")
    let file = try #require(stage.accessibilityNode(named: "File", role: "menu"))
    #expect(file.states.contains("expanded"))
    #expect(file.children.first?.children.map(\.name) == ["Open"])
    stage.perform("click", on: "Open")
    #expect(chosen == 1)
  }

  @Test("Bars of a window are a tool bar and a status bar")
  func windowBars() {
    let bar = StatusBar()
    bar.text = "3 items"
    bar.frame = Rect(x: 0, y: 0, width: 600, height: 30)
    stage.window.addSubview(bar)
    #expect(stage.accessibilityTree().first(role: "status bar")?.name == "3 items")
    let toolbar = WindowToolbar()
    toolbar.items = [BarButtonItem(title: "New", style: .plain, target: nil, action: nil)]
    toolbar.frame = Rect(x: 0, y: 40, width: 600, height: 50)
    stage.window.addSubview(toolbar)
    #expect(stage.accessibilityTree().first(role: "tool bar")?.first("New") != nil)
  }

  @Test("The window's own title bar has its buttons")
  func titleBar() {
    let window = Window(size: Size(width: 300, height: 200))
    #expect(stage.accessibilityTree().first(role: "title bar") == nil)
    window.title = "Other"
    window.makeKeyAndVisible()
    let other = stage.accessibilityNode(named: "Other", role: "frame")
    #expect(other?.states.contains("active") == true)
    #expect(stage.accessibilityTree().children.count == 2)
  }
}
