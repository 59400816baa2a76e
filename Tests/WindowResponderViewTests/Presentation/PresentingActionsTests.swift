import ResponderTestKit
import Testing
import WindowResponder

/// Actions and key commands of a controller that presents another one.
@MainActor struct PresentingActionsTests {
  final class List: ViewController, FindAction {
    var performs = true
    var log: [String] = []

    override var performsActionsWhilePresentingModally: Bool { performs }
    override var keyCommands: [KeyCommand]? {
      [
        KeyCommand(title: "Reload", input: "r", modifierFlags: .control) { [weak self] _ in
          self?.log.append("reload")
        }
      ]
    }
    func find(_ sender: Any?) { log.append("find") }
  }

  let stage = Stage(size: Size(width: 600, height: 400))
  let list = List()

  init() {
    stage.window.rootViewController = list
    stage.render()
  }

  private func present() {
    let sheet = ViewController()
    sheet.modalPresentationStyle = .formSheet
    list.present(sheet, animated: false)
    stage.render()
  }

  @Test("A presenting controller performs actions that the presented one does not perform")
  func performs() {
    present()
    stage.keyPress(.keyboardF, modifiers: .control)
    stage.keyPress(.keyboardR, modifiers: .control)
    #expect(list.log == ["find", "reload"])
  }

  @Test("A presenting controller that performs no actions meanwhile is skipped until the dismissal")
  func skips() {
    list.performs = false
    stage.keyPress(.keyboardF, modifiers: .control)
    #expect(list.log == ["find"])
    present()
    stage.keyPress(.keyboardF, modifiers: .control)
    stage.keyPress(.keyboardR, modifiers: .control)
    #expect(list.log == ["find"])
    #expect(!stage.application.sendAction(.find, to: nil, from: nil, for: nil))
    list.dismiss(animated: false)
    stage.render()
    stage.keyPress(.keyboardR, modifiers: .control)
    stage.keyPress(.keyboardF, modifiers: .control)
    #expect(list.log == ["find", "reload", "find"])
  }
}
