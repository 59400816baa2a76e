import ResponderTestKit
import Testing
import Widgets

@testable import WidgetsLists

@MainActor struct TableSwipeTests {
  let made = TableStage(count: 30)
  private var table: TableView { made.table }
  private var stage: Stage { made.stage }

  private func swipe(_ row: Int, by distance: Double, duration: Double = 0.3) {
    let start = made.middle([0, row])
    stage.drag(from: start, to: Point(x: start.x + distance, y: start.y), duration: duration)
    stage.advance(by: 1)
  }

  private func action(_ title: String, _ log: @escaping () -> Void) -> ContextualAction {
    ContextualAction(style: .normal, title: title) { _, _, completion in
      log()
      completion(true)
    }
  }

  @Test("A swipe to the left opens the button that deletes, and the button deletes")
  func deletes() {
    swipe(2, by: -100)
    #expect(table.swipe?.cell === table.cellForRow(at: [0, 2]))
    #expect(table.cellForRow(at: [0, 2])?.showingDeleteConfirmation == true)
    stage.click(at: Point(x: 300, y: made.middle([0, 2]).y))
    stage.advance(by: 1)
    #expect(made.source.takeLog().contains("commit delete [0, 2]"))
    #expect(made.seen[2] == "Row 3")
    #expect(table.swipe == nil)
  }

  @Test(
    "A short swipe closes again, and a touch elsewhere closes an open row and does nothing more")
  func closes() {
    swipe(2, by: -25)
    #expect(table.swipe == nil)
    swipe(2, by: -100)
    #expect(table.swipe != nil)
    stage.tap(at: made.middle([0, 5]))
    stage.advance(by: 1)
    #expect(table.swipe == nil)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.cellForRow(at: [0, 2])?.bounds.minX == 0)
    #expect(made.source.takeLog().contains("closed [0, 2]"))
  }

  @Test("The section index is hidden while the buttons of a swipe are at its edge")
  func sectionIndex() throws {
    made.source.indexTitles = ["A", "B"]
    table.reloadData()
    stage.advance(by: 0.1)
    let bar = try #require(table.indexBar)
    #expect(!bar.isHidden && bar.alpha == 1)
    swipe(2, by: -100)
    #expect(table.swipe != nil && bar.alpha == 0)
    stage.tap(at: made.middle([0, 5]))
    stage.advance(by: 1)
    #expect(table.swipe == nil && bar.alpha == 1)
    made.source.leading = SwipeActionsConfiguration(actions: [action("Mark") {}])
    swipe(2, by: 100)
    #expect(table.swipe != nil && bar.alpha == 1)
  }

  @Test("A swipe over most of the row performs the first action")
  func fullSwipe() {
    var log: [String] = []
    made.source.trailing = SwipeActionsConfiguration(actions: [
      action("First") { log.append("first") }, action("Second") { log.append("second") },
    ])
    swipe(2, by: -155)
    #expect(log == [])
    swipe(2, by: -10)
    swipe(3, by: -290)
    #expect(log == ["first"])
    made.source.trailing?.performsFirstActionWithFullSwipe = false
    swipe(4, by: -290)
    #expect(log == ["first"])
    #expect(table.swipe != nil)
  }

  @Test("A swipe to the right opens the leading actions, where there are some")
  func leading() {
    swipe(2, by: 100)
    #expect(table.swipe == nil)
    var taps = 0
    made.source.leading = SwipeActionsConfiguration(actions: [action("Flag") { taps += 1 }])
    swipe(2, by: 70)
    #expect(table.swipe?.isLeft == true)
    stage.click(at: Point(x: 20, y: made.middle([0, 2]).y))
    #expect(taps == 1)
  }

  @Test("A row that is gone while it is open takes its actions along")
  func rowGoes() {
    swipe(2, by: -100)
    made.source.rows[0].remove(at: 2)
    table.deleteRows(at: [[0, 2]], with: .automatic)
    stage.advance(by: 1)
    #expect(table.swipe == nil)
    #expect(!table.subviews.contains { $0 is SwipeActionsView })
    swipe(3, by: -100)
    table.reloadData()
    stage.render()
    #expect(table.swipe == nil)
    #expect(!table.subviews.contains { $0 is SwipeActionsView })
  }

  @Test("Scrolling closes an open row")
  func scrollingCloses() {
    swipe(2, by: -100)
    made.scroll(to: 20)
    #expect(table.swipe == nil)
  }

  @Test("A movement up or down swipes nothing")
  func upAndDown() {
    let start = made.middle([0, 4])
    stage.drag(from: start, to: Point(x: start.x - 30, y: start.y - 60))
    stage.advance(by: 1)
    #expect(table.swipe == nil)
  }
}
