import ResponderTestKit
import Testing
import Widgets

/// The heights of headers and footers after a change of the table's width.
@MainActor struct TableHeaderWidthTests {
  private let source = TableSource([["a"], ["b"], ["c"]])
  private let delegate = HeaderViews()

  /// Returns the heights of the headers and of the footers.
  private func heights(_ table: TableView) -> [Double] {
    (0..<3).map { table.rectForHeader(inSection: $0).height }
      + (0..<3).map { table.rectForFooter(inSection: $0).height }
  }

  /// Checks that the heights for each width are those that the table has after it was loaded again.
  private func checkWidths(_ made: TableStage) {
    for width in [1_200.0, 480, 320, 480] {
      made.table.frame.size.width = width
      made.stage.render()
      let resized = heights(made.table)
      made.table.reloadData()
      made.stage.render()
      #expect(heights(made.table) == resized)
    }
  }

  @Test(
    "After a change of the width, headers and footers have the heights of the first layout",
    arguments: [TableView.Style.plain, .grouped, .insetGrouped])
  func titles(_ style: TableView.Style) {
    source.headerTitles = ["First", String(repeating: "word ", count: 24), "Third"]
    source.footerTitles = ["First", String(repeating: "word ", count: 24), "Third"]
    let made = TableStage(source, style: style, size: Size(width: 480, height: 900))
    let first = heights(made.table)
    made.table.frame.size.width = 1_200
    made.stage.render()
    #expect(heights(made.table)[0] == first[0] && heights(made.table)[3] == first[3])
    made.table.frame.size.width = 480
    made.stage.render()
    #expect(heights(made.table) == first)
    checkWidths(made)
  }

  @Test("After a change of the width, the delegate's headers have the heights of their content")
  func views() {
    let made = TableStage(source, style: .insetGrouped, size: Size(width: 480, height: 900))
    made.table.delegate = delegate
    made.stage.render()
    checkWidths(made)
  }
}

/// A delegate with a view for each header and footer.
@MainActor private final class HeaderViews: TableViewDelegate {
  private func view(_ section: Int) -> View {
    let view = TableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = String(repeating: "word ", count: 12 * section + 1)
    return view
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    view(section)
  }

  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    view(section)
  }
}
