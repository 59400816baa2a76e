import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@testable import WidgetsColumns

@MainActor @Suite(.serialized) struct OutlineViewTests {
  let stage = Stage(size: Size(width: 400, height: 300))
  let outline = OutlineView()
  let source = FolderSource()

  init() {
    outline.columns = [
      TableColumn("name", title: "Name", width: 260), TableColumn("size", title: "Size"),
    ]
    outline.outlineSource = source
    outline.frame = stage.window.bounds
    stage.window.addSubview(outline)
    stage.render()
  }

  private var shown: [String] { outline.shownItems.compactMap { $0 as? String } }

  /// Returns the center of an item's disclosure triangle, in window coordinates.
  private func triangle(_ item: String) -> Point {
    let row = outline.row(ofItem: item) ?? 0
    let rect = outline.rect(ofRow: row) ?? .zero
    let indent = outline.indentation(ofRow: row, in: outline.columns[0])
    return Point(x: ColumnRowView.padding + indent - 10, y: rect.midY)
  }

  @Test("What is below an item is asked for when it is expanded first")
  func lazy() {
    #expect(shown == ["a", "b", "c"])
    #expect(source.asked == [nil])
    outline.expandItem("a")
    #expect(shown == ["a", "a/1", "a/2", "b", "c"])
    outline.collapseItem("a")
    outline.expandItem("a")
    #expect(source.asked == [nil, "a"])
    #expect(outline.level(ofItem: "a/1") == 1)
  }

  @Test("A tap on a triangle expands and collapses, and selects nothing")
  func taps() {
    var told: [Bool] = []
    outline.onExpansionChange = { told.append($1) }
    stage.tap(at: triangle("b"))
    #expect(shown == ["a", "b", "b/1", "b/2", "c"])
    #expect(outline.selectedRowCount == 0)
    stage.advance(by: 1)
    stage.click(at: triangle("b"))
    #expect(shown == ["a", "b", "c"])
    #expect(told == [true, false])
  }

  private func view(_ item: String) -> ColumnRowView? {
    outline.layoutIfNeeded()
    return outline.rows.views.first { $0.row == outline.row(ofItem: item) }
  }

  @Test(
    "U11: Rows slide when the user unfolds some, and stand at once with reduced motion")
  func slides() throws {
    let before = try #require(view("c")?.frame.minY)
    stage.tap(at: triangle("a"))
    let row = try #require(view("c"))
    let height = row.bounds.height
    #expect(row.frame.minY == before + 2 * height)
    stage.advance(by: RowSlide.duration / 2)
    let shown = try #require(row.layer.presentation()?.frame.minY)
    #expect(shown > before && shown < before + 2 * height)
    stage.advance(by: 1)
    #expect(row.layer.presentation()?.frame.minY ?? row.frame.minY == row.frame.minY)
    #expect(view("a/1")?.alpha == 1)
    stage.setReducedMotion(true)
    stage.tap(at: triangle("a"))
    let again = try #require(view("c"))
    #expect(again.frame.minY == before)
    #expect(again.layer.presentation()?.frame.minY ?? before == before)
  }

  @Test("U11: Rows stand at once where code expands an item")
  func codeDoesNotSlide() throws {
    let before = try #require(view("c")?.frame.minY)
    outline.expandItem("a")
    let row = try #require(view("c"))
    #expect(row.frame.minY > before)
    stage.advance(by: RowSlide.duration / 2)
    #expect(row.layer.presentation()?.frame.minY ?? row.frame.minY == row.frame.minY)
  }

  @Test("With Alt all levels are expanded and collapsed")
  func alt() {
    stage.keyDown(.keyboardLeftAlt, modifiers: .alternate)
    stage.click(at: triangle("a"))
    stage.keyUp(.keyboardLeftAlt)
    #expect(shown == ["a", "a/1", "a/1/1", "a/1/2", "a/2", "a/2/1", "a/2/2", "b", "c"])
    outline.collapseItem("a", allLevels: true)
    outline.expandItem("a")
    #expect(shown == ["a", "a/1", "a/2", "b", "c"])
  }

