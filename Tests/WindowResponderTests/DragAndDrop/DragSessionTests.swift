import ResponderTestKit
import TestScenes
import Testing
import Widgets

@MainActor struct DragSessionTests {
  let scene = DragStage()
  var stage: Stage { scene.stage }
  var log: DragLog { scene.log }

  @Test("The pointer drags a text to another view, which copies it")
  func pointerCopies() {
    stage.pointerDrag(from: scene.source.center, to: scene.target.center)
    stage.advance(by: 1)
    #expect(log.dropped == ["dragged"])
    #expect(
      log.events == [
        "items", "lift", "begin", "enter", "perform copy", "willEnd copy", "didEnd copy",
        "transferred", "loaded", "conclude", "end",
      ]
        || log.events.filter { $0 != "loaded" } == [
          "items", "lift", "begin", "enter", "perform copy", "willEnd copy", "didEnd copy",
          "transferred", "conclude", "end",
        ])
    #expect(stage.dropResult == .copy)
    #expect(!stage.isDragging)
    #expect(log.moveCount > 0)
  }

  @Test("A finger that rests lifts, and drags what it has lifted")
  func fingerMoves() {
    log.proposal = .move
    stage.liftAndDrag(from: scene.source.center, to: scene.target.center)
    stage.advance(by: 1)
    #expect(log.dropped == ["dragged"])
    #expect(log.events.contains("didEnd move"))
  }

  @Test("A finger that moves at once drags nothing")
  func quickTouch() {
    stage.drag(from: scene.source.center, to: scene.target.center)
    #expect(log.events == [])
  }

  @Test("A finger that lifts and lets go ends nothing, for nothing has begun")
  func liftWithoutMove() {
    stage.touchDown(0, at: scene.source.center)
    stage.frame()
    stage.advance(by: 0.6)
    #expect(log.events == ["items", "lift"])
    stage.touchUp(0)
    stage.frame()
    stage.advance(by: 1)
    #expect(log.events == ["items", "lift"])
    #expect(stage.window.subviews.count == 2)
  }

  @Test("The pointer has to move ten points first, and the items are those of where it went down")
  func hysteresis() {
    stage.pointerMove(to: scene.source.center)
    stage.pointerDown()
    stage.pointerMove(to: scene.source.center + Vector(dx: 8, dy: 0))
    #expect(log.events == [])
    stage.pointerMove(to: scene.source.center + Vector(dx: 12, dy: 0))
    #expect(stage.isDragging)
    #expect(log.locations.first == Point(x: 50, y: 30))
    #expect(stage.cursorName == "grabbing")
  }

  @Test("Nothing is dragged where the delegate has no items")
  func noItems() {
    log.makeItems = { [] }
    stage.pointerDrag(from: scene.source.center, to: scene.target.center)
    #expect(log.events == ["items"])
    #expect(!stage.isDragging)
  }

  @Test("An interaction that is switched off drags nothing")
  func disabled() {
    scene.drag.isEnabled = false
    stage.pointerDrag(from: scene.source.center, to: scene.target.center)
    #expect(log.events == [])
  }

  @Test("Escape gives up what is dragged, and it goes back")
  func escape() {
    stage.pointerMove(to: scene.source.center)
    stage.pointerDown()
    stage.pointerMove(to: scene.target.center)
    #expect(stage.isDragging)
    stage.keyPress(.keyboardEscape)
    #expect(!stage.isDragging)
    #expect(Array(log.events.suffix(3)).contains("didEnd cancel"))
    #expect(log.events.contains("end"))
    stage.pointerUp()
    stage.advance(by: 1)
    #expect(log.dropped == [])
    #expect(stage.window.subviews.count == 2)
    #expect(stage.cursorName == "default")
  }

  @Test("Where nothing can be dropped a drag ends with nothing done")
  func dropBeside() {
    stage.pointerDrag(from: scene.source.center, to: Point(x: 380, y: 20))
    #expect(log.events == ["items", "lift", "begin", "willEnd cancel", "didEnd cancel"])
  }

  @Test(
    "A view that forbids it is not given what is dropped",
    arguments: [
      DropOperation.cancel, .forbidden,
    ])
  func refused(_ operation: DropOperation) {
    log.proposal = operation
    stage.pointerMove(to: scene.source.center)
    stage.pointerDown()
    stage.pointerMove(to: scene.target.center)
    #expect(stage.dragOperation == .cancel)
    #expect(stage.cursorName == (operation == .forbidden ? "noDrop" : "grabbing"))
    stage.pointerUp()
    #expect(log.dropped == [])
    #expect(log.events.contains("didEnd cancel"))
    #expect(log.events.filter { $0 == "end" }.count == 1)
  }

  @Test("A source that allows no move is not moved")
  func noMove() {
    log.allowsMove = false
    log.proposal = .move
    stage.pointerDrag(from: scene.source.center, to: scene.target.center)
    #expect(log.dropped == [])
    #expect(log.events.contains("didEnd cancel"))
  }

  @Test("Entering, leaving and coming back are told in pairs")
  func enterAndExit() {
    stage.pointerMove(to: scene.source.center)
    stage.pointerDown()
    stage.pointerMove(to: scene.target.center)
    stage.pointerMove(to: Point(x: 380, y: 20))
    stage.pointerMove(to: scene.target.center)
    #expect(log.events == ["items", "lift", "begin", "enter", "exit", "enter"])
    #expect(log.locations.last == Point(x: 60, y: 50))
    stage.pointerUp()
  }

  @Test("The innermost view that can handle it has it")
  func innermost() {
    let inner = View(frame: Rect(x: 10, y: 10, width: 100, height: 80))
    let other = DragLog()
    let interaction = DropInteraction(delegate: other)
    inner.addInteraction(interaction)
    scene.target.addSubview(inner)
    other.canHandle = false
    stage.pointerDrag(from: scene.source.center, to: scene.target.center)
    stage.advance(by: 1)
    #expect(log.dropped == ["dragged"])
    #expect(other.events == [])
    other.canHandle = true
    stage.pointerDrag(from: scene.source.center, to: scene.target.center)
    stage.advance(by: 1)
    #expect(other.dropped == ["dragged"])
    #expect(log.dropped == ["dragged"])
  }

  @Test("Ctrl has it copied where the proposal follows the keys")
  func controlCopies() {
    log.proposal = .move
    log.followsKeys = true
    stage.keyDown(.keyboardLeftControl, modifiers: .control)
    stage.pointerDrag(from: scene.source.center, to: scene.target.center)
    stage.keyUp(.keyboardLeftControl)
    #expect(log.events.contains("perform copy"))
    #expect(log.events.contains("didEnd copy"))
  }

  @Test("What is dragged in the program is found again where it is dropped")
  func localObjects() {
    final class Thing {}
    let thing = Thing()
    log.makeItems = {
      let item = DragItem(itemProvider: ItemProvider())
      item.localObject = thing
      return [item]
    }
    var found: AnyObject?
    var context: Any?
    log.onDrop = { session in
      found = session.localDragSession?.items.first?.localObject as? Thing
      context = session.localDragSession?.localContext
    }
    stage.pointerMove(to: scene.source.center)
    stage.pointerDown()
    stage.pointerMove(to: scene.target.center)
    log.session?.localContext = "here"
    stage.pointerUp()
    #expect(found === thing)
    #expect(context as? String == "here")
  }

  @Test("A second finger adds to what is dragged")
  func adding() {
    log.added = [DragItem(itemProvider: ItemProvider(object: "more"))]
    stage.touchDown(0, at: scene.source.center)
    stage.frame()
    stage.advance(by: 0.6)
    stage.touchMove(0, to: scene.target.center)
    stage.frame()
    #expect(stage.isDragging)
    stage.touchDown(1, at: scene.source.center)
    stage.frame()
    stage.advance(by: 0.05)
    stage.touchUp(1)
    stage.frame()
    #expect(log.session?.items.count == 2)
    stage.touchUp(0)
    stage.frame()
    stage.advance(by: 1)
    #expect(log.dropped == ["dragged", "more"])
  }

  @Test("With a context menu, a finger that lets go opens it, and one that moves drags")
  func contextMenu() {
    let menu = MenuOwner()
    scene.source.addInteraction(ContextMenuInteraction(delegate: menu))
    stage.touchDown(0, at: scene.source.center)
    stage.frame()
    stage.advance(by: 0.8)
    #expect(stage.popups.isEmpty)
    stage.touchUp(0)
    stage.frame()
    stage.advance(by: 0.5)
    #expect(stage.popups.first?.titles == ["Rotate"])
    stage.dismissPopups()
    stage.liftAndDrag(from: scene.source.center, to: scene.target.center)
    #expect(stage.popups.isEmpty)
    #expect(log.dropped == ["dragged"])
  }

  @Test("A control in what can be dragged has the pointer for itself")
  func controls() {
    let slider = Slider(frame: Rect(x: 0, y: 10, width: 100, height: 40))
    scene.source.addSubview(slider)
    stage.pointerDrag(from: scene.source.center, to: scene.target.center)
    #expect(log.events == [])
    #expect(slider.value > 0.5)
  }

  @Test("A scroll view around it scrolls by a finger that moves, and is still while one drags")
  func inScrollView() {
    let scroller = ScrollView(frame: stage.window.bounds)
    scroller.contentSize = Size(width: 400, height: 900)
    stage.window.addSubview(scroller)
    scroller.addSubview(scene.source)
    stage.window.bringSubviewToFront(scene.target)
    stage.drag(from: scene.source.center, to: scene.source.center + Vector(dx: 0, dy: -30))
    stage.advance(by: 2)
    #expect(scroller.contentOffset.y > 0)
    scroller.contentOffset = .zero
    stage.render()
    stage.liftAndDrag(from: scene.source.center, to: scene.target.center)
    #expect(scroller.contentOffset == .zero)
    #expect(log.dropped == ["dragged"])
  }

  @Test("The picture has room around what is dragged, and shows what would be done")
  func dragImage() throws {
    stage.pointerMove(to: scene.source.center)
    stage.pointerDown()
    stage.pointerMove(to: Point(x: 200, y: 60))
    let image = try #require(stage.dragImage)
    #expect(image.size == Size(width: 128, height: 88))
    let before = image.pixel(x: 116, y: 76)
    stage.pointerMove(to: scene.target.center)
    let after = try #require(stage.dragImage).pixel(x: 116, y: 76)
    #expect(before != after)
    stage.pointerUp()
  }

  @Test("The view that was dragged may leave in the middle")
  func sourceLeaves() {
    stage.pointerMove(to: scene.source.center)
    stage.pointerDown()
    stage.pointerMove(to: scene.target.center)
    scene.source.removeFromSuperview()
    stage.pointerUp()
    stage.advance(by: 1)
    #expect(log.dropped == ["dragged"])
  }

  @Test("The view that it is over may leave in the middle")
  func targetLeaves() {
    stage.pointerMove(to: scene.source.center)
    stage.pointerDown()
    stage.pointerMove(to: scene.target.center)
    scene.target.removeFromSuperview()
    stage.pointerMove(to: scene.target.center + Vector(dx: 1, dy: 0))
    stage.pointerUp()
    #expect(log.dropped == [])
    #expect(log.events.filter { $0 == "exit" }.count == 1)
    #expect(log.events.contains("didEnd cancel"))
  }
}

@MainActor private final class MenuOwner: ContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    ContextMenuConfiguration(actionProvider: { _ in
      Menu(children: [Action(title: "Rotate") { _ in }])
    })
  }
}
