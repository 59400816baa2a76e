import ResponderTestKit
import Testing
import Widgets

@testable import Gallery

@MainActor struct KeysPageTests {
  private func makeStage() throws -> Stage {
    let options = try Options(["--page", "keys"])
    let window = GalleryWindow(size: options.size)
    let stage = Stage(size: options.size, window: window, hasTitleBar: true)
    window.fill(options)
    stage.render()
    return stage
  }

  @Test("A key shows what it was used for: a press, a command, and who performed it")
  func keysShowTheirUse() throws {
    let stage = try makeStage()
    let card = try #require(stage.window.firstView(KeyboardCard.self))
    #expect(card.isFirstResponder)
    stage.keyPress(.keyboardF)
    #expect(card.accessibilityValue == "A press, to KeyboardCard first and up from there.")
    stage.keyPress(.keyboardC, modifiers: .control)
    #expect(card.accessibilityValue == "Command “Copy”, performed by KeyboardCard.")
    stage.keyPress(.keyboardU, modifiers: .control)
    #expect(
      card.accessibilityValue == "Command “Count up”, performed by KeysController. Count: 1.")
  }

  @Test("The list has the commands in force, and follows the first responder")
  func commandsInForce() throws {
    let stage = try makeStage()
    let list = try #require(stage.window.firstView(CommandList.self))
    let commands = "Ctrl+U, Ctrl+Shift+U, Ctrl+Q, Ctrl+W, Ctrl+C, Ctrl+A, Ctrl+F, F11"
    #expect(list.accessibilityValue == commands)
    stage.application.sendAction(.resignFirstResponder, to: nil, from: nil, for: nil)
    stage.keyPress(.keyboardF)
    #expect(list.accessibilityValue?.hasPrefix("Ctrl+U, Ctrl+Shift+U") == true)
  }

  @Test("The list is filled when the window gets the keyboard, before any key comes")
  func filledAtOnce() throws {
    let options = try Options(["--page", "keys"])
    let window = GalleryWindow(size: options.size)
    let stage = Stage(size: options.size)
    window.fill(options)
    window.makeKeyAndVisible()
    stage.render()
    let list = try #require(window.firstView(CommandList.self))
    #expect(list.accessibilityValue?.hasPrefix("Ctrl+U, Ctrl+Shift+U") == true)
  }

  @Test("The three sizes are one stop of the Tab key")
  func oneStop() throws {
    let stage = try makeStage()
    let group = try #require(stage.window.firstView(GroupCard.self))
    func focused() -> String? {
      group.subviews.first { $0.isFocused }?.accessibilityLabel
    }
    stage.keyPress(.keyboardTab)
    for _ in 0..<12 where focused() == nil { stage.keyPress(.keyboardTab) }
    #expect(focused() == "Medium")
    stage.keyPress(.keyboardRightArrow)
    #expect(focused() == "Large")
    stage.keyPress(.keyboardTab)
    #expect(focused() == nil)
  }

  @Test("Leaving the page stops looking at keys")
  func leaving() throws {
    let stage = try makeStage()
    #expect(stage.application.keyObserver != nil)
    stage.window.rootViewController = ViewController()
    #expect(stage.application.keyObserver == nil)
  }
}
