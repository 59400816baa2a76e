import ResponderTestKit
import Testing
import WindowResponder

@testable import Counter

/// Tests of the example of the README.
@MainActor @Suite(.serialized) struct CounterControllerTests {
  @Test("Taps, clicks and keys are counted, one as one")
  func counts() {
    let stage = Stage(size: Size(width: 320, height: 200))
    stage.window.rootViewController = CounterController()
    func shown() -> String? {
      stage.window.rootViewController?.view.subviews.first?.accessibilityLabel
    }
    #expect(shown() == "0 taps")
    stage.tap(at: Point(x: 160, y: 106))
    #expect(shown() == "1 tap")
    stage.click(at: Point(x: 160, y: 106))
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardSpacebar)
    #expect(shown() == "3 taps")
  }
}
