import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@testable import NewApp

/// A stage is a whole application, so the tests run one after the other, as in script/test.
@MainActor @Suite(.serialized) struct MainControllerTests {
  let stage = Stage(size: Size(width: 360, height: 240))

  init() { stage.window.rootViewController = MainController() }

  @Test("The button shows a greeting with the typed name")
  func buttonGreets() {
    #expect(stage.labels.contains("Who is there?"))
    stage.tap("Your name")
    stage.type("Ada")
    stage.tap("Greet")
    #expect(stage.labels.contains("Hello, Ada!"))
  }

  @Test("Return greets too")
  func returnGreets() {
    stage.tap("Your name")
    stage.type("Grace")
    stage.keyPress(.keyboardReturnOrEnter)
    #expect(stage.labels.contains("Hello, Grace!"))
  }

  @Test("Everybody can use it")
  func audit() {
    stage.render()
    #expect(stage.audit().isEmpty)
  }

  @Test("Nothing is cut off in the smallest window")
  func fits() {
    stage.resize(to: Size(width: 240, height: 200))
    stage.tap("Greet")
    let area = Rect(x: 0, y: 0, width: 240, height: 200)
    for label in ["Hello!", "Your name", "Greet"] {
      let view = stage.view(labelled: label)
      #expect(view.map { area.contains($0.convert($0.bounds, to: nil)) } == true, "\(label)")
    }
  }
}
