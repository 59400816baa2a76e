import ResponderTestKit
import Testing
import WindowResponder

/// Tests of a menu in a right-to-left layout.
@MainActor struct MirroredMenuTests {
  let stage = Stage(size: Size(width: 600, height: 400))
  private let button = Button(configuration: .gray())

  init() {
    stage.application.userInterfaceLayoutDirection = .rightToLeft
    button.setTitle("Menu", for: .normal)
    button.frame = Rect(x: 480, y: 20, width: 80, height: 44)
    button.menu = Menu(
      title: "",
      children: [
        Action(title: "First") { _ in },
        Menu(title: "More", children: [Action(title: "Inner") { _ in }]),
      ])
    button.showsMenuAsPrimaryAction = true
    stage.window.addSubview(button)
    stage.render()
    stage.tap(at: button.center)
    stage.advance(by: 0.5)
  }

  @Test("A menu hangs from the right edge of its button")
  func place() throws {
    let menu = try #require(stage.popups.first)
    #expect(abs(menu.frame.maxX - button.frame.maxX) <= 1)
  }

  @Test("A submenu opens to the left, by the left arrow too")
  func submenu() throws {
    stage.keyPress(.keyboardDownArrow)
    stage.keyPress(.keyboardDownArrow)
    stage.keyPress(.keyboardLeftArrow)
    stage.advance(by: 0.5)
    #expect(stage.popups.count == 2)
    let (first, second) = (stage.popups[0], try #require(stage.popups.last))
    #expect(second.frame.midX < first.frame.minX)
    stage.keyPress(.keyboardRightArrow)
    stage.advance(by: 0.5)
    #expect(stage.popups.count == 1)
  }
}
