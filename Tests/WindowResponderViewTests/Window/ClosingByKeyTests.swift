import ResponderTestKit
import Testing

@testable import WindowResponder

/// Tests of Ctrl+W and Ctrl+Q, which every application has unless it removes them from its menu.
@MainActor @Suite(.serialized) struct ClosingByKeyTests {
  let stage = Stage(size: Size(width: 400, height: 300))
  private let guardian = Guardian()

  init() {
    stage.application.delegate = guardian
  }

  @Test("Ctrl+W closes the window that has the keyboard, and no other")
  func controlWCloses() {
    let other = Window(size: Size(width: 100, height: 100))
    other.makeKeyAndVisible()
    stage.keyPress(.keyboardW, modifiers: .control)
    #expect(other.isHidden)
    #expect(!stage.window.isHidden)
    #expect(!stage.application.isTerminating)
  }

  @Test("Ctrl+W asks the delegate first, as the close button does")
  func controlWAsks() {
    guardian.mayClose = false
    stage.keyPress(.keyboardW, modifiers: .control)
    #expect(guardian.asked == [stage.window])
    #expect(!stage.window.isHidden)
  }

  @Test("Ctrl+W is the window's own performClose, which a subclass may override")
  func controlWAsksTheWindow() {
    let window = KeepingWindow(size: Size(width: 100, height: 100))
    window.makeKeyAndVisible()
    stage.keyPress(.keyboardW, modifiers: .control)
    #expect(window.requests == 1)
    #expect(!window.isHidden)
  }

  @Test("Ctrl+Q closes every window and ends the program")
  func controlQEnds() {
    let other = Window(size: Size(width: 100, height: 100))
    other.makeKeyAndVisible()
    stage.keyPress(.keyboardQ, modifiers: .control)
    #expect(guardian.asked == [other, stage.window])
    #expect(stage.application.isTerminating)
  }

  @Test("Ctrl+Q ends a program too that goes on without windows")
  func controlQEndsWhatGoesOn() {
    guardian.endsWithLastWindow = false
    stage.keyPress(.keyboardQ, modifiers: .control)
    #expect(stage.application.isTerminating)
  }

  @Test("A window that stays open keeps the program running at Ctrl+Q")
  func controlQAsks() {
    guardian.mayClose = false
    stage.keyPress(.keyboardQ, modifiers: .control)
    #expect(guardian.asked == [stage.window])
    #expect(!stage.window.isHidden)
    #expect(!stage.application.isTerminating)
  }

  @Test("A responder that performs Close itself takes Ctrl+W from the window")
  func aResponderTakesIt() {
    let page = ClosingPage(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(page)
    page.becomeFirstResponder()
    stage.keyPress(.keyboardW, modifiers: .control)
    #expect(page.closed == 1)
    #expect(!stage.window.isHidden)
  }

  @Test("A program that takes Close and Quit from its menu has neither shortcut")
  func takenFromTheMenu() {
    let page = MenuPage(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(page)
    page.becomeFirstResponder()
    stage.keyPress(.keyboardW, modifiers: .control)
    stage.keyPress(.keyboardQ, modifiers: .control)
    #expect(page.presses == 2)
    #expect(!stage.window.isHidden)
    #expect(!stage.application.isTerminating)
  }

  @Test("Close and Quit stand in the menus that UIKit names for them")
  func inTheMenu() {
    let tree = MenuTree(system: .main, root: .standardMain)
    #expect(tree.menu(for: .close)?.keyCommands.map(\.action) == [.performClose])
    #expect(tree.menu(for: .quit)?.keyCommands.map(\.action) == [.terminate])
  }
}

private final class Guardian: ApplicationDelegate {
  var mayClose = true
  var endsWithLastWindow = true
  var asked: [Window] = []

  func windowShouldClose(_ window: Window) -> Bool {
    asked.append(window)
    return mayClose
  }

  func applicationShouldTerminateAfterLastWindowClosed(_ application: Application) -> Bool {
    endsWithLastWindow
  }
}

private final class KeepingWindow: Window {
  var requests = 0
  override func performClose() { requests += 1 }
}

private final class ClosingPage: View, PerformCloseAction {
  var closed = 0
  override var canBecomeFirstResponder: Bool { true }
  func performClose(_ sender: Any?) { closed += 1 }
}

private final class MenuPage: View {
  var presses = 0
  override var canBecomeFirstResponder: Bool { true }

  override func buildMenu(with builder: any MenuBuilder) {
    super.buildMenu(with: builder)
    builder.remove(menu: .close)
    builder.remove(menu: .quit)
  }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    self.presses += 1
  }
}
