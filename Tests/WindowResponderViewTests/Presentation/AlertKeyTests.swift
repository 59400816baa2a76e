import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

/// Tests of K7: keys in alerts and action sheets, independent of the previous focus.
@MainActor @Suite(.serialized) struct AlertKeyTests {
  let stage = Stage(size: Size(width: 800, height: 600))
  private let root = KeyController()
  private let log = Log()
  private let button = Button(frame: Rect(x: 0, y: 0, width: 80, height: 40))
  private let field = KeyField(frame: Rect(x: 0, y: 50, width: 80, height: 40))

  init() {
    stage.window.rootViewController = root
    root.view.addSubview(button)
    root.view.addSubview(field)
    stage.render()
  }

  /// The view or controller that has the keyboard focus when the alert appears.
  enum Before: CaseIterable {
    case nothing, button, textInput, controller

    var usesFocus: Bool { self == .button || self == .textInput }
  }

  private func prepare(_ before: Before) {
    switch before {
    case .nothing: stage.window.focus.focus(nil)
    case .button: stage.window.focus.focus(button)
    case .textInput: field.becomeFirstResponder()
    case .controller: root.becomeFirstResponder()
    }
  }

  /// Creates an alert with the question of an editor before it closes a changed document. The destructive
  /// action is the first one.
  private func makeAlert(
    _ style: AlertController.Style = .alert, hasPreferred: Bool = true
  ) -> AlertController {
    let alert = AlertController(title: "Save changes?", message: nil, preferredStyle: style)
    let answers: [(String, AlertAction.Style)] = [
      ("don't", .destructive), ("cancel", .cancel), ("save", .default), ("as", .default),
    ]
    for (name, style) in answers {
      alert.addAction(AlertAction(title: name, style: style) { [log] _ in log.add(name) })
    }
    if hasPreferred { alert.preferredAction = alert.actions[2] }
    return alert
  }

  private func show(_ alert: AlertController, animated: Bool = false) {
    root.present(alert, animated: animated)
    stage.render()
  }

  private func buttons(in alert: AlertController) -> [Button] {
    alert.view.subviews.compactMap { $0 as? Button }
  }

  private var ringed: String? { (stage.window.focus.focusedView as? Button)?.currentTitle }

  private func press(_ key: KeyboardHIDUsage) {
    stage.keyPress(key)
    stage.advance(by: 1)
  }

  @Test(
    "K7: Return performs the preferred action, whatever had the focus before",
    arguments: Before.allCases, [KeyboardHIDUsage.keyboardReturnOrEnter, .keypadEnter])
  func returnKey(before: Before, key: KeyboardHIDUsage) {
    for isAnimated in [false, true] {
      prepare(before)
      let alert = makeAlert()
      show(alert, animated: isAnimated)
      #expect(ringed == (before.usesFocus ? "save" : nil))
      press(key)
      #expect(log.take() == ["save"])
      #expect(root.presentedViewController == nil)
    }
  }

  @Test(
    "K7: Escape performs the action that cancels, whatever had the focus before",
    arguments: Before.allCases)
  func escape(before: Before) {
    for style in [AlertController.Style.alert, .actionSheet] {
      prepare(before)
      show(makeAlert(style))
      press(.keyboardEscape)
      #expect(log.take() == ["cancel"])
    }
  }

  @Test("K7: without a preferred action the focus starts at the one that cancels")
  func startsAtCancel() {
    for style in [AlertController.Style.alert, .actionSheet] {
      prepare(.button)
      show(makeAlert(style, hasPreferred: false))
      #expect(ringed == "cancel")
      press(.keyboardSpacebar)
      #expect(log.take() == ["cancel"])
    }
  }

  @Test("K7: where one answer alone does something, Return in an alert means it")
  func onlyAnswer() {
    for before in [Before.nothing, .button] {
      prepare(before)
      let alert = AlertController(title: "Go on?", message: nil, preferredStyle: .alert)
      for (name, style) in [("cancel", AlertAction.Style.cancel), ("go", .default)] {
        alert.addAction(AlertAction(title: name, style: style) { [log] _ in log.add(name) })
      }
      show(alert)
      press(.keyboardReturnOrEnter)
      #expect(log.take() == ["go"])
      root.dismiss(animated: false)
    }
  }

