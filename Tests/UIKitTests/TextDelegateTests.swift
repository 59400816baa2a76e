import ResponderTestKit
import Testing
import UIKit

private final class FieldDelegate: UITextFieldDelegate {
  var asked: [(NSRange, String)] = []
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    asked.append((range, string))
    return string != "x"
  }
}

private final class ViewDelegate: UITextViewDelegate {
  var asked: [(NSRange, String)] = []
  var links: [URL] = []
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    asked.append((range, text))
    return text != "\n"
  }
}

@MainActor struct TextDelegateTests {
  let stage = Stage(size: CGSize(width: 300, height: 200))

  @Test("A field asks its delegate with a range of UTF-16 units, and keeps what is refused out")
  func fieldAsks() {
    let delegate = FieldDelegate()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = "👋"
    field.delegate = delegate
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    stage.type("a")
    stage.type("x")
    #expect(field.text == "👋a")
    #expect(delegate.asked.map(\.0.location) == [2, 3])
    #expect(delegate.asked.map(\.1) == ["a", "x"])
  }

  @Test("A text view asks its delegate with a range of UTF-16 units")
  func viewAsks() {
    let delegate = ViewDelegate()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "👋b"
    view.delegate = delegate
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 2)
    #expect(view.selectedRange == NSRange(location: 0, length: 2))
    stage.type("q")
    #expect(view.text == "qb")
    #expect(delegate.asked.map(\.0) == [NSRange(location: 0, length: 2)])
    #expect(view.selectedRange == NSRange(location: 1, length: 0))
  }

  @Test("A text view's looks are an attributed string")
  func viewAttributes() {
    let view = UITextView()
    view.attributedText = NSAttributedString(
      string: "abc", attributes: [.foregroundColor: UIColor.green])
    #expect(view.text == "abc")
    view.typingAttributes = [.font: UIFont.systemFont(ofSize: 30)]
    #expect(view.typingAttributes[.font] as? UIFont == .systemFont(ofSize: 30))
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.gray])
    #expect(field.placeholder == "Name")
    field.attributedText = nil
    #expect(field.text?.isEmpty == true)
  }
}
