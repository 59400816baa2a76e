import ResponderTestKit
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct TouchTextTests {
  @Test("F5: a tap makes the text first responder and places the caret", arguments: [true, false])
  func tap(isEdited: Bool) {
    let scene = SketchScene(isEdited: isEdited)
    scene.stage.tap(at: scene.input.place(of: 6))
    #expect(scene.input.isFirstResponder)
    #expect(scene.caret == 6)
    #expect(scene.stage.popups.isEmpty)
    #expect(scene.stage.window.textOverlay == nil)
  }

  @Test("a tap on the caret shows the menu, and another takes it away")
  func caretMenu() {
    let scene = SketchScene()
    Pasteboard.general.string = "x"
    scene.stage.tap(at: scene.input.place(of: 6))
    scene.stage.advance(by: 1)
    scene.stage.tap(at: scene.input.place(of: 6))
    #expect(scene.stage.popups.last?.titles == ["Paste", "Select", "Select All"])
    scene.stage.advance(by: 1)
    scene.stage.tap(at: scene.input.place(of: 6))
    #expect(scene.stage.popups.isEmpty)
    #expect(scene.caret == 6)
    scene.stage.advance(by: 1)
    scene.stage.tap(at: scene.input.place(of: 6))
    #expect(scene.stage.popups.count == 1)
  }

  @Test("the menu of a caret is above its line")
  func caretMenuPosition() throws {
    let scene = SketchScene()
    let place = scene.input.place(of: 6)
    scene.stage.tap(at: place)
    scene.stage.advance(by: 1)
    scene.stage.tap(at: place)
    let caret = scene.input.convert(
      scene.input.caretRect(for: scene.input.editor.head), to: nil)
    #expect(try #require(scene.stage.popups.last).frame.maxY < caret.minY)
  }

  @Test("a tap on what is selected in text that has no keys yet places the caret")
  func selectedElsewhere() {
    let scene = SketchScene()
    scene.input.editor.select(TextRange(utf8: 4..<9))
    scene.stage.tap(at: scene.input.middle(of: "quick"))
    #expect(scene.selected.isEmpty)
    #expect(scene.stage.popups.isEmpty)
  }

  @Test("a tap elsewhere takes the menu away and places the caret")
  func elsewhere() {
    let scene = SketchScene()
    scene.stage.tap(at: scene.input.place(of: 2))
    scene.stage.advance(by: 1)
    scene.stage.tap(at: scene.input.place(of: 2))
    #expect(scene.stage.popups.count == 1)
    scene.stage.advance(by: 1)
    scene.stage.tap(at: scene.input.place(of: 15))
    #expect(scene.stage.popups.isEmpty)
    #expect(scene.caret == 15)
  }

  @Test("two taps select a word and show handles and the menu")
  func doubleTap() {
    let scene = SketchScene()
    scene.doubleTap(scene.input.middle(of: "quick"))
    #expect(scene.selected == "quick")
    #expect(scene.stage.popups.last?.titles.prefix(2) == ["Cut", "Copy"])
    #expect(scene.handles.count == 2)
    #expect(scene.stage.pasteElsewhere(.primary) == "quick")
  }

  @Test("three taps select a paragraph")
  func tripleTap() {
    let scene = SketchScene()
    scene.doubleTap(scene.input.middle(of: "quick"))
    scene.stage.advance(by: 0.1)
    scene.stage.tap(at: scene.input.middle(of: "quick"))
    #expect(scene.selected == "The quick brown fox")
    #expect(scene.stage.popups.count == 1)
  }

  @Test("a tap on the selection takes the menu away and shows it again")
  func selectionMenu() {
    let scene = SketchScene()
    let place = scene.input.middle(of: "brown")
    scene.doubleTap(place)
    scene.stage.advance(by: 1)
    scene.stage.tap(at: place)
    #expect(scene.stage.popups.isEmpty)
    #expect(scene.selected == "brown")
    scene.stage.advance(by: 1)
    scene.stage.tap(at: place)
    #expect(scene.stage.popups.count == 1)
    #expect(scene.selected == "brown")
  }

  @Test("a tap beside the selection gives it up, and the handles go")
  func giveUp() {
    let scene = SketchScene()
    scene.doubleTap(scene.input.middle(of: "quick"))
    scene.stage.advance(by: 1)
    scene.stage.tap(at: scene.input.place(of: 42))
    scene.stage.render()
    #expect(scene.selected.isEmpty)
    #expect(scene.handles.isEmpty)
    #expect(scene.stage.popups.isEmpty)
    #expect(scene.stage.window.textOverlay == nil)
  }

  @Test("typing takes handles and menu away")
  func typing() {
    let scene = SketchScene()
    scene.doubleTap(scene.input.middle(of: "quick"))
    scene.stage.type("x")
    scene.stage.render()
    #expect(scene.input.text.hasPrefix("The x brown"))
    #expect(scene.handles.isEmpty)
    #expect(scene.stage.popups.isEmpty)
    #expect(scene.stage.window.textOverlay == nil)
  }

  @Test("another first responder takes the handles away")
  func resigned() {
    let scene = SketchScene()
    scene.doubleTap(scene.input.middle(of: "quick"))
    _ = scene.input.resignFirstResponder()
    scene.stage.render()
    #expect(scene.handles.isEmpty)
  }

  @Test("the pointer makes no handles, and takes those of a finger away")
  func pointer() {
    let scene = SketchScene()
    scene.doubleTap(scene.input.middle(of: "quick"))
    scene.stage.keyPress(.keyboardEscape)
    scene.stage.advance(by: 1)
    scene.click(scene.input.middle(of: "lazy"), count: 2)
    scene.stage.render()
    #expect(scene.selected == "lazy")
    #expect(scene.handles.isEmpty)
  }

  @Test("a finger that is held moves the caret under a loupe; then the menu comes")
  func hold() {
    let scene = SketchScene()
    Pasteboard.general.string = "x"
    scene.stage.touchDown(at: scene.input.place(of: 4))
    scene.stage.frame()
    scene.stage.advance(by: 0.45)
    #expect(scene.loupe == nil)
    scene.stage.advance(by: 0.1)
    #expect(scene.loupe != nil)
    #expect(scene.caret == 4)
    scene.stage.touchMove(to: scene.input.place(of: 14))
    scene.stage.frame()
    #expect(scene.caret == 14)
    #expect(scene.stage.popups.isEmpty)
    let loupe = scene.loupe?.frame ?? .zero
    #expect(abs(loupe.midX - scene.input.place(of: 14).x) < 1)
    #expect(loupe.maxY < scene.input.place(of: 14).y)
    scene.stage.touchUp()
    scene.stage.frame()
    #expect(scene.loupe == nil)
    #expect(scene.stage.popups.last?.titles == ["Paste", "Select", "Select All"])
    #expect(scene.caret == 14)
  }

  @Test("the caret stands still under the loupe, wherever the finger is, and blinks again after it")
  func caretUnderLoupe() {
    let scene = SketchScene()
    let caret = scene.input.canvas.caret
    scene.stage.tap(at: scene.input.place(of: 4))
    scene.stage.advance(by: 1)
    scene.stage.touchDown(at: scene.input.place(of: 4))
    scene.stage.frame()
    scene.stage.advance(by: 0.55)
    #expect(scene.loupe != nil)
    var hidden = 0
    func look() {
      for _ in 0..<12 {
        scene.stage.advance(by: 0.1)
        if caret.isHidden { hidden += 1 }
      }
    }
    look()
    scene.stage.touchMove(to: scene.input.place(of: 14))
    scene.stage.frame()
    look()
    #expect(hidden == 0)
    scene.stage.touchUp()
    scene.stage.frame()
    look()
    #expect(hidden > 0)
  }

  @Test("what a finger selects by the menu has handles, and a menu again")
  func selectByMenu() throws {
    let scene = SketchScene()
    scene.stage.tap(at: scene.input.place(of: 6))
    scene.stage.advance(by: 1)
    scene.stage.tap(at: scene.input.place(of: 6))
    try #require(scene.stage.popups.last).tap("Select All")
    scene.stage.render()
    #expect(scene.selected == scene.input.text)
    #expect(scene.handles.count == 2)
    #expect(scene.stage.popups.last?.titles.prefix(2) == ["Cut", "Copy"])
    try #require(scene.stage.popups.last).tap("Copy")
    scene.stage.render()
    #expect(scene.stage.popups.isEmpty)
    #expect(scene.handles.count == 2)
  }

  @Test("a menu keeps clear of the handles' knobs")
  func menuAndKnobs() throws {
    let scene = SketchScene()
    scene.doubleTap(scene.input.middle(of: "quick"))
    let knob = try #require(scene.stage.window.textOverlay).startHandle.frame
    #expect(try #require(scene.stage.popups.last).frame.maxY <= knob.minY)
  }

  @Test("a hold that is taken away leaves no loupe and opens no menu")
  func holdCancelled() {
    let scene = SketchScene()
    scene.stage.touchDown(at: scene.input.place(of: 4))
    scene.stage.frame()
    scene.stage.advance(by: 0.6)
    scene.stage.touchCancel()
    #expect(scene.loupe == nil)
    #expect(scene.stage.popups.isEmpty)
  }

  @Test("held on text that is only read, a finger selects words")
  func holdReadOnly() {
    let scene = SketchScene(mode: .nonEditable)
    scene.stage.touchDown(at: scene.input.middle(of: "quick"))
    scene.stage.frame()
    scene.stage.advance(by: 0.6)
    #expect(scene.selected == "quick")
    scene.stage.touchMove(to: scene.input.middle(of: "fox"))
    scene.stage.frame()
    #expect(scene.selected == "quick brown fox")
    scene.stage.touchUp()
    scene.stage.frame()
    #expect(scene.handles.count == 2)
    #expect(scene.stage.popups.last?.titles.contains("Copy") == true)
  }

  @Test("a loupe at the window's top is below the finger")
  func loupeAtTop() {
    let scene = SketchScene()
    scene.input.frame.origin.y = 0
    let place = scene.input.place(of: 4)
    scene.stage.touchDown(at: place)
    scene.stage.frame()
    scene.stage.advance(by: 0.6)
    #expect((scene.loupe?.frame.minY ?? 0) > place.y)
  }

  @Test("D9: a pan over the text scrolls what is around it, and places no caret")
  func pan() {
    let scene = ScrolledSketch()
    scene.stage.drag(from: Point(x: 150, y: 150), to: Point(x: 150, y: 70))
    #expect(scene.scroller.contentOffset.y > 40)
    #expect(!scene.input.isFirstResponder)
  }

  @Test("a hold in a scroll view moves the caret and does not scroll")
  func holdInScrollView() {
    let scene = ScrolledSketch()
    scene.stage.touchDown(at: Point(x: 100, y: 100))
    scene.stage.frame()
    scene.stage.advance(by: 0.6)
    let before = scene.input.editor.head
    scene.stage.touchMove(to: Point(x: 100, y: 140))
    scene.stage.frame()
    #expect(scene.scroller.contentOffset == .zero)
    #expect(scene.input.editor.head > before)
  }

  @Test("scrolling takes the menu away and brings it back; the handles go along")
  func scrollWithMenu() {
    let scene = ScrolledSketch()
    let place = Point(x: 70, y: 150)
    scene.stage.tap(at: place)
    scene.stage.advance(by: 0.1)
    scene.stage.tap(at: place)
    #expect(scene.stage.popups.count == 1)
    scene.stage.render()
    let overlay = scene.stage.window.textOverlay
    let before = overlay?.startHandle.frame.minY ?? 0
    scene.stage.advance(by: 1)
    scene.stage.drag(from: Point(x: 200, y: 150), to: Point(x: 200, y: 115), duration: 0.5)
    #expect(scene.stage.popups.isEmpty)
    scene.stage.advance(by: 3)
    #expect(scene.stage.popups.count == 1)
    let way = scene.scroller.contentOffset.y
    #expect(way > 10)
    #expect(abs((overlay?.startHandle.frame.minY ?? 0) - (before - way)) < 1)
  }

  @Test("a handle that is scrolled out of sight is not shown")
  func scrolledAway() {
    let scene = ScrolledSketch()
    let place = Point(x: 70, y: 150)
    scene.stage.tap(at: place)
    scene.stage.advance(by: 0.1)
    scene.stage.tap(at: place)
    scene.stage.render()
    let overlay = scene.stage.window.textOverlay
    #expect(overlay?.startHandle.isHidden == false)
    scene.scroller.contentOffset.y = 700
    scene.stage.render()
    #expect(overlay?.startHandle.isHidden == true)
    scene.scroller.contentOffset.y = 0
    scene.stage.render()
    #expect(overlay?.startHandle.isHidden == false)
  }

  @Test("nothing wakes up while a selection with handles rests")
  func rests() {
    let scene = SketchScene()
    scene.doubleTap(scene.input.middle(of: "quick"))
    scene.stage.advance(by: 15)
    let frames = scene.stage.frameRequestCount
    scene.stage.advance(by: 5)
    #expect(scene.stage.frameRequestCount == frames)
  }
}

extension SketchScene {
  func doubleTap(_ place: Point) {
    stage.tap(at: place)
    stage.advance(by: 0.1)
    stage.tap(at: place)
    stage.render()
  }

  var handles: [TextHandle] {
    guard let overlay = stage.window.textOverlay else { return [] }
    return [overlay.startHandle, overlay.endHandle].filter { !$0.isHidden }
  }

  var loupe: TextLoupe? { stage.window.textOverlay?.loupe }

  /// Drags with a touch that remains down.
  func dragTouch(from start: Point, to end: Point) {
    stage.touchDown(at: start)
    stage.frame()
    for step in 1...8 {
      stage.advance(by: 1.0 / 60)
      stage.touchMove(to: start + (end - start) * (Double(step) / 8))
      stage.frame()
    }
  }
}
