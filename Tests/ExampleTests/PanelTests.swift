import ResponderTestKit
import Testing
import WindowResponder

@testable import Panel

/// Tests of the example of a bar at the edge of the screen.
@MainActor @Suite(.serialized) struct PanelTests {
  private let stage = Stage(size: Size(width: 800, height: 600))
  private let window = Window(size: Size(width: 0, height: Panel.height))
  private let controller = PanelController()

  private func show() {
    var seconds = 3_661
    controller.now = {
      defer { seconds += 60 }
      return seconds
    }
    controller.localTime = { ($0 / 3_600, $0 / 60 % 60, $0 % 60) }
    window.role = .layer(.top, edges: [.top, .left, .right], exclusiveZone: Panel.height)
    window.rootViewController = controller
    window.isHidden = false
    stage.frontWindow = window
    stage.render()
  }

  @Test("It fills the upper edge, and its clock goes")
  func clock() {
    show()
    #expect(stage.layerFrame(of: window) == Rect(x: 0, y: 0, width: 800, height: Panel.height))
    #expect(controller.clock.text == "01:01")
    stage.advance(by: 1.5)
    #expect(controller.clock.text == "01:02")
  }

  @Test("Its menu shows seconds, and sends it to the other edge")
  func menu() {
    show()
    stage.tap(at: Point(x: controller.menuButton.frame.midX, y: 10))
    #expect(stage.popups.first?.titles == ["Seconds", "Go to the Bottom", "Quit"])
    stage.popups.first?.tap("Seconds")
    #expect(controller.clock.text == "01:02:01")
    stage.tap(at: Point(x: controller.menuButton.frame.midX, y: 10))
    #expect(stage.popups.first?.items.first?.isOn == true)
    stage.popups.first?.tap("Go to the Bottom")
    #expect(stage.layerFrame(of: window)?.maxY == 600)
  }

  @Test("The program shows it, and again when its monitor is back")
  func launched() throws {
    stage.launch(Panel.self)
    stage.render()
    let bar = try #require(stage.application.windows.first { $0.title == "Panel" })
    #expect(stage.layerFrame(of: bar)?.width == 800)
    stage.removeLayer(bar)
    #expect(bar.isHidden)
    (stage.application.delegate as? Panel)?.applicationDidChangeOutputs(stage.application)
    stage.render()
    #expect(stage.layerFrame(of: bar)?.width == 800)
  }
}
