import ResponderTestKit
import Testing
import Widgets

/// The size of a text view's container, which follows the view or not.
@MainActor @Suite(.serialized) struct TextContainerTests {
  private static let words = String(repeating: "word ", count: 60)

  @Test("The container that a view makes follows its width, one of the program's does not")
  func defaults() {
    #expect(TextView(frame: .zero).textContainer.widthTracksTextView)
    #expect(!TextView(frame: .zero).textContainer.heightTracksTextView)
    let container = TextContainer(size: Size(width: 100, height: 0))
    #expect(!container.widthTracksTextView)
    #expect(!TextView(frame: .zero, textContainer: container).textContainer.widthTracksTextView)
  }

  @Test("Lines break at the width of a container that does not follow the view")
  func fixedWidth() {
    let it = TextViewStage(Self.words)
    let end = it.view.editor.lineRange(at: .start).end.utf8Offset
    it.view.textContainer.size = Size(width: 120, height: 0)
    it.stage.render()
    #expect(it.view.editor.lineRange(at: .start).end.utf8Offset == end)
    it.view.textContainer.widthTracksTextView = false
    it.stage.render()
    let narrow = it.view.editor.lineRange(at: .start).end.utf8Offset
    #expect(narrow < end)
    #expect(it.view.textContainer.size.width == 120)
    #expect(it.view.contentSize.width == 300)
    it.view.frame.size.width = 200
    it.stage.render()
    #expect(it.view.editor.lineRange(at: .start).end.utf8Offset == narrow)
    it.view.textContainer.widthTracksTextView = true
    it.stage.render()
    #expect(it.view.editor.lineRange(at: .start).end.utf8Offset > narrow)
  }

  @Test("A wider container scrolls sideways, and the caret is brought into sight")
  func wide() {
    let it = TextViewStage(Self.words)
    it.view.textContainer.size = Size(width: 900, height: 0)
    it.view.textContainer.widthTracksTextView = false
    it.stage.render()
    #expect(it.view.contentSize.width == 900)
    it.place(0)
    it.stage.render()
    it.press(.keyboardEnd)
    it.stage.render()
    #expect(it.view.contentOffset.x > 0)
    #expect(it.isCaretSeen)
    let caret = it.view.caretRect(for: it.view.editor.head)
    #expect(it.view.bounds.minX <= caret.minX && caret.maxX <= it.view.bounds.maxX)
    it.press(.keyboardHome)
    it.stage.render()
    #expect(it.view.contentOffset.x == 0)
  }

  @Test("A width of 0 has no limit: a paragraph is one line, and as wide as its text")
  func unlimited() {
    let container = TextContainer()
    let it = TextViewStage(Self.words)
    let view = TextView(frame: it.view.frame, textContainer: container)
    view.text = Self.words
    it.stage.window.addSubview(view)
    it.stage.render()
    #expect(view.caretRect(for: view.endOfDocument).minY == view.caretRect(for: .start).minY)
    #expect(view.contentSize.width > 1_000 && view.contentSize.width < 10_000)
    #expect(container.size.width == 0)
  }

  @Test("A container that follows the height shows the lines that fit, and does not scroll")
  func height() {
    let it = TextViewStage(Self.words)
    #expect(it.view.contentSize.height > it.view.bounds.height)
    it.view.textContainer.heightTracksTextView = true
    it.stage.render()
    #expect(it.view.contentSize.height == it.view.bounds.height)
    #expect(it.view.textContainer.size.height == 144)
    let line = it.view.editor.lineHeight
    let shown = it.view.canvas.frame.height - 8
    #expect(shown <= 144 && shown > 144 - line * 1.5)
    it.view.frame.size.height = 80
    it.stage.render()
    #expect(it.view.textContainer.size.height == 64)
    #expect(it.view.canvas.frame.height <= 72)
  }
}
