import ResponderAccessibility
import ResponderTestKit
import TestScenes
import Testing
import Widgets

/// Tests of the texts that assistive technologies read, in code points.
@MainActor struct AccessibleTextTests {
  let stage = Stage(size: Size(width: 400, height: 300))
  let view = TextView(frame: Rect(x: 0, y: 0, width: 400, height: 300))

  init() {
    view.accessibilityLabel = "Text"
    stage.window.addSubview(view)
  }

  private func text(_ string: String) throws -> any AccessibleText {
    view.text = string
    return try #require(stage.accessibilityNode(named: "Text")?.object.accessibleText)
  }

  private func piece(_ text: any AccessibleText, _ unit: AccessibleTextUnit, _ offset: Int)
    -> String
  {
    text.string(in: text.segment(unit, at: offset))
  }

  @Test("Offsets are code points, also beside characters of several")
  func codePoints() throws {
    let text = try text("a👩‍🚀é\u{0301}b")
    #expect(text.characterCount == 7)
    #expect(text.string(in: 0..<1) == "a")
    #expect(text.string(in: 6..<7) == "b")
    #expect(text.segment(.character, at: 2) == 1..<4)
  }

  @Test("Words, sentences, lines and paragraphs are cut as AT-SPI cuts them")
  func units() throws {
    let text = try text("Hello, big world. It is late.\nNext one")
    #expect(piece(text, .wordStart, 1) == "Hello, ")
    #expect(piece(text, .wordStart, 8) == "big ")
    #expect(piece(text, .wordEnd, 8) == ", big")
    #expect(piece(text, .sentenceStart, 3) == "Hello, big world. ")
    #expect(piece(text, .sentenceStart, 20).hasPrefix("It is late."))
    #expect(piece(text, .paragraph, 3) == "Hello, big world. It is late.\n")
    #expect(piece(text, .paragraph, 32) == "Next one")
    #expect(piece(text, .lineStart, 32) == "Next one")
  }

  @Test("The caret, the selection and the text can be set, and follow the user")
  func editing() throws {
    let text = try text("one two")
    #expect(text.select(4..<7))
    #expect(view.selectedTextRange?.utf8 == 4..<7)
    #expect(text.selections == [4..<7])
    #expect(text.setCaretOffset(2))
    #expect(text.caretOffset == 2)
    let editing = try #require(text.editing)
    #expect(editing.replace(4..<7, with: "2"))
    #expect(view.text == "one 2")
    #expect(editing.setString("new"))
    #expect(view.text == "new")
    view.isEditable = false
    #expect(text.editing == nil)
  }

  @Test("A rectangle of characters leads back to them")
  func places() throws {
    let text = try text("Hello")
    let frame = text.frame(of: 1..<2)
    #expect(!frame.isEmpty)
    #expect(text.offset(at: frame.center) == 1)
  }

  @Test("Offsets stay right when a long text is changed in its middle")
  func longText() throws {
    let text = try text(String(repeating: "äöü line\n", count: 5_000))
    #expect(text.characterCount == 45_000)
    let editing = try #require(text.editing)
    #expect(editing.replace(22_500..<22_509, with: "x"))
    #expect(text.characterCount == 44_992)
    #expect(text.string(in: 22_500..<22_502) == "xä")
    #expect(text.string(in: 44_990..<44_992) == "e\n")
  }

  @Test("The links of a text view are read in code points, and one that is partly bold is one")
  func links() throws {
    #expect(try text("Grüße").characterCount == 5)
    #expect(stage.accessibilityNode(named: "Text")?.object.accessibleLinks == nil)
    var styled = StyledText("Grüße: the manual.")
    styled.addAttributes(
      TextAttributes(link: "https://example.org"), range: TextRange(utf8: 13..<19))
    let bold = TextAttributes(font: Font.systemFont(ofSize: 15, weight: .bold))
    styled.addAttributes(bold, range: TextRange(utf8: 13..<15))
    view.attributedText = styled
    let links = try #require(stage.accessibilityNode(named: "Text")?.object.accessibleLinks)
    #expect(links.links.map(\.range) == [11..<17] && !links.isLink)
    #expect(links.links.map(\.address) == ["https://example.org"])
  }

