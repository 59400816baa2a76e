import ResponderTestKit
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct SelectionDisplayTests {
  /// A text input whose caret and selection are drawn by an interaction.
  @MainActor struct Scene {
    let scene = SketchScene()
    let display: TextSelectionDisplayInteraction
    var stage: Stage { scene.stage }

    init() {
      display = TextSelectionDisplayInteraction(textInput: scene.input, delegate: nil)
      scene.input.canvas.removeFromSuperview()
      scene.input.addInteraction(display)
      stage.render()
    }

    /// Changes the selection as a custom text view does.
    func select(_ range: Range<Int>) {
      scene.input.selectedTextRange = TextRange(utf8: range)
      display.setNeedsSelectionUpdate()
      stage.render()
    }
  }

  @Test("a caret is shown where the text's is, while it is activated")
  func caret() {
    let scene = Scene()
    scene.select(4..<4)
    #expect(scene.display.cursorView.isHidden)
    scene.display.isActivated = true
    scene.stage.render()
    #expect(!scene.display.cursorView.isHidden)
    let place = scene.scene.input.caretRect(for: TextPosition(utf8Offset: 4))
    #expect(abs(scene.display.cursorView.frame.midX - place.midX) < 1)
    #expect(scene.display.cursorView.frame.height == place.height)
    scene.display.isActivated = false
    scene.stage.render()
    #expect(scene.display.cursorView.isHidden)
  }

  @Test("the caret blinks, and stands still after a while")
  func blinks() {
    let scene = Scene()
    scene.display.isActivated = true
    scene.select(4..<4)
    scene.stage.advance(by: 0.6)
    #expect(scene.display.cursorView.isHidden)
    scene.stage.advance(by: 15)
    let frames = scene.stage.frameRequestCount
    scene.stage.advance(by: 5)
    #expect(scene.stage.frameRequestCount == frames)
  }

  @Test("a selection is in colour, and there is no caret")
  func highlight() {
    let scene = Scene()
    scene.display.isActivated = true
    scene.select(4..<4)
    let place = scene.scene.input.middle(of: "quick")
    let (x, y) = (Int(place.x), Int(place.y))
    let before = scene.stage.snapshot().pixel(x: x, y: y)
    scene.select(4..<9)
    #expect(scene.stage.snapshot().pixel(x: x, y: y) != before)
    #expect(scene.display.cursorView.isHidden)
  }

  @Test("it takes its views along when it is taken away")
  func removed() {
    let scene = Scene()
    scene.scene.input.removeInteraction(scene.display)
    #expect(scene.display.cursorView.superview == nil)
    #expect(scene.display.highlightView.superview == nil)
  }
}
