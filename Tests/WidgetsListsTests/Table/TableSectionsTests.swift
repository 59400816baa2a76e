import Testing
import Widgets

@testable import WidgetsLists

struct TableSectionsTests {
  private func make(_ counts: [Int], header: Double = 20, footer: Double = 5) -> TableSections {
    TableSections(
      counts.map {
        TableSections.Section(
          header: header, rows: RowHeights(count: $0, estimate: 10), footer: footer)
      })
  }

  @Test("Header, rows and footer follow one another, section by section")
  func order() {
    var sections = make([2, 3])
    #expect(sections.rowsTop(of: 0) == 20)
    #expect(sections.footerTop(of: 0) == 40)
    #expect(sections.top(of: 1) == 45)
    #expect(sections.top(of: [1, 2]) == 85)
    #expect(sections.height == 100)
  }

  @Test("A place in a header or footer has no row")
  func placesBetweenRows() {
    var sections = make([2, 3])
    #expect(sections.row(at: 19) == nil)
    #expect(sections.row(at: 20) == [0, 0])
    #expect(sections.row(at: 41) == nil)
    #expect(sections.row(at: 66) == [1, 0])
    #expect(sections.row(at: -1) == nil)
    #expect(sections.row(at: 100) == nil)
  }

  @Test("The first row that ends below a place may stand in a later section")
  func firstRowBelow() {
    var sections = make([2, 0, 0, 3])
    #expect(sections.firstRow(endingBelow: -100) == [0, 0])
    #expect(sections.firstRow(endingBelow: 39.5) == [0, 1])
    #expect(sections.firstRow(endingBelow: 42) == [3, 0])
    #expect(sections.firstRow(endingBelow: 400) == nil)
    var none = make([])
    #expect(none.firstRow(endingBelow: 0) == nil)
  }

  @Test("Neighbours are found across sections without rows")
  func neighbours() {
    let sections = make([1, 0, 2])
    #expect(sections.row(after: [0, 0]) == [2, 0])
    #expect(sections.row(before: [2, 0]) == [0, 0])
    #expect(sections.row(after: [2, 1]) == nil)
    #expect(sections.row(before: [0, 0]) == nil)
    #expect(sections.firstRow == [0, 0])
    #expect(sections.lastRow == [2, 1])
    #expect(make([0, 0]).firstRow == nil)
  }

  @Test("A row that grows moves what follows it")
  func growth() {
    var sections = make([2, 3])
    #expect(sections.top(of: [1, 0]) == 65)
    #expect(sections.setHeight(25, of: [0, 0]) == 15)
    #expect(sections.top(of: [0, 1]) == 45)
    #expect(sections.top(of: [1, 0]) == 80)
    #expect(sections.setHeight(0, of: .header(0)) == -20)
    #expect(sections.top(of: [1, 0]) == 60)
  }
}
