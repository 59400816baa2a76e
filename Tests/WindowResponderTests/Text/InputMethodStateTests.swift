import ResponderTestKit
import TestScenes
import Testing

@testable import ResponderPlatform
@testable import WindowResponder

/// Tests of the state of an application's own text input that an input method receives.
@MainActor @Suite("The state that input methods get", .serialized) struct InputMethodStateTests {
  let stage = Stage(size: Size(width: 400, height: 300))
  let view = PlainTextView()

  init() {
    stage.window.addSubview(view)
  }

  private func begin(_ content: String = "", select range: Range<Int>? = nil) {
    view.content = content
    let end = content.utf8.count
    view.select(range ?? end..<end)
    view.becomeFirstResponder()
    stage.render()
  }

  // MARK: Enabling

  @Test("J3: it is enabled while a text input is first responder, and no longer")
  func enabled() {
    #expect(!stage.inputMethod.isEnabled)
    begin()
    #expect(stage.inputMethod.isEnabled && stage.inputMethod.isOnScreenKeyboardShown)
    let button = View(frame: Rect(x: 0, y: 200, width: 10, height: 10))
    stage.window.addSubview(button)
    view.resignFirstResponder()
    stage.render()
    #expect(!stage.inputMethod.isEnabled)
  }

  @Test("J3: a text input that has an input view of its own asks for no on-screen keyboard")
  func inputView() {
    view.ownInputView = View(frame: Rect(x: 0, y: 0, width: 10, height: 50))
    begin()
    #expect(!stage.inputMethod.isOnScreenKeyboardShown)
    view.ownInputView = nil
    view.reloadInputViews()
    stage.render()
    #expect(stage.inputMethod.isOnScreenKeyboardShown)
  }

  @Test("J3, K6: while a button has the focus there is no text for an input method")
  func focusElsewhere() {
    begin()
    let button = Button()
    button.frame = Rect(x: 0, y: 200, width: 80, height: 30)
    stage.window.addSubview(button)
    stage.window.focus.focus(button)
    stage.render()
    #expect(!view.isFirstResponder && !stage.inputMethod.isEnabled)
    view.becomeFirstResponder()
    stage.render()
    #expect(stage.inputMethod.isEnabled)
  }

  @Test("J3: a text that can only be selected asks for none")
  func notEditable() {
    view.isEditable = false
    begin("abc")
    #expect(!stage.inputMethod.isEnabled)
    view.isEditable = true
    view.inputDelegate?.textDidChange(view)
    stage.render()
    #expect(stage.inputMethod.isEnabled)
  }

  @Test("J3: from one text to the next it stays enabled, and starts anew")
  func nextText() {
    begin("one")
    let number = stage.inputMethod.number
    let other = PlainTextView("two")
    stage.window.addSubview(other)
    other.becomeFirstResponder()
    stage.render()
    #expect(stage.inputMethod.isEnabled && stage.inputMethod.surroundingText == "two")
    #expect(stage.inputMethod.number > number)
    #expect(view.inputDelegate == nil && other.inputDelegate != nil)
  }

  @Test("J3: the state of one that was first responder before there was a display is sent")
  func beforeDisplay() {
    let window = Window(size: Size(width: 100, height: 100))
    let early = PlainTextView("early")
    window.addSubview(early)
    early.becomeFirstResponder()
    window.makeKeyAndVisible()
    stage.render()
    #expect(stage.inputMethod.surroundingText == "early")
    window.close()
  }

  // MARK: Surrounding text

  @Test("J3: the text has cursor and anchor, and lacks what is being composed")
  func surroundings() {
    begin("hello", select: 1..<3)
    #expect(stage.inputMethod.surroundingText == "hello")
    #expect(stage.inputMethod.cursor == 3 && stage.inputMethod.anchor == 1)
    stage.composeText("にほ")
    #expect(stage.inputMethod.surroundingText == "hlo")
    #expect(stage.inputMethod.cursor == 1 && stage.inputMethod.anchor == 1)
  }

