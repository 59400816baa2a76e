import ResponderTestKit
import Testing
import WindowResponder

@MainActor @Suite(.serialized) struct ActivityIndicatorTests {
  let stage = Stage(size: Size(width: 120, height: 100))
  let wheel = ActivityIndicatorView(style: .large)

  init() {
    wheel.center = Point(x: 60, y: 50)
    stage.window.addSubview(wheel)
    stage.render()
  }

  @Test("It is hidden until it turns, and hidden again when it stops")
  func hides() {
    #expect(wheel.isHidden && wheel.hidesWhenStopped)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
    wheel.stopAnimating()
    #expect(wheel.isHidden && !wheel.isAnimating)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }

  @Test("The sizes are those of its styles")
  func sizes() {
    #expect(wheel.bounds.size == Size(width: 37, height: 37))
    #expect(
      ActivityIndicatorView(style: .medium).intrinsicContentSize == Size(width: 20, height: 20))
    #expect(ActivityIndicatorView.Style.medium.rawValue == 100)
    #expect(ActivityIndicatorView.Style.large.rawValue == 101)
  }

  @Test("It turns while it is seen, and asks for no frame otherwise")
  func costsNothingAtRest() {
    wheel.startAnimating()
    let first = stage.snapshot()
    stage.advance(by: 0.3)
    #expect(!stage.snapshot().hasSamePixels(as: first))
    wheel.isHidden = true
    stage.advance(by: 0.1)
    var frames = stage.frameRequestCount
    stage.advance(by: 2)
    #expect(stage.frameRequestCount == frames)
    wheel.isHidden = false
    stage.advance(by: 1)
    #expect(stage.frameRequestCount > frames)
    wheel.removeFromSuperview()
    stage.advance(by: 0.1)
    frames = stage.frameRequestCount
    stage.advance(by: 2)
    #expect(stage.frameRequestCount == frames)
    #expect(wheel.isAnimating)
  }

  @Test("With reduced motion its spokes get stronger and weaker together")
  func reducedMotion() {
    stage.setReducedMotion(true)
    wheel.color = .black
    stage.window.backgroundColor = .white
    wheel.startAnimating()
    stage.advance(by: 0.4)
    let picture = stage.snapshot()
    // The upper and the lower spoke have the same color.
    #expect(picture.pixel(x: 60, y: 37) == picture.pixel(x: 60, y: 62))
  }
}
