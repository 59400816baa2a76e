import ResponderTestKit
import Testing
import Widgets

@testable import WidgetsLists

@MainActor struct TableEditingTests {
  let made = TableStage(TableSource([["a", "b", "c", "d"], ["e", "f"]]))
  private var table: TableView { made.table }
  private var stage: Stage { made.stage }

  private func grip(_ path: ItemPath) -> Point { Point(x: 300, y: made.middle(path).y) }

  /// Drags a row by its grip until its center is on the center of another row.
  private func move(_ from: ItemPath, to: ItemPath) {
    stage.drag(from: grip(from), to: grip(to), duration: 0.4)
    stage.advance(by: 1)
  }

  @Test("Editing shows what deletes and what moves a row, and hides it again")
  func shows() {
    let cell = table.cellForRow(at: [0, 1])
    table.setEditing(true, animated: false)
    stage.render()
    #expect(cell?.isEditing == true)
    #expect(cell?.editingStyle == .delete)
    #expect(cell?.parts.editControl?.alpha == 1)
    #expect(cell?.parts.reorderControl?.alpha == 1)
    #expect((cell?.contentView.frame.minX ?? 0) > 30)
    table.setEditing(false, animated: false)
    stage.render()
    #expect(cell?.parts.editControl?.alpha == 0)
    #expect(cell?.contentView.frame.minX == 0)
  }

  @Test("The round sign opens the button that deletes")
  func deletes() {
    table.setEditing(true, animated: false)
    stage.render()
    stage.click(at: Point(x: 25, y: made.middle([0, 1]).y))
    stage.advance(by: 1)
    #expect(table.swipe != nil)
    stage.click(at: Point(x: 300, y: made.middle([0, 1]).y))
    stage.advance(by: 1)
    #expect(made.seen == ["a", "c", "d", "e", "f"])
  }

  @Test("The sign that deletes can be seen in light and dark themes")
  func signContrast() throws {
    table.setEditing(true, animated: false)
    stage.render()
    let control = try #require(table.cellForRow(at: [0, 1])?.parts.editControl)
    let center = control.convert(control.bounds.center, to: nil)
    for theme in [Theme.light, .dark, .highContrastLight, .highContrastDark] {
      stage.application.theme = theme
      let image = stage.snapshot()
      let (x, y) = (Int(center.x), Int(center.y))
      let ratio = image.pixel(x: x, y: y).contrastRatio(with: image.pixel(x: x, y: y - 4))
      #expect(ratio >= 4.5, "dark: \(theme.isDark)")
    }
  }

  @Test("A dragged row is brighter than the others in a dark theme")
  func liftedRow() {
    stage.application.theme = .dark
    table.setEditing(true, animated: false)
    stage.render()
    let start = grip([0, 1])
    let other = Point(x: 200, y: made.middle([0, 3]).y + 10)
    stage.pointerMove(to: start)
    stage.pointerDown()
    stage.pointerMove(to: Point(x: start.x, y: start.y + 5))
    stage.advance(by: 0.5)
    let image = stage.snapshot()
    let lifted = image.pixel(x: 200, y: Int(start.y) + 15)
    #expect(lifted.luminance > image.pixel(x: Int(other.x), y: Int(other.y)).luminance)
    stage.pointerUp()
    stage.advance(by: 1)
  }

  @Test("A row is dragged down and up in its section")
  func dragInSection() {
    table.setEditing(true, animated: false)
    stage.render()
    move([0, 0], to: [0, 2])
    #expect(made.source.takeLog() == ["move [0, 0] [0, 2]"])
    #expect(made.seen == ["b", "c", "a", "d", "e", "f"])
    move([0, 3], to: [0, 0])
    #expect(made.seen == ["d", "b", "c", "a", "e", "f"])
    #expect(table.visibleCells.enumerated().allSatisfy { $1.frame.minY == Double($0) * 44 })
  }

  @Test("A quick drag of a grip moves the row, also in a table that scrolls")
  func quickDrag() {
    made.source.rows = [(0..<100).map { "\($0)" }]
    table.reloadData()
    table.setEditing(true, animated: false)
    stage.render()
    stage.drag(from: grip([0, 5]), to: grip([0, 1]), duration: 0.1)
    stage.advance(by: 1)
    #expect(made.source.takeLog() == ["move [0, 5] [0, 1]"])
    #expect(table.contentOffset.y == 0)
    // Beside the grip, a finger scrolls.
    stage.drag(from: Point(x: 150, y: 300), to: Point(x: 150, y: 200), duration: 0.3)
    #expect(table.contentOffset.y > 50)
  }

  @Test("A row is dragged to another section")
  func dragToSection() {
    table.setEditing(true, animated: false)
    stage.render()
    move([0, 1], to: [1, 0])
    #expect(made.source.rows == [["a", "c", "d"], ["e", "b", "f"]])
    #expect(made.seen == ["a", "c", "d", "e", "b", "f"])
    move([1, 2], to: [0, 0])
    #expect(made.source.rows == [["f", "a", "c", "d"], ["e", "b"]])
    #expect(made.seen == ["f", "a", "c", "d", "e", "b"])
  }

