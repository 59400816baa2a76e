import ResponderTestKit
import Testing
import Widgets

@testable import WidgetsItems
@testable import WidgetsLists

@MainActor struct TableSelectionTests {
  let made = TableStage(count: 30)

  @Test("A tap highlights a row, selects it, and deselects the one before, told in UIKit's order")
  func tapSelects() {
    made.stage.tap(at: made.middle([0, 1]))
    made.stage.advance(by: 1)
    _ = made.source.takeLog()
    made.stage.tap(at: made.middle([0, 3]))
    made.stage.advance(by: 1)
    #expect(
      made.source.takeLog() == [
        "didHighlight [0, 3]", "didUnhighlight [0, 3]", "willSelect [0, 3]", "willDeselect [0, 1]",
        "didDeselect [0, 1]", "didSelect [0, 3]", "open [0, 3]",
      ])
    #expect(made.table.indexPathsForSelectedRows == [[0, 3]])
    #expect(made.table.cellForRow(at: [0, 3])?.isSelected == true)
    #expect(made.table.cellForRow(at: [0, 1])?.isSelected == false)
  }

  @Test("A delegate may send a selection elsewhere, or refuse it")
  func selectionIsAsked() {
    made.source.maySelect = { $0.row == 2 ? [0, 5] : nil }
    made.stage.click(at: made.middle([0, 2]))
    #expect(made.table.indexPathForSelectedRow == [0, 5])
    made.stage.click(at: made.middle([0, 3]))
    #expect(made.table.indexPathForSelectedRow == [0, 5])
    made.source.mayHighlight = { _ in false }
    made.source.maySelect = { $0 }
    made.stage.click(at: made.middle([0, 3]))
    #expect(made.table.indexPathForSelectedRow == [0, 5])
  }

  @Test("A row deselected in its own didSelect is selected no longer")
  func deselectInDidSelect() {
    made.source.onSelect = { [table = made.table] in table.deselectRow(at: $0, animated: true) }
    defer { made.source.onSelect = nil }
    made.stage.click(at: made.middle([0, 2]))
    made.stage.advance(by: 1)
    #expect(made.table.indexPathForSelectedRow == nil)
    #expect(made.table.cellForRow(at: [0, 2])?.isSelected == false)
  }

  @Test("A selected row is still selected when it comes back")
  func selectionSurvivesScrolling() {
    made.table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    made.scroll(to: 600)
    #expect(made.table.visibleCells.allSatisfy { !$0.isSelected })
    made.scroll(to: 0)
    #expect(made.table.visibleCells.map(\.isSelected).firstIndex(of: true) == 2)
  }

  @Test("Code selects without telling the delegate, and scrolls there where asked")
  func codeSelects() {
    made.table.selectRow(at: [0, 25], animated: false, scrollPosition: .bottom)
    #expect(made.source.takeLog() == [])
    #expect(made.table.rectForRow(at: [0, 25]).maxY == made.table.bounds.maxY)
    made.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(made.table.indexPathsForSelectedRows == nil)
  }

  @Test("Where several can be selected a finger adds rows and takes them out")
  func fingersToggle() {
    made.table.allowsMultipleSelection = true
    for row in [1, 3, 1] {
      made.stage.tap(at: made.middle([0, row]))
      made.stage.advance(by: 1)
    }
    #expect(made.table.indexPathsForSelectedRows == [[0, 3]])
  }

  @Test("A click selects one row alone, Ctrl adds one, Shift selects all up to one")
  func clicks() {
    made.table.allowsMultipleSelection = true
    made.stage.click(at: made.middle([0, 2]))
    made.stage.keyDown(.keyboardLeftControl, modifiers: .control)
    made.stage.click(at: made.middle([0, 4]))
    made.stage.keyUp(.keyboardLeftControl)
    #expect(made.table.indexPathsForSelectedRows == [[0, 2], [0, 4]])
    made.stage.keyDown(.keyboardLeftShift, modifiers: .shift)
    made.stage.click(at: made.middle([0, 7]))
    made.stage.keyUp(.keyboardLeftShift)
    #expect(made.table.indexPathsForSelectedRows == [[0, 4], [0, 5], [0, 6], [0, 7]])
    made.stage.click(at: made.middle([0, 1]))
    #expect(made.table.indexPathsForSelectedRows == [[0, 1]])
  }

  @Test("A finger that leaves the row selects nothing")
  func leavingSelectsNothing() {
    made.stage.pointerMove(to: made.middle([0, 1]))
    made.stage.pointerDown()
    #expect(made.table.cellForRow(at: [0, 1])?.isHighlighted == true)
    made.stage.pointerMove(to: made.middle([0, 3]))
    #expect(made.table.cellForRow(at: [0, 1])?.isHighlighted == false)
    made.stage.pointerUp()
    #expect(made.table.indexPathForSelectedRow == nil)
  }

  @Test("A button in a row takes the touch for itself")
  func controlsInRows() {
    let button = Button(type: .system)
    var taps = 0
    button.addAction(Action { _ in taps += 1 }, for: .touchUpInside)
    button.frame = Rect(x: 0, y: 0, width: 60, height: 30)
    made.table.cellForRow(at: [0, 2])?.accessoryView = button
    made.stage.render()
    made.stage.click(at: button.convert(Point(x: 30, y: 15), to: nil))
    #expect(taps == 1)
    #expect(made.table.indexPathForSelectedRow == nil)
  }

  @Test("The button for more about a row tells the delegate")
  func detailButton() {
    made.table.cellForRow(at: [0, 2])?.accessoryType = .detailDisclosureButton
    made.stage.render()
    let middle = made.middle([0, 2])
    made.stage.click(at: Point(x: 320 - 52, y: middle.y))
    #expect(made.source.takeLog() == ["more [0, 2]"])
  }

  @Test("A double click opens a row")
  func doubleClick() {
    made.stage.click(at: made.middle([0, 2]))
    made.stage.advance(by: 0.05)
    made.stage.click(at: made.middle([0, 2]))
    #expect(made.source.takeLog().last == "open [0, 2]")
  }

  @Test("A table that allows no selection highlights nothing")
  func noSelection() {
    made.table.allowsSelection = false
    made.stage.click(at: made.middle([0, 2]))
    #expect(made.source.takeLog() == [])
  }

  @Test("The secondary button selects nothing")
  func secondaryButton() {
    made.stage.click(at: made.middle([0, 2]), button: .secondary)
    #expect(made.table.indexPathForSelectedRow == nil)
  }

  @Test("A selected row says so")
  func words() {
    made.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    let cell = made.table.cellForRow(at: [0, 1])
    #expect(cell?.accessibilityLabel == "Row 1")
    #expect(cell?.accessibilityValue == "selected")
  }

  @Test("Ctrl and Shift send changes row by row, deselections before selections")
  func toldWithModifiers() {
    made.table.allowsMultipleSelection = true
    made.stage.click(at: made.middle([0, 2]))
    made.stage.keyDown(.keyboardLeftControl, modifiers: .control)
    made.stage.click(at: made.middle([0, 5]))
    made.stage.advance(by: 1)
    made.stage.click(at: made.middle([0, 5]))
    made.stage.keyUp(.keyboardLeftControl)
    _ = made.source.takeLog()
    made.stage.keyDown(.keyboardLeftShift, modifiers: .shift)
    made.stage.click(at: made.middle([0, 4]))
    made.stage.keyUp(.keyboardLeftShift)
    #expect(
      made.source.takeLog() == [
        "didHighlight [0, 4]", "didUnhighlight [0, 4]", "willDeselect [0, 2]",
        "didDeselect [0, 2]", "willSelect [0, 4]", "didSelect [0, 4]", "willSelect [0, 5]",
        "didSelect [0, 5]",
      ])
  }

  @Test("A click on a selected row sends its selection again in single selection")
  func toldAgain() {
    made.stage.click(at: made.middle([0, 2]))
    made.stage.advance(by: 1)
    _ = made.source.takeLog()
    made.stage.click(at: made.middle([0, 2]))
    #expect(
      made.source.takeLog().suffix(2) == ["willSelect [0, 2]", "didSelect [0, 2]"])
  }

  @Test("In editing mode a double click opens nothing")
  func doubleClickInEditing() {
    made.table.allowsSelectionDuringEditing = true
    made.table.setEditing(true, animated: false)
    made.stage.render()
    for _ in 0..<2 {
      made.stage.click(at: made.middle([0, 2]))
      made.stage.advance(by: 0.05)
    }
    #expect(made.source.takeLog().last == "didSelect [0, 2]")
  }

  @Test("A double click sends a second selection and then opens, and each tap selects and opens")
  func doubleClickAndTap() {
    made.stage.click(at: made.middle([0, 2]))
    made.stage.advance(by: 0.05)
    _ = made.source.takeLog()
    made.stage.click(at: made.middle([0, 2]))
    #expect(
      made.source.takeLog().suffix(3) == ["willSelect [0, 2]", "didSelect [0, 2]", "open [0, 2]"])
    made.stage.advance(by: 1)
    for _ in 0..<2 {
      _ = made.source.takeLog()
      made.stage.tap(at: made.middle([0, 3]))
      #expect(made.source.takeLog().suffix(2) == ["didSelect [0, 3]", "open [0, 3]"])
      made.stage.advance(by: 0.05)
    }
  }

  @Test("A tap that extends a selection opens nothing")
  func tapWithoutPrimaryAction() {
    made.table.allowsMultipleSelection = true
    made.stage.tap(at: made.middle([0, 1]))
    made.stage.tap(at: made.middle([0, 2]))
    #expect(made.source.takeLog().allSatisfy { !$0.hasPrefix("open") })
  }

  @Test("A row that a delegate names in place of another, and that is not there, is not selected")
  func elsewhereIsMissing() {
    made.stage.click(at: made.middle([0, 1]))
    made.stage.advance(by: 1)
    made.source.maySelect = { _ in [0, 40] }
    made.stage.click(at: made.middle([0, 2]))
    #expect(made.table.indexPathsForSelectedRows == [[0, 1]])
  }

  @Test("Without a delegate a row that is not there cannot be selected, and the selection stays")
  func missingWithoutDelegate() {
    made.table.delegate = nil
    made.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    made.table.userSelects([0, 40], .alone)
    #expect(made.table.indexPathsForSelectedRows == [[0, 1]])
  }

  @Test("A row of another data source can be selected before anything is laid out")
  func selectsBeforeLayout() {
    let other = TableSource(count: 50)
    made.table.dataSource = other
    made.table.selectRow(at: [0, 45], animated: false, scrollPosition: .none)
    made.table.allowsMultipleSelection = true
    made.table.selectRow(at: [0, 60], animated: false, scrollPosition: .none)
    made.table.allowsMultipleSelection = false
    #expect(made.table.indexPathsForSelectedRows == [[0, 45]])
    made.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    made.stage.render()
    #expect(made.table.cellForRow(at: [0, 1])?.isSelected == true)
  }

  @Test("Where one row can be selected again, the first of several stays selected")
  func fromSeveralToOne() {
    made.table.allowsMultipleSelection = true
    for row in [4, 2, 6] {
      made.table.selectRow(at: [0, row], animated: false, scrollPosition: .none)
    }
    made.table.allowsMultipleSelection = false
    #expect(made.table.indexPathsForSelectedRows == [[0, 2]])
    #expect(made.table.visibleCells.map(\.isSelected).filter { $0 }.count == 1)
  }

  @Test("A reload uses the cells again that were seen, and forgets what was selected")
  func cellsAfterReload() {
    let before = Set(made.table.visibleCells.map(ObjectIdentifier.init))
    made.table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    made.table.reloadData()
    made.stage.render()
    #expect(Set(made.table.visibleCells.map(ObjectIdentifier.init)) == before)
    #expect(made.table.visibleCells.allSatisfy { !$0.isSelected })
    #expect(made.seen.first == "Row 0")
  }
}
