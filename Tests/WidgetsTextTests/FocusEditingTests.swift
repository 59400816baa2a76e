import ResponderTestKit
import Testing
import Widgets

@testable import WidgetsText
@testable import WindowResponder

/// Tests of K6: a view that receives the focus ends editing elsewhere.
@MainActor @Suite(.serialized) struct FocusEditingTests {
  let stage = Stage(size: Size(width: 500, height: 500))
  private let delegate = Delegate()
  private let first = TextField(frame: Rect(x: 10, y: 10, width: 200, height: 44))
  private let second = TextField(frame: Rect(x: 10, y: 60, width: 200, height: 44))

  init() {
    first.accessibilityLabel = "first"
    second.accessibilityLabel = "second"
    for field in [first, second] {
      field.delegate = delegate
      stage.window.addSubview(field)
    }
    second.removeFromSuperview()
    first.becomeFirstResponder()
    _ = delegate.take()
  }

  /// The kinds of controls that can have the focus and accept no text.
  enum Kind: CaseIterable {
    case button, toggle, slider, stepper, segments, checkBox

    @MainActor func make() -> Control {
      switch self {
      case .button: Button(type: .system)
      case .toggle: Switch()
      case .slider: Slider()
      case .stepper: Stepper()
      case .segments: SegmentedControl(items: ["A", "B"])
      case .checkBox: CheckBox()
      }
    }
  }

  private func add(_ kind: Kind) -> Control {
    let control = kind.make()
    control.frame = Rect(x: 10, y: 120, width: 200, height: 44)
    stage.window.addSubview(control)
    return control
  }

  private func tab(_ modifiers: KeyModifierFlags = []) {
    stage.keyPress(.keyboardTab, modifiers: modifiers)
  }

  @Test("K6: Tab to a control ends typing, and what is typed is its", arguments: Kind.allCases)
  func endsTyping(kind: Kind) {
    let control = add(kind)
    stage.type("a")
    _ = delegate.take()
    tab()
    #expect(delegate.take() == ["should end first", "did end first"])
    #expect(control.isFocused && !first.isFirstResponder && !first.isEditing)
    #expect(stage.window.firstResponder == nil)
    stage.type("b")
    #expect(first.text == "a")
    tab(.shift)
    #expect(delegate.take() == ["should begin first", "did begin first"])
    #expect(first.isFirstResponder && first.isFocused && !control.isFocused)
    stage.type("c")
    #expect(first.text == "c")
  }

  @Test("K6: a field that may not be left keeps the focus, the keys and its text")
  func refusing() {
    stage.window.addSubview(second)
    let button = add(.button)
    delegate.allowsEnd = false
    let ways: [(KeyModifierFlags, [String])] = [
      ([], ["should begin second", "should end first"]), (.shift, ["should end first"]),
    ]
    for (modifiers, calls) in ways {
      tab(modifiers)
      #expect(delegate.take() == calls)
      #expect(first.isFirstResponder && first.isFocused && first.isEditing)
      #expect(!button.isFocused && !second.isFocused)
    }
    stage.type("a")
    #expect(first.text == "a")
    delegate.allowsEnd = true
    tab()
    #expect(second.isFirstResponder && second.isFocused && !first.isFocused)
  }

