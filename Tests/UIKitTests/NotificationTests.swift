import ResponderTestKit
import Testing
import UIKit

@MainActor private final class Listener {
  var heard: [Notification] = []
  var count = 0
  func note(_ notification: Notification) { heard.append(notification) }
  func bump() { count += 1 }
  var names: [Notification.Name] { heard.map(\.name) }
}

@MainActor struct NotificationTests {
  let stage = Stage(size: CGSize(width: 300, height: 400))
  private let listener = Listener()

  private func listen(_ names: Notification.Name...) {
    for name in names {
      NotificationCenter.default.addObserver(
        listener, selector: Listener.note, name: name, object: nil)
    }
  }

  @Test("The program's coming and going is posted")
  func application() {
    listen(
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification)
    stage.setActivated(true)
    stage.setActivated(false)
    stage.setSuspended(true)
    stage.setSuspended(false)
    #expect(
      listener.names.suffix(3) == [
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification,
      ])
    #expect(listener.heard.last?.object as? UIApplication === stage.application)
  }

  @Test("Input views are posted as a keyboard, with their place")
  func keyboard() throws {
    listen(
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 120))
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    #expect(
      listener.names == [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      ])
    let info = try #require(listener.heard.first?.userInfo)
    let frame = CGRect(x: 0, y: 280, width: 300, height: 120)
    #expect((info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue == frame)
    #expect(info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect == frame)
    #expect(
      info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
        == frame.offsetBy(dx: 0, dy: 120))
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval == 0.25)
    #expect(
      (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue == 0.25)
    #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
    listener.heard = []
    field.resignFirstResponder()
    #expect(
      listener.names == [
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      ])
    #expect(
      listener.heard.last?.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        == CGRect(x: 0, y: 400, width: 300, height: 120))
  }

  @Test("A field that has no input view of its own shows no keyboard, and posts none")
  func noKeyboard() {
    listen(UIResponder.keyboardWillShowNotification)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    #expect(listener.heard.isEmpty)
  }

  @Test("Typing is posted by the field and the text view")
  func typing() {
    listen(
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification, UITextView.textDidChangeNotification)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let view = UITextView(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
    stage.window.addSubview(field)
    stage.window.addSubview(view)
    field.becomeFirstResponder()
    field.text = "by code"
    stage.type("a")
    view.becomeFirstResponder()
    stage.type("b")
    #expect(
      listener.names == [
        UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
        UITextField.textDidEndEditingNotification, UITextView.textDidChangeNotification,
      ])
    #expect(listener.heard.first?.object as? UITextField === field)
  }

  @Test("An observer that is removed hears no more, and one that has gone is no harm")
  func removing() {
    let name = Notification.Name("test")
    NotificationCenter.default.addObserver(
      listener, selector: Listener.bump, name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(listener.count == 1)
    NotificationCenter.default.removeObserver(listener)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(listener.count == 1)
    let gone = addAndForget(name)
    #expect(gone() == nil)
    NotificationCenter.default.post(name: name, object: nil)
  }

  private func addAndForget(_ name: Notification.Name) -> () -> Listener? {
    let other = Listener()
    NotificationCenter.default.addObserver(
      other, selector: Listener.note, name: name, object: nil)
    return { [weak other] in other }
  }

  @Test("A token of a closure is given up as ever")
  func token() {
    var count = 0
    let name = Notification.Name("token")
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      _ in
      MainActor.assumeIsolated { count += 1 }
    }
    NotificationCenter.default.post(name: name, object: nil)
    NotificationCenter.default.removeObserver(token)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(count == 1)
  }
}
