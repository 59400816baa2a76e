import ResponderTestKit
import TestImageFiles
import Testing

@testable import ResponderGraphics
@testable import WindowResponder

@Suite("Films") @MainActor struct AnimatedImageFileTests {
  let stage = Stage(size: Size(width: 60, height: 60))
  let view = ImageView(frame: Rect(x: 0, y: 0, width: 60, height: 40))

  private func color() -> Color { stage.snapshot().pixel(x: 30, y: 20) }

  @Test(
    "P3: A GIF is a film whose pictures are seen as long as the file says",
    arguments: [true, false])
  func times(isGIF: Bool) throws {
    let image = try Image(fileData: isGIF ? TestImages.animatedGIF : TestImages.animatedWebP)
    #expect(abs(image.duration - 0.4) < 1e-9)
    #expect(image.images?.count == 4)
    #expect(image.size == Size(width: 6, height: 4))
    let colors = image.images?.map { $0.pixel(x: 2, y: 2) }
    let blue = Color(red: 0, green: 0, blue: 1)
    let green = Color(red: 0, green: 1, blue: 0)
    #expect(colors == [.red, green, green, blue])
  }

  @Test("A GIF of one picture stands still")
  func still() throws {
    let image = try Image(fileData: TestImages.stillGIF)
    #expect(image.images == nil)
    #expect(image.pixel(x: 0, y: 0) == .red)
  }

  @Test("P3: An image view plays it, and wakes only for other pictures")
  func plays() throws {
    view.image = try Image(fileData: TestImages.animatedGIF)
    stage.window.addSubview(view)
    stage.render()
    #expect(color() == .red)
    stage.advance(by: 0.13)
    #expect(color() == Color(red: 0, green: 1, blue: 0))
    let frames = stage.frameCount
    stage.advance(by: 0.1)
    #expect(color() == Color(red: 0, green: 1, blue: 0))
    #expect(stage.frameCount == frames)
    stage.advance(by: 0.1)
    #expect(color() == Color(red: 0, green: 0, blue: 1))
    stage.advance(by: 0.1)
    #expect(color() == .red)
  }

  @Test("P3: A film that nobody sees sleeps, and goes on when it is seen again")
  func sleeps() throws {
    view.image = try Image(fileData: TestImages.animatedGIF)
    stage.window.addSubview(view)
    stage.advance(by: 1)
    view.isHidden = true
    stage.advance(by: 1)
    #expect(stage.application.nextTimer == nil)
    view.isHidden = false
    stage.render()
    #expect(stage.application.nextTimer != nil)
    let before = color()
    stage.advance(by: 0.25)
    #expect(color() != before)
    view.removeFromSuperview()
    stage.advance(by: 1)
    #expect(stage.application.nextTimer == nil)
  }

  @Test("P3: A film that is scrolled out of sight sleeps")
  func scrolledAway() throws {
    let scroller = ScrollView(frame: stage.window.bounds)
    scroller.contentSize = Size(width: 60, height: 1_000)
    view.image = try Image(fileData: TestImages.animatedGIF)
    scroller.addSubview(view)
    stage.window.addSubview(scroller)
    stage.advance(by: 0.2)
    scroller.contentOffset = Point(x: 0, y: 500)
    stage.advance(by: 3)
    #expect(stage.application.nextTimer == nil)
    scroller.contentOffset = .zero
    stage.render()
    #expect(stage.application.nextTimer != nil)
  }

  @Test("A film of many large pictures is read in a smaller size, and as large as before in points")
  func smaller() {
    let scale = ImagePixels.animationScale(width: 4_000, height: 4_000, count: 100)
    #expect(scale * scale * 4_000 * 4_000 * 4 * 100 <= Double(Image.maximumAnimationBytes) * 1.001)
    #expect(ImagePixels.animationScale(width: 10, height: 10, count: 100) == 1)
  }
}
