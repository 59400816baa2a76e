import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct KeyCommandTests {
  let stage = Stage(size: Size(width: 400, height: 300))
  let log = Log()

  func add(
    _ name: String = "view", to superview: View? = nil, _ commands: KeyCommand...
  ) -> CommandView {
    let view = CommandView(name, log: log, commands: commands)
    (superview ?? stage.window).addSubview(view)
    return view
  }

  func command(
    _ input: String, _ modifiers: KeyModifierFlags = .control, _ action: Selector = .ping
  ) -> KeyCommand {
    KeyCommand(input: input, modifierFlags: modifiers, action: action)
  }

  // MARK: H2

  @Test("H2: a key command sends its action, and makes no press")
  func aCommandIsConsumed() {
    let view = add("view", command("r"))
    view.becomeFirstResponder()
    stage.keyPress(.keyboardR, modifiers: .control)
    #expect(log.take() == ["view ping"])
    stage.keyPress(.keyboardR)
    #expect(log.take() == ["view press"])
  }

  @Test("H2: the sender is the key command")
  func senders() {
    let sent = command("r", .control, .pong)
    let view = add("view", sent)
    view.becomeFirstResponder()
    stage.keyPress(.keyboardR, modifiers: .control)
    #expect(view.sender as? KeyCommand === sent)
  }

  @Test("H2: the first match wins, from the first responder up")
  func chainOrder() {
    let outer = add("outer", command("r", .control, .pong))
    let inner = add("inner", to: outer, command("x", .alternate), command("r"))
    inner.becomeFirstResponder()
    stage.keyPress(.keyboardR, modifiers: .control)
    #expect(log.take() == ["inner ping"])
    inner.commands = []
    stage.keyPress(.keyboardR, modifiers: .control)
    #expect(log.take() == ["inner pong"])
  }

  @Test("H2: the action is searched along the chain, wherever the command is from")
  func actionsGoAlongTheChain() {
    let outer = add("outer")
    let inner = add("inner", to: outer, command("r"))
    inner.becomeFirstResponder()
    inner.allows = []
    stage.keyPress(.keyboardR, modifiers: .control)
    #expect(log.take() == ["outer ping"])
    outer.allows = []
    stage.keyPress(.keyboardR, modifiers: .control)
    #expect(log.take() == ["inner press", "outer press"])
  }

  @Test("H2: commands of controllers, windows and the application count too")
  func wholeChain() {
    let controller = CommandController(log: log)
    stage.window.rootViewController = controller
    let view = add("view", to: controller.view)
    view.allows = []
    view.becomeFirstResponder()
    stage.keyPress(.keyboardE, modifiers: .control)
    #expect(log.take() == ["controller"])
    view.resignFirstResponder()
    stage.keyPress(.keyboardE, modifiers: .control)
    #expect(log.take() == ["controller"])
  }

  @Test("H2: a controller's own commands are added and removed")
  func addedToControllers() {
    let controller = ViewController()
    stage.window.rootViewController = controller
    let view = add("view", to: controller.view)
    view.becomeFirstResponder()
    let added = command("r")
    controller.addKeyCommand(added)
    stage.keyPress(.keyboardR, modifiers: .control)
    #expect(log.take() == ["view ping"])
    controller.removeKeyCommand(added)
    stage.keyPress(.keyboardR, modifiers: .control)
    #expect(log.take() == ["view press"])
  }

  @Test("H2: text input that is first responder gets keys before commands")
  func textFirst() {
    let outer = add("outer", command("a", []))
    let input = EditView(log: log)
    outer.addSubview(input)
    input.becomeFirstResponder()
    stage.type("a")
    #expect(input.text == "a" && log.take().isEmpty)
  }

  @Test("H2: a command with priority over the system's behavior comes before text, and types none")
  func priority() {
    let first = command("a", [])
    first.wantsPriorityOverSystemBehavior = true
    let outer = add("outer", first)
    let input = EditView(log: log)
    outer.addSubview(input)
    input.becomeFirstResponder()
    stage.type("ab")
    #expect(input.text == "b")
    #expect(log.take() == ["outer ping"])
  }

  @Test("H2: what a text input does not type is a command")
  func commandsBesideText() {
    let outer = add("outer", command("b"), command(KeyCommand.inputEscape, []))
    let input = EditView(log: log)
    outer.addSubview(input)
    input.becomeFirstResponder()
    stage.keyPress(.keyboardB, modifiers: .control)
    stage.keyPress(.keyboardEscape)
    #expect(input.text.isEmpty)
    #expect(log.take() == ["outer ping", "outer ping"])
  }

  @Test("H2: a command of the program's own menu works where no responder has one like it")
  func mainMenu() {
    let delegate = MenuDelegate()
    stage.application.delegate = delegate
    let view = add("view")
    view.becomeFirstResponder()
    stage.keyPress(.keyboardM, modifiers: .control)
    #expect(log.take() == ["view ping"])
    view.commands = [command("m", .control, .pong)]
    stage.keyPress(.keyboardM, modifiers: .control)
    #expect(log.take() == ["view pong"])
  }

  @Test("H2: without a first responder the focused view's commands count, then the root's")
  func withoutAFirstResponder() {
    let view = add("view", command("r"))
    let button = Button(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(button)
    stage.keyPress(.keyboardR, modifiers: .control)
    #expect(log.take().isEmpty)
    stage.keyPress(.keyboardTab)
    #expect(button.isFocused)
    stage.keyPress(.keyboardR, modifiers: .control)
    #expect(log.take() == ["view ping"])
  }

  // MARK: H4

  @Test("H4: the shortcuts that every program has go through the responder chain")
  func standardShortcuts() {
    let input = EditView(log: log)
    stage.window.addSubview(input)
    input.becomeFirstResponder()
    let keys: [(KeyboardHIDUsage, KeyModifierFlags, String)] = [
      (.keyboardX, .control, "cut"), (.keyboardC, .control, "copy"),
      (.keyboardV, .control, "paste"), (.keyboardA, .control, "selectAll"),
      (.keyboardZ, .control, "undo"), (.keyboardZ, [.control, .shift], "redo"),
      (.keyboardY, .control, "redo"), (.keyboardInsert, .shift, "paste"),
      (.keyboardInsert, .control, "copy"), (.keyboardDeleteForward, .shift, "cut"),
    ]
    for (key, modifiers, expected) in keys {
      stage.keyPress(key, modifiers: modifiers)
      #expect(log.take() == [expected])
    }
    #expect(input.text.isEmpty)
  }

  @Test("H4: where no responder performs the action the key is a press")
  func nobodyPerforms() {
    let input = EditView(log: log)
    input.isEditable = false
    stage.window.addSubview(input)
    input.becomeFirstResponder()
    stage.keyPress(.keyboardC, modifiers: .control)
    #expect(log.take() == ["press"])
  }

  @Test("H4: a program's own command with the same shortcut comes first")
  func overriding() {
    let input = EditView(log: log)
    let outer = add("outer", command("c"))
    outer.addSubview(input)
    input.becomeFirstResponder()
    stage.keyPress(.keyboardC, modifiers: .control)
    #expect(log.take() == ["outer ping"])
  }

  @Test("H4: a menu without the edit menu leaves the shortcuts")
  func withoutTheEditMenu() {
    let delegate = MenuDelegate()
    delegate.removesEdit = true
    stage.application.delegate = delegate
    let input = EditView(log: log)
    stage.window.addSubview(input)
    input.becomeFirstResponder()
    stage.keyPress(.keyboardC, modifiers: .control)
    #expect(log.take() == ["copy"])
  }

  // MARK: E2

  @Test("E2: key commands honour an override of next, and a cycle ends")
  func detours() {
    let view = add("view")
    let detour = CommandView("detour", log: log, commands: [command("r")])
    view.nextOverride = detour
    detour.nextOverride = view
    view.becomeFirstResponder()
    view.allows = []
    stage.keyPress(.keyboardR, modifiers: .control)
    #expect(log.take() == ["detour ping"])
    detour.commands = []
    stage.keyPress(.keyboardR, modifiers: .control)
    #expect(Set(log.take()) == ["view press", "detour press"])
    view.nextOverride = nil
    detour.nextOverride = nil
  }
}

private final class CommandController: ViewController, PingAction {
  let log: Log
  init(log: Log) {
    self.log = log
    super.init()
  }
  override var keyCommands: [KeyCommand]? {
    [KeyCommand(input: "e", modifierFlags: .control, action: .ping)]
  }
  func ping() { log.add("controller") }
}

private final class MenuDelegate: Responder, ApplicationDelegate {
  var removesEdit = false

  override func buildMenu(with builder: any MenuBuilder) {
    super.buildMenu(with: builder)
    if removesEdit { builder.remove(menu: .edit) }
    builder.insertChild(
      Menu(children: [
        KeyCommand(title: "Ping", action: .ping, input: "m", modifierFlags: .control)
      ]), atEndOfMenu: .file)
  }
}
