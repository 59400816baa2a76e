import ResponderTestKit
import Testing
import Widgets

/// Tests of a tap on the text that is first responder, after the user has hidden the on-screen keyboard.
@MainActor @Suite(.serialized) struct KeyboardAgainTests {
  let stage = Stage(size: Size(width: 500, height: 400))

  /// A kind of view that accepts typed text.
  enum Kind: CaseIterable {
    case field, view, search, token, combo

    @MainActor func make() -> View {
      switch self {
      case .field: TextField()
      case .view: TextView()
      case .search: SearchField()
      case .token: TokenField()
      case .combo: ComboBox(items: ["One", "Two"])
      }
    }
  }

  private func show(_ view: View) {
    view.frame = Rect(x: 50, y: 50, width: 300, height: 60)
    stage.window.addSubview(view)
    stage.render()
  }

  @Test(
    "T2: A tap in the text that is first responder begins anew with the input method",
    arguments: Kind.allCases)
  func taps(kind: Kind) {
    let view = kind.make()
    show(view)
    stage.tap(at: Point(x: 120, y: 80))
    #expect(stage.inputMethod.isEnabled)
    stage.advance(by: 1)
    let first = stage.inputMethod.number
    stage.tap(at: Point(x: 120, y: 80))
    #expect(stage.inputMethod.number == first + 1)
    stage.advance(by: 1)
    stage.click(at: Point(x: 130, y: 80))
    #expect(stage.inputMethod.number == first + 2 && stage.inputMethod.isEnabled)
  }

  @Test("T2: Scrolling the text by a finger, and a tap on something else, do not")
  func notTaps() {
    let view = TextView()
    view.text = String(repeating: "A line\n", count: 60)
    show(view)
    let button = Button(frame: Rect(x: 50, y: 200, width: 100, height: 44))
    stage.window.addSubview(button)
    view.becomeFirstResponder()
    stage.render()
    let first = stage.inputMethod.number
    stage.drag(from: Point(x: 120, y: 100), to: Point(x: 120, y: 60), duration: 0.2)
    stage.advance(by: 2)
    stage.tap(at: button.center)
    #expect(stage.inputMethod.number == first && stage.inputMethod.isEnabled)
  }

  @Test("T2: A text that cannot be edited asks for nothing")
  func readOnly() {
    let view = TextView()
    view.text = "Only read"
    view.isEditable = false
    show(view)
    stage.tap(at: Point(x: 120, y: 80))
    stage.advance(by: 1)
    stage.tap(at: Point(x: 120, y: 80))
    #expect(!stage.inputMethod.isEnabled)
  }

  @Test("T2: A tap where the keyboard has an input view in its place asks for nothing")
  func inputView() {
    let field = TextField()
    field.inputView = View(frame: Rect(x: 0, y: 0, width: 100, height: 80))
    show(field)
    stage.tap(at: Point(x: 120, y: 80))
    stage.advance(by: 1)
    stage.tap(at: Point(x: 120, y: 80))
    #expect(field.isFirstResponder && !stage.inputMethod.isEnabled)
  }
}
