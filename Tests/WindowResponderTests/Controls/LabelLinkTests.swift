import ResponderTestKit
import TestScenes
import Testing

@testable import ResponderGraphics
@testable import WindowResponder

@Suite("A label with links", .serialized) @MainActor struct LabelLinkTests {
  let stage = Stage(size: Size(width: 300, height: 100))
  let label = Label(frame: Rect(x: 0, y: 0, width: 300, height: 100))
  let log = Log()

  init() {
    stage.window.backgroundColor = .white
    stage.window.addSubview(label)
    label.attributedText =
      StyledText("Read ") + StyledText("one", attributes: TextAttributes(link: "first"))
      + " and also " + StyledText("other", attributes: TextAttributes(link: "second"))
    label.onOpenLink = { [log] in log.add($0) }
  }

  /// Returns the center of a word of the text.
  private func place(_ word: Int) -> Point {
    let ranges = [0..<4, 5..<8, 12..<16, 18..<23]
    guard let text = label.placedText(in: label.bounds),
      let rect = text.layout.rects(for: TextRange(utf8: ranges[word])).first
    else { return .zero }
    return Point(x: rect.midX + text.origin.x, y: rect.midY + text.origin.y)
  }

  @Test("a tap on a link opens it, and one beside it does not")
  func tap() {
    stage.tap(at: place(1))
    stage.tap(at: place(2))
    stage.tap(at: place(3))
    #expect(log.lines == ["first", "second"])
  }

  @Test(
    "a finger that leaves the link opens nothing, and a link is drawn as pressed while it is held")
  func leaving() {
    let before = stage.snapshot()
    stage.touchDown(at: place(1))
    stage.frame()
    #expect(!stage.snapshot().hasSamePixels(as: before))
    stage.touchMove(to: Point(x: 290, y: 5))
    stage.frame()
    #expect(stage.snapshot().hasSamePixels(as: before))
    stage.touchUp()
    stage.frame()
    #expect(log.lines.isEmpty)
  }

  @Test("what lies behind the label gets the touches beside links")
  func behind() {
    #expect(stage.window.hitTest(place(1), with: nil) === label)
    #expect(stage.window.hitTest(place(0), with: nil) !== label)
  }

  @Test("touches are taken only while there are links, unless they were taken before")
  func interaction() {
    #expect(label.isUserInteractionEnabled)
    label.text = "plain"
    #expect(!label.isUserInteractionEnabled)
    label.isUserInteractionEnabled = true
    label.attributedText = StyledText("link", attributes: TextAttributes(link: "x"))
    #expect(stage.window.hitTest(Point(x: 290, y: 5), with: nil) === label)
    label.text = "plain"
    #expect(label.isUserInteractionEnabled)
  }

  @Test("the pointer is a hand over a link")
  func cursor() {
    stage.pointerMove(to: place(1))
    #expect(stage.cursorName == "pointer")
    stage.pointerMove(to: place(2))
    #expect(stage.cursorName == "default")
  }

  @Test("Tab goes from link to link, and Return and Space open them")
  func keys() {
    let button = Button(frame: Rect(x: 0, y: 90, width: 50, height: 10))
    stage.window.addSubview(button)
    stage.keyPress(.keyboardTab)
    #expect(label.isFocused)
    stage.keyPress(.keyboardReturnOrEnter)
    stage.keyPress(.keyboardTab)
    #expect(label.isFocused)
    stage.keyPress(.keyboardSpacebar)
    #expect(log.lines == ["first", "second"])
    stage.keyPress(.keyboardTab)
    #expect(button.isFocused)
    stage.keyPress(.keyboardTab, modifiers: .shift)
    stage.keyPress(.keyboardReturnOrEnter)
    #expect(log.lines.last == "second" && log.lines.count == 3)
  }

  @Test("a disabled label opens nothing and takes no focus")
  func disabled() {
    label.isEnabled = false
    stage.tap(at: place(1))
    stage.keyPress(.keyboardTab)
    #expect(log.lines.isEmpty && !label.isFocused)
  }

  @Test("a tap that the view behind waits for leaves a link alone")
  func recognizer() {
    let taps = Log()
    let tap = TapGestureRecognizer()
    tap.addAction(Action { _ in taps.add("tap") })
    stage.window.addGestureRecognizer(tap)
    stage.tap(at: place(1))
    #expect(log.lines == ["first"] && taps.lines.isEmpty)
    stage.tap(at: place(0))
    #expect(taps.lines == ["tap"])
  }

  @Test("a link that goes while it is held is not opened")
  func goingAway() {
    stage.touchDown(at: place(1))
    stage.frame()
    label.text = "plain"
    stage.touchUp()
    stage.frame()
    #expect(log.lines.isEmpty)
  }

  @Test("a link is underlined and in the colour of what asks to be touched")
  func looks() {
    let layout = label.placedText(in: label.bounds)?.layout
    #expect(layout?.runs.map(\.color) == [nil, .tint, nil, .tint])
    #expect(layout?.decorations.count == 2)
  }
}
