import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@testable import Chat

/// Tests of messages above a bar at the keyboard, in unchanged UIKit code.
@MainActor @Suite(.serialized) struct ChatTests {
  private func screen(_ size: Size, isRightToLeft: Bool = false) -> ProgramScreen {
    ProgramScreen(
      NavigationController(rootViewController: ChatViewController()), size: size,
      isRightToLeft: isRightToLeft)
  }

  @Test(
    "Mine stand at the end and others' at the beginning", arguments: ProgramScreen.sizes,
    [false, true])
  func sides(size: Size, isRightToLeft: Bool) throws {
    let screen = screen(size, isRightToLeft: isRightToLeft)
    screen.saveImage("chat")
    #expect(screen.labelsOutside() == [])
    let mine = try #require(screen.view(Label.self, labelled: "Yes, this morning."))
    let other = try #require(screen.view(Label.self, labelled: "Hello!"))
    if isRightToLeft {
      #expect(screen.frame(of: mine).minX < 40)
      #expect(screen.frame(of: other).maxX > size.width - 40)
    } else {
      #expect(screen.frame(of: mine).maxX > size.width - 40)
      #expect(screen.frame(of: other).minX < 40)
    }
  }

  @Test("Return sends what was typed, and the list shows its end")
  func sends() throws {
    let screen = screen(ProgramScreen.sizes[0])
    let field = try #require(screen.views.compactMap { $0 as? TextField }.first)
    let frame = screen.frame(of: field)
    screen.stage.tap(at: Point(x: frame.midX, y: frame.midY))
    for number in 1...12 {
      screen.stage.type(
        "Message \(number), which is long enough for a bubble of two or three lines")
      screen.stage.keyPress(.keyboardReturnOrEnter)
      screen.settle()
    }
    #expect(field.text == "")
    let last = try #require(screen.view(Label.self, labelled: "Message 12"))
    let bar = try #require(screen.views.compactMap { $0 as? ComposeBar }.first)
    #expect(screen.frame(of: last).maxY <= screen.frame(of: bar).minY + 1)
    #expect(last.bounds.width <= 390 * 0.75 - 24 + 0.5)
    screen.saveImage("chat-full")
  }
}
