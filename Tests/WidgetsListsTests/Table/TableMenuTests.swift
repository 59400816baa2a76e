import ResponderTestKit
import Testing
import Widgets

@testable import WidgetsItems
@testable import WidgetsLists

/// Tests of the menus of a table's rows.
@MainActor @Suite(.serialized) struct TableMenuTests {
  let stage = Stage(size: Size(width: 300, height: 400))
  let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
  private let source = MenuSource()

  init() {
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 44
    table.dataSource = source
    table.delegate = source
    stage.window.addSubview(table)
    stage.render()
  }

  private func middle(_ row: Int) -> Point {
    let rect = table.convert(table.rectForRow(at: [0, row]), to: nil)
    return Point(x: rect.midX, y: rect.midY)
  }

  @Test("The secondary button opens the menu of the row under it, which is shown as pressed")
  func secondaryButton() {
    stage.click(at: middle(2), button: .secondary)
    #expect(stage.popups.first?.titles == ["Remove 2"])
    #expect(source.heard == ["asked [0, 2] \(middle(2).y)", "display"])
    #expect(table.cellForRow(at: [0, 2])?.isHighlighted == true)
    #expect(table.indexPathForSelectedRow == nil)
    stage.popups.first?.click("Remove 2")
    #expect(source.heard.suffix(2) == ["end", "removed 2"])
    #expect(table.cellForRow(at: [0, 2])?.isHighlighted == false)
  }

  @Test("A long press opens it too, and selects nothing")
  func longPress() {
    stage.touchDown(at: middle(1))
    stage.frame()
    stage.advance(by: 0.6)
    stage.touchUp()
    stage.frame()
    #expect(stage.popups.first?.titles == ["Remove 1"])
    #expect(table.cellForRow(at: [0, 1])?.isHighlighted == true)
    stage.keyPress(.keyboardEscape)
    stage.advance(by: 1)
    #expect(table.cellForRow(at: [0, 1])?.isHighlighted == false)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("G8: A menu that a touch opens is below the row, or above it, and does not cover it")
  func besideRow() throws {
    for row in [1, 4] {
      stage.touchDown(at: middle(row))
      stage.frame()
      stage.advance(by: 0.6)
      stage.touchUp()
      stage.frame()
      let menu = try #require(stage.popups.first)
      let rect = table.convert(table.rectForRow(at: [0, row]), to: nil)
      #expect(menu.frame.minY >= rect.maxY || menu.frame.maxY <= rect.minY)
      #expect(menu.frame.minX < middle(row).x + 2 && menu.frame.maxX > middle(row).x - 2)
      stage.keyPress(.keyboardEscape)
      stage.advance(by: 1)
    }
    stage.click(at: middle(2), button: .secondary)
    let menu = try #require(stage.popups.first)
    #expect(menu.frame.minY <= middle(2).y + 2)
  }

  @Test("The Menu key opens that of the row that keys go to, beside it")
  func menuKey() throws {
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardDownArrow)
    stage.keyPress(.keyboardF10, modifiers: .shift)
    let menu = try #require(stage.popups.first)
    #expect(menu.titles == ["Remove 1"] && menu.highlighted == "Remove 1")
    #expect(menu.frame.minY >= 88 && menu.frame.minY < 120)
  }

  @Test("A row without a menu, and the ground, have none")
  func none() {
    stage.click(at: middle(0), button: .secondary)
    stage.click(at: Point(x: 150, y: 390), button: .secondary)
    #expect(stage.popups.isEmpty && table.contextMenuInteraction != nil)
  }
}

@MainActor private final class MenuSource: TableViewDataSource, TableViewDelegate {
  var heard: [String] = []

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 5 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: ItemPath, point: Point
  ) -> ContextMenuConfiguration? {
    guard indexPath.row > 0 else { return nil }
    heard.append("asked \(indexPath) \(point.y)")
    return ContextMenuConfiguration(actionProvider: { [weak self] _ in
      Menu(children: [
        Action(title: "Remove \(indexPath.row)") { _ in
          self?.heard.append("removed \(indexPath.row)")
        }
      ])
    })
  }

  func tableView(
    _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { heard.append("display") }

  func tableView(
    _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { heard.append("end") }
}
