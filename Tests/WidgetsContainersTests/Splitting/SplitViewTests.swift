import ResponderTestKit
import TestScenes
import Testing
import Widgets

@MainActor struct SplitViewTests {
  let stage = Stage(size: Size(width: 609, height: 300))
  let split = SplitView()
  let list: SplitPane
  let page: SplitPane
  let count: EventLog

  init() {
    list = split.addPane(View(), minimumLength: 100)
    page = split.addPane(View(), minimumLength: 200)
    count = EventLog(split)
    split.frame = stage.window.bounds
    split.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.window.addSubview(split)
    stage.render()
  }

  private var lengths: [Double] { [split.length(ofPaneAt: 0), split.length(ofPaneAt: 1)] }

  @Test("Panes share the room at first, and keep their proportions when it changes")
  func shares() {
    #expect(lengths == [300, 300])
    #expect(page.view.frame == Rect(x: 309, y: 0, width: 300, height: 300))
    split.setLength(200, ofPaneAt: 0)
    #expect(lengths == [200, 400] && count.changes == 0)
    stage.resize(to: Size(width: 909, height: 300))
    stage.render()
    #expect(lengths == [300, 600])
  }

  @Test("A pane that keeps its length leaves the change to the other")
  func keeps() {
    list.keepsLength = true
    split.setLength(150, ofPaneAt: 0)
    stage.resize(to: Size(width: 809, height: 300))
    stage.render()
    #expect(lengths == [150, 650])
  }

  @Test("A length that is set before the split view has a size is that of the first layout")
  func lengthBeforeLayout() {
    let early = SplitView(panes: [View(), View()])
    early.setLength(150, ofPaneAt: 1)
    #expect(early.length(ofPaneAt: 1) == 150)
    early.frame = Rect(x: 0, y: 0, width: 609, height: 300)
    early.layoutIfNeeded()
    #expect([early.length(ofPaneAt: 0), early.length(ofPaneAt: 1)] == [450, 150])
    let limited = SplitView(panes: [View(), View()])
    limited.panes[0].maximumLength = 200
    limited.setLength(500, ofPaneAt: 0)
    limited.frame = early.frame
    limited.layoutIfNeeded()
    #expect([limited.length(ofPaneAt: 0), limited.length(ofPaneAt: 1)] == [200, 400])
  }

  @Test("Pointer and finger drag the divider, as far as the panes' least lengths")
  func drags() {
    stage.drag(from: Point(x: 304, y: 150), to: Point(x: 254, y: 150))
    stage.render()
    #expect(lengths == [250, 350] && count.changes > 0)
    stage.drag(from: Point(x: 254, y: 150), to: Point(x: 5, y: 150))
    stage.render()
    #expect(lengths == [100, 500])
    stage.pointerMove(to: Point(x: 104, y: 150))
    #expect(stage.cursorName == "ewResize")
    stage.pointerDown()
    stage.pointerMove(to: Point(x: 600, y: 150))
    stage.pointerUp()
    stage.render()
    #expect(lengths == [400, 200])
  }

  @Test("A finger beside the divider has it too")
  func fingerHasRoom() {
    stage.drag(from: Point(x: 316, y: 150), to: Point(x: 336, y: 150))
    stage.render()
    #expect(lengths == [320, 280])
  }

  @Test("Arrows move the divider that has the ring, Home and End go to its ends")
  func keys() {
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardRightArrow)
    #expect(lengths == [310, 290])
    stage.keyPress(.keyboardLeftArrow, modifiers: .shift)
    #expect(lengths == [260, 340])
    stage.keyPress(.keyboardHome)
    #expect(lengths == [100, 500])
    stage.keyPress(.keyboardEnd)
    #expect(lengths == [400, 200] && count.changes == 4)
  }

  @Test("A double click closes a pane that can be closed, and opens it as it was")
  func doubleClick() {
    stage.click(at: Point(x: 304, y: 150))
    stage.click(at: Point(x: 304, y: 150))
    #expect(!list.isCollapsed)
    stage.advance(by: 1)
    list.isCollapsible = true
    stage.click(at: Point(x: 304, y: 150))
    stage.click(at: Point(x: 304, y: 150))
    stage.render()
    #expect(list.isCollapsed && list.view.isHidden && lengths == [0, 600])
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardReturnOrEnter)
    stage.render()
    #expect(!list.isCollapsed && lengths == [300, 300])
  }

  @Test("Dragging beyond half of the least length closes a pane, and dragging back opens it")
  func dragCloses() {
    list.isCollapsible = true
    stage.drag(from: Point(x: 304, y: 150), to: Point(x: 34, y: 150))
    stage.render()
    #expect(list.isCollapsed && lengths == [0, 600])
    stage.drag(from: Point(x: 4, y: 150), to: Point(x: 164, y: 150))
    stage.render()
    #expect(!list.isCollapsed)
    #expect(abs(lengths[0] - 160) < 2 && abs(lengths.reduce(0, +) - 600) < 0.01)
  }

  @Test("Without room for all, panes that can be closed are, until there is room again")
  func narrow() {
    list.isCollapsible = true
    stage.resize(to: Size(width: 280, height: 300))
    stage.render()
    #expect(list.isCollapsed)
    stage.resize(to: Size(width: 609, height: 300))
    stage.render()
    #expect(!list.isCollapsed && lengths.reduce(0, +) == 600)
  }

  @Test("From right to left the first pane is at the right, and the drag goes the other way")
  func mirrored() {
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    stage.render()
    #expect(list.view.frame.minX == 309)
    stage.drag(from: Point(x: 304, y: 150), to: Point(x: 254, y: 150))
    stage.render()
    #expect(lengths == [350, 250])
  }

  @Test("Panes one above the other are dragged up and down")
  func upright() {
    split.axis = .vertical
    page.minimumLength = 100
    stage.render()
    #expect(page.view.frame.width == 609 && abs(lengths[0] - 145.5) < 0.01)
    stage.drag(from: Point(x: 300, y: 150), to: Point(x: 300, y: 170))
    stage.render()
    #expect(abs(lengths[0] - 165.5) < 0.01)
  }
}
