import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@MainActor @Suite(.serialized) struct MenuPreviewTests {
  private final class Source: TableViewDataSource, TableViewDelegate {
    var log: [String] = []
    var preview: TargetedPreview?

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
      TableViewCell(style: .default)
    }
    func tableView(
      _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: ItemPath, point: Point
    ) -> ContextMenuConfiguration? {
      log.append("menu \(indexPath.row)")
      return ContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        Menu(children: [Action(title: "One") { _ in }])
      }
    }
    func tableView(
      _ tableView: TableView,
      previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
    ) -> TargetedPreview? {
      log.append("highlight")
      return preview
    }
    func tableView(
      _ tableView: TableView,
      previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
    ) -> TargetedPreview? {
      log.append("dismiss")
      return nil
    }
  }

  @Test("The previews of a row's menu are asked for when it comes and when it goes")
  func previews() {
    let stage = Stage(size: Size(width: 300, height: 300))
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    let source = Source()
    table.dataSource = source
    table.delegate = source
    stage.window.addSubview(table)
    table.layoutIfNeeded()
    stage.click(at: Point(x: 100, y: 60), button: .secondary)
    #expect(source.log == ["menu 1", "highlight"])
    #expect(table.cellForRow(at: [0, 1])?.isHighlighted == true)
    stage.dismissPopups()
    stage.advance(by: 0.5)
    #expect(source.log == ["menu 1", "highlight", "dismiss"])
    #expect(table.cellForRow(at: [0, 1])?.isHighlighted == false)
    let cell = table.cellForRow(at: [0, 1])
    source.preview = cell.map { TargetedPreview(view: $0) }
    stage.click(at: Point(x: 100, y: 60), button: .secondary)
    #expect(cell?.isHighlighted == false)
  }
}