  @Test("A label's text is read, with its links")
  func label() throws {
    let label = Label(frame: Rect(x: 0, y: 0, width: 300, height: 20))
    var styled = StyledText("See the manual.")
    styled.addAttributes(
      TextAttributes(link: "https://example.org"), range: TextRange(utf8: 8..<14))
    label.attributedText = styled
    var opened: [String] = []
    label.onOpenLink = { opened.append($0) }
    view.removeFromSuperview()
    stage.window.addSubview(label)
    let node = try #require(stage.accessibilityNode(named: "See the manual."))
    #expect(node.role == "label")
    #expect(node.children.map(\.name) == ["manual"])
    let links = try #require(node.object.accessibleLinks)
    #expect(links.links.map(\.range) == [8..<14])
    stage.perform("click", on: "manual")
    #expect(opened == ["https://example.org"])
  }
}

/// The controls beside the text of a field, as assistive technologies read them.
@MainActor struct AccessibleSideViewTests {
  let stage = Stage(size: Size(width: 300, height: 200))
  let field = TextField(frame: Rect(x: 20, y: 20, width: 240, height: 44))

  init() {
    field.accessibilityLabel = "Password"
    stage.window.addSubview(field)
  }

  @Test("The button beside the text of a field is read in the field, and pressed by its action")
  func button() throws {
    let eye = Button(frame: Rect(x: 0, y: 0, width: 44, height: 44))
    eye.accessibilityLabel = "Show"
    var presses = 0
    eye.addAction(Action { _ in presses += 1 }, for: .primaryActionTriggered)
    field.rightView = eye
    field.rightViewMode = .always
    let icon = ImageView(image: Image(systemName: "lock"))
    field.leftView = icon
    field.leftViewMode = .always
    stage.render()
    let node = try #require(stage.accessibilityNode(named: "Password", role: "entry"))
    #expect(node.children.map(\.name) == ["Show"])
    #expect(node.children[0].object.accessibleParent === node.object)
    stage.perform("click", on: "Show")
    #expect(presses == 1)
    #expect(stage.audit(for: [.trait, .keyboard]).isEmpty)
  }

  @Test("The button that clears a field goes with the text, also if it was read before any change")
  func clearButtonGoes() throws {
    field.clearButtonMode = .always
    field.text = "abc"
    stage.render()
    let node = try #require(stage.accessibilityNode(named: "Password", role: "entry"))
    #expect(node.children.map(\.name) == ["Clear Text"])
    let log = AccessibilityChangeLog()
    stage.application.accessibilityObserver = log
    field.text = ""
    stage.advance(by: 0.1)
    #expect(log.take().filter { $0 == "Password: children" }.count == 1)
    stage.application.accessibilityObserver = nil
    field.text = "abc"
    stage.advance(by: 0.1)
    stage.application.accessibilityObserver = log
    // The next client reads the tree.
    _ = stage.accessibilityTree()
    field.text = ""
    stage.advance(by: 0.1)
    #expect(log.take().contains("Password: children"))
  }

  @Test("The button that clears a field is read while it is visible, and its coming is told")
  func clearButton() throws {
    field.clearButtonMode = .whileEditing
    stage.render()
    _ = stage.accessibilityTree()
    let log = AccessibilityChangeLog()
    stage.application.accessibilityObserver = log
    field.becomeFirstResponder()
    stage.render()
    _ = log.take()
    stage.type("abc")
    stage.advance(by: 0.1)
    #expect(log.take().filter { $0 == "Password: children" }.count == 1)
    let node = try #require(stage.accessibilityNode(named: "Password", role: "entry"))
    #expect(node.children.map(\.name) == ["Clear Text"])
    stage.perform("click", on: "Clear Text")
    #expect(field.text == "")
  }
}