  @Test("Arrow keys go in and out")
  func keys() {
    while !outline.isFocused { stage.keyPress(.keyboardTab) }
    stage.keyPress(.keyboardHome)
    stage.keyPress(.keyboardRightArrow)
    #expect(shown == ["a", "a/1", "a/2", "b", "c"])
    stage.keyPress(.keyboardRightArrow)
    #expect(outline.selectedItems == ["a/1"])
    stage.keyPress(.keyboardLeftArrow)
    #expect(outline.selectedItems == ["a"])
    stage.keyPress(.keyboardLeftArrow)
    #expect(shown == ["a", "b", "c"])
  }

  @Test("U6: What is hidden is selected no longer: the item above is")
  func hidden() {
    outline.expandItem("a", allLevels: true)
    outline.selectedRow = outline.row(ofItem: "a/1/2")
    #expect(outline.focusedRow == outline.row(ofItem: "a/1/2"))
    var changes = 0
    outline.onSelectionChange = { changes += 1 }
    outline.collapseItem("a")
    #expect(outline.selectedItems == ["a"])
    #expect(outline.focusedRow == outline.row(ofItem: "a"))
    #expect(changes == 1)
  }

  @Test("Items stay selected and expanded when others come")
  func reload() {
    outline.expandItem("b")
    outline.selectedRow = outline.row(ofItem: "b/2")
    source.roots = ["x", "b"]
    outline.reloadData()
    #expect(shown == ["x", "b", "b/1", "b/2"])
    #expect(outline.selectedItems == ["b/2"])
    #expect(outline.expandedItems == ["b"])
  }

  @Test("Which items are expanded can be kept and set again")
  func expanded() {
    outline.expandItem("a")
    outline.expandItem("a/1")
    let kept = outline.expandedItems
    outline.expandedItems = []
    #expect(shown == ["a", "b", "c"])
    outline.expandedItems = kept
    #expect(shown == ["a", "a/1", "a/1/1", "a/1/2", "a/2", "b", "c"])
  }

  @Test("An item that is below itself, or in two places, is shown once")
  func loops() {
    source.roots = ["a", "loop", "a"]
    outline.reloadData()
    outline.expandItem("loop", allLevels: true)
    #expect(shown == ["a", "loop"])
  }

  @Test("From right to left triangles are on the right, and the arrow keys are turned round")
  func rightToLeft() {
    outline.semanticContentAttribute = .forceRightToLeft
    outline.columnsDidChange()
    stage.render()
    let rect = outline.rect(ofRow: 0) ?? .zero
    stage.tap(at: Point(x: 400 - 20, y: rect.midY))
    #expect(shown == ["a", "a/1", "a/2", "b", "c"])
    while !outline.isFocused { stage.keyPress(.keyboardTab) }
    stage.keyPress(.keyboardHome)
    stage.keyPress(.keyboardRightArrow)
    #expect(shown == ["a", "b", "c"])
  }
}

/// A data source of folders by their paths, with three levels.
@MainActor final class FolderSource: OutlineViewDataSource {
  var roots = ["a", "b", "c"]
  var asked: [String?] = []

  func outlineView(_ outlineView: OutlineView, childrenOf item: AnyHashable?) -> [AnyHashable] {
    let path = item as? String
    asked.append(path)
    guard let path else { return roots }
    return path == "loop" ? ["loop", "a"] : ["\(path)/1", "\(path)/2"]
  }

  func outlineView(_ outlineView: OutlineView, isExpandable item: AnyHashable) -> Bool {
    (item as? String).map { $0.count < 5 && $0 != "c" } ?? false
  }

  func outlineView(
    _ outlineView: OutlineView, textFor item: AnyHashable, in column: TableColumn
  ) -> String {
    column.identifier == "name" ? (item as? String ?? "") : "\(item)".count.description
  }
}
