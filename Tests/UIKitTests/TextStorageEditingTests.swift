import ResponderTestKit
import Testing
import UIKit

/// A text storage as editors of source text have it: with its own text, and red for digits.
private final class DigitStorage: NSTextStorage {
  private let backing = NSMutableAttributedString(string: "")
  private(set) var log: [String] = []

  override init() { super.init() }
  required init?(coder: NSCoder) { nil }

  override var string: String { backing.string }

  override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    backing.attributes(at: location, effectiveRange: range)
  }

  override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    backing.replaceCharacters(in: range, with: str)
    edited(
      .editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    endEditing()
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    backing.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }

  override func processEditing() {
    log.append("\(editedRange.location) \(editedRange.length) \(changeInLength)")
    let paragraph = (string as NSString).paragraphRange(for: editedRange)
    removeAttribute(.foregroundColor, range: paragraph)
    for index in paragraph.location..<NSMaxRange(paragraph) {
      let unit = (string as NSString).character(at: index)
      guard (48...57).contains(unit) else { continue }
      addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: index, length: 1))
    }
    super.processEditing()
  }
}

@MainActor private final class Watcher: NSTextStorageDelegate {
  var log: [String] = []
  var change: ((NSTextStorage) -> Void)?

  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    change?(textStorage)
  }

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    let kinds = editedMask.contains(.editedCharacters) ? "characters" : "attributes"
    log.append("\(kinds) \(editedRange.location) \(editedRange.length) \(delta)")
  }
}

@MainActor @Suite(.serialized) struct TextStorageEditingTests {
  let stage = Stage(size: CGSize(width: 320, height: 200))
  private let storage = DigitStorage()

  private func color(_ text: NSAttributedString, _ index: Int) -> UIColor? {
    text.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
  }

  @Test("T18: a subclass with its own text colors what the user types, at once")
  func typing() throws {
    storage.append(NSAttributedString(string: "a1"))
    let view = stage.showText(of: storage).view
    #expect(view.text == "a1" && view.textStorage === storage)
    #expect(color(view.attributedText, 1) == .red && color(view.attributedText, 0) != .red)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 2, length: 0)
    stage.type("b2")
    #expect(storage.string == "a1b2" && view.text == "a1b2")
    #expect(color(view.attributedText, 3) == .red && color(view.attributedText, 2) != .red)
    #expect(storage.log.suffix(2) == ["2 1 1", "3 1 1"])
    #expect(view.selectedRange == NSRange(location: 4, length: 0))
    view.undoManager?.undo()
    #expect(view.text == "a1" && storage.string == "a1")
    view.text = "77x"
    #expect(storage.string == "77x" && color(view.attributedText, 0) == .red)
    storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "yz8")
    #expect(view.text == "77yz8" && color(view.attributedText, 4) == .red)
  }

  @Test(
    "All changes of a subclass go through its four methods, and all of Foundation's can read it")
  func derived() {
    let text = NSMutableAttributedString(string: "one 2", attributes: [.kern: 1])
    storage.setAttributedString(text)
    storage.insert(NSAttributedString(string: "3"), at: 0)
    storage.deleteCharacters(in: NSRange(location: 1, length: 1))
    storage.addAttributes([.baselineOffset: 2], range: NSRange(location: 0, length: 3))
    storage.removeAttribute(.kern, range: NSRange(location: 4, length: 1))
    #expect(storage.string == "3ne 2" && storage.length == 5)
    #expect(storage.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 1)
    #expect(storage.attribute(.kern, at: 4, effectiveRange: nil) == nil)
    let copy = NSAttributedString(attributedString: storage)
    #expect(copy.string == "3ne 2" && copy.isEqual(to: storage))
    #expect(color(copy, 0) == .red && color(copy, 4) == .red && color(copy, 1) == nil)
    #expect(copy.attribute(.baselineOffset, at: 2, effectiveRange: nil) as? Int == 2)
    #expect(storage.attributedSubstring(from: NSRange(location: 1, length: 2)).string == "ne")
    #expect(storage.editedMask.isEmpty && storage.editedRange.location == NSNotFound)
  }

  @Test("T18: changes between begin and end are processed as one, with the range of all of them")
  func grouping() {
    storage.append(NSAttributedString(string: "0123456789"))
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "abc")
    storage.replaceCharacters(in: NSRange(location: 8, length: 2), with: "")
    #expect(storage.editedMask.contains(.editedCharacters) && storage.changeInLength == 0)
    storage.endEditing()
    #expect(storage.string == "01abc34589")
    #expect(storage.log.last == "2 6 0")
  }

  @Test("A storage posts a notification before and after it processes changes")
  func notifications() {
    var names: [Notification.Name] = []
    let center = NotificationCenter.default
    let tokens = [
      NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification,
    ].map { name in
      center.addObserver(forName: name, object: storage, queue: nil) { _ in
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    storage.append(NSAttributedString(string: "a1"))
    #expect(names.first == NSTextStorage.willProcessEditingNotification)
    #expect(names.last == NSTextStorage.didProcessEditingNotification)
    #expect(names.count == 2)
    for token in tokens { center.removeObserver(token) }
  }

  @Test("T18: a delegate is notified of changes by the application and by the user")
  func delegate() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    stage.window.addSubview(view)
    view.text = "one"
    let watcher = Watcher()
    view.textStorage.delegate = watcher
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 3, length: 0)
    stage.type("x")
    #expect(watcher.log == ["characters 3 1 1"])
    view.textStorage.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 2))
    #expect(watcher.log.last == "attributes 1 2 0")
    view.textStorage.deleteCharacters(in: NSRange(location: 0, length: 2))
    #expect(watcher.log.last == "characters 0 0 -2" && view.text == "ex")
    watcher.change = { storage in
      storage.addAttribute(
        .foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: storage.length))
    }
    stage.type("y")
    #expect(watcher.log.count == 4 && color(view.attributedText, 0) == .blue)
  }

  @Test("A storage takes over the view of a layout manager that it is given")
  func takingOver() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    view.text = "old"
    stage.window.addSubview(view)
    let old = view.textStorage
    storage.append(NSAttributedString(string: "new 5"))
    view.layoutManager.replaceTextStorage(storage)
    #expect(view.text == "new 5" && view.textStorage === storage)
    #expect(color(view.attributedText, 4) == .red)
    old.append(NSAttributedString(string: "!"))
    #expect(view.text == "new 5" && old.layoutManagers.isEmpty)
  }
}
