import ResponderTestKit
import Testing
import Widgets

@testable import WidgetsItems
@testable import WidgetsLists

@MainActor struct TableUpdateTests {
  let made = TableStage(TableSource([["a", "b", "c"], ["d", "e"]]))
  private var table: TableView { made.table }
  private var source: TableSource { made.source }

  @Test("Rows that are inserted and deleted come and go, and their neighbours keep their cells")
  func insertAndDelete() {
    let c = table.cellForRow(at: [0, 2])
    source.rows[0] = ["x", "a", "c"]
    table.performBatchUpdates {
      table.deleteRows(at: [[0, 1]], with: .fade)
      table.insertRows(at: [[0, 0]], with: .top)
    }
    made.stage.advance(by: 1)
    #expect(made.seen == ["x", "a", "c", "d", "e"])
    #expect(table.cellForRow(at: [0, 2]) === c)
  }

  @Test("A reloaded row gets another cell, a reconfigured one keeps its cell")
  func reload() {
    let cell = table.cellForRow(at: [0, 1])
    source.rows[0][1] = "B"
    table.reloadRows(at: [[0, 1]], with: .none)
    #expect(made.seen[1] == "B")
    let other = table.cellForRow(at: [0, 1])
    source.rows[0][1] = "BB"
    table.reconfigureRows(at: [[0, 1]])
    #expect(made.seen[1] == "BB")
    #expect(table.cellForRow(at: [0, 1]) === other)
    _ = cell
  }

  @Test("A reloaded row is no longer selected, a reconfigured one still is")
  func selectionOfReloadedRows() {
    table.allowsMultipleSelection = true
    for row in 0...1 { table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
    table.reconfigureRows(at: [[0, 0], [0, 1]])
    #expect(table.indexPathsForSelectedRows == [[0, 0], [0, 1]])
    table.reloadRows(at: [[0, 1]], with: .none)
    #expect(table.indexPathsForSelectedRows == [[0, 0]])
    #expect(table.cellForRow(at: [0, 1])?.isSelected == false)
    #expect(table.cellForRow(at: [0, 0])?.isSelected == true)
  }

  @Test("A row without a separator has its whole height for the content")
  func noSeparator() {
    table.rowHeight = 50
    made.stage.render()
    #expect(table.cellForRow(at: [0, 0])?.contentView.frame.height == 49)
    table.separatorStyle = .none
    made.stage.render()
    #expect(table.cellForRow(at: [0, 0])?.contentView.frame.height == 50)
    #expect(table.rectForRow(at: [0, 1]).height == 50)
    table.separatorStyle = .singleLine
    made.stage.render()
    #expect(table.cellForRow(at: [0, 0])?.contentView.frame.height == 49)
  }

  @Test("Sections come, go, move and are reloaded")
  func sections() {
    source.rows = [["new"], ["d", "e"], ["a", "b", "c"]]
    table.beginUpdates()
    table.moveSection(0, toSection: 2)
    #expect(table.hasUncommittedUpdates)
    table.insertSections([0], with: .automatic)
    table.endUpdates()
    #expect(!table.hasUncommittedUpdates)
    #expect(made.seen == ["new", "d", "e", "a", "b", "c"])
    source.rows[1] = ["f"]
    table.reloadSections([1], with: .none)
    #expect(made.seen == ["new", "f", "a", "b", "c"])
    source.rows.removeFirst()
    table.deleteSections([0], with: .none)
    #expect(made.seen == ["f", "a", "b", "c"])
  }

  @Test("The selection goes with its rows")
  func selectionMoves() {
    table.allowsMultipleSelection = true
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    table.selectRow(at: [1, 1], animated: false, scrollPosition: .none)
    source.rows = [["b", "c"], ["d", "a", "e"]]
    table.performBatchUpdates { table.moveRow(at: [0, 0], to: [1, 1]) }
    #expect(table.indexPathsForSelectedRows == [[1, 1], [1, 2]])
    source.rows[1].removeLast()
    table.deleteRows(at: [[1, 2]], with: .none)
    #expect(table.indexPathsForSelectedRows == [[1, 1]])
  }

  @Test("Batches nest; the completion comes at the end")
  func nesting() {
    var isDone = false
    source.rows[0] = ["b"]
    table.performBatchUpdates {
      table.performBatchUpdates { table.deleteRows(at: [[0, 0]], with: .none) }
      table.deleteRows(at: [[0, 2]], with: .none)
    } completion: {
      isDone = $0
    }
    made.stage.advance(by: 1)
    #expect(isDone)
    #expect(made.seen == ["b", "d", "e"])
  }

  @Test("Empty updates ask for heights anew")
  func heightsAreAskedAgain() {
    source.heights[[0, 1]] = 100
    table.beginUpdates()
    table.endUpdates()
    #expect(table.rectForRow(at: [0, 1]).height == 100)
    #expect(table.cellForRow(at: [0, 2])?.frame.minY == 144)
  }

  @Test("Numbers of rows that do not match the changes end the program")
  func inconsistent() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let made = TableStage(count: 3)
        made.table.deleteRows(at: [[0, 0]], with: .none)
      }
    }
  }

  @Test("A data source may reload the table while it fills a cell")
  func reloadInCallback() {
    source.onCell = { [source, table] _ in
      source.onCell = nil
      source.rows = [["z"]]
      table.reloadData()
    }
    source.rows[0].append("more")
    table.insertRows(at: [[0, 3]], with: .none)
    made.stage.render()
    #expect(made.seen == ["z"])
  }

  @Test("A row that is deleted in its own didSelect is gone")
  func deleteInDidSelect() {
    source.onSelect = { [source, table] path in
      source.onSelect = nil
      source.rows[path.section].remove(at: path.row)
      table.deleteRows(at: [path], with: .automatic)
    }
    made.stage.click(at: made.middle([0, 1]))
    made.stage.advance(by: 1)
    #expect(made.seen == ["a", "c", "d", "e"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("A reload under a finger lets go of the row")
  func reloadUnderTouch() {
    made.stage.pointerMove(to: made.middle([0, 1]))
    made.stage.pointerDown()
    table.reloadData()
    made.stage.render()
    made.stage.pointerUp()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
  }
}

