import ResponderTestKit
import Testing
import Widgets

@testable import Gallery

@MainActor struct EditMenuPageTests {
  let stage: Stage
  let cards: [ColorCard]

  init() throws {
    let options = try Options(["--page", "edit-menu"])
    let window = GalleryWindow(size: options.size)
    stage = Stage(size: options.size, window: window, hasTitleBar: true)
    window.fill(options)
    stage.render()
    cards = Self.cards(in: window)
  }

  private static func cards(in view: View) -> [ColorCard] {
    (view as? ColorCard).map { [$0] } ?? view.subviews.flatMap { cards(in: $0) }
  }

  private func rightClick(_ card: ColorCard) {
    stage.click(at: card.convert(card.bounds.center, to: nil), button: .secondary)
  }

  @Test("An empty card has no menu while there is nothing to paste")
  func nothingToPaste() throws {
    rightClick(try #require(cards.last))
    #expect(stage.popups.isEmpty)
  }

  @Test("A colour is copied by its name and pasted on another card")
  func copyAndPaste() throws {
    let (teal, empty) = (try #require(cards.first), try #require(cards.last))
    rightClick(teal)
    stage.popups.last?.click("Copy")
    #expect(stage.pasteElsewhere() == "Teal")
    rightClick(empty)
    #expect(stage.popups.last?.items.first?.subtitle == "Teal")
    stage.popups.last?.click("Paste")
    #expect(empty.accessibilityLabel == "Teal")
  }

  @Test("A colour that another program copied is pasted; what is no colour changes nothing")
  func pasteFromElsewhere() throws {
    let empty = try #require(cards.last)
    stage.copyElsewhere("no such colour")
    rightClick(empty)
    stage.popups.last?.click("Paste")
    stage.advance(by: 0.1)
    #expect(empty.accessibilityLabel == "Empty")
    stage.copyElsewhere("purple")
    rightClick(empty)
    stage.popups.last?.click("Paste")
    stage.advance(by: 0.1)
    #expect(empty.accessibilityLabel == "Purple")
  }
}
