import ResponderTestKit
import Testing
import Widgets

@testable import ResponderGraphics

@MainActor struct TextViewStyleTests {
  @Test("Text with looks comes back as it was set, and keeps its looks through typing and undo")
  func attributedText() {
    let it = TextViewStage()
    var text = StyledText("plain ")
    text.append("bold", attributes: TextAttributes(font: .boldSystemFont(ofSize: 20)))
    it.view.attributedText = text
    #expect(it.view.attributedText == text)
    it.stage.type("er")
    #expect(it.view.attributedText.runs.last?.range == TextRange(utf8: 6..<12))
    it.place(8)
    it.press(.keyboardDeleteOrBackspace, .control)
    it.press(.keyboardZ, .control)
    it.press(.keyboardZ, .control)
    #expect(it.view.attributedText == text)
    it.view.text = "plain"
    #expect(it.view.attributedText == StyledText("plain"))
  }

  @Test("The properties tell how typed text will look, and change the whole text")
  func properties() {
    let it = TextViewStage("ab")
    let usual = it.view.font
    let looks = TextAttributes(
      font: .boldSystemFont(ofSize: 20), foregroundColor: .systemRed,
      paragraphStyle: ParagraphStyle(alignment: .right))
    it.view.attributedText = StyledText("bold", attributes: looks)
    for text in ["plain", "other"] {
      #expect(it.view.font == .boldSystemFont(ofSize: 20))
      #expect(it.view.textColor == .systemRed)
      #expect(it.view.textAlignment == .right)
      it.view.text = text
    }
    it.view.font = usual
    it.view.textColor = nil
    it.view.textAlignment = .natural
    it.view.attributedText = StyledText("plain ") + StyledText("bold", attributes: looks)
    it.place(2)
    #expect(it.view.typingAttributes.font == usual)
    it.view.font = .systemFont(ofSize: 30)
    it.view.textColor = .systemGreen
    #expect(it.view.font == .systemFont(ofSize: 30))
    #expect(it.view.textColor == .systemGreen)
    let runs = it.view.attributedText.runs.map(\.attributes)
    #expect(runs.allSatisfy { $0.font == .systemFont(ofSize: 30) })
    #expect(runs.allSatisfy { $0.foregroundColor == .systemGreen })
    #expect(it.caret == 2)
  }

