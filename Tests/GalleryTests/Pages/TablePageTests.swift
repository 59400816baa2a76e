import ResponderTestKit
import Testing
import Widgets

@testable import Gallery

@MainActor struct TablePageTests {
  private let stage: Stage
  private let page = TableController()
  private let table: TableView
  private let header: TableHeader

  init() throws {
    let window = GalleryWindow(size: Size(width: 700, height: 600))
    stage = Stage(size: Size(width: 700, height: 600), window: window)
    window.rootViewController = page
    stage.render()
    table = try #require(page.view.subviews.lazy.compactMap { $0 as? TableView }.first)
    header = try #require(page.view.subviews.lazy.compactMap { $0 as? TableHeader }.first)
  }

  private var heading: String {
    header.subviews.lazy.compactMap { ($0 as? Label)?.text }.first ?? ""
  }

  private func tap(row: Int) throws {
    let frame = table.rectForRow(at: ItemPath(row: row, section: 0))
    stage.tap(at: table.convert(frame.center, to: nil))
    stage.advance(by: 1)
  }

  private func tapEdit() {
    stage.tap(at: header.editButton.convert(header.editButton.bounds.center, to: nil))
    stage.advance(by: 1)
  }

  @Test("The heading names the row that is selected, and forgets it when editing begins and ends")
  func naming() throws {
    #expect(heading == "100,000 rows")
    try tap(row: 1)
    #expect(heading == "Aarlow, Clara")
    tapEdit()
    #expect(heading == "100,000 rows")
    tapEdit()
    #expect(heading == "100,000 rows")
  }

  @Test("While rows are edited the heading counts those that are chosen")
  func counting() throws {
    tapEdit()
    try tap(row: 0)
    #expect(heading == "1 selected")
    try tap(row: 2)
    #expect(heading == "2 selected")
    try tap(row: 0)
    try tap(row: 2)
    #expect(heading == "100,000 rows")
    try tap(row: 2)
    tapEdit()
    #expect(heading == "100,000 rows")
  }
}
