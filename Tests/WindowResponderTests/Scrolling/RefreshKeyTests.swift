import ResponderTestKit
import Testing

@testable import WindowResponder

/// Tests of refreshing with keys.
@MainActor struct RefreshKeyTests {
  @Test("H8: F5 and Ctrl+R refresh as pulling down does, and only once until it is done")
  func keys() {
    let (scene, control, log) = ScrollScene.refreshing()
    scene.stage.keyPress(.keyboardF5)
    #expect(log.take() == ["refresh"] && control.isRefreshing)
    scene.stage.keyPress(.keyboardR, modifiers: .control)
    #expect(log.take() == [])
    scene.stage.advance(by: 1)
    #expect(scene.y == -RefreshControl.height)
    control.endRefreshing()
    scene.stage.advance(by: 2)
    #expect(scene.y == 0)
    scene.stage.keyPress(.keyboardR, modifiers: .control)
    #expect(log.take() == ["refresh"])
  }

  @Test("H8: A disabled refresh control is not used by keys")
  func disabled() {
    let (scene, control, log) = ScrollScene.refreshing()
    control.isEnabled = false
    scene.stage.keyPress(.keyboardF5)
    scene.stage.keyPress(.keyboardR)
    #expect(log.take() == [] && !control.isRefreshing)
  }

  @Test("H8: The keys work while a button outside the scroll view has the focus")
  func focusElsewhere() {
    let (scene, _, log) = ScrollScene.refreshing()
    let button = Button(frame: Rect(x: 0, y: 0, width: 100, height: 40))
    scene.stage.window.addSubview(button)
    scene.stage.render()
    scene.stage.keyPress(.keyboardTab)
    #expect(button.isFocused)
    scene.stage.keyPress(.keyboardF5)
    #expect(log.take() == ["refresh"])
  }
}