  @Test("J3: at most 4,000 bytes around the cursor are sent, on character borders")
  func longText() {
    let text = String(repeating: "にa🇯🇵", count: 1_000)
    for character in [0, 1, 2, 500, 1_499, 1_500, 2_998, 2_999, 3_000] {
      let index = text.index(text.startIndex, offsetBy: character)
      let place = text.utf8.distance(from: text.startIndex, to: index)
      begin(text, select: place..<place)
      let told = stage.inputMethod
      guard let part = told.surroundingText else { return #expect(Bool(false)) }
      #expect(part.utf8.count <= 4_000 && part.utf8.count > 3_960)
      #expect(told.cursor == told.anchor)
      let start = place - told.cursor
      #expect(text[TextRange(utf8: start..<start + part.utf8.count)] == part)
    }
  }

  @Test("J3: what one side of the cursor does not need is the other's")
  func sides() {
    begin(String(repeating: "a", count: 10_000), select: 100..<100)
    #expect(stage.inputMethod.surroundingText?.utf8.count == 4_000)
    #expect(stage.inputMethod.cursor == 100)
    view.select(9_990..<9_990)
    stage.render()
    #expect(stage.inputMethod.surroundingText?.utf8.count == 4_000)
    #expect(stage.inputMethod.cursor == 3_990)
  }

  @Test(
    "J3: a selection of up to 4,000 bytes is sent whole, and of a longer one the part at the cursor"
  )
  func longSelection() {
    begin(String(repeating: "a", count: 10_000), select: 3_000..<7_000)
    #expect(stage.inputMethod.anchor == 0 && stage.inputMethod.cursor == 4_000)
    view.select(2_000..<8_000)
    stage.render()
    let told = stage.inputMethod
    #expect(told.anchor == 0 && told.cursor == 2_000 && told.surroundingText?.utf8.count == 4_000)
  }

  @Test("J3: a character longer than a message can be is left out, and nothing traps")
  func hugeCharacter() {
    begin("a" + String(repeating: "\u{301}", count: 5_000))
    let told = stage.inputMethod
    #expect(told.surroundingText?.utf8.count ?? 9_999 <= 4_000 && told.cursor <= 4_000)
    stage.deleteSurroundingText(before: 1, after: 1)
    stage.commitText("b")
    #expect(view.content.last == "b")
  }

  @Test("J3: a NUL does not end the text on its way")
  func nul() {
    begin("a\0b")
    #expect(stage.inputMethod.surroundingText == "a\u{1}b" && stage.inputMethod.cursor == 3)
  }

  @Test("J3: nothing of a secret is sent")
  func secret() {
    view.isSecureTextEntry = true
    begin("secret")
    #expect(stage.inputMethod.isEnabled && stage.inputMethod.surroundingText == nil)
    #expect(stage.inputMethod.hints == [.hiddenText, .sensitiveData])
    #expect(stage.inputMethod.purpose == .password)
    view.keyboardType = .numberPad
    view.reloadInputViews()
    stage.render()
    #expect(stage.inputMethod.purpose == .pin)
  }

  // MARK: Cause of a change

  @Test("J3: what the input method did is its own change, and what a key or the program did is not")
  func cause() {
    begin("ab")
    stage.commitText("c")
    #expect(stage.inputMethod.surroundingText == "abc" && stage.inputMethod.isLastChangeItsOwn)
    stage.type("d")
    #expect(stage.inputMethod.surroundingText == "abcd" && !stage.inputMethod.isLastChangeItsOwn)
    stage.commitText("e")
    #expect(stage.inputMethod.isLastChangeItsOwn)
    view.select(0..<0)
    stage.render()
    #expect(stage.inputMethod.cursor == 0 && !stage.inputMethod.isLastChangeItsOwn)
  }

  @Test("J3: a key that changes nothing does not make the input method's change another's")
  func idleKey() {
    begin("ab")
    guard let surface = stage.window.surface else { return }
    stage.application.programContext.textInputSession?.keyWasUsed()
    stage.application.textInput(.change(TextInputChange(committed: "c")), on: surface)
    stage.render()
    #expect(stage.inputMethod.surroundingText == "abc" && stage.inputMethod.isLastChangeItsOwn)
  }

  @Test("J3: the state is sent once a turn, and not at all where nothing has changed")
  func once() {
    begin("ab")
    let count = stage.inputMethodUpdateCount
    for _ in 0..<5 { view.select(1..<1) }
    view.select(0..<0)
    stage.render()
    #expect(stage.inputMethodUpdateCount == count + 1)
    view.setNeedsDisplay()
    stage.render()
    stage.advance(by: 1)
    #expect(stage.inputMethodUpdateCount == count + 1)
  }

  // MARK: Cursor rectangle

  @Test("J3: the cursor's rectangle is in the window, and follows layout and scrolling")
  func place() {
    let scroll = ScrollView(frame: Rect(x: 20, y: 10, width: 200, height: 100))
    scroll.contentSize = Size(width: 200, height: 500)
    stage.window.addSubview(scroll)
    scroll.addSubview(view)
    view.frame.origin = Point(x: 5, y: 40)
    begin("abc")
    #expect(stage.inputMethod.cursorRect == Rect(x: 55, y: 50, width: 1, height: 20))
    scroll.setContentOffset(Point(x: 0, y: 30), animated: false)
    stage.render()
    #expect(stage.inputMethod.cursorRect?.minY == 20)
    view.frame.origin.x = 15
    stage.render()
    #expect(stage.inputMethod.cursorRect?.minX == 65)
    scroll.setContentOffset(Point(x: 0, y: 300), animated: false)
    stage.render()
    #expect(stage.inputMethod.cursorRect?.minY == 0)
  }

  @Test("J3: with a hidden cursor the place is that of what is being composed")
  func placeOfMarkedText() {
    begin("abc")
    stage.composeText("xy", selected: nil)
    #expect(stage.inputMethod.cursorRect == Rect(x: 30, y: 0, width: 20, height: 20))
  }

  @Test("J3: the title bar and shadow of a window of its own count")
  func decorated() {
    begin("abc")
    #expect(stage.inputMethod.cursorRect == Rect(x: 30, y: 0, width: 1, height: 20))
  }

  // MARK: Content type

  @Test(
    "J3: the kind of text is what the keyboard is to be like, or else what the text means",
    arguments: [
      (.default, nil, .normal), (.numberPad, nil, .digits), (.asciiCapableNumberPad, nil, .digits),
      (.decimalPad, nil, .number), (.numbersAndPunctuation, nil, .number), (.phonePad, nil, .phone),
      (.URL, nil, .url), (.emailAddress, nil, .email), (.namePhonePad, nil, .name),
      (.default, .emailAddress, .email), (.default, .telephoneNumber, .phone),
      (.default, .URL, .url), (.default, .name, .name), (.default, .password, .password),
      (.default, .oneTimeCode, .digits), (.default, .dateTime, .datetime),
      (.default, .birthdate, .date), (.default, .time, .time), (.default, .terminal, .terminal),
      (.URL, .name, .url),
    ] as [(KeyboardType, TextContentType?, Stage.InputMethod.Purpose)])
  func purposes(
    keyboard: KeyboardType, content: TextContentType?, purpose: Stage.InputMethod.Purpose
  ) {
    view.keyboardType = keyboard
    view.textContentType = content
    begin()
    #expect(stage.inputMethod.purpose == purpose)
  }

  @Test("J3: the hints are the traits")
  func hints() {
    begin()
    #expect(stage.inputMethod.hints == [.completion, .spellcheck, .autoCapitalization])
    func hints(_ change: () -> Void) -> Stage.InputMethod.Hints {
      change()
      view.inputDelegate?.textDidChange(view)
      stage.render()
      return stage.inputMethod.hints
    }
    #expect(hints { view.autocorrectionType = .no } == [.spellcheck, .autoCapitalization])
    #expect(hints { view.spellCheckingType = .no } == [.autoCapitalization])
    #expect(hints { view.autocapitalizationType = .words } == [.titlecase])
    #expect(hints { view.autocapitalizationType = .allCharacters } == [.uppercase])
    #expect(hints { view.autocapitalizationType = .none } == [.lowercase])
    #expect(hints { view.isMultiline = true } == [.lowercase, .multiline])
    #expect(hints { view.keyboardType = .asciiCapable } == [.lowercase, .multiline, .latin])
    #expect(hints { view.textContentType = .newPassword } == [.multiline, .latin, .sensitiveData])
  }

  // MARK: Without input methods

  @Test("J3: without input methods nothing is sent, and keys type as they did")
  func withoutProtocol() {
    stage.hasInputMethods = false
    begin("ab")
    stage.type("c")
    #expect(view.content == "abc" && stage.inputMethodUpdateCount == 0)
    stage.commitText("d")
    #expect(view.content == "abc")
  }

  @Test("J3: a program without text input has no session")
  func noSession() {
    let plain = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(plain)
    plain.becomeFirstResponder()
    stage.render()
    #expect(
      stage.application.programContext.textInputSession == nil && stage.inputMethodUpdateCount == 0)
  }

  @Test("J3: nothing is asked to wake up for a text at rest")
  func rests() {
    begin("ab")
    stage.advance(by: 1)
    let frames = stage.frameRequestCount
    #expect(stage.application.nextTimer == nil)
    stage.advance(by: 10)
    #expect(stage.frameRequestCount == frames)
  }
}
