import ResponderTestKit
import Testing

@testable import WindowResponder

/// Tests of animated images in image views.
@Suite("Films in image views") @MainActor struct AnimatedImageTests {
  let stage = Stage(size: Size(width: 20, height: 20))
  let view = ImageView(frame: Rect(x: 0, y: 0, width: 20, height: 20))

  private func picture(_ color: Color) -> Image {
    ImageRenderer(size: Size(width: 20, height: 20), scale: 1).image {
      $0.fill(Rect(x: 0, y: 0, width: 20, height: 20), color: color)
    }
  }

  private var seen: Color {
    stage.render()
    return stage.snapshot().pixel(x: 10, y: 10)
  }

  @Test("Pictures follow one another, as often as they are to, and then the image is shown")
  func playing() {
    stage.window.addSubview(view)
    view.image = picture(.black)
    view.animationImages = [picture(.red), picture(.green)]
    view.animationDuration = 1
    view.animationRepeatCount = 2
    #expect(!view.isAnimating)
    view.startAnimating()
    #expect(view.isAnimating)
    #expect(seen == .red)
    stage.advance(by: 0.6)
    #expect(seen == .green)
    stage.advance(by: 0.5)
    #expect(seen == .red)
    stage.advance(by: 1)
    #expect(!view.isAnimating)
    #expect(seen == .black)
  }

  @Test("Without pictures there is nothing to start")
  func nothingToPlay() {
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = []
    view.startAnimating()
    #expect(!view.isAnimating)
    view.highlightedAnimationImages = [picture(.red)]
    view.startAnimating()
    #expect(view.isAnimating)
  }

  @Test("An animated image is played while the view is in a window")
  func animatedImage() throws {
    let film = try #require(
      Image.animatedImage(with: [picture(.red), picture(.blue)], duration: 2))
    #expect(film.images?.count == 2)
    #expect(film.duration == 2)
    view.image = film
    stage.advance(by: 1.5)
    stage.window.addSubview(view)
    #expect(seen == .red)
    stage.advance(by: 1.1)
    #expect(seen == .blue)
    view.image = picture(.black)
    #expect(seen == .black)
    stage.advance(by: 1.1)
    #expect(seen == .black)
    #expect(Image.animatedImage(with: [], duration: 1) == nil)
  }

  @Test("A symbol takes the view's configuration where it has none")
  func symbolConfiguration() {
    view.image = Image(systemName: "heart")
    view.preferredSymbolConfiguration = Image.SymbolConfiguration(pointSize: 40)
    #expect(view.intrinsicContentSize == Size(width: 48, height: 48))
    view.image = Image(
      systemName: "heart", withConfiguration: Image.SymbolConfiguration(pointSize: 10))
    #expect(view.intrinsicContentSize == Size(width: 12, height: 12))
  }
}
