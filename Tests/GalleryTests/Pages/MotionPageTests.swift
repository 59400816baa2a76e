import ResponderTestKit
import Testing
import Widgets

@testable import Gallery

/// Tests of the pages with moving views.
@MainActor struct MotionPageTests {
  private func makeStage(_ page: String) throws -> Stage {
    let options = try Options(["--page", page])
    let window = GalleryWindow(size: options.size)
    let stage = Stage(size: options.size, window: window, hasTitleBar: true)
    window.fill(options)
    stage.render()
    return stage
  }

  private func all<V: View>(_ type: V.Type, in view: View) -> [V] {
    var found: [V] = []
    if let view = view as? V { found.append(view) }
    for subview in view.subviews { found += all(type, in: subview) }
    return found
  }

  private func one<V: View>(_ type: V.Type, on stage: Stage) throws -> V {
    try #require(all(type, in: stage.window).first)
  }

  private func middle(_ view: View) -> Point { view.convert(view.bounds.center, to: nil) }

  private func outcome(_ name: String, on stage: Stage) throws -> Outcome {
    try #require(all(OutcomeRow.self, in: stage.window).first { $0.name == name }).outcome
  }

  @Test("A photo is dragged, and the list says that the pan won and why the tap did not")
  func dragPhoto() throws {
    let stage = try makeStage("gestures")
    let photo = try one(PhotoView.self, on: stage)
    let start = photo.center
    stage.drag(from: middle(photo), to: middle(photo) + Vector(dx: 60, dy: 30))
    #expect(photo.center.x > start.x + 40 && photo.center.y > start.y + 15)
    #expect(try outcome("Pan", on: stage) == .recognized(.ended))
    #expect(try outcome("Long press", on: stage) == .prevented(by: "Pan"))
    #expect(try outcome("Swipe left", on: stage) != .recognized(.ended))
  }

  @Test("Two fingers stretch the photo")
  func pinchPhoto() throws {
    let stage = try makeStage("gestures")
    let photo = try one(PhotoView.self, on: stage)
    let place = middle(photo)
    stage.touchDown(1, at: place + Vector(dx: -30, dy: 0))
    stage.touchDown(2, at: place + Vector(dx: 30, dy: 0))
    stage.frame()
    for step in 1...6 {
      stage.advance(by: 0.016)
      stage.touchMove(1, to: place + Vector(dx: -30 - Double(step) * 10, dy: 0))
      stage.touchMove(2, to: place + Vector(dx: 30 + Double(step) * 10, dy: 0))
      stage.frame()
    }
    stage.touchUp(1)
    stage.touchUp(2)
    stage.frame()
    #expect(photo.transform.a > 1.5)
    #expect(try outcome("Pinch", on: stage) == .recognized(.ended))
  }

  @Test("A tap waits for the double tap to fail; a double tap puts the photo back")
  func taps() throws {
    let stage = try makeStage("gestures")
    let photo = try one(PhotoView.self, on: stage)
    let home = photo.center
    stage.tap(at: middle(photo))
    #expect(try outcome("Tap", on: stage) == .possible)
    stage.advance(by: 1)
    #expect(try outcome("Tap", on: stage) == .recognized(.ended))

    stage.drag(from: middle(photo), to: middle(photo) + Vector(dx: 50, dy: 0))
    #expect(photo.center != home)
    stage.advance(by: 1)
    stage.tap(at: middle(photo))
    stage.advance(by: 0.1)
    stage.tap(at: middle(photo))
    stage.advance(by: 2)
    #expect(photo.center == home)
    #expect(try outcome("Double tap", on: stage) == .recognized(.ended))
  }

  @Test("Everything runs to the other side and rests there; at rest no frame is asked for")
  func race() throws {
    let stage = try makeStage("animation")
    let lanes = all(RaceCard.Lane.self, in: stage.window)
    let run = try #require(
      all(Button.self, in: stage.window).first { $0.accessibilityLabel == "Run" })
    stage.tap(at: middle(run))
    stage.advance(by: 0.5)
    let balls = lanes.compactMap { $0.subviews.last }
    #expect(balls.count == 5)
    let places = balls.map(\.presentation.center.x)
    #expect(Set(places).count == 5, "each has a curve of its own")
    #expect(all(Label.self, in: stage.window).contains { $0.text == "60 frames/s" })
    stage.advance(by: 4)
    #expect(balls.allSatisfy { $0.presentation.center == $0.center })
    #expect(all(Label.self, in: stage.window).contains { $0.text == "At rest" })
    let frames = stage.frameCount
    stage.advance(by: 5)
    #expect(stage.frameCount == frames)
  }

  @Test("A tile that is thrown comes to rest in another corner")
  func thrown() throws {
    let stage = try makeStage("animation")
    let card = try one(ThrowCard.self, on: stage)
    let tile = try #require(card.subviews.last)
    let start = tile.center
    stage.drag(from: middle(tile), to: middle(tile) + Vector(dx: 120, dy: 0), duration: 0.1)
    stage.advance(by: 3)
    #expect(tile.center.x > start.x + 100 && tile.center.y == start.y)
  }

  @Test("Cards are turned by a flick, and the page scrolls by the wheel")
  func cardsAndWheel() throws {
    let stage = try makeStage("scrolling")
    let carousel = try one(Carousel.self, on: stage)
    let scroller = try #require(carousel.subviews.first as? ScrollView)
    let place = middle(carousel)
    stage.drag(from: place, to: place + Vector(dx: -150, dy: 0), duration: 0.1)
    stage.advance(by: 2)
    #expect(scroller.contentOffset.x == scroller.bounds.width)
    let page = try #require(carousel.superview as? ScrollView)
    stage.wheel(Vector(dx: 0, dy: 3), at: place)
    stage.advance(by: 2)
    #expect(page.contentOffset.y > 0)
  }

  @Test("The table leads to its last row and back, and a row can be deleted")
  func table() throws {
    let stage = try makeStage("table")
    let table = try one(TableView.self, on: stage)
    #expect(table.visibleCells.count < 20)
    let end = try #require(
      all(Button.self, in: stage.window).first { $0.accessibilityLabel == "Other end" })
    stage.tap(at: middle(end))
    stage.advance(by: 2)
    #expect(table.indexPathsForVisibleRows?.last == ItemPath(row: 3846, section: 25))
    stage.tap(at: middle(end))
    stage.advance(by: 2)
    #expect(table.indexPathsForVisibleRows?.first == ItemPath(row: 0, section: 0))
    let cell = try #require(table.cellForRow(at: ItemPath(row: 1, section: 0)))
    let place = middle(cell)
    let start = Point(x: table.convert(table.bounds, to: nil).maxX - 40, y: place.y)
    stage.drag(from: start, to: start + Vector(dx: -table.bounds.width * 0.85, dy: 0))
    stage.advance(by: 2)
    #expect(all(Label.self, in: stage.window).contains { $0.text == "99,999 rows" })
  }
}
