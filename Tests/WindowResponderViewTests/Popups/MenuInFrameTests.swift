import ResponderTestKit
import Testing

@testable import WindowResponder

/// Tests of menus that open while a frame of touches is delivered.
@Suite("A menu that opens within a frame of input", .serialized) @MainActor
struct MenuInFrameTests {
  let stage = Stage(size: Size(width: 400, height: 300))
  let button = Button(configuration: .filled())

  init() {
    button.frame = Rect(x: 20, y: 20, width: 120, height: 40)
    button.setTitle("Menu", for: .normal)
    button.menu = Menu(title: "", children: [Action(title: "First") { _ in }])
    button.showsMenuAsPrimaryAction = true
    stage.window.addSubview(button)
    stage.render()
  }

  private var isTouched: Bool { stage.application.touchTracker.isTouched }

  @Test("a finger that comes anew in the frame in which a menu opens is another finger")
  func fingerAgain() {
    stage.touchDown(2, at: Point(x: 300, y: 200))
    stage.frame()
    stage.touchDown(0, at: Point(x: 60, y: 40))
    stage.frame()
    // The tap on the button ends. In the same frame, another touch ends, and two touches begin with the
    // identifiers of the touches that ended.
    stage.touchUp(0)
    stage.touchDown(0, at: Point(x: 200, y: 250))
    stage.touchUp(2)
    stage.touchDown(2, at: Point(x: 300, y: 250))
    stage.frame()
    stage.touchUp(2)
    stage.frame()
    stage.touchUp(0)
    stage.frame()
    #expect(!isTouched)
    stage.advance(by: 1)
    // The open menu still closes when the user taps beside it, and all touches work.
    stage.tap(at: Point(x: 300, y: 280))
    stage.advance(by: 1)
    stage.tap(at: Point(x: 300, y: 280))
    stage.advance(by: 1)
    #expect(stage.application.menuSession == nil && !isTouched)
  }
}
