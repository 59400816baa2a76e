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
    let picture = try #require(find(ChainPicture.self, in: window))
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

  private func find<V: View>(_ type: V.Type, in view: View) -> V? {
    view as? V ?? view.subviews.lazy.compactMap { find(type, in: $0) }.first
  }
}
