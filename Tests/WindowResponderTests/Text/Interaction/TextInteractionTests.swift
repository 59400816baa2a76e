import ResponderTestKit
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct TextInteractionTests {
  @Test("the delegate is asked at the point, and told of beginning and end")
  func delegate() {
    let scene = SketchScene()
    let delegate = InteractionSpy()
    scene.interaction.delegate = delegate
    scene.click(Point(x: 80, y: 110))
    #expect(delegate.heard == ["should 30.0 10.0", "will", "did"])
    delegate.heard = []
    delegate.allows = false
    scene.stage.advance(by: 1)
    scene.click(scene.input.place(of: 10))
    #expect(delegate.heard.count == 1)
    #expect(scene.caret != 10)
  }

  @Test("an interaction without a text input works on its view")
  func ownView() {
    let scene = SketchScene()
    scene.interaction.textInput = nil
    scene.click(scene.input.place(of: 4))
    #expect(scene.caret == 4)
  }

  @Test("an interaction that was taken away does nothing")
  func removed() {
    let scene = SketchScene()
    scene.input.removeInteraction(scene.interaction)
    scene.click(scene.input.place(of: 4))
    #expect(!scene.input.isFirstResponder)
    #expect(scene.interaction.gesturesForFailureRequirements.allSatisfy { $0.view == nil })
  }

  @Test("D9: a button in the text keeps its click, and the caret stays")
  func button() {
    let scene = SketchScene()
    let button = Button(frame: Rect(x: 100, y: 0, width: 60, height: 40))
    var clicks = 0
    button.addAction(Action { _ in clicks += 1 }, for: .touchUpInside)
    scene.input.addSubview(button)
    scene.stage.render()
    scene.stage.click(at: Point(x: 180, y: 120))
    scene.stage.tap(at: Point(x: 180, y: 120))
    #expect(clicks == 2)
    #expect(!scene.input.isFirstResponder)
  }

  @Test("D9: a tap recognizer further up does not see a click that places the caret")
  func outerTap() {
    let scene = SketchScene()
    var taps = 0
    let tap = TapGestureRecognizer()
    tap.addAction(Action { _ in taps += 1 })
    scene.stage.window.addGestureRecognizer(tap)
    scene.click(scene.input.place(of: 4))
    #expect(taps == 0)
    #expect(scene.caret == 4)
    scene.stage.click(at: Point(x: 10, y: 10))
    #expect(taps == 1)
  }

  @Test("D9: a view in the text with recognizers of its own keeps its touches")
  func innerTap() {
    let scene = SketchScene()
    let picture = View(frame: Rect(x: 100, y: 0, width: 60, height: 40))
    var taps = 0
    let tap = TapGestureRecognizer()
    tap.addAction(Action { _ in taps += 1 })
    picture.addGestureRecognizer(tap)
    scene.input.addSubview(picture)
    scene.stage.render()
    scene.stage.click(at: Point(x: 180, y: 120))
    scene.stage.tap(at: Point(x: 180, y: 120))
    #expect(taps == 2)
    #expect(!scene.input.isFirstResponder)
  }

  @Test("D9: a recognizer that the program added to the text recognizes together with it")
  func ownTap() {
    let scene = SketchScene()
    var taps = 0
    let tap = TapGestureRecognizer()
    tap.addAction(Action { _ in taps += 1 })
    scene.input.addGestureRecognizer(tap)
    scene.click(scene.input.place(of: 4))
    #expect(scene.caret == 4)
    scene.stage.advance(by: 1)
    scene.stage.tap(at: scene.input.place(of: 10))
    #expect(scene.caret == 10)
    #expect(taps == 2)
  }

  @Test("a button in text has an arrow for the pointer, the text beside it a text cursor")
  func cursorOverButton() {
    let scene = SketchScene()
    scene.input.addSubview(Button(frame: Rect(x: 100, y: 0, width: 60, height: 40)))
    scene.stage.render()
    scene.stage.pointerMove(to: Point(x: 180, y: 120))
    #expect(scene.stage.cursorName == "default")
    scene.stage.pointerMove(to: Point(x: 80, y: 120))
    #expect(scene.stage.cursorName == "text")
  }

  @Test("D5: a recognizer may wait for those of the text to fail")
  func failureRequirements() {
    let scene = SketchScene()
    #expect(!scene.interaction.gesturesForFailureRequirements.isEmpty)
    #expect(
      scene.interaction.gesturesForFailureRequirements.allSatisfy { $0.view === scene.input })
  }

  @Test("an interaction keeps neither its view nor its input alive")
  func memory() {
    let interaction = TextInteraction(for: .editable)
    weak var gone: SketchInput?
    do {
      let scene = SketchScene()
      scene.input.removeInteraction(scene.interaction)
      let input = SketchInput("a", frame: .zero)
      gone = input
      interaction.textInput = input
      input.addInteraction(interaction)
      scene.stage.window.addSubview(input)
      input.removeFromSuperview()
    }
    #expect(gone == nil)
  }
}

final class InteractionSpy: TextInteractionDelegate {
  var heard: [String] = []
  var allows = true

  func interactionShouldBegin(_ interaction: TextInteraction, at point: Point) -> Bool {
    heard.append("should \(point.x) \(point.y)")
    return allows
  }
  func interactionWillBegin(_ interaction: TextInteraction) { heard.append("will") }
  func interactionDidEnd(_ interaction: TextInteraction) { heard.append("did") }
}
