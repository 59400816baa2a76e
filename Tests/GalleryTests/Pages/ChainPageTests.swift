import ResponderTestKit
import Testing
import Widgets

@testable import Gallery

@MainActor struct ChainPageTests {
  @Test("A touch shows the chain from the touched view to the application")
  func touchShowsTheChain() throws {
    let options = try Options(["--page", "responder-chain"])
    let window = GalleryWindow(size: options.size)
    let stage = Stage(size: options.size, window: window, hasTitleBar: true)
    window.fill(options)
    stage.render()
    let picture = try #require(window.firstView(ChainDiagram.self))
    let pad = try #require(window.firstView(FirstResponderPad.self))
    let before = stage.snapshot().pngData()
    stage.tap(at: pad.convert(pad.bounds.center, to: nil))
    #expect(
      picture.accessibilityLabel
        == "FirstResponderPad, InnerBox, OuterBox, Playground, View, ChainController, "
        + "PageContainer, View, GalleryController, GalleryWindow, Application")
    #expect(pad.isFirstResponder)
    stage.advance(by: 2)
    #expect(stage.application.nextTimer == nil)
    #expect(stage.snapshot().pngData() != before)
    stage.keyPress(.keyboardTab)
    #expect(picture.accessibilityLabel?.hasPrefix("FirstResponderPad") == false)
  }

  @Test("The page tells how far an event came, and where an action found its target")
  func whoGotIt() throws {
    let options = try Options(["--page", "responder-chain"])
    let window = GalleryWindow(size: options.size)
    let stage = Stage(size: options.size, window: window, hasTitleBar: true)
    window.fill(options)
    stage.render()
    let picture = try #require(window.firstView(ChainDiagram.self))
    let pad = try #require(window.firstView(FirstResponderPad.self))
    let box = try #require(window.firstView(InnerBox.self))
    let toggle = try #require(box.firstView(Switch.self))
    stage.tap(at: toggle.convert(toggle.bounds.center, to: nil))
    #expect(picture.accessibilityValue == "touchesBegan: 1 of 11")
    stage.tap(at: pad.convert(pad.bounds.center, to: nil))
    #expect(picture.accessibilityValue == "touchesBegan: not handled")
    #expect(pad.isFirstResponder)
    let button = try #require(box.firstView(Button.self))
    stage.tap(at: button.convert(button.bounds.center, to: nil))
    #expect(picture.accessibilityValue == "The action greet: found its target")
    #expect(picture.accessibilityLabel?.hasPrefix("FirstResponderPad") == true)
    stage.tap(at: pad.convert(pad.bounds.center, to: nil))
    #expect(!pad.isFirstResponder)
  }
}
