import ResponderTestKit
import Testing

@testable import ResponderPlatform
@testable import WindowResponder

@MainActor struct ScrollWheelTests {
  private let middle = Point(x: 200, y: 200)

  @Test("D11: a step of a wheel scrolls three lines, eased over a few frames")
  func step() {
    let scene = ScrollScene()
    scene.wheel(Vector(dx: 0, dy: 1), at: middle)
    scene.stage.advance(by: 0.05)
    #expect(scene.y > 5 && scene.y < 60)
    scene.stage.advance(by: 1)
    #expect(scene.y == 60)
    scene.wheel(Vector(dx: 0, dy: -2), at: middle)
    scene.stage.advance(by: 1)
    #expect(scene.y == 0)
  }

  @Test("D11: the lines of a step, and their height, are settings")
  func settings() {
    let scene = ScrollScene()
    scene.stage.application.interactionSettings.scrolling.wheelLines = 5
    scene.stage.application.interactionSettings.scrolling.lineHeight = 10
    scene.wheel(Vector(dx: 0, dy: 1), at: middle)
    scene.stage.advance(by: 1)
    #expect(scene.y == 50)
  }

  @Test("D11: parts of a step add up exactly")
  func fineSteps() {
    let scene = ScrollScene()
    for _ in 0..<16 {
      scene.wheel(Vector(dx: 0, dy: 0.0625), at: middle)
      scene.stage.advance(by: 0.01)
    }
    scene.stage.advance(by: 1)
    #expect(scene.y == 60)
    for _ in 0..<16 {
      scene.wheel(Vector(dx: 0, dy: 0.0625), at: middle)
      scene.stage.advance(by: 1)
    }
    #expect(scene.y == 120)
  }

  @Test("D11: quick steps add up, and a step back turns at once")
  func quickSteps() {
    let scene = ScrollScene()
    for _ in 0..<10 {
      scene.wheel(Vector(dx: 0, dy: 1), at: middle)
      scene.stage.advance(by: 0.02)
    }
    let y = scene.y
    #expect(y < 600)
    scene.wheel(Vector(dx: 0, dy: -1), at: middle)
    scene.stage.advance(by: 1)
    #expect(scene.y < y + 60 && scene.y > y - 61)
  }

  @Test("D11: a wheel does not pull content beyond its end")
  func end() {
    let scene = ScrollScene()
    var furthest = 0.0
    scene.onScroll = { furthest = max(furthest, $0.contentOffset.y) }
    for _ in 0..<100 {
      scene.wheel(Vector(dx: 0, dy: 1), at: middle)
      scene.stage.advance(by: 0.02)
    }
    scene.stage.advance(by: 1)
    #expect(furthest == 3_600 && scene.y == 3_600)
  }

  @Test("D11: a wheel without steps scrolls by its points, and so does one without a source")
  func points() {
    let scene = ScrollScene()
    scene.stage.scroll(by: Vector(dx: 0, dy: 15), at: middle)
    scene.stage.advance(by: 1)
    #expect(scene.y == 15)
    scene.scroll(ScrollChange(delta: Vector(dx: 0, dy: 10)), at: middle)
    #expect(scene.y == 25)
    scene.scroll(
      ScrollChange(delta: Vector(dx: 0, dy: 10), value120: Vector(dx: 0, dy: 120)), at: middle)
    scene.stage.advance(by: 1)
    #expect(scene.y == 85)
    scene.scroll(
      ScrollChange(delta: Vector(dx: 0, dy: -7.5), source: .continuous), at: middle)
    scene.scroll(
      ScrollChange(delta: Vector(dx: 0, dy: -7.5), source: .continuous), at: middle)
    #expect(scene.y == 70)
  }

  @Test("D11: Shift turns a wheel sideways, and a tilted wheel goes sideways by itself")
  func sideways() {
    let scene = ScrollScene(content: Size(width: 4_000, height: 4_000))
    scene.wheel(Vector(dx: 0, dy: 1), at: middle, modifiers: .shift)
    scene.stage.advance(by: 1)
    #expect(scene.offset == Point(x: 60, y: 0))
    scene.scroll(
      ScrollChange(value120: Vector(dx: 120, dy: 0), source: .wheelTilt), at: middle)
    scene.stage.advance(by: 1)
    #expect(scene.offset == Point(x: 120, y: 0))
  }

  @Test("D11: a wheel scrolls sideways what goes sideways only")
  func sidewaysOnly() {
    let scene = ScrollScene(content: Size(width: 4_000, height: 400))
    scene.wheel(Vector(dx: 0, dy: 1), at: middle)
    scene.stage.advance(by: 1)
    #expect(scene.offset == Point(x: 60, y: 0))
  }

  @Test("D11: a step of a wheel turns a page where there are pages")
  func pages() {
    let scene = ScrollScene(content: Size(width: 400, height: 4_000))
    scene.view.isPagingEnabled = true
    scene.wheel(Vector(dx: 0, dy: 0.5), at: middle)
    scene.stage.advance(by: 1)
    #expect(scene.y == 0)
    scene.wheel(Vector(dx: 0, dy: 0.5), at: middle)
    scene.stage.advance(by: 1)
    #expect(scene.y == 400)
  }

  @Test("D11: a wheel goes to the inner view, and after a rest at its end to the outer one")
  func nested() {
    let scene = ScrollScene()
    let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    inner.contentSize = Size(width: 400, height: 400)
    scene.view.addSubview(inner)
    for _ in 0..<5 {
      scene.wheel(Vector(dx: 0, dy: 1), at: middle)
      scene.stage.advance(by: 0.1)
    }
    scene.stage.advance(by: 0.1)
    #expect(inner.contentOffset.y == 100 && scene.y == 0)
    scene.stage.advance(by: 1)
    scene.wheel(Vector(dx: 0, dy: 1), at: middle)
    scene.stage.advance(by: 0.2)
    #expect(inner.contentOffset.y == 100 && scene.y > 30)
    // The outer view keeps the scroll sequence, although the inner view is under the pointer now.
    scene.wheel(Vector(dx: 0, dy: -1), at: middle)
    scene.stage.advance(by: 0.5)
    #expect(inner.contentOffset.y == 100 && scene.y == 0)
  }

  @Test("D11: a wheel over a view that cannot scroll that way is the outer one's")
  func nestedSideways() {
    let scene = ScrollScene()
    let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    inner.contentSize = Size(width: 4_000, height: 300)
    scene.view.addSubview(inner)
    scene.wheel(Vector(dx: 0, dy: 1), at: middle)
    scene.stage.advance(by: 1)
    #expect(inner.contentOffset.x == 0 && scene.y == 60)
    scene.wheel(Vector(dx: 0, dy: 1), at: middle, modifiers: .shift)
    scene.stage.advance(by: 1)
    #expect(inner.contentOffset.x == 60 && scene.y == 60)
  }

  @Test("D11: a wheel that no view can follow leaves no frame and no timer behind")
  func nothing() {
    let scene = ScrollScene(content: Size(width: 400, height: 100))
    scene.wheel(Vector(dx: 0, dy: 1), at: middle)
    scene.stage.advance(by: 1)
    #expect(scene.y == 0 && scene.stage.application.nextTimer == nil)
  }
}
