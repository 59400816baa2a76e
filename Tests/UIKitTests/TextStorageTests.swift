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
}
