import ResponderTestKit
import Testing
import WindowResponder

@MainActor struct CommandClosureTests {
  let stage = Stage(size: Size(width: 300, height: 200))

  private final class Holder: ViewController {
    var commands: [KeyCommand] = []
    override var keyCommands: [KeyCommand]? { commands }
  }

  private func show(_ commands: [KeyCommand]) {
    let holder = Holder()
    holder.commands = commands
    stage.window.rootViewController = holder
    stage.render()
  }

  @Test("P5: A key command with a closure calls it, with itself")
  func keyCallsClosure() {
    var got: [String] = []
    show([KeyCommand(title: "Reload", input: "r", modifierFlags: .control) { got.append($0.title) }]
    )
    stage.keyDown(.keyboardR, modifiers: .control)
    stage.keyUp(.keyboardR)
    #expect(got == ["Reload"])
  }

  @Test("A disabled key command with a closure does nothing")
  func disabledDoesNothing() {
    var count = 0
    show([
      KeyCommand(title: "Reload", input: "r", modifierFlags: .control, attributes: .disabled) { _ in
        count += 1
      }
    ])
    stage.keyDown(.keyboardR, modifiers: .control)
    #expect(count == 0)
  }

  @Test("P5: A command with a closure in a menu can be chosen though no responder knows it")
  func menuCallsClosure() {
    var got: [String] = []
    let button = Button(frame: Rect(x: 20, y: 20, width: 120, height: 44))
    button.menu = Menu(children: [
      Command(title: "First") { got.append($0.title) },
      Command(title: "Second") { got.append($0.title) },
      Command(title: "Never", attributes: .disabled) { got.append($0.title) },
    ])
    button.showsMenuAsPrimaryAction = true
    stage.window.addSubview(button)
    stage.tap(at: button.center)
    #expect(stage.popups.first?.items.map(\.isEnabled) == [true, true, false])
    #expect(stage.tap("Second"))
    #expect(got == ["Second"])
  }

  private final class Validator: ViewController {
    var commands: [KeyCommand] = []
    var validated = 0
    override var keyCommands: [KeyCommand]? { commands }
    override func validate(_ command: Command) {
      validated += 1
      command.attributes.insert(.disabled)
    }
  }

  @Test("P5: No responder is asked to validate a command with a closure")
  func notValidated() {
    var got: [String] = []
    let holder = Validator()
    holder.commands = [KeyCommand(input: "r", modifierFlags: .control) { _ in got.append("key") }]
    stage.window.rootViewController = holder
    let button = Button(frame: Rect(x: 20, y: 20, width: 120, height: 44))
    button.menu = Menu(children: [Command(title: "Go") { _ in got.append("menu") }])
    button.showsMenuAsPrimaryAction = true
    holder.view.addSubview(button)
    stage.render()
    stage.keyPress(.keyboardR, modifiers: .control)
    stage.tap(at: button.center)
    #expect(stage.tap("Go"))
    #expect(got == ["key", "menu"])
    #expect(holder.validated == 0)
  }

  @Test("Commands with closures are different commands")
  func identity() {
    let one = Command(title: "One") { _ in }
    let other = Command(title: "Other") { _ in }
    #expect(one.action != other.action)
    #expect(one.action == one.action)
  }

  @Test("An action with an async closure begins at once, and goes on after it has waited")
  func asyncAction() async {
    var steps: [String] = []
    var goOn: CheckedContinuation<Void, Never>?
    let button = Button(frame: Rect(x: 20, y: 20, width: 120, height: 44))
    button.setTitle("Load", for: .normal)
    button.addAction(
      Action { _ in
        steps.append("began")
        await withCheckedContinuation { goOn = $0 }
        steps.append("ended")
      }, for: .touchUpInside)
    stage.window.addSubview(button)
    #expect(stage.tap("Load"))
    #expect(steps == ["began"])
    while goOn == nil { await Task.yield() }
    #expect(steps == ["began"])
    goOn?.resume()
    #expect(await stage.settle())
    #expect(steps == ["began", "ended"])
  }

  @Test("A key command with an async closure waits too")
  func asyncKey() async {
    var isDone = false
    show([
      KeyCommand(input: "l", modifierFlags: .control) { _ in
        await Task.yield()
        isDone = true
      }
    ])
    stage.keyDown(.keyboardL, modifiers: .control)
    await stage.settle()
    #expect(isDone)
  }
}