/// Tests of the positions of rows that move.
@MainActor struct RowMotionTests {
  let made = TableStage(count: 40)
  private var table: TableView { made.table }

  /// Returns the presented center of a cell, in points from the top of the visible area.
  private func middle(_ cell: TableViewCell) -> Double {
    cell.presentation.frame.midY - table.bounds.minY
  }

  private var seenMoving: [TableViewCell] {
    table.subviews.compactMap { $0 as? TableViewCell }.filter {
      !$0.isHidden && $0.presentation.alpha > 0.5
        && $0.presentation.frame.intersects(table.bounds.insetBy(dx: 0, dy: 22))
    }
  }

  private func turnAround() {
    made.source.rows[0].reverse()
    table.performBatchUpdates {
      for row in 0..<40 { table.moveRow(at: [0, row], to: [0, 39 - row]) }
    }
  }

  @Test("Rows that come from far away come from there, and those that go there are seen to go")
  func manyMoves() {
    let old = table.visibleCells
    turnAround()
    made.stage.advance(by: 1.0 / 60)
    for cell in table.visibleCells { #expect(middle(cell) > 440) }
    for (row, cell) in old.enumerated() {
      #expect(seenMoving.contains(cell))
      #expect(abs(middle(cell) - (Double(row) * 44 + 22)) < 44)
      #expect(cell.textLabel?.text == "Row \(row)")
    }
    made.stage.advance(by: 1)
    #expect(made.seen == (0..<10).map { "Row \(39 - $0)" })
    #expect(seenMoving.count == 10)
    for cell in table.visibleCells { #expect(cell.presentation.frame == cell.frame) }
  }

  @Test("Rows that others push out of sight are seen to go, and their neighbours go with them")
  func pushedRows() throws {
    let last = try #require(table.visibleCells.last)
    made.source.rows[0].insert(contentsOf: ["x", "y", "z"], at: 0)
    table.insertRows(at: [[0, 0], [0, 1], [0, 2]], with: .fade)
    made.stage.advance(by: 0.05)
    #expect(last.textLabel?.text == "Row 9")
    #expect(!last.isHidden && middle(last) > 418 && middle(last) < 418 + 3 * 44)
    made.stage.advance(by: 1)
    #expect(table.indexPath(for: last) == nil || last.textLabel?.text != "Row 9")
    #expect(seenMoving.count == 10)
  }

  @Test("Sections that change their order bring their rows from where these were")
  func movedSections() throws {
    made.source.rows = [(0..<20).map { "a\($0)" }, ["b"]]
    table.reloadData()
    made.stage.render()
    made.source.rows.swapAt(0, 1)
    table.moveSection(1, toSection: 0)
    let cell = try #require(table.cellForRow(at: [0, 0]))
    made.stage.advance(by: 1.0 / 60)
    #expect(cell.textLabel?.text == "b")
    #expect(cell.presentation.frame.minY > 440)
    made.stage.advance(by: 1)
    #expect(cell.presentation.frame.minY == 0)
  }

  @Test("Without animations everything is in its place at once")
  func noMotion() {
    View.performWithoutAnimation { turnAround() }
    for (row, cell) in table.visibleCells.enumerated() {
      #expect(cell.presentation.frame.minY == Double(row) * 44)
    }
    #expect(seenMoving.count == 10)
  }
}

@MainActor struct TableAnchorTests {
  @Test("Rows inserted above what is seen do not move it, but show at the top")
  func anchored() {
    let made = TableStage(count: 100)
    made.source.rows[0].insert("first", at: 0)
    made.table.insertRows(at: [[0, 0]], with: .none)
    #expect(made.seen.first == "first")
    made.scroll(to: 1_000)
    let before = made.seen
    made.source.rows[0].insert(contentsOf: ["x", "y", "z"], at: 0)
    made.table.insertRows(at: [[0, 0], [0, 1], [0, 2]], with: .automatic)
    made.stage.advance(by: 1)
    #expect(made.seen == before)
    #expect(made.table.contentOffset.y == 1_000 + 3 * 44)
    made.source.rows[0].removeFirst(10)
    made.table.deleteRows(at: (0..<10).map { [0, $0] }, with: .none)
    #expect(made.seen == before)
  }
}
