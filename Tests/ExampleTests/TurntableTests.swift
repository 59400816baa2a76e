import ResponderTestKit
import Testing
import Widgets

@testable import Turntable

@Suite("The example Turntable", .serialized) @MainActor struct TurntableTests {
  private let stage = Stage(size: Size(width: 420, height: 480))
  private let controller = TurntableController()

  init() {
    stage.window.rootViewController = controller
    stage.render()
  }

  @Test("A finger turns the cube")
  func finger() {
    let before = controller.cube.angles
    stage.drag(from: Point(x: 200, y: 150), to: Point(x: 300, y: 150))
    #expect(controller.cube.angles.0 > before.0)
    #expect(controller.cube.angles.1 == before.1)
  }

  @Test("The pointer turns it while it is locked, and Escape lets it go")
  func pointer() {
    let before = controller.cube.angles
    stage.tap("Turn with the Pointer")
    #expect(stage.window.isPointerHeld)
    stage.moveHeldPointer(by: Vector(dx: 50, dy: -20))
    #expect(controller.cube.angles == (before.0 + 0.5, before.1 - 0.2))
    stage.keyPress(.keyboardEscape)
    #expect(!stage.window.isPointerHeld)
    stage.moveHeldPointer(by: Vector(dx: 50, dy: -20))
    #expect(controller.cube.angles == (before.0 + 0.5, before.1 - 0.2))
  }

  @Test("A desktop that holds no pointers is said to be one")
  func withoutLock() {
    stage.desktopFeatures = []
    stage.tap("Turn with the Pointer")
    #expect(controller.hint.text?.contains("no pointers") == true)
  }

  @Test("The question is asked in a window that has to be answered first")
  func dialog() throws {
    controller.cube.turn(by: Vector(dx: 100, dy: 0))
    let turned = controller.cube.angles
    stage.tap("Reset…")
    let dialog = try #require(stage.application.windows.last)
    #expect(dialog.isKeyWindow && dialog !== stage.window)
    stage.window.performClose()
    #expect(!stage.window.isHidden)
    stage.keyPress(.keyboardEscape)
    #expect(dialog.isHidden)
    #expect(controller.cube.angles == turned)
    stage.tap("Reset…")
    let window = try #require(stage.application.windows.last)
    let question = try #require(window.rootViewController as? QuestionController)
    question.onAnswer?(true)
    #expect(controller.cube.angles != turned)
    #expect(stage.window.isKeyWindow)
  }

  @Test("The screen stays on as the switch says")
  func screen() {
    controller.keepsOn.setOn(true, animated: false)
    controller.keepsOn.sendActions(for: .valueChanged)
    #expect(stage.isScreenKeptOn)
    Application.shared.isIdleTimerDisabled = false
  }
}
