import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

/// Tests of H3: the keys that match a command, and the repeats of a command.
extension KeyCommandTests {
  @Test("H3: modifiers match exactly")
  func exactModifiers() {
    let view = add("view", command("r"))
    view.becomeFirstResponder()
    for flags: KeyModifierFlags in [
      [], .shift, .alternate, [.control, .shift], [.control, .alternate], [.control, .command],
    ] {
      stage.keyPress(.keyboardR, modifiers: flags)
      #expect(log.take() == ["view press"], "\(flags)")
    }
    stage.keyPress(.keyboardR, modifiers: [.control, .alphaShift])
    #expect(log.take() == ["view ping"])
  }

  @Test("H3: letters ignore case")
  func letterCase() {
    let view = add("view", command("R"), command("t", [.control, .shift]))
    view.becomeFirstResponder()
    stage.keyPress(.keyboardR, modifiers: .control)
    stage.keyPress(.keyboardT, modifiers: [.control, .shift])
    #expect(log.take() == ["view ping", "view ping"])
  }

  @Test("H3: a sign is meant with and without naming the Shift that makes it")
  func signs() {
    let view = add("view", command("+"), command("/", [.control, .shift]), command("1"))
    view.becomeFirstResponder()
    stage.keyPress(.keyboardEqualSign, modifiers: [.control, .shift])
    #expect(log.take() == ["view ping"])
    stage.keyPress(.keyboardSlash, modifiers: [.control, .shift])
    #expect(log.take() == ["view ping"])
    stage.keyPress(.keyboardEqualSign, modifiers: .control)
    #expect(log.take() == ["view press"])
    stage.keyPress(.keyboard1, modifiers: [.control, .shift])
    #expect(log.take() == ["view press"])
  }

  @Test("H3: keys without a character have names")
  func namedKeys() {
    let keys: [(String, KeyboardHIDUsage)] = [
      (KeyCommand.inputUpArrow, .keyboardUpArrow), (KeyCommand.inputDownArrow, .keyboardDownArrow),
      (KeyCommand.inputLeftArrow, .keyboardLeftArrow), (KeyCommand.inputEnd, .keyboardEnd),
      (KeyCommand.inputRightArrow, .keyboardRightArrow), (KeyCommand.inputHome, .keyboardHome),
      (KeyCommand.inputPageUp, .keyboardPageUp), (KeyCommand.inputPageDown, .keyboardPageDown),
      (KeyCommand.inputEscape, .keyboardEscape), (KeyCommand.inputDelete, .keyboardDeleteForward),
      (KeyCommand.f1, .keyboardF1), (KeyCommand.f12, .keyboardF12), ("\r", .keyboardReturnOrEnter),
      ("\t", .keyboardTab), ("\u{8}", .keyboardDeleteOrBackspace), (" ", .keyboardSpacebar),
    ]
    let view = add("view")
    view.becomeFirstResponder()
    for (input, key) in keys {
      view.commands = [command(input, [])]
      stage.keyPress(key)
      #expect(log.take() == ["view ping"], "\(input)")
    }
  }

  @Test("H3: disabled commands are skipped, by attribute, canPerformAction or validate")
  func disabledCommands() {
    let disabled = KeyCommand(
      action: .ping, input: "r", modifierFlags: .control, attributes: .disabled)
    let view = add("view", disabled, command("r", .control, .pong))
    view.becomeFirstResponder()
    stage.keyPress(.keyboardR, modifiers: .control)
    #expect(log.take() == ["view pong"])
    view.commands = [command("r"), command("r", .control, .pong)]
    view.allows = [.pong]
    stage.keyPress(.keyboardR, modifiers: .control)
    #expect(log.take() == ["view pong"])
    view.allows = [.ping, .pong]
    view.onValidate = { if $0.action == .ping { $0.attributes = .disabled } }
    stage.keyPress(.keyboardR, modifiers: .control)
    #expect(log.take() == ["view pong"])
  }

  @Test("H3: what validate(_:) says counts once, and stays not with the command")
  func validationIsForOnce() {
    let kept = command("r")
    let view = add("view", kept)
    view.becomeFirstResponder()
    view.onValidate = {
      $0.attributes = .disabled
      $0.title = "changed"
    }
    stage.keyPress(.keyboardR, modifiers: .control)
    #expect(log.take() == ["view press"])
    #expect(kept.attributes.isEmpty && kept.title.isEmpty)
    view.onValidate = nil
    stage.keyPress(.keyboardR, modifiers: .control)
    #expect(log.take() == ["view ping"])
  }

