import ResponderTestKit
import Testing

@testable import WindowResponder

@MainActor struct ScrollAnimationTests {
  @Test("D11: an animated offset is there after 0.3 s, and never beyond it")
  func animated() {
    let scene = ScrollScene()
    scene.view.setContentOffset(Point(x: 0, y: 500), animated: true)
    #expect(scene.y == 0 && scene.view.isScrollAnimating)
    var last = 0.0
    scene.onScroll = {
      #expect($0.contentOffset.y >= last && $0.contentOffset.y <= 500)
      last = $0.contentOffset.y
    }
    scene.stage.advance(by: 0.15)
    #expect(last > 150 && last < 350)
    scene.stage.advance(by: 0.2)
    #expect(scene.y == 500)
    #expect(scene.take() == ["did animate"])
    #expect(!scene.view.isScrollAnimating)
  }

  @Test("D11: an animation that is replaced ends, and the new one goes on from where it is")
  func replaced() {
    let scene = ScrollScene()
    scene.view.setContentOffset(Point(x: 0, y: 500), animated: true)
    scene.stage.advance(by: 0.15)
    let y = scene.y
    scene.view.setContentOffset(Point(x: 0, y: 0), animated: true)
    #expect(scene.take() == ["did animate"] && scene.y == y)
    scene.stage.advance(by: 1)
    #expect(scene.y == 0)
  }

  @Test("D11: a finger stops an animation, and what it stopped stays")
  func caught() {
    let scene = ScrollScene()
    scene.view.setContentOffset(Point(x: 0, y: 500), animated: true)
    scene.stage.advance(by: 0.1)
    scene.stage.touchDown(at: Point(x: 200, y: 200))
    scene.stage.frame()
    let y = scene.y
    #expect(!scene.view.isScrollAnimating)
    scene.stage.advance(by: 0.5)
    scene.lift()
    scene.stage.advance(by: 0.5)
    #expect(scene.y == y)
  }

  @Test("D11: a view in no window is there at once")
  func noWindow() {
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = Size(width: 100, height: 1_000)
    view.setContentOffset(Point(x: 0, y: 500), animated: true)
    #expect(view.contentOffset.y == 500)
  }

  @Test("D11: content that grows above what is seen while it is animated takes the animation along")
  func shifted() {
    let scene = ScrollScene()
    scene.view.setContentOffset(Point(x: 0, y: 500), animated: true)
    scene.stage.advance(by: 0.1)
    let y = scene.y
    scene.view.shiftContentOffset(by: Vector(dx: 0, dy: 100))
    #expect(scene.y == y + 100)
    scene.stage.advance(by: 1)
    #expect(scene.y == 600)
  }

  @Test("D11: going to the top asks the delegate, and tells when it is there")
  func toTop() {
    let scene = ScrollScene()
    scene.view.contentOffset.y = 500
    #expect(scene.view.scrollToTop())
    scene.stage.advance(by: 1)
    #expect(scene.y == 0)
    #expect(scene.take() == ["did animate", "top"])
    #expect(!scene.view.scrollToTop())
  }

  @Test("D11: a scroll step lays out no view of the content")
  func layoutOfContent() {
    final class Counting: View {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let scene = ScrollScene()
    let content = Counting(frame: Rect(x: 0, y: 0, width: 400, height: 4_000))
    content.backgroundColor = .systemBlue
    scene.view.addSubview(content)
    scene.stage.advance(by: 1)
    let before = content.count
    scene.view.contentOffset.y = 10
    scene.stage.render()
    #expect(content.count == before)
  }

  @Test("D11: with reduced motion what the program, a wheel or a key asks for is there at once")
  func reducedMotion() {
    let scene = ScrollScene()
    scene.stage.setReducedMotion(true)
    scene.view.setContentOffset(Point(x: 0, y: 500), animated: true)
    #expect(scene.y == 500)
    scene.wheel(Vector(dx: 0, dy: 1), at: Point(x: 200, y: 200))
    #expect(scene.y == 560)
  }

  @Test("D11: an offset set in an animation block is shown on its way there")
  func inBlock() {
    let scene = ScrollScene()
    View.animate(withDuration: 0.4) { scene.view.contentOffset.y = 500 }
    #expect(scene.y == 500)
    let frames = scene.stage.frameCount
    scene.stage.advance(by: 0.2)
    #expect(scene.stage.frameCount > frames + 5)
    scene.stage.advance(by: 1)
    #expect(scene.stage.application.nextTimer == nil)
  }
}
