import ResponderTestKit
import Testing
import UIKit

@MainActor private final class EditCounter: NSTextStorageDelegate {
  var count = 0

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    count += 1
  }
}

@MainActor @Suite(.serialized) struct SharedStorageTests {
  let stage = Stage(size: CGSize(width: 320, height: 200))
  private let note = NSAttributedString.Key("note")

  @Test("T18: what the user types in one view of a storage is at once in the other")
  func twoViews() {
    let storage = NSTextStorage(string: "one\ntwo")
    let (first, _) = stage.showText(of: storage)
    let (second, manager) = stage.showText(of: storage)
    #expect(first.text == "one\ntwo" && second.text == "one\ntwo")
    #expect(first.textStorage === storage && second.textStorage === storage)
    first.becomeFirstResponder()
    first.selectedRange = NSRange(location: 3, length: 0)
    stage.type("xy")
    #expect(second.text == "onexy\ntwo" && storage.string == "onexy\ntwo")
    #expect(first.selectedRange == NSRange(location: 5, length: 0))
    second.becomeFirstResponder()
    second.selectedRange = NSRange(location: 0, length: 1)
    stage.type("O")
    #expect(first.text == "Onexy\ntwo")
    storage.replaceCharacters(in: NSRange(location: 5, length: 1), with: ", ")
    #expect(first.text == "Onexy, two" && second.text == "Onexy, two")
    storage.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    for view in [first, second] {
      let color = view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil)
      #expect(color as? UIColor == .red)
    }
    let other = NSTextStorage(string: "other")
    manager.replaceTextStorage(other)
    storage.append(NSAttributedString(string: "!"))
    #expect(first.text == "Onexy, two!" && second.text == "other")
    stage.type("s")
    #expect(other.string.count == 6 && storage.string == "Onexy, two!")
  }

  @Test("Attributes that the library does not know remain in other lines while the user types")
  func unknownAttributes() {
    let storage = NSTextStorage(
      attributedString: NSAttributedString(string: "one\ntwo", attributes: [note: "kept"]))
    let (view, _) = stage.showText(of: storage)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 7, length: 0)
    stage.type("x")
    let text = view.attributedText ?? NSAttributedString(string: "")
    #expect(text.string == "one\ntwox")
    #expect(text.attribute(note, at: 0, effectiveRange: nil) as? String == "kept")
    #expect(text.attribute(note, at: 6, effectiveRange: nil) as? String == "kept")
    #expect(storage.string == "one\ntwox")
  }

  @Test("The view and its storage stay equal after changes of characters and colors in both")
  func manyChanges() {
    let storage = NSTextStorage(string: "first\nsecond\n\nfourth")
    let (view, _) = stage.showText(of: storage)
    let watcher = EditCounter()
    storage.delegate = watcher
    let pieces = ["a", "\n", "\u{E9}", "\u{1F600}", "two\nlines\n", ""]
    var seed: UInt64 = 5
    func random(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % max(1, limit)
    }
    for round in 0..<150 {
      let string = storage.string
      let ends = string.indices.map { $0.utf16Offset(in: string) } + [string.utf16.count]
      let start = random(ends.count)
      let end = min(ends.count - 1, start + random(4))
      let range = NSRange(location: ends[start], length: ends[end] - ends[start])
      switch random(4) {
      case 0:
        view.selectedRange = range
        view.insertText(pieces[random(pieces.count)])
      case 1: storage.replaceCharacters(in: range, with: pieces[random(pieces.count)])
      case 2:
        storage.beginEditing()
        storage.addAttribute(.foregroundColor, value: UIColor.red, range: range)
        storage.append(NSAttributedString(string: "z"))
        storage.endEditing()
      default: storage.removeAttribute(.foregroundColor, range: range)
      }
      #expect(view.text == storage.string, "round \(round)")
      #expect(view.styledText == StyledText(storage), "round \(round)")
    }
    #expect(watcher.count > 50)
  }
}
