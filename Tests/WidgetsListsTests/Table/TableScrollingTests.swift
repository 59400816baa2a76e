import ResponderTestKit
import Testing
import Widgets

@testable import WidgetsLists

@MainActor struct TableScrollingTests {
  let made = TableStage(count: 300)
  private var table: TableView { made.table }
  private var stage: Stage { made.stage }

  /// Flings the content up, so that the table continues to scroll.
  private func fling(_ table: TableView) {
    stage.drag(from: Point(x: 100, y: 400), to: Point(x: 100, y: 150), duration: 0.1)
  }

  @Test("A finger that rests on a row highlights it, and scrolling takes that back")
  func highlightIsCancelled() {
    stage.touchDown(at: made.middle([0, 3]))
    stage.frame()
    #expect(table.cellForRow(at: [0, 3])?.isHighlighted == false)
    stage.advance(by: 0.3)
    #expect(table.cellForRow(at: [0, 3])?.isHighlighted == true)
    let start = made.middle([0, 3])
    for step in 1...10 {
      stage.touchMove(to: Point(x: start.x, y: start.y - Double(step) * 6))
      stage.frame()
      stage.advance(by: 1.0 / 60)
    }
    #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
    #expect(table.contentOffset.y > 20)
    stage.touchUp()
    stage.frame()
    stage.advance(by: 2)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(made.source.takeLog() == ["didHighlight [0, 3]", "didUnhighlight [0, 3]"])
  }

  @Test("A table whose rows fit is pulled all the same, and its refresh control begins to refresh")
  func shortTable() {
    made.source.rows = [["a", "b"]]
    table.reloadData()
    let refresh = RefreshControl()
    table.refreshControl = refresh
    stage.render()
    stage.touchDown(at: Point(x: 100, y: 150))
    for step in 1...40 {
      stage.touchMove(to: Point(x: 100, y: 150 + Double(step) * 8))
      stage.frame()
      stage.advance(by: 1.0 / 60)
    }
    #expect(table.contentOffset.y < -20)
    #expect(refresh.isRefreshing)
    stage.touchUp()
    stage.frame()
    refresh.endRefreshing()
    stage.advance(by: 2)
    #expect(table.contentOffset.y == 0)
  }

  @Test("The row NSNotFound scrolls to a section without rows")
  func emptySection() {
    made.source.rows = [(0..<30).map(String.init), [], (0..<30).map(String.init)]
    table.sectionHeaderHeight = 30
    table.reloadData()
    stage.render()
    let section = table.rect(forSection: 1)
    table.scrollToRow(at: [1, Int.max], at: .top, animated: false)
    #expect(table.contentOffset.y == section.minY)
    table.scrollToRow(at: [1, Int.max], at: .bottom, animated: false)
    #expect(table.contentOffset.y == section.maxY - table.bounds.height)
    table.scrollToRow(at: [7, Int.max], at: .top, animated: false)
    #expect(table.contentOffset.y == section.maxY - table.bounds.height)
  }

  @Test("A touch that stops a fling selects nothing")
  func stoppingSelectsNothing() {
    fling(table)
    stage.advance(by: 0.1)
    #expect(table.isDecelerating)
    stage.tap(at: Point(x: 100, y: 200))
    stage.advance(by: 1)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(!table.isDecelerating)
  }

  @Test("A table that is reloaded while it is dragged or flies goes on with the new rows")
  func reloadInMotion() {
    stage.touchDown(at: Point(x: 100, y: 300))
    stage.frame()
    stage.touchMove(to: Point(x: 100, y: 250))
    stage.frame()
    made.source.rows = [(0..<200).map { "New \($0)" }]
    table.reloadData()
    stage.touchMove(to: Point(x: 100, y: 200))
    stage.frame()
    #expect(made.seen.allSatisfy { $0.hasPrefix("New") })
    #expect(table.contentOffset.y > 60)
    stage.touchUp()
    stage.frame()
    fling(table)
    made.source.rows = [["only"]]
    table.reloadData()
    stage.advance(by: 3)
    #expect(made.seen == ["only"])
    #expect(table.contentOffset.y == 0)
  }

