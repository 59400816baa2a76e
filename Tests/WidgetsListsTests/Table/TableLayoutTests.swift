import ResponderTestKit
import Testing
import Widgets

@testable import WidgetsItems
@testable import WidgetsLists

@MainActor struct TableLayoutTests {
  @Test("Only the rows that are seen have cells, however many there are")
  func onlySeenRowsHaveCells() {
    let made = TableStage(count: 1_000_000)
    #expect(made.table.contentSize.height == 44_000_000)
    #expect(made.seen == (0..<10).map { "Row \($0)" })
    var y = 0.0
    while y < 60_000 {
      made.scroll(to: y)
      y += 333
    }
    made.scroll(to: 43_999_560)
    #expect(made.seen.last == "Row 999999")
    let cells = made.table.subviews.count { $0 is TableViewCell }
    #expect(cells <= 16)
  }

  @Test("A scroll step asks the data source for the rows that came, and for no others")
  func scrollAsksForNewRowsOnly() {
    let made = TableStage(count: 1_000)
    let before = made.source.cellCount
    made.scroll(to: 10)
    #expect(made.source.cellCount == before + 1)
    made.scroll(to: 43)
    #expect(made.source.cellCount == before + 1)
    made.scroll(to: 45)
    #expect(made.source.cellCount == before + 2)
    #expect(made.seen == (1..<12).map { "Row \($0)" })
  }

  @Test("A cell that left the screen is used again, after a call of prepareForReuse")
  func cellsAreReused() {
    final class CountingCell: TableViewCell {
      var reuses = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
      }
    }
    let made = TableStage(TableSource(count: 100)) {
      $0.register(CountingCell.self, forCellReuseIdentifier: "row")
    }
    let first = made.table.visibleCells.first as? CountingCell
    made.scroll(to: 60)
    #expect(made.table.visibleCells.contains { $0 === first })
    #expect(first?.reuses == 1)
  }

  @Test("A table without sections, without rows, or without a data source is empty")
  func empty() {
    let made = TableStage(TableSource([]))
    #expect(made.table.contentSize.height == 0)
    made.source.rows = [[], [], []]
    made.table.reloadData()
    made.stage.render()
    #expect(made.seen == [])
    #expect(made.table.numberOfSections == 3)
    made.table.dataSource = nil
    made.stage.render()
    #expect(made.table.numberOfSections == 0)
    #expect(made.table.canBecomeFocused == false)
  }

  @Test("Rows, headers and footers lie where the geometry says")
  func geometry() {
    let source = TableSource([["a", "b"], ["c"]])
    source.headerTitles = ["First", nil]
    source.footerTitles = [nil, "Last"]
    let made = TableStage(source)
    let table = made.table
    #expect(table.rectForHeader(inSection: 0) == Rect(x: 0, y: 0, width: 320, height: 32))
    #expect(table.rectForRow(at: [0, 1]) == Rect(x: 0, y: 76, width: 320, height: 44))
    #expect(table.rect(forSection: 1).minY == 120)
    #expect(table.rectForFooter(inSection: 1).minY == 164)
    #expect(table.rectForRow(at: [4, 0]) == .zero)
    #expect(table.indexPathForRow(at: Point(x: 5, y: 76)) == [0, 1])
    #expect(table.indexPathForRow(at: Point(x: 5, y: 10)) == nil)
    #expect(
      table.indexPathsForRows(in: Rect(x: 0, y: 100, width: 10, height: 30)) == [[0, 1], [1, 0]])
    #expect(table.cellForRow(at: [1, 0])?.frame == table.rectForRow(at: [1, 0]))
    #expect(table.indexPath(for: table.visibleCells[2]) == [1, 0])
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "First")
  }

  @Test("A header of a plain table stays on top while its rows pass, and is pushed out by the next")
  func headersStayOnTop() {
    let source = TableSource([(0..<20).map { "a\($0)" }, (0..<20).map { "b\($0)" }])
    source.headerTitles = ["A", "B"]
    let made = TableStage(source)
    made.scroll(to: 300)
    #expect(made.table.headerView(forSection: 0)?.frame.minY == 300)
    let end = made.table.rect(forSection: 1).minY
    made.scroll(to: end - 10)
    #expect(made.table.headerView(forSection: 0)?.frame.maxY == end)
    #expect(made.table.headerView(forSection: 1)?.frame.minY == end)
    made.scroll(to: end + 1)
    #expect(made.table.headerView(forSection: 0) == nil)
  }

  @Test("A header of a grouped table scrolls with its rows")
  func groupedHeadersScroll() {
    let source = TableSource([(0..<20).map { "a\($0)" }])
    source.headerTitles = ["A"]
    let made = TableStage(source, style: .insetGrouped)
    #expect(made.table.headerView(forSection: 0)?.frame.minY == 0)
    made.scroll(to: 300)
    #expect(made.table.headerView(forSection: 0) == nil)
    #expect(made.table.rectForRow(at: [0, 0]).minX == 16)
  }

  @Test(
    "The views above the first and below the last section take the table's width and their room")
  func endViews() {
    let made = TableStage(count: 2)
    made.table.tableHeaderView = View(frame: Rect(x: 0, y: 0, width: 10, height: 30))
    made.table.tableFooterView = View(frame: Rect(x: 0, y: 0, width: 10, height: 20))
    made.stage.render()
    #expect(made.table.rectForRow(at: [0, 0]).minY == 30)
    #expect(made.table.contentSize.height == 138)
    #expect(made.table.tableHeaderView?.frame == Rect(x: 0, y: 0, width: 320, height: 30))
    #expect(made.table.tableFooterView?.frame == Rect(x: 0, y: 118, width: 320, height: 20))
  }

  @Test("The delegate is called when a row is about to be displayed, and when it no longer is")
  func displayIsTold() {
    final class Watcher: TableViewDelegate {
      var log: [String] = []
      func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: ItemPath
      ) { log.append("+\(indexPath.row)") }
      func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: ItemPath
      ) { log.append("-\(indexPath.row)") }
    }
    let made = TableStage(count: 50)
    let watcher = Watcher()
    made.table.delegate = watcher
    made.stage.render()
    watcher.log = []
    made.scroll(to: 50)
    #expect(watcher.log == ["-0", "+10", "+11"])
    made.scroll(to: 0)
    #expect(watcher.log == ["-0", "+10", "+11", "-10", "-11", "+0"])
  }

  @Test("Another size shows more rows or fewer")
  func resize() {
    let made = TableStage(count: 50)
    made.table.frame.size.height = 220
    made.stage.render()
    #expect(made.seen.count == 5)
    made.table.frame.size = Size(width: 500, height: 440)
    made.stage.render()
    #expect(made.seen.count == 10)
    #expect(made.table.visibleCells.allSatisfy { $0.frame.width == 500 })
  }
}
