import ResponderTestKit
import Testing

@testable import WindowResponder

@MainActor struct ScrollBarTests {
  private let edge = Point(x: 395, y: 200)

  private func bar(_ scene: ScrollScene) -> ScrollBar? {
    scene.view.subviews.compactMap { $0 as? ScrollBar }.first { $0.axis == .vertical }
  }

  @Test("D11: a knob is never shorter than its least, and an offset maps to it and back exactly")
  func mapping() {
    let knob = ScrollKnob(track: 394, visible: 400, range: 0...43_999_600, shortest: 24)
    #expect(knob.length == 24)
    #expect(knob.place(for: 0).start == 0)
    #expect(knob.place(for: 43_999_600).start == 370)
    #expect(knob.offset(forStart: 370) == 43_999_600)
    #expect(knob.offset(forStart: 500) == 43_999_600)
    #expect(knob.offset(forStart: -1) == 0)
    for offset in [1.0, 12_345, 21_999_800, 43_999_000] {
      #expect((knob.offset(forStart: knob.place(for: offset).start) - offset).magnitude < 0.001)
    }
    #expect(knob.place(for: -10).length == 14)
    let empty = ScrollKnob(track: 0, visible: 0, range: 0...0, shortest: 24)
    #expect(empty.place(for: 5).length == 0 && empty.offset(forStart: 3) == 0)
  }

  @Test("D11: a finger's bars are thin, take no touches, and fade when the content rests")
  func touchBars() {
    let scene = ScrollScene()
    #expect(bar(scene) == nil)
    scene.press(Point(x: 200, y: 300), by: Vector(dx: 0, dy: -100))
    let shown = bar(scene)
    #expect(shown != nil && shown?.alpha == 1)
    #expect(scene.stage.window.hitTest(edge, with: nil) === scene.view)
    scene.stage.advance(by: 2)
    #expect(bar(scene) != nil)
    scene.lift()
    scene.stage.advance(by: 0.75)
    #expect((shown?.alpha ?? 0) < 1)
    scene.stage.advance(by: 1)
    #expect(bar(scene) == nil)
    #expect(scene.stage.application.nextTimer == nil)
  }

  @Test("D11: a pointer that comes near finds a bar, which gets broad under it")
  func pointerBars() {
    let scene = ScrollScene()
    scene.stage.pointerMove(to: Point(x: 200, y: 200))
    #expect(bar(scene) == nil)
    scene.stage.pointerMove(to: Point(x: 380, y: 200))
    #expect(bar(scene)?.isWide == false)
    scene.stage.pointerMove(to: edge)
    #expect(bar(scene)?.isWide == true)
    scene.stage.advance(by: 5)
    #expect(bar(scene) != nil)
    scene.stage.pointerMove(to: Point(x: 200, y: 200))
    scene.stage.advance(by: 2)
    #expect(bar(scene) == nil)
  }

  @Test("D11: a knob that is dragged scrolls as it maps, to the very end")
  func dragging() {
    let scene = ScrollScene(content: Size(width: 400, height: 44_000_000))
    scene.stage.pointerMove(to: Point(x: 395, y: 10))
    scene.stage.pointerDown()
    scene.stage.pointerMove(to: Point(x: 395, y: 10 + 185))
    scene.stage.advance(by: 0.1)
    #expect((scene.y - 43_999_600 / 2).magnitude < 43_999_600 / 394)
    scene.stage.pointerMove(to: Point(x: 395, y: 399))
    scene.stage.advance(by: 0.1)
    #expect(scene.y == 43_999_600)
    scene.stage.pointerMove(to: Point(x: 395, y: 10))
    scene.stage.advance(by: 0.1)
    #expect(scene.y == 0)
    scene.stage.pointerUp()
  }

  @Test("D11: a click beside the knob scrolls a page, and goes on while the button is held")
  func pages() {
    let scene = ScrollScene()
    scene.stage.pointerMove(to: Point(x: 395, y: 300))
    scene.stage.pointerDown()
    scene.stage.advance(by: 0.39)
    #expect(scene.y == 360)
    scene.stage.advance(by: 3)
    scene.stage.pointerUp()
    // The knob has reached the pointer.
    let knob = ScrollKnob(track: 394, visible: 400, range: 0...3_600, shortest: 24)
    let place = knob.place(for: scene.y)
    #expect(place.start <= 297 && place.start + place.length >= 297)
  }

  @Test("D11: bars stay in front of what is added later")
  func order() {
    let scene = ScrollScene()
    scene.view.flashScrollIndicators()
    let content = View()
    scene.view.addSubview(content)
    #expect(scene.view.subviews.last is ScrollBar)
    scene.view.bringSubviewToFront(content)
    #expect(scene.view.subviews.last is ScrollBar)
  }

  @Test("D11: what does not scroll, or shall not show it, has no bars")
  func none() {
    let scene = ScrollScene(content: Size(width: 4_000, height: 100))
    scene.view.showsHorizontalScrollIndicator = false
    scene.view.flashScrollIndicators()
    #expect(!scene.view.subviews.contains { $0 is ScrollBar })
  }
}
