import ResponderTestKit
import TestImageFiles
import Testing

@testable import ResponderGraphics
@testable import WindowResponder

/// Tests of the number of times that animated images are played.
@Suite("Play counts of animated images") @MainActor struct PlayCountTests {
  let stage = Stage(size: Size(width: 60, height: 60))
  let view = ImageView(frame: Rect(x: 0, y: 0, width: 60, height: 40))
  private let colors: [[UInt8]] = [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255]]

  private func webP(loops: Int) -> [UInt8] {
    var file = TestImages.animatedWebP
    // In `ANIM`, the loop count follows the background color.
    file.replaceSubrange(42..<44, with: ImageMaker.little(loops, 2))
    return file
  }

  @Test("P12: A GIF's loop extension of n plays n + 1 times, and without one once")
  func gif() throws {
    for (loops, plays) in [(nil, 1), (0, 0), (1, 2), (5, 6), (65_535, 65_536)] as [(Int?, Int)] {
      let image = try Image(fileData: ImageMaker.gif(frames: [0, 1, 2], loops: loops))
      #expect(image.animationRepeatCount == plays && image.images?.count == 3)
    }
  }

  @Test("P12: An animated PNG and WebP play as often as they say, and 0 is endlessly")
  func others() throws {
    for plays in [0, 1, 3] {
      let png = try Image(fileData: ImageMaker.animatedPNG(colors, plays: plays))
      #expect(png.animationRepeatCount == plays && png.images?.count == 3)
      #expect(abs(png.duration - 0.3) < 1e-9)
      let webP = try Image(fileData: webP(loops: plays))
      #expect(webP.animationRepeatCount == plays && webP.images?.count == 4)
    }
  }

  @Test("P3: An animated PNG is composed of its frames: blended, cleared and put back")
  func composed() throws {
    func control(_ number: Int, _ side: Int, at place: Int, _ disposal: UInt8, _ blend: UInt8)
      -> [UInt8]
    {
      let big = ImageMaker.big
      let rect = ImageMaker.joined(big(side, 4), big(side, 4), big(place, 4), big(place, 4))
      let delay = ImageMaker.joined(big(1, 2), big(0, 2), [disposal, blend])
      return ImageMaker.pngChunk("fcTL", ImageMaker.joined(big(number, 4), rect, delay))
    }
    func rows(_ side: Int, _ color: [UInt8]) -> [UInt8] {
      ImageMaker.pngRows(side, side) { _, _ in color }
    }
    let counts = ImageMaker.joined(ImageMaker.big(4), ImageMaker.big(1))
    var file = ImageMaker.joined(
      ImageMaker.pngSignature, ImageMaker.pngHeader(4, 4), ImageMaker.pngChunk("acTL", counts),
      control(0, 4, at: 0, 0, 0), ImageMaker.pngChunk("IDAT", rows(4, colors[0])))
    let clear: [UInt8] = [0, 0, 0, 0]
    for (number, color, disposal, blend) in [
      (1, colors[1], 2, 0), (3, clear, 1, 1), (5, colors[2], 0, 0),
    ] as [(Int, [UInt8], UInt8, UInt8)] {
      file += control(number, 2, at: 2, disposal, blend)
      file += ImageMaker.pngChunk(
        "fdAT", ImageMaker.joined(ImageMaker.big(number + 1), rows(2, color)))
    }
    file += ImageMaker.pngChunk("IEND", [])
    let image = try Image(fileData: file)
    let frames = try #require(image.images)
    #expect(frames.count == 4 && image.decodingError == nil)
    #expect(frames.allSatisfy { $0.pixel(x: 0, y: 0) == .red })
    let corner = frames.map { $0.pixel(x: 3, y: 3) }
    #expect(corner[0] == .red)
    #expect(corner[1] == Color(red: 0, green: 1, blue: 0))
    // Transparent pixels are drawn over pixels that were restored, which are cleared first.
    #expect(corner[2] == .red)
    #expect(corner[3] == Color(red: 0, green: 0, blue: 1))
    // A delay of 1/0 means 1/100 s, which is shown for 100 ms as in a GIF.
    #expect(abs(image.duration - 0.4) < 1e-9)
  }

  private var color: Color { stage.snapshot().pixel(x: 30, y: 20) }

  @Test("P12: An image view plays as often as the image says, and stays at the last frame")
  func plays() throws {
    let blue = Color(red: 0, green: 0, blue: 1)
    view.image = try Image(fileData: ImageMaker.gif(frames: [0, 1, 2], loops: 1))
    stage.window.addSubview(view)
    stage.render()
    #expect(color == .red)
    stage.advance(by: 0.25)
    #expect(color == blue)
    stage.advance(by: 0.1)
    #expect(color == .red)
    stage.advance(by: 5)
    #expect(color == blue)
    #expect(stage.application.nextTimer == nil)
    // The view does not play the image again when it is added to a window again, but it does when the same
    // image is set.
    view.removeFromSuperview()
    stage.window.addSubview(view)
    stage.render()
    #expect(color == blue && stage.application.nextTimer == nil)
    let again = view.image
    view.image = again
    stage.render()
    #expect(color == .red && stage.application.nextTimer != nil)
  }

  @Test("P12: An image that ends sleeps while it is not seen, and goes on then")
  func sleeps() throws {
    view.image = try Image(fileData: ImageMaker.gif(frames: [0, 1, 2], loops: 9))
    stage.window.addSubview(view)
    stage.advance(by: 0.15)
    view.isHidden = true
    stage.advance(by: 1)
    #expect(stage.application.nextTimer == nil)
    view.isHidden = false
    stage.render()
    #expect(stage.application.nextTimer != nil)
    stage.advance(by: 10)
    #expect(color == Color(red: 0, green: 0, blue: 1) && stage.application.nextTimer == nil)
  }
}
