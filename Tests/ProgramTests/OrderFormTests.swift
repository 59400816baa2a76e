import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@testable import OrderForm

/// Tests of a form with constraints, in unchanged UIKit code.
@MainActor @Suite(.serialized) struct OrderFormTests {
  private func screen(_ size: Size, isRightToLeft: Bool = false) -> ProgramScreen {
    ProgramScreen(
      NavigationController(rootViewController: OrderFormViewController()), size: size,
      isRightToLeft: isRightToLeft)
  }

  @Test(
    "Labels stand beside what they name where it is wide, and above it where it is narrow",
    arguments: ProgramScreen.sizes, [false, true])
  func rows(size: Size, isRightToLeft: Bool) throws {
    let screen = screen(size, isRightToLeft: isRightToLeft)
    screen.saveImage("order")
    #expect(screen.labelsOutside() == [])
    let label = try #require(screen.view(Label.self, labelled: "Mail"))
    let field = try #require(screen.views.compactMap { $0 as? TextField }.last)
    let (labelFrame, fieldFrame) = (screen.frame(of: label), screen.frame(of: field))
    if size.width >= 480 {
      #expect(abs(labelFrame.midY - fieldFrame.midY) < 1)
      if isRightToLeft {
        #expect(fieldFrame.maxX <= labelFrame.minX - 11)
      } else {
        #expect(labelFrame.maxX <= fieldFrame.minX - 11)
      }
    } else {
      #expect(labelFrame.maxY <= fieldFrame.minY)
    }
  }

  @Test("What is missing is said, and the form makes room for it")
  func missing() throws {
    let screen = screen(ProgramScreen.sizes[0])
    let button = try #require(screen.view(Button.self, labelled: "Order"))
    let before = screen.frame(of: button).minY
    screen.tap("Order")
    #expect(screen.view(Label.self, labelled: "Please tell us your name.") != nil)
    #expect(screen.frame(of: button).minY > before + 10)
    screen.saveImage("order-missing")
    screen.stage.type("Grace")
    screen.settle()
    #expect(screen.view(Label.self, labelled: "Please tell us your name.") == nil)
    #expect(abs(screen.frame(of: button).minY - before) < 1)
  }

  @Test("A form that is filled in is ordered")
  func order() throws {
    let screen = screen(ProgramScreen.sizes[1])
    let fields = screen.views.compactMap { $0 as? TextField }
    try #require(fields.count == 2)
    fields[0].becomeFirstResponder()
    screen.stage.type("Grace")
    screen.stage.keyPress(.keyboardReturnOrEnter)
    #expect(fields[1].isFirstResponder)
    screen.stage.type("grace@navy.mil")
    screen.tap("Order")
    #expect(screen.view(labelled: "Thank you, Grace") != nil)
    screen.saveImage("order-thanks")
  }

  @Test("A field takes forty characters and no more")
  func limit() throws {
    let screen = screen(ProgramScreen.sizes[1])
    let field = try #require(screen.views.compactMap { $0 as? TextField }.first)
    field.becomeFirstResponder()
    screen.stage.type(String(repeating: "x", count: 50))
    #expect(field.text?.count == 40)
  }
}
