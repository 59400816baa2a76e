import ResponderTestKit
import Testing

@testable import Widgets

/// Rows that grow while they are visible.
@MainActor @Suite(.serialized) struct GrownRowTests {
  private final class Source: TableViewDataSource {
    var lines = 1
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: ItemPath
    ) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = "A text of several words that needs more lines than one if it is large"
      content.textProperties.numberOfLines = 0
      cell.contentConfiguration = content
      return cell
    }
  }

  @Test("Rows that others have pushed out of sight are not visible at their former position")
  func pushedOut() {
    let stage = Stage(size: Size(width: 300, height: 600))
    let source = Source()
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 600))
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    stage.window.addSubview(table)
    stage.render()
    let before = table.visibleCells.count
    var large = stage.application.systemAppearance
    large.textScale = 2
    stage.application.apply(large)
    stage.render()
    let cells = table.subviews.compactMap { $0 as? TableViewCell }.filter { !$0.isHidden }
    #expect(table.visibleCells.count < before)
    #expect(cells.count == table.visibleCells.count)
    let frames = cells.map(\.frame).sorted { $0.minY < $1.minY }
    for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(upper.maxY <= lower.minY + 1) }
  }
}
