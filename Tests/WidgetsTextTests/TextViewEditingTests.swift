import ResponderTestKit
import Testing
import Widgets

/// The start and the end of editing in a text view.
@MainActor @Suite(.serialized) struct TextViewEditingTests {
  @Test("Editing that has begun ends for the delegate, also if the text is not editable any more")
  func endOfEditing() {
    final class Log: TextViewDelegate {
      var calls: [String] = []
      func textViewDidBeginEditing(_ textView: TextView) { calls.append("begin") }
      func textViewDidEndEditing(_ textView: TextView) { calls.append("end") }
    }
    let it = TextViewStage("old", isFocused: false)
    let log = Log()
    it.view.delegate = log
    it.view.becomeFirstResponder()
    it.view.isEditable = false
    it.view.resignFirstResponder()
    #expect(log.calls == ["begin", "end"])
    it.view.becomeFirstResponder()
    it.view.resignFirstResponder()
    #expect(log.calls == ["begin", "end"])
    it.view.isEditable = true
    it.view.becomeFirstResponder()
    it.view.isSelectable = false
    #expect(log.calls == ["begin", "end", "begin", "end"])
  }
}
