import ResponderTestKit
import Testing
import Widgets

/// Parts of the documentation of UIKit's text field.
@MainActor struct TextFieldDocumentedTests {
  @Test("The delegate can keep the text when editing begins")
  func clearsOnBeginEditing() {
    let it = FieldStage("old", isFocused: false)
    let delegate = ClearDelegate()
    it.field.delegate = delegate
    it.field.clearsOnBeginEditing = true
    delegate.mayClear = false
    it.field.becomeFirstResponder()
    #expect(it.field.text == "old")
    it.field.resignFirstResponder()
    delegate.mayClear = true
    it.field.becomeFirstResponder()
    #expect(it.field.text == "")
    #expect(delegate.questions == 2)
  }

  @Test("Without the property the delegate is not asked to clear the text")
  func keepsOnBeginEditing() {
    let it = FieldStage("old", isFocused: false)
    let delegate = ClearDelegate()
    it.field.delegate = delegate
    it.field.becomeFirstResponder()
    #expect(it.field.text == "old")
    #expect(delegate.questions == 0)
  }

  @Test("Typing attributes exist only while the field is edited")
  func typingAttributesWhileEditing() {
    let it = FieldStage("old", isFocused: false)
    let styled = TextAttributes(foregroundColor: .systemRed)
    it.field.typingAttributes = styled
    #expect(it.field.typingAttributes == nil)
    it.field.becomeFirstResponder()
    #expect(it.field.typingAttributes != nil)
    it.field.typingAttributes = styled
    #expect(it.field.typingAttributes?.foregroundColor == .systemRed)
    it.field.resignFirstResponder()
    #expect(it.field.typingAttributes == nil)
  }

  @Test("Typing attributes are cleared when the selection changes")
  func typingAttributesAfterMove() {
    let it = FieldStage("old")
    it.field.typingAttributes = TextAttributes(foregroundColor: .systemRed)
    it.caret(1)
    #expect(it.field.typingAttributes?.foregroundColor != .systemRed)
  }
}

/// A delegate that answers whether the text may be cleared.
@MainActor private final class ClearDelegate: TextFieldDelegate {
  var mayClear = true
  var questions = 0

  func textFieldShouldClear(_ textField: TextField) -> Bool {
    questions += 1
    return mayClear
  }
}
