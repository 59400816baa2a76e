import ResponderTestKit
import Testing
import Widgets

@testable import Converter
@testable import Preferences

@MainActor @Suite(.serialized) struct ExampleToolTests {
  private func show(
    _ controller: ViewController, _ size: Size
  ) -> Stage {
    let stage = Stage(size: size)
    stage.window.rootViewController = controller
    stage.render()
    return stage
  }

  private func center(_ view: View) -> Point {
    view.convert(Point(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  @Test("The converter converts what is typed, narrow and wide", arguments: [280.0, 460, 900])
  func converts(width: Double) throws {
    let controller = ConverterController()
    let stage = show(controller, Size(width: width, height: 560))
    #expect(controller.result.text == "0.001 km")
    stage.tap(at: center(controller.number))
    controller.number.selectAll(nil)
    stage.type("2500")
    #expect(controller.result.text == "2.5 km")
    #expect(controller.number.frame.maxX <= width)
    #expect(stage.window.bounds.contains(controller.to.convert(controller.to.bounds, to: nil)))
  }

  @Test("The converter's units are chosen from menus, and exchanged")
  func units() throws {
    let controller = ConverterController()
    let stage = show(controller, Size(width: 460, height: 560))
    stage.click(at: center(controller.quantity))
    try #require(stage.popups.first).click("Temperature")
    stage.render()
    #expect(controller.result.text == "33.8 °F")
    stage.click(at: center(controller.swap))
    #expect(controller.result.text == "-17.2222 °C")
    stage.click(at: center(controller.to))
    let popup = try #require(stage.popups.first)
    #expect(popup.items.first { $0.isOn }?.title == "Celsius (°C)")
    popup.click("Kelvin (K)")
    #expect(controller.result.text == "255.9278 K")
    stage.tap(at: center(controller.number))
    stage.type("x")
    #expect(controller.result.text == "–" && controller.status.shownText == "This is not a number")
  }

  @Test("Settings are kept by what the user changes", arguments: [320.0, 620])
  func settings(width: Double) throws {
    let controller = PreferencesController()
    let stage = show(controller, Size(width: width, height: 900))
    let dark = controller.appearance.buttons[2]
    stage.tap(at: center(dark))
    #expect(controller.appearanceIndex == 2)
    #expect(controller.view.overrideUserInterfaceStyle == .dark)
    #expect(controller.status.shownText == "Kept")
    controller.form.scrollRectToVisible(controller.sounds.frame, animated: false)
    stage.render()
    stage.tap(at: center(controller.sounds))
    stage.advance(by: 1)
    #expect(!controller.playsSounds && controller.volumeSlider.isHidden)
    #expect(controller.form.contentSize.width <= width)
  }
}
