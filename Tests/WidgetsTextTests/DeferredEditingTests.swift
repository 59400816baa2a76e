import ResponderTestKit
import TestScenes
import Testing
import Widgets

/// Tests of text that is asked to become first responder before it is in a window.
@MainActor @Suite(.serialized) struct DeferredEditingTests {
  let stage = Stage(size: Size(width: 300, height: 200))
  let log = Log()

  @Test("F1: a field that was asked without a window begins editing when it is added to one, once")
  func field() {
    let delegate = EditingDelegate(log: log)
    let field = TextField(frame: Rect(x: 0, y: 0, width: 200, height: 30))
    field.delegate = delegate
    #expect(!field.becomeFirstResponder() && !field.isEditing)
    #expect(log.take().isEmpty)
    stage.window.addSubview(field)
    #expect(field.isFirstResponder && field.isEditing)
    #expect(log.take() == ["should begin", "did begin"])
    stage.type("a")
    #expect(field.text == "a")
  }

  @Test("F1: so does a text view, and a delegate may refuse it")
  func view() {
    let delegate = EditingDelegate(log: log)
    let view = TextView(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    view.delegate = delegate
    delegate.refuses = true
    view.becomeFirstResponder()
    stage.window.addSubview(view)
    #expect(!view.isFirstResponder)
    #expect(log.take() == ["should begin"])
    view.removeFromSuperview()
    delegate.refuses = false
    view.becomeFirstResponder()
    stage.window.addSubview(view)
    #expect(view.isFirstResponder)
    #expect(log.take() == ["should begin", "did begin"])
  }
}

private final class EditingDelegate: TextFieldDelegate, TextViewDelegate {
  let log: Log
  var refuses = false

  init(log: Log) { self.log = log }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    log.add("should begin")
    return !refuses
  }
  func textFieldDidBeginEditing(_ textField: TextField) { log.add("did begin") }
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool {
    log.add("should begin")
    return !refuses
  }
  func textViewDidBeginEditing(_ textView: TextView) { log.add("did begin") }
}
