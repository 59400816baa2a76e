import ResponderTestKit
import Testing
import Widgets

@testable import WidgetsLists

@MainActor struct TableHeightTests {
  @Test("The delegate's heights are asked for when rows come to be seen")
  func heightsAreAskedLate() {
    let source = TableSource(count: 1_000)
    for row in 0..<1_000 { source.heights[[0, row]] = 100 }
    let made = TableStage(source)
    #expect(made.seen.count == 5)
    #expect(made.table.rectForRow(at: [0, 4]).minY == 400)
    #expect(made.table.rectForRow(at: [0, 999]).height == 44)
  }

  @Test("With an estimate of 0 every height is asked for at once")
  func heightsAreAskedAtOnce() {
    let source = TableSource(count: 100)
    for row in 0..<100 { source.heights[[0, row]] = 100 }
    let made = TableStage(source) { $0.estimatedRowHeight = 0 }
    #expect(made.table.contentSize.height == 10_000)
  }

  @Test("A row above what is seen that is higher than expected moves nothing that is seen")
  func whatIsSeenStays() {
    let source = TableSource(count: 200)
    for row in 0..<200 { source.heights[[0, row]] = row % 2 == 0 ? 90 : 130 }
    let made = TableStage(source)
    made.scroll(to: 4_000)
    for _ in 0..<40 {
      let cell = made.table.visibleCells[2]
      let path = made.table.indexPath(for: cell)
      let before = made.table.convert(cell.frame, to: nil).minY
      made.table.contentOffset.y -= 37
      made.stage.render()
      #expect(made.table.indexPath(for: cell) == path)
      #expect(made.table.convert(cell.frame, to: nil).minY == before + 37)
    }
  }

  private final class Wrapping: TableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      textLabel?.numberOfLines = 0
    }
  }

  @Test(
    "Rows are as high as their text in another width too, at the top and further down",
    arguments: [0.0, 700])
  func automaticHeightsInOtherWidths(offset: Double) {
    let text = "some words that take two lines where there is not much room"
    let made = TableStage(
      TableSource([Array(repeating: text, count: 40)]), rowHeight: TableView.automaticDimension
    ) { $0.register(Wrapping.self, forCellReuseIdentifier: "row") }
    if offset > 0 { made.scroll(to: offset) }
    let usual = made.table.visibleCells[1].frame.height
    #expect(usual > 50)
    func check(_ what: String) {
      made.stage.render()
      for cell in made.table.visibleCells {
        let fitting = cell.sizeThatFits(Size(width: cell.bounds.width, height: 0)).height
        #expect(cell.frame.height == fitting, "\(what)")
      }
    }
    made.table.frame.size.width = 300
    check("narrower")
    #expect(made.table.visibleCells[1].frame.height == usual)
    made.table.frame.size.width = 200
    check("much narrower")
    #expect(made.table.visibleCells[1].frame.height > usual)
    made.table.frame.size.width = 320
    made.table.contentInset = EdgeInsets(top: 0, left: 60, bottom: 0, right: 60)
    check("with insets")
    #expect(made.table.visibleCells[1].frame.height > usual)
  }

  @Test("A row is as high as its text, and at least as high as a finger needs")
  func automaticHeights() {
    let source = TableSource([["short", String(repeating: "many words ", count: 40)]])
    let made = TableStage(source, rowHeight: TableView.automaticDimension) { table in
      final class Wrapping: TableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          textLabel?.numberOfLines = 0
        }
      }
      table.register(Wrapping.self, forCellReuseIdentifier: "row")
    }
    #expect(made.table.rectForRow(at: [0, 0]).height == 44)
    let narrow = made.table.rectForRow(at: [0, 1]).height
    #expect(narrow > 150)
    made.table.frame.size.width = 600
    made.stage.render()
    #expect(made.table.rectForRow(at: [0, 1]).height < narrow)
  }

  @Test("Heights that make no sense are taken for something that does")
  func nonsense() {
    let source = TableSource(count: 5)
    source.heights = [[0, 0]: .nan, [0, 1]: -50, [0, 2]: .infinity, [0, 3]: 1e300]
    let made = TableStage(source)
    #expect(made.table.rectForRow(at: [0, 0]).height == 44)
    #expect(made.table.rectForRow(at: [0, 1]).height == 0)
    #expect(made.table.rectForRow(at: [0, 2]).height == 44)
    #expect(made.table.rectForRow(at: [0, 3]).height == 100_000)
  }

  @Test("Scrolling to a row brings it exactly where it was asked, also among unseen high rows")
  func scrollToRow() {
    let source = TableSource(count: 500)
    for row in 0..<500 { source.heights[[0, row]] = Double(30 + row * 37 % 90) }
    let made = TableStage(source)
    let table = made.table
    for (path, position) in [
      ([0, 300], .top), ([0, 100], .bottom), ([0, 410], .middle), ([0, 0], .top),
      ([0, 499], .bottom),
    ] as [(ItemPath, TableView.ScrollPosition)] {
      table.scrollToRow(at: path, at: position, animated: false)
      made.stage.render()
      let rect = table.rectForRow(at: path)
      switch position {
      case .top: #expect(rect.minY == table.bounds.minY)
      case .bottom: #expect(rect.maxY == table.bounds.maxY)
      default: #expect(rect.midY == table.bounds.midY)
      }
      #expect(table.cellForRow(at: path)?.frame == rect)
    }
  }

  @Test("Scrolling to a row in sight moves nothing, and to another one as little as shows it")
  func scrollToNone() {
    let made = TableStage(count: 100)
    made.table.scrollToRow(at: [0, 5], at: .none, animated: false)
    #expect(made.table.contentOffset.y == 0)
    made.table.scrollToRow(at: [0, 20], at: .none, animated: false)
    #expect(made.table.contentOffset.y == 44 * 21 - 440)
    made.table.scrollToRow(at: [0, 12], at: .none, animated: false)
    #expect(made.table.contentOffset.y == 44 * 21 - 440)
  }
}