  @Test("A drag that is cancelled, or that comes back, moves nothing")
  func dragCancelled() {
    table.setEditing(true, animated: false)
    stage.render()
    stage.touchDown(at: grip([0, 0]))
    stage.frame()
    stage.advance(by: 0.3)
    stage.touchMove(to: grip([0, 2]))
    stage.frame()
    stage.touchCancel()
    stage.advance(by: 1)
    #expect(made.source.takeLog() == [])
    #expect(made.seen == ["a", "b", "c", "d", "e", "f"])
    #expect(table.cellForRow(at: [0, 0])?.surroundings.isLifted == false)
  }

  @Test("A reload while a row is dragged puts it back")
  func reloadWhileDragging() {
    table.setEditing(true, animated: false)
    stage.render()
    stage.touchDown(at: grip([0, 0]))
    stage.frame()
    stage.advance(by: 0.3)
    stage.touchMove(to: grip([0, 2]))
    stage.frame()
    table.reloadData()
    stage.render()
    stage.touchMove(to: grip([0, 3]))
    stage.frame()
    stage.touchUp()
    stage.frame()
    stage.advance(by: 1)
    #expect(made.source.takeLog() == [])
    #expect(made.seen == ["a", "b", "c", "d", "e", "f"])
  }

  @Test("A row held at the edge scrolls the table, and stops when it is let go")
  func autoScroll() {
    made.source.rows = [(0..<100).map { "\($0)" }]
    table.reloadData()
    table.setEditing(true, animated: false)
    stage.render()
    stage.pointerMove(to: grip([0, 2]))
    stage.pointerDown()
    stage.pointerMove(to: Point(x: 300, y: 435))
    stage.advance(by: 1.5)
    let offset = table.contentOffset.y
    #expect(offset > 300)
    stage.pointerUp()
    stage.advance(by: 1)
    let moved = made.source.rows[0].firstIndex(of: "2") ?? 0
    #expect(moved > 10)
    #expect(table.contentOffset.y == offset)
    #expect(table.cellForRow(at: [0, moved])?.frame == table.rectForRow(at: [0, moved]))
  }

  @Test("Rows that cannot be moved have no grip")
  func notMovable() {
    made.source.mayMove = false
    table.setEditing(true, animated: false)
    stage.render()
    #expect(table.visibleCells.allSatisfy { $0.parts.reorderControl == nil })
  }

  @Test("While the table is edited rows are selected only where that is allowed")
  func selection() {
    table.setEditing(true, animated: false)
    stage.render()
    stage.click(at: made.middle([0, 1]))
    #expect(table.indexPathForSelectedRow == nil)
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(false, animated: false)
    table.setEditing(true, animated: false)
    stage.render()
    stage.click(at: made.middle([0, 1]))
    stage.click(at: made.middle([0, 2]))
    #expect(table.indexPathsForSelectedRows == [[0, 1], [0, 2]])
    table.setEditing(false, animated: false)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test("The bar of section titles brings a section to the top")
  func indexBar() {
    made.source.rows = (0..<26).map { s in (0..<5).map { "\(s) \($0)" } }
    made.source.indexTitles = (0..<26).map { "\($0)" }
    table.reloadData()
    stage.render()
    #expect(table.indexBar?.frame.maxX == 320)
    #expect(table.verticalScrollIndicatorInsets.right == 24)
    stage.touchDown(at: Point(x: 310, y: 220))
    stage.frame()
    stage.advance(by: 0.3)
    #expect(table.contentOffset.y == table.rect(forSection: 13).minY)
    stage.touchMove(to: Point(x: 310, y: 30))
    stage.frame()
    #expect(table.contentOffset.y == 0)
    stage.touchUp()
    stage.frame()
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("A selected row that is dragged is selected where it is let go of")
  func selectionIsDragged() {
    table.allowsSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    stage.render()
    move([0, 1], to: [0, 3])
    #expect(table.indexPathsForSelectedRows == [[0, 3]])
    #expect(table.cellForRow(at: [0, 3])?.isSelected == true)
  }

  @Test("Whether rows can be selected is told apart for editing mode")
  func selectionOnlyInEditing() {
    table.allowsSelection = false
    table.allowsSelectionDuringEditing = true
    stage.click(at: made.middle([0, 2]))
    stage.advance(by: 1)
    #expect(table.indexPathForSelectedRow == nil)
    table.setEditing(true, animated: false)
    stage.render()
    stage.click(at: made.middle([0, 2]))
    stage.advance(by: 1)
    #expect(table.indexPathForSelectedRow == [0, 2])
  }

  @Test("Where rows show boxes a click puts one to the others, and Shift all up to one")
  func boxes() {
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    stage.render()
    for row in [0, 2, 0] {
      stage.click(at: made.middle([0, row]))
      stage.advance(by: 1)
    }
    #expect(table.indexPathsForSelectedRows == [[0, 2]])
    stage.keyDown(.keyboardLeftShift, modifiers: .shift)
    stage.click(at: made.middle([1, 0]))
    stage.keyUp(.keyboardLeftShift)
    #expect(table.indexPathsForSelectedRows == [[0, 0], [0, 1], [0, 2], [0, 3], [1, 0]])
    table.setEditing(false, animated: false)
    #expect(table.indexPathsForSelectedRows == nil)
  }
}
