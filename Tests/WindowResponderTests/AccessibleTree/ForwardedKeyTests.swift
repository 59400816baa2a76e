import ResponderAccessibility
import ResponderTestKit
import Testing
import Widgets

@testable import WindowResponder

/// Keys that a screen reader receives before the views.
@MainActor @Suite(.serialized) struct ForwardedKeyTests {
  /// A screen reader that answers when the test wants it to.
  private final class Reader: AccessibleKeyReceiver {
    var wantsKeys = true
    var sent: [(keysym: UInt32, isDown: Bool, text: String, mayBeTaken: Bool)] = []
    var answers: [(Bool?) -> Void] = []

    func send(
      _ key: AccessibleKey, mayBeTaken: Bool, answer: @escaping (_ isTaken: Bool?) -> Void
    ) {
      sent.append((key.keysym, key.isDown, key.text, mayBeTaken))
      answers.append(answer)
    }

    /// Answers all keys until no more arrive.
    func answerAll(_ isTaken: Bool? = false) {
      while !answers.isEmpty { answers.removeFirst()(isTaken) }
    }
  }

  private let stage = Stage(size: Size(width: 300, height: 100))
  private let field = TextField(frame: Rect(x: 10, y: 10, width: 280, height: 44))
  private let reader = Reader()

  init() {
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    stage.render()
    let application = stage.application
    application.extras.forwardedKeys = ForwardedKeys(to: reader) { [field] in
      field.isSecureTextEntry
    } deliver: { [weak application] in
      application?.queue.append(.input($0))
      application?.processQueue()
    }
  }

  @Test("V9: A key is typed after the screen reader has received it, and later input waits for it")
  func order() {
    stage.keyDown(.keyboardA)
    stage.keyUp(.keyboardA)
    stage.keyPress(.keyboardB)
    #expect(field.text == "" && reader.sent.map(\.text) == ["a"])
    reader.answerAll()
    stage.frame()
    #expect(field.text == "ab")
    #expect(reader.sent.map(\.isDown) == [true, false, true, false])
    #expect(reader.sent.allSatisfy { !$0.mayBeTaken })
  }

  @Test("V9: A key with Insert may be a command of the screen reader, which then types nothing")
  func command() {
    stage.keyDown(.keyboardInsert)
    stage.keyPress(.keyboardT)
    stage.keyUp(.keyboardInsert)
    reader.answerAll(true)
    stage.frame()
    #expect(field.text == "" && reader.sent.count == 4)
    #expect(reader.sent.allSatisfy { $0.mayBeTaken })
    stage.keyPress(.keyboardT)
    reader.answerAll()
    stage.frame()
    #expect(field.text == "t" && reader.sent.last?.mayBeTaken == false)
  }

  @Test("V9: The characters of a password are not sent, and without a listener no key is")
  func silent() {
    field.isSecureTextEntry = true
    stage.type("pw")
    #expect(field.text == "pw" && reader.sent.isEmpty)
    field.isSecureTextEntry = false
    reader.wantsKeys = false
    stage.type("x")
    #expect(field.text?.hasSuffix("x") == true && reader.sent.isEmpty)
  }

  @Test("V9: A field that the previous key leads to already hides its characters")
  func nextField() {
    let secret = TextField(frame: Rect(x: 10, y: 50, width: 280, height: 44))
    secret.isSecureTextEntry = true
    stage.window.addSubview(secret)
    stage.render()
    stage.application.extras.forwardedKeys = ForwardedKeys(to: reader) {
      secret.isFirstResponder
    } deliver: { [weak application = stage.application] in
      application?.queue.append(.input($0))
      application?.processQueue()
    }
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardZ)
    reader.answerAll()
    #expect(secret.text == "z" && !reader.sent.contains { $0.keysym == 0x7A })
  }

  @Test("V9: The digits of a password that the keypad types are not sent")
  func keypadPassword() {
    field.isSecureTextEntry = true
    stage.keyDown(.keypadNumLock)
    stage.keyUp(.keypadNumLock)
    stage.keyPress(.keypad5)
    reader.answerAll()
    #expect(!reader.sent.contains { $0.text == "5" })
  }

  @Test("V9: Without an answer, everything that waits is typed at once")
  func noAnswer() {
    stage.keyPress(.keyboardA)
    stage.keyPress(.keyboardB)
    #expect(field.text == "")
    reader.answers.removeFirst()(nil)
    stage.frame()
    #expect(field.text == "ab")
  }

  @Test("V9: Text of an input method follows the key that waits before it")
  func inputMethod() {
    stage.keyPress(.keyboardA)
    stage.commitText("b")
    stage.keyPress(.keyboardC)
    stage.composeText("d")
    #expect(field.text == "")
    reader.answerAll()
    stage.frame()
    #expect(field.text == "abcd")
  }

  @Test("V9: Text that an input method deletes is that before the cursor after the key that waits")
  func deletedText() {
    stage.commitText("xy")
    stage.keyPress(.keyboardA)
    stage.deleteSurroundingText(before: 1, after: 0)
    #expect(field.text == "xy")
    reader.answerAll()
    stage.frame()
    #expect(field.text == "xy")
  }

  @Test("V9: A key goes to the field that was focused before a press that follows it")
  func press() {
    let other = TextField(frame: Rect(x: 10, y: 56, width: 280, height: 40))
    stage.window.addSubview(other)
    stage.render()
    stage.keyPress(.keyboardA)
    stage.click(at: Point(x: 100, y: 76))
    #expect(field.isFirstResponder)
    reader.answerAll()
    stage.frame()
    #expect(other.isFirstResponder)
    #expect(field.text == "a" && other.text == "")
  }

  @Test("V9: Text of an input method is inserted if the screen reader does not answer")
  func inputMethodWithoutAnswer() {
    stage.keyPress(.keyboardA)
    stage.commitText("b")
    reader.answers.removeFirst()(nil)
    stage.frame()
    #expect(field.text == "ab")
  }

  @Test("V9: Insert that is held when the keyboard focus leaves makes no command of later keys")
  func focusLeaves() {
    stage.keyPress(.keyboardA)
    stage.keyDown(.keyboardInsert)
    stage.keyboardFocus(false)
    reader.answerAll()
    stage.keyboardFocus(true)
    stage.keyPress(.keyboardT)
    #expect(reader.sent.last?.text == "t" && reader.sent.last?.mayBeTaken == false)
    reader.answerAll()
  }

  @Test("V9: Insert that is released while nothing answers makes no command of later keys")
  func releasedWithoutAnswer() {
    stage.keyDown(.keyboardInsert)
    stage.keyUp(.keyboardInsert)
    reader.answers.removeFirst()(nil)
    stage.frame()
    stage.keyPress(.keyboardT)
    #expect(reader.sent.last?.mayBeTaken == false)
    reader.answerAll()
  }

  @Test("V9: The repeats of a key that the screen reader has taken type nothing")
  func takenRepeat() {
    stage.keyDown(.keyboardInsert)
    stage.keyDown(.keyboardT)
    reader.answerAll(true)
    stage.keyUp(.keyboardInsert)
    reader.answerAll()
    stage.advance(by: 2)
    reader.answerAll()
    stage.keyUp(.keyboardT)
    reader.answerAll()
    stage.frame()
    #expect(field.text == "")
  }

  @Test("V9: Keys that wait are typed when the connection ends")
  func ended() {
    stage.keyPress(.keyboardA)
    #expect(field.text == "")
    stage.application.extras.forwardedKeys?.end()
    stage.frame()
    #expect(field.text == "a")
  }
}
