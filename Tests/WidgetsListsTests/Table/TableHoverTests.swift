import ResponderTestKit
import Testing
import Widgets

@testable import WidgetsLists

@MainActor struct TableHoverTests {
  let made = TableStage(count: 50)

  private var hovered: [Int] {
    made.table.visibleCells.indices.filter {
      made.table.visibleCells[$0].surroundings.isHovered
    }
  }

  @Test("The row under the pointer shows it, and no longer when the pointer goes")
  func hover() {
    made.stage.pointerMove(to: made.middle([0, 2]))
    #expect(hovered == [2])
    made.stage.pointerMove(to: made.middle([0, 3]))
    #expect(hovered == [3])
    made.stage.pointerLeave()
    #expect(hovered == [])
  }

  @Test("A row that is scrolled under the pointer shows it")
  func scrolledUnder() {
    made.stage.pointerMove(to: made.middle([0, 2]))
    made.scroll(to: 88)
    #expect(made.table.hoveredPath == [0, 4])
    #expect(hovered == [2])
  }

  @Test("Moving over a row redraws that row and the one before, and nothing else")
  func damage() {
    made.stage.pointerMove(to: made.middle([0, 2]))
    made.stage.render()
    made.stage.pointerMove(to: made.middle([0, 3]))
    made.stage.render()
    #expect(
      made.stage.lastDamage == [
        Rect(x: 0, y: 88, width: 320, height: 44), Rect(x: 0, y: 132, width: 320, height: 44),
      ])
  }
}
