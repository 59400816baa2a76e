import ResponderTestKit
import Testing
import Widgets

@testable import Gallery
@testable import WindowResponder

/// Tests of the pages with gestures and scroll views, with keys only.
@MainActor struct KeyboardGestureTests {
  private func find<V: View>(_ type: V.Type, in view: View) -> V? {
    view as? V ?? view.subviews.lazy.compactMap { find(type, in: $0) }.first
  }

  private func focus(_ view: View, in walk: KeyboardWalk) {
    for _ in 0..<80 where !view.isFocused { walk.stage.keyPress(.keyboardTab) }
    #expect(view.isFocused)
  }

  @Test("Keys move, scale, turn, tap and lift the photo, swipe, and put the photo back")
  func photo() throws {
    let walk = try KeyboardWalk(page: try #require(Page(identifier: "gestures")))
    let stage = walk.stage
    let photo = try #require(find(PhotoView.self, in: walk.window))
    let list = try #require(find(OutcomeList.self, in: walk.window))
    focus(photo, in: walk)
    let start = photo.center
    func outcome(_ name: String) -> Outcome? { list.outcome(of: name) }

    stage.keyPress(.keyboardRightArrow)
    stage.keyPress(.keyboardDownArrow)
    #expect(photo.center == Point(x: start.x + 16, y: start.y + 16))
    #expect(outcome("Pan")?.text == "Recognised")
    stage.keyPress(.keyboardEqualSign)
    #expect(abs(photo.transform.a - 1.2) < 0.001 && outcome("Pinch")?.text == "Recognised")
    #expect(outcome("Pan") == .idle)
    stage.keyPress(.keyboardHyphen)
    stage.keyPress(.keyboardPeriod)
    #expect(abs(photo.transform.b) > 0.1 && outcome("Rotation")?.text == "Recognised")
    stage.keyPress(.keyboardReturnOrEnter)
    #expect(outcome("Tap")?.text == "Recognised")
    stage.keyDown(.keyboardSpacebar)
    #expect(photo.isLifted)
    stage.keyUp(.keyboardSpacebar)
    #expect(!photo.isLifted && outcome("Long press")?.text == "Recognised")
    stage.keyPress(.keyboardLeftArrow, modifiers: .control)
    #expect(outcome("Swipe left")?.text == "Recognised")
    stage.keyPress(.keyboardHome)
    stage.advance(by: 2)
    #expect(photo.center == start && photo.transform == .identity)
  }

  @Test("Tab stops at the cards and at the image, which arrows and Ctrl with plus and minus move")
  func scrolling() throws {
    let walk = try KeyboardWalk(page: try #require(Page(identifier: "scrolling")))
    let carousel = try #require(find(Carousel.self, in: walk.window))
    let cards = try #require(find(FocusScroller.self, in: carousel))
    focus(cards, in: walk)
    walk.stage.keyPress(.keyboardRightArrow)
    walk.stage.advance(by: 1)
    #expect(cards.contentOffset.x == cards.bounds.width)
    let zoomCard = try #require(find(ZoomCard.self, in: walk.window))
    let image = try #require(find(FocusScroller.self, in: zoomCard))
    focus(image, in: walk)
    walk.stage.keyPress(.keyboardEqualSign, modifiers: .control)
    walk.stage.advance(by: 1)
    #expect(abs(image.zoomScale - 1.2) < 0.001)
    walk.stage.keyPress(.keyboardRightArrow)
    walk.stage.advance(by: 1)
    #expect(image.contentOffset.x > 0)
  }
}
