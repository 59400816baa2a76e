import ResponderTestKit
import Testing
import Widgets

@testable import WidgetsLists

/// Rows that can be deleted and moved because a controller or a delegate overrides the methods for it.
@MainActor @Suite(.serialized) struct TableControllerEditingTests {
  private class Rows: TableViewController {
    var rows = ["a", "b", "c"]

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    override func tableView(
      _ tableView: TableView, cellForRowAt indexPath: ItemPath
    ) -> TableViewCell {
      let cell = TableViewCell(style: .default)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
  }

  private final class DeletableRows: Rows {
    override func tableView(
      _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
      forRowAt indexPath: ItemPath
    ) {
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .none)
    }
  }

  private final class MovableRows: Rows {
    override func tableView(
      _ tableView: TableView, moveRowAt sourceIndexPath: ItemPath,
      to destinationIndexPath: ItemPath
    ) {
      rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
  }

  private final class StyleDelegate: TableViewDelegate {
    var style = TableViewCell.EditingStyle.delete

    func tableView(
      _ tableView: TableView, editingStyleForRowAt indexPath: ItemPath
    ) -> TableViewCell.EditingStyle { style }
  }

  let stage = Stage(size: Size(width: 320, height: 240))

  private func show(_ controller: Rows) -> TableView {
    stage.window.rootViewController = controller
    stage.render()
    return controller.tableView
  }

  @Test("A controller that overrides the method for deletions has rows that a swipe deletes")
  func deletes() {
    let controller = DeletableRows()
    let table = show(controller)
    let middle = table.convert(table.rectForRow(at: [0, 1]).center, to: nil)
    stage.drag(from: middle, to: Point(x: middle.x - 100, y: middle.y), duration: 0.3)
    stage.advance(by: 1)
    #expect(table.swipe?.cell === table.cellForRow(at: [0, 1]))
    stage.click(at: Point(x: 300, y: middle.y))
    stage.advance(by: 1)
    #expect(controller.rows == ["a", "c"])
  }

  @Test("A controller that overrides neither has rows without swipe actions and handles")
  func plain() {
    let table = show(Rows())
    #expect(table.swipeActions([0, 1], isLeft: false) == nil)
    table.setEditing(true, animated: false)
    #expect(table.cellForRow(at: [0, 1])?.showsReorderControl == false)
  }

  @Test("A controller that overrides the method for moves has rows that can be moved")
  func moves() {
    let table = show(MovableRows())
    table.setEditing(true, animated: false)
    #expect(table.cellForRow(at: [0, 1])?.showsReorderControl == true)
    #expect(table.swipeActions([0, 1], isLeft: false) == nil)
  }

  @Test("A delegate with an editing style decides whether a swipe deletes")
  func style() {
    let table = show(Rows())
    let delegate = StyleDelegate()
    table.delegate = delegate
    stage.render()
    #expect(table.swipeActions([0, 1], isLeft: false)?.actions.count == 1)
    delegate.style = .none
    #expect(table.swipeActions([0, 1], isLeft: false) == nil)
  }
}