  @Test("H3: a command repeats while its key is held, a press does not")
  func repeats() {
    let view = add("view", command("r"))
    view.becomeFirstResponder()
    stage.keyDown(.keyboardR, modifiers: .control)
    stage.keyRepeat(.keyboardR, modifiers: .control)
    stage.keyRepeat(.keyboardR, modifiers: .control)
    stage.keyUp(.keyboardR)
    #expect(log.take() == ["view ping", "view ping", "view ping"])
    stage.keyDown(.keyboardX)
    view.commands = [command("x", [])]
    stage.keyRepeat(.keyboardX)
    #expect(log.take() == ["view press"])
  }

  @Test("H3: a key that was a command types nothing while it is held")
  func repeatsStayCommands() {
    let input = EditView(log: log)
    stage.window.addSubview(input)
    let view = add("view", command("n", [], .pong))
    view.becomeFirstResponder()
    stage.keyDown(.keyboardN)
    input.becomeFirstResponder()
    stage.keyRepeat(.keyboardN)
    #expect(input.text.isEmpty)
    stage.keyUp(.keyboardN)
    stage.type("n")
    #expect(input.text == "n")
  }

  @Test("H3: a key that is a command has no end, and losing the keyboard cancels nothing of it")
  func noEndOfACommand() {
    let view = add("view", command("r"))
    view.becomeFirstResponder()
    stage.keyDown(.keyboardR, modifiers: .control)
    stage.keyboardFocus(false)
    stage.keyboardFocus(true)
    stage.keyUp(.keyboardR)
    #expect(log.take() == ["view ping"])
  }

  @Test("H3: alternates are sent with their modifiers beside the command's own")
  func alternates() {
    let view = add(
      "view",
      KeyCommand(
        action: .ping, input: "r", modifierFlags: .control,
        alternates: [CommandAlternate(title: "", action: .pong, modifierFlags: .shift)]))
    view.becomeFirstResponder()
    stage.keyPress(.keyboardR, modifiers: .control)
    stage.keyPress(.keyboardR, modifiers: [.control, .shift])
    #expect(log.take() == ["view ping", "view pong"])
  }

  @Test("H3: shortcuts are found by the key's place where the keyboard has no Latin letters")
  func cyrillicAlone() {
    let view = add("view", command("r"))
    view.becomeFirstResponder()
    stage.keyDown(.keyboardR, modifiers: .control, characters: "к")
    #expect(log.take() == ["view ping"])
    view.commands = [command("к")]
    stage.keyDown(.keyboardR, modifiers: .control, characters: "к")
    #expect(log.take() == ["view ping"])
  }

  @Test("H3: a command that is not localized is not found by the position of its key")
  func notLocalized() {
    let view = add("view", command("r"))
    view.commands[0].allowsAutomaticLocalization = false
    view.becomeFirstResponder()
    stage.keyDown(.keyboardR, modifiers: .control, characters: "к")
    #expect(log.take() == ["view press"])
    stage.keyUp(.keyboardR)
    stage.keyDown(.keyboardR, modifiers: .control, characters: "r")
    #expect(log.take() == ["view ping"])
  }

  @Test("H3: arrows and brackets are mirrored in a right-to-left application, on keys and in menus")
  func mirrored() {
    let bracket = command("[")
    let arrow = command(KeyCommand.inputLeftArrow, .control, .pong)
    let view = add("view", bracket, arrow)
    view.becomeFirstResponder()
    stage.application.userInterfaceLayoutDirection = .rightToLeft
    stage.keyPress(.keyboardOpenBracket, modifiers: .control)
    stage.keyPress(.keyboardLeftArrow, modifiers: .control)
    #expect(log.take() == ["view press", "view press"])
    stage.keyPress(.keyboardCloseBracket, modifiers: .control)
    stage.keyPress(.keyboardRightArrow, modifiers: .control)
    #expect(log.take() == ["view ping", "view pong"])
    #expect(bracket.input == "[" && bracket.shortcutText.hasSuffix("]"))
    #expect(arrow.shortcutText.hasSuffix("→"))
    for command in [bracket, arrow] { command.allowsAutomaticMirroring = false }
    stage.keyPress(.keyboardOpenBracket, modifiers: .control)
    stage.keyPress(.keyboardLeftArrow, modifiers: .control)
    #expect(log.take() == ["view ping", "view pong"])
    #expect(arrow.shortcutText.hasSuffix("←"))
  }
}