  @Test(
    "K7: where nothing else is meant, Return cancels, whatever had the focus before",
    arguments: Before.allCases, [KeyboardHIDUsage.keyboardReturnOrEnter, .keypadEnter])
  func returnCancels(before: Before, key: KeyboardHIDUsage) {
    let answers: [(AlertController.Style, [(String, AlertAction.Style)])] = [
      (.actionSheet, [("cancel", .cancel), ("go", .default)]),
      (.actionSheet, [("erase", .destructive), ("cancel", .cancel)]),
      (.actionSheet, [("one", .default), ("two", .default), ("cancel", .cancel)]),
      (.alert, [("one", .default), ("two", .default), ("cancel", .cancel)]),
      (.alert, [("cancel", .cancel), ("erase", .destructive)]),
    ]
    for (style, actions) in answers {
      prepare(before)
      let alert = AlertController(title: "Go on?", message: nil, preferredStyle: style)
      for (name, style) in actions {
        alert.addAction(AlertAction(title: name, style: style) { [log] _ in log.add(name) })
      }
      show(alert)
      #expect(ringed == (before.usesFocus ? "cancel" : nil))
      press(key)
      #expect(log.take() == ["cancel"])
      root.dismiss(animated: false)
    }
  }

  @Test("K7: Return does nothing where there is neither a preferred action nor one that cancels")
  func returnWithoutCancel() {
    for before in Before.allCases {
      prepare(before)
      let alert = AlertController(title: "Which?", message: nil, preferredStyle: .actionSheet)
      for name in ["one", "two"] {
        alert.addAction(AlertAction(title: name, style: .default) { [log] _ in log.add(name) })
      }
      show(alert)
      press(.keyboardReturnOrEnter)
      #expect(log.take().isEmpty && root.presentedViewController === alert)
      root.dismiss(animated: false)
    }
  }

  @Test("K7: nothing that destroys is the default, also where it is the only answer")
  func neverDestructive() {
    for before in Before.allCases {
      prepare(before)
      let alert = AlertController(title: "Erase", message: nil, preferredStyle: .alert)
      alert.addAction(
        AlertAction(title: "erase", style: .destructive) { [log] _ in log.add("erase") })
      show(alert)
      #expect(ringed == nil)
      press(.keyboardReturnOrEnter)
      press(.keyboardSpacebar)
      #expect(log.take().isEmpty && root.presentedViewController === alert)
      root.dismiss(animated: false)
    }
  }

  @Test("K7: once Tab or an arrow has moved the focus, Return and Space press where it is")
  func moved() {
    let ways: [(KeyboardHIDUsage, KeyModifierFlags)] = [
      (.keyboardTab, .shift), (.keyboardUpArrow, []), (.keyboardLeftArrow, []),
    ]
    for (key, modifiers) in ways {
      for pressing in [KeyboardHIDUsage.keyboardReturnOrEnter, .keyboardSpacebar] {
        prepare(.textInput)
        show(makeAlert())
        // The order of the buttons, from top to bottom: don't, save, as, cancel.
        stage.keyPress(key, modifiers: modifiers)
        #expect(ringed == "don't")
        press(pressing)
        #expect(log.take() == ["don't"])
      }
    }
  }

  @Test("K7: another preferred action takes the focus along, until the user moves it")
  func changedWhileShown() {
    prepare(.button)
    let alert = makeAlert(hasPreferred: false)
    show(alert)
    #expect(ringed == "cancel")
    alert.preferredAction = alert.actions[3]
    #expect(ringed == "as")
    alert.actions[3].isEnabled = false
    #expect(ringed == nil)
    press(.keyboardReturnOrEnter)
    #expect(root.presentedViewController === alert)
    alert.actions[3].isEnabled = true
    #expect(ringed == "as")
    alert.preferredAction = alert.actions[0]
    #expect(ringed == nil)
    alert.preferredAction = alert.actions[3]
    stage.keyPress(.keyboardTab)
    #expect(ringed == "cancel")
    alert.preferredAction = alert.actions[2]
    alert.message = "Another text."
    #expect(ringed == "cancel")
    press(.keyboardReturnOrEnter)
    #expect(log.take() == ["cancel"])
  }

