import ResponderTestKit
import SeededRandom
import Testing

@testable import ResponderText
@testable import WindowResponder

@MainActor @Suite(.serialized) struct RandomPointingTests {
  static let text =
    "One שתיים 三 👨‍👩‍👧‍👦 नमस्ते e\u{301}\nสวัสดีชาวโลก مرحبا بالعالم 🇩🇪🇫🇷\n\nlast line, with a few words more"

  @Test("whatever fingers and pointer do, text is only moved, and whole", arguments: 1...12)
  func anything(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scene = SketchScene(Self.text, isEdited: seed.isMultiple(of: 2))
    let other = EditedSketch("[other]", frame: Rect(x: 50, y: 230, width: 300, height: 40))
    other.addInteraction(TextInteraction(for: .editable))
    scene.stage.window.addSubview(other)
    scene.stage.render()
    // The default menu would contain commands that delete text.
    for input in [scene.input, other] {
      input.ownMenu = { _, _ in Menu(children: [Action(title: "Nothing") { _ in }]) }
    }
    let letters = (scene.input.text + other.text).unicodeScalars.sorted()
    for _ in 0..<250 {
      act(scene, &random)
      for input in [scene.input, other] {
        let range = input.editor.selection
        #expect(input.editor.document.isBoundary(range.start.utf8Offset))
        #expect(input.editor.document.isBoundary(range.end.utf8Offset))
      }
    }
    scene.stage.touchCancel()
    scene.stage.pointerUp()
    scene.stage.pointerUp(.secondary)
    scene.stage.pointerUp(.button(3))
    let isWhole = (scene.input.text + other.text).unicodeScalars.sorted() == letters
    #expect(isWhole)
    while !scene.stage.popups.isEmpty { scene.stage.keyPress(.keyboardEscape) }
    scene.stage.advance(by: 1)
    scene.click(Point(x: 345, y: 195))
    scene.stage.render()
    #expect(scene.selected.isEmpty)
    #expect(scene.stage.window.textOverlay == nil)
  }

  private func act(_ scene: SketchScene, _ random: inout SeededGenerator) {
    let stage = scene.stage
    let place = Point(
      x: Double.random(in: 20..<380, using: &random), y: Double.random(in: 80..<290, using: &random)
    )
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1: stage.click(at: place)
    case 2:
      stage.click(at: place)
      stage.click(at: place)
    case 3, 4:
      stage.pointerMove(to: place)
      stage.pointerDown()
    case 5, 6: stage.pointerMove(to: place)
    case 7, 8: stage.pointerUp()
    case 9: stage.tap(at: place)
    case 10:
      stage.tap(at: place)
      stage.tap(at: place)
    case 11:
      stage.touchDown(at: place)
      stage.frame()
    case 12:
      stage.touchMove(to: place)
      stage.frame()
    case 13:
      stage.touchUp()
      stage.frame()
    case 14: stage.keyPress(.keyboardEscape)
    default: break
    }
    stage.advance(by: [0, 0.02, 0.2, 0.7].randomElement(using: &random) ?? 0)
  }
}
