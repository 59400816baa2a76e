import ResponderTestKit
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct HandleTests {
  @Test("a handle stands at each end of the selection", arguments: [true, false])
  func places(isEdited: Bool) throws {
    let scene = SketchScene(isEdited: isEdited)
    scene.doubleTap(scene.input.middle(of: "quick"))
    let overlay = try #require(scene.stage.window.textOverlay)
    #expect(abs(overlay.startHandle.frame.midX - scene.input.place(of: 4).x) < 1)
    #expect(abs(overlay.endHandle.frame.midX - scene.input.place(of: 9).x) < 1)
    #expect(overlay.startHandle.knobCenter.y < scene.input.place(of: 4).y)
    #expect(overlay.endHandle.knobCenter.y > scene.input.place(of: 4).y)
  }

  @Test("dragging the end's handle extends the selection, across lines too")
  func dragEnd() throws {
    let scene = SketchScene()
    scene.doubleTap(scene.input.middle(of: "quick"))
    let knob = try #require(scene.stage.window.textOverlay).endHandle.knobCenter
    let way = scene.input.place(of: 15) - scene.input.place(of: 9)
    scene.dragTouch(from: knob, to: knob + way)
    #expect(scene.selected == "quick brown")
    #expect(scene.loupe != nil)
    #expect(scene.stage.popups.isEmpty)
    scene.stage.touchMove(to: knob + (scene.input.place(of: 25) - scene.input.place(of: 9)))
    scene.stage.frame()
    #expect(scene.selected == "quick brown fox\njumps")
    scene.stage.touchUp()
    scene.stage.frame()
    #expect(scene.loupe == nil)
    #expect(scene.stage.popups.count == 1)
    #expect(scene.stage.pasteElsewhere(.primary) == "quick brown fox\njumps")
  }

  @Test("dragging the start's handle beyond the end makes them change places")
  func cross() throws {
    let scene = SketchScene()
    scene.doubleTap(scene.input.middle(of: "quick"))
    let knob = try #require(scene.stage.window.textOverlay).startHandle.knobCenter
    let way = scene.input.place(of: 15) - scene.input.place(of: 4)
    scene.dragTouch(from: knob, to: knob + way)
    #expect(scene.selected == " brown")
    scene.stage.touchMove(to: knob)
    scene.stage.frame()
    #expect(scene.selected == "quick")
    scene.stage.touchUp()
    scene.stage.frame()
    #expect(scene.handles.count == 2)
  }

  @Test("at least one character stays selected, as people see it")
  func atLeastOne() throws {
    let scene = SketchScene("a 👨‍👩‍👧‍👦👨‍👩‍👧‍👦 b")
    scene.input.editor.select(TextRange(utf8: 2..<2 + 2 * "👨‍👩‍👧‍👦".utf8.count))
    scene.click(scene.input.place(of: 0))
    scene.doubleTap(scene.input.middle(of: "👨‍👩‍👧‍👦"))
    let overlay = try #require(scene.stage.window.textOverlay)
    let way = overlay.startHandle.frame.midX - overlay.endHandle.frame.midX
    let knob = overlay.endHandle.knobCenter
    scene.dragTouch(from: knob, to: Point(x: knob.x + way, y: knob.y))
    #expect(scene.selected == "👨‍👩‍👧‍👦")
  }

  @Test("in Hebrew the start's handle is on the right")
  func rightToLeft() throws {
    let scene = SketchScene("שלום עולם טוב")
    scene.doubleTap(scene.input.middle(of: "עולם"))
    let overlay = try #require(scene.stage.window.textOverlay)
    #expect(overlay.startHandle.frame.midX > overlay.endHandle.frame.midX)
    let knob = overlay.endHandle.knobCenter
    let end = scene.input.place(of: scene.input.text.utf8.count)
    scene.dragTouch(from: knob, to: Point(x: end.x, y: knob.y))
    #expect(scene.selected == "עולם טוב")
  }

  @Test("a finger that only taps a handle taps what is below")
  func tapOnHandle() throws {
    let scene = SketchScene()
    scene.doubleTap(scene.input.middle(of: "quick"))
    scene.stage.advance(by: 1)
    scene.stage.tap(at: scene.input.middle(of: "quick"))
    #expect(scene.stage.popups.isEmpty)
    #expect(scene.selected == "quick")
    let knob = try #require(scene.stage.window.textOverlay).endHandle.knobCenter
    scene.stage.advance(by: 1)
    scene.stage.tap(at: Point(x: knob.x + 18, y: knob.y))
    #expect(scene.selected.isEmpty)
  }

  @Test("a handle is found within 44 points, and the nearer one is taken")
  func targets() throws {
    let scene = SketchScene()
    scene.doubleTap(scene.input.middle(of: "quick"))
    let overlay = try #require(scene.stage.window.textOverlay)
    let start = overlay.startHandle.knobCenter
    let end = overlay.endHandle.knobCenter
    #expect(overlay.handle(at: Point(x: start.x - 20, y: start.y)) === overlay.startHandle)
    #expect(overlay.handle(at: Point(x: end.x + 20, y: end.y)) === overlay.endHandle)
    #expect(overlay.handle(at: Point(x: start.x + 6, y: start.y)) === overlay.startHandle)
    #expect(overlay.handle(at: Point(x: start.x - 30, y: start.y)) == nil)
  }

  @Test("the pointer does not see handles")
  func pointer() throws {
    let scene = SketchScene()
    scene.doubleTap(scene.input.middle(of: "quick"))
    let knob = try #require(scene.stage.window.textOverlay).endHandle.knobCenter
    scene.stage.keyPress(.keyboardEscape)
    scene.stage.pointerMove(to: knob)
    #expect(scene.stage.window.hitTest(knob, with: nil) === scene.input)
  }

  @Test("a handle dragged beyond the edge scrolls")
  func autoscroll() throws {
    let scene = ScrolledSketch()
    let place = Point(x: 70, y: 150)
    scene.stage.tap(at: place)
    scene.stage.advance(by: 0.1)
    scene.stage.tap(at: place)
    scene.stage.render()
    let knob = try #require(scene.stage.window.textOverlay).endHandle.knobCenter
    scene.stage.touchDown(at: knob)
    scene.stage.frame()
    scene.stage.touchMove(to: Point(x: knob.x, y: 230))
    scene.stage.frame()
    scene.stage.advance(by: 0.5)
    #expect(scene.scroller.contentOffset.y > 50)
    #expect(scene.input.selectedText.contains("\n"))
  }
}