  @Test("A table that gets another size while it flies shows its rows all the way")
  func resizeInMotion() {
    fling(table)
    for step in 0..<20 {
      table.frame.size = Size(width: 320 - Double(step) * 5, height: 440 - Double(step) * 15)
      stage.advance(by: 1.0 / 60)
      let cells = table.visibleCells
      #expect((cells.first?.frame.minY ?? .infinity) <= table.bounds.minY)
      #expect((cells.last?.frame.maxY ?? 0) >= table.bounds.maxY)
      #expect(cells.allSatisfy { $0.frame.width == table.bounds.width })
    }
    stage.advance(by: 5)
    #expect(!table.isDecelerating)
  }

  @Test("Rows that turn out higher while a fling goes up do not make what is seen jump")
  func flingOverUnknownHeights() {
    for row in 0..<300 { made.source.heights[[0, row]] = Double(60 + row % 3 * 40) }
    table.reloadData()
    made.scroll(to: 8_000)
    stage.drag(from: Point(x: 100, y: 100), to: Point(x: 100, y: 300), duration: 0.1)
    var last: [ItemPath: Double] = [:]
    for _ in 0..<60 {
      stage.advance(by: 1.0 / 60)
      var now: [ItemPath: Double] = [:]
      for cell in table.visibleCells {
        guard let path = table.indexPath(for: cell) else { continue }
        now[path] = cell.frame.minY - table.bounds.minY
        if let before = last[path], let y = now[path] {
          #expect(y - before >= 0 && y - before < 60)
        }
      }
      last = now
    }
    stage.advance(by: 5)
    #expect(!table.isDecelerating)
  }

  @Test("Scrolling to a row in an animation ends exactly there")
  func animatedScroll() {
    for row in 0..<300 { made.source.heights[[0, row]] = Double(60 + row % 3 * 40) }
    table.reloadData()
    table.scrollToRow(at: [0, 40], at: .top, animated: true)
    stage.advance(by: 2)
    #expect(table.rectForRow(at: [0, 40]).minY == table.bounds.minY)
    table.scrollToRow(at: [0, 280], at: .bottom, animated: true)
    stage.advance(by: 2)
    #expect(table.rectForRow(at: [0, 280]).maxY == table.bounds.maxY)
    table.scrollToRow(at: [0, 5], at: .top, animated: true)
    stage.advance(by: 2)
    #expect(table.rectForRow(at: [0, 5]).minY == table.bounds.minY)
  }

  @Test("A data source that goes takes its rows along, and nothing wakes up any more")
  func sourceGoes() {
    let other = TableView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    stage.window.addSubview(other)
    other.register(TableViewCell.self, forCellReuseIdentifier: "row")
    var source: TableSource? = TableSource(count: 100)
    other.dataSource = source
    stage.render()
    #expect(other.visibleCells.count == 5)
    source = nil
    other.contentOffset.y = 400
    stage.advance(by: 1)
    #expect(other.visibleCells.isEmpty)
    let frames = stage.frameCount
    stage.advance(by: 2)
    #expect(stage.frameCount == frames)
    _ = source
  }

  @Test("A table may leave its window in didSelect")
  func leavesInDidSelect() {
    made.source.onSelect = { [table, source = made.source] _ in
      source.onSelect = nil
      table.removeFromSuperview()
    }
    stage.click(at: made.middle([0, 2]))
    stage.advance(by: 1)
    #expect(table.window == nil)
  }

  @Test("At rest nothing wakes up")
  func rest() {
    stage.tap(at: made.middle([0, 2]))
    fling(table)
    stage.advance(by: 8)
    let frames = stage.frameCount
    stage.advance(by: 5)
    #expect(stage.frameCount == frames)
    #expect(stage.application.nextTimer == nil)
  }
}