  @Test("G3: bold, italic, underline and size change the selection, and can be undone")
  func toggling() {
    let it = TextViewStage("one two")
    it.view.allowsEditingTextAttributes = true
    it.view.selectedRange = TextRange(utf8: 4..<7)
    it.view.toggleBoldface(nil)
    it.view.toggleItalics(nil)
    it.view.toggleUnderline(nil)
    it.view.increaseSize(nil)
    let looks = it.view.attributedText.attributes(at: TextPosition(utf8Offset: 4))
    #expect(looks.font?.weight == .bold && looks.font?.isItalic == true)
    #expect(looks.underlineStyle == .single)
    #expect(looks.font?.pointSize == (it.view.font?.pointSize ?? 0) + 1)
    #expect(it.view.attributedText.attributes(at: .start).isEmpty)
    it.view.toggleBoldface(nil)
    #expect(
      it.view.attributedText.attributes(at: TextPosition(utf8Offset: 4)).font?.weight == .regular)
    while it.view.undoManager?.canUndo == true { it.view.undo(nil) }
    #expect(it.view.attributedText == StyledText("one two"))
    it.view.redo(nil)
    #expect(it.view.attributedText != StyledText("one two"))
  }

  @Test("Where nothing is selected, what is typed next is bold; a move of the caret forgets it")
  func typingAttributes() {
    let it = TextViewStage("ab")
    it.view.allowsEditingTextAttributes = true
    it.view.toggleBoldface(nil)
    #expect(it.view.typingAttributes.font?.weight == .bold)
    it.stage.type("cd")
    #expect(
      it.view.attributedText.attributes(at: TextPosition(utf8Offset: 3)).font?.weight == .bold)
    #expect(it.view.attributedText.attributes(at: TextPosition(utf8Offset: 1)).font == nil)
    it.place(1)
    #expect(it.view.typingAttributes.font?.weight == .regular)
  }

  @Test("Attributes are edited only where that is allowed")
  func allowing() {
    let it = TextViewStage("a")
    #expect(!it.view.canPerformAction(.toggleBoldface, withSender: nil))
    it.view.allowsEditingTextAttributes = true
    #expect(it.view.canPerformAction(.toggleBoldface, withSender: nil))
    it.view.isEditable = false
    #expect(!it.view.canPerformAction(.toggleBoldface, withSender: nil))
  }

  @Test("A paragraph becomes right-to-left, and undo has it as before")
  func writingDirection() {
    let it = TextViewStage("one\ntwo\nthree")
    it.place(5)
    let before = it.view.caretRect(for: TextPosition(utf8Offset: 4)).minX
    it.view.makeTextWritingDirectionRightToLeft(nil)
    #expect(it.view.caretRect(for: TextPosition(utf8Offset: 4)).minX > 200)
    #expect(it.view.caretRect(for: .start).minX == before)
    #expect(it.view.caretRect(for: TextPosition(utf8Offset: 8)).minX == before)
    it.view.undo(nil)
    #expect(it.view.caretRect(for: TextPosition(utf8Offset: 4)).minX == before)
  }

  @Test("Paragraphs have indents, distances and an alignment of their own")
  func paragraphStyles() {
    let it = TextViewStage()
    var style = ParagraphStyle()
    style.firstLineHeadIndent = 30
    style.headIndent = 10
    style.paragraphSpacing = 12
    style.lineSpacing = 3
    let words = String(repeating: "word ", count: 30) + "\n"
    var text = StyledText(words, attributes: TextAttributes(paragraphStyle: style))
    text.append("right", attributes: TextAttributes(paragraphStyle: .init(alignment: .right)))
    func caret(_ offset: Int) -> Rect { it.view.caretRect(for: TextPosition(utf8Offset: offset)) }
    let edge = caret(0).minX
    it.view.attributedText = text
    #expect(caret(0).minX - edge == 30)
    it.place(0)
    it.press(.keyboardDownArrow)
    it.press(.keyboardHome)
    #expect(caret(it.caret).minX - edge == 10)
    #expect(abs(caret(it.caret).minY - caret(0).maxY - 3) < 0.1)
    let last = words.utf8.count
    #expect(caret(last + 5).minX > 280)
    #expect(caret(last).minY - caret(last - 1).maxY > 12)
  }

  @Test("A press on a link asks the delegate, and opens it")
  func links() {
    let it = TextViewStage(isFocused: false)
    let delegate = LinkDelegate()
    it.view.delegate = delegate
    it.view.isEditable = false
    var text = StyledText("See ")
    text.append("here", attributes: TextAttributes(link: "https://example.org"))
    text.append(" or there")
    it.view.attributedText = text
    it.stage.render()
    func tap(_ offset: Int) {
      let rect = it.view.selectionRects(for: TextRange(utf8: offset..<offset + 1))[0].rect
      it.stage.tap(at: it.view.convert(Point(x: rect.midX, y: rect.midY), to: nil))
      it.stage.advance(by: 1)
    }
    tap(1)
    #expect(delegate.opened == [])
    tap(5)
    #expect(delegate.opened == ["https://example.org 4..<8"])
    delegate.allows = false
    tap(6)
    #expect(delegate.opened.count == 1)
    delegate.allows = true
    it.view.isEditable = true
    tap(5)
    #expect(delegate.opened.count == 1)
  }

  @Test("Links look as they are told to")
  func linkAppearance() {
    let it = TextViewStage(isFocused: false)
    it.view.attributedText = StyledText("here", attributes: TextAttributes(link: "x"))
    it.stage.render()
    let before = it.stage.snapshot().pngData()
    it.view.linkTextAttributes = TextAttributes(foregroundColor: .systemRed)
    it.stage.render()
    #expect(it.stage.snapshot().pngData() != before)
  }

  @Test("What has looks is copied as HTML too")
  func copying() {
    let it = TextViewStage()
    var text = StyledText("a<b\n")
    text.append("c", attributes: TextAttributes(underlineStyle: .single, link: "x"))
    it.view.attributedText = text
    it.view.selectAll(nil)
    it.view.copy(nil)
    #expect(Pasteboard.general.string == "a<b\nc")
    let html = Pasteboard.general.data(forPasteboardType: "text/html")
    #expect(
      html.map { String(decoding: $0, as: UTF8.self) }
        == "a&lt;b<br><a href=\"x\"><span style=\"text-decoration:underline\">c</span></a>")
    it.view.text = ""
    it.view.paste(nil)
    #expect(it.view.text == "a<b\nc")
  }
}

@MainActor private final class LinkDelegate: TextViewDelegate {
  var opened: [String] = []
  var allows = true

  func textView(
    _ textView: TextView, shouldInteractWith link: String, in characterRange: TextRange,
    interaction: TextItemInteraction
  ) -> Bool { allows }

  func textView(_ textView: TextView, openLink link: String, in characterRange: TextRange) {
    opened.append("\(link) \(characterRange.utf8)")
  }

  @Test("The edit menu has Format where there are fonts, and else what would be alone in it")
  func formatMenu() throws {
    let it = TextViewStage("one two")
    let place = it.view.convert(Point(x: 10, y: 16), to: nil)
    it.stage.click(at: place, button: .secondary)
    var titles = try #require(it.stage.popups.last?.titles)
    #expect(titles.contains("Writing Direction") && !titles.contains("Format"))
    it.stage.keyPress(.keyboardEscape)
    it.view.allowsEditingTextAttributes = true
    it.stage.advance(by: 1)
    it.stage.click(at: place, button: .secondary)
    titles = try #require(it.stage.popups.last?.titles)
    #expect(titles.contains("Format") && !titles.contains("Writing Direction"))
  }
}
