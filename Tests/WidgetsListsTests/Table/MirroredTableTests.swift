import ResponderTestKit
import Testing
import Widgets
import WindowResponder

/// Tests of a table in a right-to-left layout.
@MainActor struct MirroredTableTests {
  private final class Source: TableViewDataSource, TableViewDelegate {
    var log: [String] = []

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 5 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      return cell
    }

    func tableView(
      _ tableView: TableView, indentationLevelForRowAt indexPath: ItemPath
    ) -> Int { indexPath.row }

    private func actions(_ name: String) -> SwipeActionsConfiguration {
      SwipeActionsConfiguration(actions: [
        ContextualAction(style: .normal, title: name) { [self] _, _, completion in
          log.append(name)
          completion(true)
        }
      ])
    }

    func tableView(
      _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: ItemPath
    ) -> SwipeActionsConfiguration? { actions("leading") }

    func tableView(
      _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: ItemPath
    ) -> SwipeActionsConfiguration? { actions("trailing") }
  }

  let stage = Stage(size: Size(width: 320, height: 400))
  private let source = Source()
  private let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 400))

  init() {
    stage.application.userInterfaceLayoutDirection = .rightToLeft
    table.dataSource = source
    table.delegate = source
    stage.window.addSubview(table)
    stage.render()
  }

  private func swipe(_ row: Int, by distance: Double) {
    let y = table.rectForRow(at: [0, row]).midY
    stage.drag(from: Point(x: 160, y: y), to: Point(x: 160 + distance, y: y), duration: 0.3)
    stage.advance(by: 1)
  }

  @Test("A swipe to the left opens the leading actions, at the right")
  func leading() {
    swipe(1, by: -60)
    stage.tap(at: Point(x: 310, y: table.rectForRow(at: [0, 1]).midY))
    #expect(source.log == ["leading"])
  }

  @Test("A swipe to the right opens the trailing actions, at the left")
  func trailing() {
    swipe(1, by: 60)
    stage.tap(at: Point(x: 10, y: table.rectForRow(at: [0, 1]).midY))
    #expect(source.log == ["trailing"])
  }

  @Test("Rows are indented from the right")
  func indentation() {
    let ends = (0..<3).compactMap { table.cellForRow(at: [0, $0])?.textLabel?.frame.maxX }
    #expect(ends.count == 3)
    #expect(ends == ends.sorted(by: >))
    #expect(ends.first != ends.last)
  }
}