  @Test("K7: one that was said to be preferred although it destroys is Return's, and not focused")
  func preferredDestructive() {
    for before in Before.allCases {
      prepare(before)
      let alert = makeAlert()
      alert.preferredAction = alert.actions[0]
      show(alert)
      #expect(ringed == nil)
      press(.keyboardReturnOrEnter)
      #expect(log.take() == ["don't"])
    }
  }

  @Test("K7: shortcuts and key handlers below an alert do not take its keys")
  func keysBelow() {
    root.takesKeys = true
    for key in ["\r", KeyCommand.inputEscape, " "] {
      root.addKeyCommand(KeyCommand(input: key, modifierFlags: [], action: .noteCommand))
    }
    for before in [Before.nothing, .button] {
      for (key, answer) in [
        (KeyboardHIDUsage.keyboardReturnOrEnter, "save"), (.keyboardEscape, "cancel"),
        (.keyboardSpacebar, before == .button ? "save" : ""),
      ] {
        prepare(before)
        show(makeAlert())
        press(key)
        #expect(log.take() == (answer.isEmpty ? [] : [answer]))
        #expect(root.noted == 0 && root.presses == 0)
        root.dismiss(animated: false)
      }
    }
  }

  @Test("K7: Escape means the sheet that is on top, and not a command below it")
  func escapeBelowSheets() {
    root.addKeyCommand(
      KeyCommand(input: KeyCommand.inputEscape, modifierFlags: [], action: .noteCommand))
    for style in [ModalPresentationStyle.pageSheet, .popover] {
      let sheet = KeyController()
      sheet.modalPresentationStyle = style
      root.present(sheet, animated: false)
      press(.keyboardEscape)
      #expect(root.presentedViewController == nil && root.noted == 0)
      // The sheet's own key commands take precedence.
      sheet.addKeyCommand(
        KeyCommand(input: KeyCommand.inputEscape, modifierFlags: [], action: .noteCommand))
      root.present(sheet, animated: false)
      press(.keyboardEscape)
      #expect(root.presentedViewController === sheet && sheet.noted == 1)
      root.dismiss(animated: false)
    }
    press(.keyboardEscape)
    #expect(root.noted == 1)
  }

  @Test("the focus goes back to where it was, by key, finger and pointer")
  func goingBack() {
    for way in 0..<3 {
      prepare(.button)
      let alert = makeAlert()
      show(alert)
      let box = buttons(in: alert)[3].convert(buttons(in: alert)[3].bounds, to: nil)
      switch way {
      case 0: stage.keyPress(.keyboardEscape)
      case 1: stage.tap(at: box.center)
      default: stage.click(at: box.center)
      }
      stage.advance(by: 1)
      #expect(log.take() == ["cancel"])
      #expect(button.isFocused)
    }
  }
}

private final class KeyField: View, KeyInput {
  override var canBecomeFirstResponder: Bool { true }
  override var canBecomeFocused: Bool { true }
  var hasText: Bool { false }
  func insertText(_ text: String) {}
  func deleteBackward() {}
}

@MainActor private protocol NoteCommandAction: AnyObject {
  func noteCommand(_ sender: Any?)
}

extension Selector {
  fileprivate static let noteCommand = Selector("noteCommand:", on: NoteCommandAction.self) {
    $0.noteCommand($1)
  }
}

private final class KeyController: ViewController, NoteCommandAction {
  var noted = 0
  var presses = 0
  var takesKeys = false
  override var canBecomeFirstResponder: Bool { true }
  func noteCommand(_ sender: Any?) { noted += 1 }
  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if takesKeys { self.presses += 1 } else { super.pressesBegan(presses, with: event) }
  }
}