  @Test("K6: from field to field each delegate call is made once, in UIKit's order")
  func fromFieldToField() {
    stage.window.addSubview(second)
    second.text = "old"
    tab()
    #expect(
      delegate.take() == [
        "should begin second", "should end first", "did end first", "did begin second",
      ])
    #expect(second.isFirstResponder && second.isFocused)
    stage.type("new")
    #expect(second.text == "new")
  }

  @Test("K6: a field that will not be typed in gets the focus, and typing ends all the same")
  func refusingToBegin() {
    stage.window.addSubview(second)
    delegate.allowsBegin = false
    tab()
    #expect(delegate.take() == ["should begin second", "should end first", "did end first"])
    #expect(second.isFocused && stage.window.firstResponder == nil)
    stage.type("x")
    #expect(first.text == "" && second.text == "")
  }

  @Test("K6: one that leaves when typing ends is not focused")
  func goingMeanwhile() {
    let button = add(.button)
    for change in [{ button.isEnabled = false }, { button.isHidden = true }] {
      first.becomeFirstResponder()
      delegate.onEnd = change
      tab()
      #expect(!button.isFocused && !first.isFirstResponder)
      delegate.onEnd = nil
      (button.isEnabled, button.isHidden) = (true, false)
    }
  }

  @Test("K6: typing in text of several lines ends too, by Control and Tab")
  func textViews() {
    let view = TextView(frame: Rect(x: 10, y: 60, width: 200, height: 50))
    stage.window.addSubview(view)
    let button = add(.button)
    view.becomeFirstResponder()
    tab(.control)
    #expect(button.isFocused && stage.window.firstResponder == nil && !view.isFocused)
  }

  @Test("K6: arrows in a group end typing in the field that belongs to it")
  func groups() {
    let box = View(frame: stage.window.bounds)
    box.focusGroupIdentifier = "group"
    stage.window.addSubview(box)
    let field = TypelessField(frame: Rect(x: 10, y: 200, width: 80, height: 40))
    let button = Button(frame: Rect(x: 10, y: 260, width: 80, height: 40))
    box.addSubview(field)
    box.addSubview(button)
    field.becomeFirstResponder()
    #expect(field.isFocused)
    stage.keyPress(.keyboardDownArrow)
    #expect(button.isFocused && stage.window.firstResponder == nil)
  }

  @Test(
    "K6: a view that is first responder and takes no text stays it while a button has the focus")
  func otherResponders() {
    let view = QuietView(frame: Rect(x: 10, y: 300, width: 80, height: 40))
    stage.window.addSubview(view)
    let button = add(.button)
    view.becomeFirstResponder()
    stage.window.focus.focus(button)
    #expect(button.isFocused && view.isFirstResponder)
  }

  @Test("K6: Tab goes from a field to the button beside its text, and from there to the next field")
  func buttonsInFields() {
    let eye = Button(frame: Rect(x: 0, y: 0, width: 44, height: 44))
    var presses = 0
    eye.addAction(Action { _ in presses += 1 }, for: .primaryActionTriggered)
    first.rightView = eye
    first.rightViewMode = .always
    let left = Button(frame: Rect(x: 0, y: 0, width: 44, height: 44))
    second.leftView = left
    second.leftViewMode = .always
    stage.window.addSubview(second)
    stage.render()
    let stops: [(Control, isField: Bool)] = [
      (eye, false), (second, true), (left, false), (first, true), (eye, false),
    ]
    for (view, isField) in stops {
      tab()
      #expect(view.isFocused && view.isFirstResponder == isField)
    }
    stage.keyPress(.keyboardSpacebar)
    #expect(presses == 1)
    tab()
    #expect(second.isFirstResponder)
    presses = 0
    let place = eye.convert(eye.bounds, to: nil).center
    stage.tap(at: place)
    stage.click(at: place)
    #expect(presses == 2 && second.isFirstResponder)
  }

  @Test("typing into a field that was scrolled away brings it back into sight")
  func typingReveals() {
    let scrollView = ScrollView(frame: stage.window.bounds)
    scrollView.contentSize = Size(width: 500, height: 3_000)
    stage.window.addSubview(scrollView)
    scrollView.addSubview(first)
    first.becomeFirstResponder()
    func away() {
      scrollView.contentOffset.y = 1_500
      stage.advance(by: 1)
      #expect(scrollView.contentOffset.y == 1_500)
    }
    let steps: [() -> Void] = [
      { stage.type("a") }, { stage.keyPress(.keyboardLeftArrow) },
      { stage.keyPress(.keyboardDeleteOrBackspace) }, { stage.keyPress(.keyboardDeleteForward) },
      { stage.keyPress(.keyboardZ, modifiers: .control) },
    ]
    for step in steps {
      away()
      step()
      stage.advance(by: 1)
      // The field at 10 is 8 points below the edge.
      #expect(scrollView.contentOffset.y == 2)
    }
    // A change by the application is not typing.
    away()
    first.text = "set"
    stage.advance(by: 1)
    #expect(scrollView.contentOffset.y == 1_500)
  }

  @Test("what an input method types into a field that was scrolled away brings it back too")
  func inputMethodReveals() {
    let scrollView = ScrollView(frame: stage.window.bounds)
    scrollView.contentSize = Size(width: 500, height: 3_000)
    stage.window.addSubview(scrollView)
    scrollView.addSubview(first)
    first.becomeFirstResponder()
    stage.render()
    for step in [{ stage.composeText("か") }, { stage.commitText("か") }] {
      scrollView.contentOffset.y = 1_500
      stage.render()
      step()
      stage.advance(by: 1)
      // The field at 10 is 8 points below the edge.
      #expect(scrollView.contentOffset.y == 2)
    }
  }

  @Test("a text input of one's own comes back into sight too")
  func ownInputs() {
    let scrollView = ScrollView(frame: stage.window.bounds)
    scrollView.contentSize = Size(width: 500, height: 3_000)
    stage.window.addSubview(scrollView)
    let view = TypelessField(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    scrollView.addSubview(view)
    view.becomeFirstResponder()
    stage.render()
    for key in [KeyboardHIDUsage.keyboardA, .keyboardDeleteOrBackspace] {
      scrollView.contentOffset.y = 1_500
      stage.advance(by: 1)
      stage.keyPress(key)
      stage.advance(by: 1)
      #expect(scrollView.contentOffset.y == 0)
    }
  }
}

private final class Delegate: TextFieldDelegate {
  var allowsEnd = true
  var allowsBegin = true
  var onEnd: (() -> Void)?
  private var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func note(_ call: String, _ field: TextField) {
    lines.append("\(call) \(field.accessibilityLabel ?? "")")
  }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    note("should begin", textField)
    return allowsBegin
  }
  func textFieldDidBeginEditing(_ textField: TextField) { note("did begin", textField) }
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    note("should end", textField)
    return allowsEnd
  }
  func textFieldDidEndEditing(_ textField: TextField) {
    note("did end", textField)
    onEnd?()
  }
}

/// A view that accepts text input and shows no text.
private final class TypelessField: View, KeyInput {
  override var canBecomeFirstResponder: Bool { true }
  override var canBecomeFocused: Bool { true }
  var hasText: Bool { false }
  func insertText(_ text: String) {}
  func deleteBackward() {}
}

private final class QuietView: View {
  override var canBecomeFirstResponder: Bool { true }
}
