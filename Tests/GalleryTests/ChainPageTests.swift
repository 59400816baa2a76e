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
    let picture = try #require(find(ChainDiagram.self, in: window))
    let pad = try #require(find(FirstResponderPad.self, in: window))
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
    let picture = try #require(find(ChainDiagram.self, in: window))
    let pad = try #require(find(FirstResponderPad.self, in: window))
    let box = try #require(find(InnerBox.self, in: window))
    let toggle = try #require(find(Switch.self, in: box))
    stage.tap(at: toggle.convert(toggle.bounds.center, to: nil))
    #expect(picture.accessibilityValue == "touchesBegan: 1 of 11")
    stage.tap(at: pad.convert(pad.bounds.center, to: nil))
    #expect(picture.accessibilityValue == "touchesBegan: not handled")
    #expect(pad.isFirstResponder)
    let button = try #require(find(Button.self, in: box))
    stage.tap(at: button.convert(button.bounds.center, to: nil))
    #expect(picture.accessibilityValue == "The action greet: found its target")
    #expect(picture.accessibilityLabel?.hasPrefix("FirstResponderPad") == true)
    stage.tap(at: pad.convert(pad.bounds.center, to: nil))
    #expect(!pad.isFirstResponder)
  }

  private func find<V: View>(_ type: V.Type, in view: View) -> V? {
    view as? V ?? view.subviews.lazy.compactMap { find(type, in: $0) }.first
  }
}
