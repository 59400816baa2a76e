import ResponderTestKit
import Testing
import UIKit

@MainActor @Suite(.serialized) struct TextStorageTests {
  let stage = Stage(size: CGSize(width: 320, height: 200))
  let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  init() {
    stage.window.addSubview(view)
    view.text = "one two"
  }

  @Test("What is changed in the storage stands in the view")
  func changes() {
    let storage = view.textStorage
    #expect(storage === view.textStorage)
    storage.append(NSAttributedString(string: "!"))
    #expect(view.text == "one two!")
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
    #expect(view.text == "1 two!")
    storage.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 3))
    let color = view.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: nil)
    #expect(color as? UIColor == .red)
    #expect(view.text == "1 two!")
  }

  @Test("What the user types can be read in the storage")
  func typing() {
    let storage = view.textStorage
    #expect(storage.length == 7)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 7, length: 0)
    stage.type("x")
    #expect(storage.string == "one twox")
    #expect(storage.length == 8)
  }

  @Test("Changes between begin and end come to the view as one, and the selection stays")
  func grouping() {
    view.selectedRange = NSRange(location: 1, length: 2)
    let storage = view.textStorage
    storage.beginEditing()
    storage.append(NSAttributedString(string: " three"))
    #expect(view.text == "one two")
    storage.deleteCharacters(in: NSRange(location: 3, length: 4))
    storage.endEditing()
    #expect(view.text == "one three")
    #expect(view.selectedRange == NSRange(location: 1, length: 2))
  }

  @Test("T6: attributes leave characters, selection, scroll position and undo alone")
  func attributesAlone() throws {
    view.text = (1...200).map { "line \($0)" }.joined(separator: "\n")
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 900, length: 0)
    stage.type("abc")
    stage.advance(by: 1)
    view.selectedRange = NSRange(location: 890, length: 5)
    let offset = view.contentOffset
    #expect(offset.y > 100)
    let text = view.text
    let storage = view.textStorage
    storage.addAttribute(
      .foregroundColor, value: UIColor.systemRed, range: NSRange(location: 0, length: 400))
    storage.removeAttribute(.foregroundColor, range: NSRange(location: 10, length: 10))
    storage.setAttributes([.kern: 2], range: NSRange(location: 890, length: 20))
    stage.advance(by: 1)
    #expect(view.text == text && view.contentOffset == offset)
    #expect(view.selectedRange == NSRange(location: 890, length: 5))
    #expect(storage.attribute(.foregroundColor, at: 15, effectiveRange: nil) == nil)
    #expect(
      storage.attribute(.foregroundColor, at: 25, effectiveRange: nil) as? UIColor == .systemRed)
    let undo = try #require(view.undoManager)
    #expect(undo.canUndo)
    undo.undo()
    #expect(view.text == text?.replacing("abc", with: ""))
    #expect(storage.attribute(.kern, at: 892, effectiveRange: nil) as? Double == 2)
  }

  /// A delegate that sets the color of the whole text after each change, as code editors set colors.
  private final class Highlighter: NSObject, UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) {
      let storage = textView.textStorage
      storage.beginEditing()
      storage.addAttribute(
        .foregroundColor, value: UIColor.systemBlue,
        range: NSRange(location: 0, length: storage.length))
      storage.endEditing()
    }
  }

  @Test(
    "T6: a highlighter that works after each change disturbs neither typing nor an input method")
  func highlighter() {
    let highlighter = Highlighter()
    view.delegate = highlighter
    view.text = ""
    view.becomeFirstResponder()
    stage.type("ab")
    for text in ["w", "wo", "我"] {
      view.setMarkedText(text, selectedRange: text.utf16.count..<text.utf16.count)
      #expect(view.markedTextRange != nil)
    }
    view.insertText("我")
    #expect(view.text == "ab我" && view.markedTextRange == nil)
    stage.type("c")
    #expect(view.text == "ab我c" && view.selectedRange == NSRange(location: 4, length: 0))
    view.undoManager?.undo()
    view.undoManager?.undo()
    view.undoManager?.undo()
    #expect(view.text?.isEmpty == true)
  }

  @Test(
    "T6: a change of characters replaces just these, moves what stands behind, and can be undone")
  func charactersAlone() {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 7, length: 0)
    stage.type("!")
    view.selectedRange = NSRange(location: 5, length: 2)
    let storage = view.textStorage
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "eins 👍 und")
    #expect(view.text == "eins 👍 und two!")
    #expect(view.selectedRange == NSRange(location: 13, length: 2))
    storage.deleteCharacters(in: NSRange(location: 12, length: 4))
    #expect(view.text == "eins 👍 und " && view.selectedRange.length == 0)
    // Both changes were made in one turn of the run loop, and are one undo step.
    view.undoManager?.undo()
    #expect(view.text == "one two!")
    view.undoManager?.undo()
    #expect(view.text == "one two")
  }

  @Test("T6: an edit beside marked text leaves it marked, and one within ends it")
  func marked() {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 7, length: 0)
    view.setMarkedText("ni", selectedRange: 2..<2)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
    #expect(view.text == "1 twoni" && view.markedTextRange != nil)
    view.insertText("你")
    #expect(view.text == "1 two你")
    view.setMarkedText("hao", selectedRange: 3..<3)
    view.textStorage.deleteCharacters(in: NSRange(location: 7, length: 1))
    #expect(view.text == "1 two你ho" && view.markedTextRange == nil)
  }
}
