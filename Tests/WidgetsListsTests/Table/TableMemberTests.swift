import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@MainActor @Suite(.serialized) struct TableMemberTests {
  private final class Source: TableViewDataSource, TableViewDelegate {
    var hasTitles = false

    func numberOfSections(in tableView: TableView) -> Int { 2 }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
      let cell = TableViewCell(style: .default)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      hasTitles ? "Section" : nil
    }
  }

  private func table(
    _ source: Source, style: TableView.Style = .plain, width: Double = 300
  ) -> (Stage, TableView) {
    let stage = Stage(size: Size(width: width, height: 500))
    let table = TableView(
      frame: Rect(x: 0, y: 0, width: width, height: 500), style: style)
    table.dataSource = source
    table.delegate = source
    stage.window.addSubview(table)
    table.layoutIfNeeded()
    return (stage, table)
  }

  @Test("Room above headers is added to them, and the header's view keeps its height")
  func headerPadding() {
    let source = Source()
    source.hasTitles = true
    let (stage, table) = table(source)
    let height = table.rectForHeader(inSection: 1).height
    let view = table.headerView(forSection: 1)?.frame.height
    table.sectionHeaderTopPadding = 25
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 1).height == height + 25)
    #expect(table.headerView(forSection: 1)?.frame.height == view)
    #expect(table.headerView(forSection: 1)?.frame.maxY == table.rectForRow(at: [1, 0]).minY)
    _ = stage
  }

  @Test("Rows keep to the readable width where that is asked for")
  func readableWidth() {
    let source = Source()
    let (stage, table) = table(source, style: .insetGrouped, width: 1_000)
    #expect(table.rectForRow(at: [0, 0]).minX == 16)
    table.cellLayoutMarginsFollowReadableWidth = true
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).minX == 164.0)
    #expect(table.cellForRow(at: [0, 0])?.frame.width == 672)
    _ = stage
  }

  @Test("A table that keys may not go to is passed by")
  func focus() {
    let source = Source()
    let (stage, table) = table(source)
    #expect(table.canBecomeFocused)
    table.allowsFocus = false
    #expect(!table.canBecomeFocused)
    table.allowsFocus = true
    table.allowsFocusDuringEditing = false
    table.isEditing = true
    #expect(!table.canBecomeFocused)
    _ = stage
  }

  @Test("A grouped table stands on the grouped ground")
  func ground() {
    #expect(TableView(style: .insetGrouped).backgroundColor == .systemGroupedBackground)
    #expect(TableView(style: .plain).backgroundColor == .systemBackground)
  }
}
