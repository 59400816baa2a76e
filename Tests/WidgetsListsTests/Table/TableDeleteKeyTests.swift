import ResponderTestKit
import Testing
import Widgets

@testable import WidgetsLists

/// The keys Delete and Backspace in tables whose data source deletes rows.
@MainActor @Suite(.serialized) struct TableDeleteKeyTests {
  private let made = TableStage(count: 4)
  private var table: TableView { made.table }

  /// Presses a key, and returns the deletions that the data source was asked for.
  private func press(_ key: KeyboardHIDUsage) -> [String] {
    _ = made.source.takeLog()
    made.stage.keyPress(key)
    made.stage.advance(by: 1)
    return made.source.takeLog().filter { $0.hasPrefix("commit") }
  }

  @Test("H6: Without a target, Delete and Backspace delete the row with the focus ring")
  func focused() {
    made.stage.keyPress(.keyboardTab)
    made.stage.keyPress(.keyboardDownArrow)
    #expect(press(.keyboardDeleteForward) == ["commit delete [0, 1]"])
    #expect(made.seen == ["Row 0", "Row 2", "Row 3"])
    #expect(table.focusedPath == [0, 1])
    #expect(press(.keyboardDeleteOrBackspace) == ["commit delete [0, 1]"])
    #expect(made.seen == ["Row 0", "Row 3"])
  }

  @Test("H6: Delete deletes a row that was selected by a click, and nothing after that")
  func clicked() {
    made.stage.click(at: made.middle([0, 2]))
    #expect(press(.keyboardDeleteForward) == ["commit delete [0, 2]"])
    #expect(press(.keyboardDeleteForward).isEmpty)
    #expect(made.seen == ["Row 0", "Row 1", "Row 3"])
  }

  @Test("H6: Delete deletes all selected rows, the last one first")
  func several() {
    table.allowsMultipleSelection = true
    made.stage.click(at: made.middle([0, 0]))
    table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    #expect(press(.keyboardDeleteForward) == ["commit delete [0, 2]", "commit delete [0, 0]"])
    #expect(made.seen == ["Row 1", "Row 3"])
  }

  @Test("H6: A responder that performs Delete receives it, and no row is committed")
  func target() {
    let page = DeletingView(frame: made.stage.window.bounds)
    made.stage.window.addSubview(page)
    page.addSubview(table)
    made.stage.render()
    made.stage.click(at: made.middle([0, 2]))
    #expect(press(.keyboardDeleteForward).isEmpty)
    #expect(page.count == 1)
    table.deselectRow(at: [0, 2], animated: false)
    made.stage.keyPress(.keyboardDownArrow)
    #expect(press(.keyboardDeleteForward).isEmpty)
    #expect(page.count == 1)
  }

  @Test("A row whose swipe shows no Delete button is not deleted by a key")
  func notDeletable() {
    made.stage.click(at: made.middle([0, 2]))
    made.source.trailing = SwipeActionsConfiguration(actions: [])
    #expect(press(.keyboardDeleteForward).isEmpty)
    made.source.trailing = nil
    let styles = NoDeletion()
    table.delegate = styles
    made.stage.render()
    table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    withExtendedLifetime(styles) {
      #expect(press(.keyboardDeleteForward).isEmpty)
    }
  }
}

/// A delegate whose rows have no editing control.
@MainActor private final class NoDeletion: TableViewDelegate {
  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: ItemPath
  ) -> TableViewCell.EditingStyle { .none }
}

/// A view that performs the command Delete.
private final class DeletingView: View, DeleteAction {
  private(set) var count = 0

  func delete(_ sender: Any?) { count += 1 }
}
