import ResponderTestKit
import Testing
import Widgets

/// Rows beside the safe area.
@MainActor @Suite(.serialized) struct TableSafeAreaTests {
  private let stage = Stage(size: Size(width: 320, height: 440))
  private let controller = TableViewController(style: .plain)
  private let source = TableSource(count: 20)

  init() {
    source.headerTitles = ["Head"]
    let table = controller.tableView
    table?.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table?.dataSource = source
    table?.delegate = source
    stage.window.rootViewController = controller
    stage.render()
  }

  private var table: TableView { controller.tableView }

  private func content(_ row: Int = 0) -> Rect {
    stage.render()
    return table.cellForRow(at: [0, row])?.contentView.frame ?? .zero
  }

  @Test("The contents of cells and headers keep to the safe area, the cells reach to the edges")
  func insets() {
    controller.additionalSafeAreaInsets = EdgeInsets(left: 40, right: 20)
    #expect(content().minX == 40 && content().maxX == 300)
    #expect(table.cellForRow(at: [0, 0])?.frame.width == 320)
    let header = table.headerView(forSection: 0)
    #expect(header?.contentView.frame.minX == 40 && header?.contentView.frame.maxX == 300)
    controller.additionalSafeAreaInsets = .zero
    #expect(content().minX == 0 && content().maxX == 320)
  }

  @Test("They go to the edges if the table is told so, at once")
  func off() {
    controller.additionalSafeAreaInsets = EdgeInsets(left: 40, right: 20)
    stage.render()
    table.insetsContentViewsToSafeArea = false
    #expect(content().minX == 0 && content().maxX == 320)
    table.insetsContentViewsToSafeArea = true
    #expect(content().minX == 40)
  }

  @Test("Controls and accessories stand in the safe area too, also from right to left")
  func controls() throws {
    controller.additionalSafeAreaInsets = EdgeInsets(left: 40, right: 20)
    let cell = try #require(table.cellForRow(at: [0, 0]))
    cell.accessoryView = View(frame: Rect(x: 0, y: 0, width: 30, height: 20))
    stage.render()
    #expect(cell.accessoryView?.frame.maxX ?? 999 <= 300)
    stage.application.userInterfaceLayoutDirection = .rightToLeft
    table.reloadData()
    #expect(content(1).minX == 40 && content(1).maxX == 300)
  }

  @Test("Rows are measured again in the width that is left")
  func heights() {
    source.rows = [[String(repeating: "word ", count: 12), "b"]]
    source.onCell = nil
    table.rowHeight = TableView.automaticDimension
    table.reloadData()
    stage.render()
    table.cellForRow(at: [0, 0])?.textLabel?.numberOfLines = 0
    let before = table.rectForRow(at: [0, 0]).height
    controller.additionalSafeAreaInsets = EdgeInsets(left: 100, right: 100)
    stage.render()
    #expect(table.rectForRow(at: [0, 0]).height > before)
  }
}
