import ResponderTestKit
import Testing
import Widgets

@testable import Gallery

/// Tests of the page with a hundred thousand colors.
@MainActor struct CollectionPageTests {
  private func views(in view: View) -> [View] { [view] + view.subviews.flatMap(views) }

  @Test("Ctrl+A selects every colour, and the selection is counted once")
  func everything() throws {
    let options = try Options(["--page", "collection"])
    let window = GalleryWindow(size: options.size)
    let stage = Stage(size: options.size, window: window, hasTitleBar: true)
    window.fill(options)
    stage.render()
    let found = views(in: window).compactMap { $0 as? CollectionView }.first
    let collection = try #require(found)
    #expect(collection.becomeFirstResponder())
    stage.keyPress(.keyboardA, modifiers: .control)
    stage.render()
    let texts = views(in: window).compactMap { ($0 as? Label)?.text }
    #expect(texts.contains("100000 selected"))
  }
}
