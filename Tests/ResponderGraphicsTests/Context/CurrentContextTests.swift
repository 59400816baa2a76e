import Testing
import UIKitNames

@testable import ResponderGraphics
@testable import WindowResponder

@Suite("The current context") @MainActor struct CurrentContextTests {
  @Test("While an image is made its context is the current one, and none afterwards")
  func renderer() {
    #expect(GraphicsContext.current == nil)
    let image = ImageRenderer(size: Size(width: 20, height: 20)).image { context in
      #expect(UIGraphicsGetCurrentContext() === context)
      #expect(context.cgContext === context)
      UIColor.red.setFill()
      UIRectFill(Rect(x: 0, y: 0, width: 10, height: 10))
      UIBezierPath(rect: Rect(x: 10, y: 10, width: 10, height: 10)).fill()
    }
    #expect(GraphicsContext.current == nil)
    #expect(image.pixel(x: 5, y: 5) == .red)
    #expect(image.pixel(x: 15, y: 15) == .red)
    #expect(image.pixel(x: 15, y: 5) == .clear)
  }

  @Test("Images that are begun and ended are nested")
  func nested() throws {
    UIGraphicsBeginImageContextWithOptions(Size(width: 10, height: 10), true, 2)
    UIGraphicsBeginImageContext(Size(width: 4, height: 4))
    Color.green.set()
    UIRectFill(Rect(x: 0, y: 0, width: 4, height: 4))
    let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    inner.draw(at: Point(x: 1, y: 1))
    let outer = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    #expect(inner.size == Size(width: 4, height: 4))
    #expect(outer.size == Size(width: 10, height: 10))
    #expect(outer.scale == 2)
    #expect(outer.pixel(x: 0, y: 0) == .black)
    #expect(outer.pixel(x: 5, y: 5) == .green)
  }

  @Test("A context that is pushed is the current one until it is popped")
  func pushing() {
    _ = drawing { outer in
      _ = drawing { inner in
        GraphicsContext.pushContext(outer)
        #expect(GraphicsContext.current === outer)
        GraphicsContext.popContext()
        #expect(GraphicsContext.current === inner)
      }
      #expect(GraphicsContext.current === outer)
    }
    GraphicsContext.popContext()
    #expect(GraphicsContext.current == nil)
  }

  @Test("An opaque format is black where nothing is drawn; bounds say where drawing begins")
  func formats() {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    format.scale = 3
    let image = UIGraphicsImageRenderer(
      bounds: Rect(x: 100, y: 50, width: 10, height: 10), format: format
    ).image { context in
      context.setFillColor(.white)
      context.fill(Rect(x: 100, y: 50, width: 5, height: 5))
    }
    #expect(image.scale == 3)
    #expect(image.pixelWidth == 30)
    #expect(image.pixel(x: 2, y: 2) == .white)
    #expect(image.pixel(x: 29, y: 29) == .black)
  }

  @Test("Pixels are drawn with the first row at the bottom, images with it at the top")
  func flipped() throws {
    let halves = drawing(width: 10, height: 10) { context in
      context.fill(Rect(x: 0, y: 0, width: 10, height: 5), color: .red)
    }
    let pixels = try #require(halves.cgImage)
    #expect(pixels.width == 10)
    let place = Rect(x: 0, y: 0, width: 40, height: 40)
    let asPixels = drawing { $0.draw(pixels, in: place) }
    #expect(asPixels.pixel(x: 20, y: 30).isNear(.red))
    let turned = drawing { context in
      context.translateBy(x: 0, y: 40)
      context.scaleBy(x: 1, y: -1)
      context.draw(pixels, in: place)
    }
    #expect(turned.pixel(x: 20, y: 5).isNear(.red))
    let part = try #require(pixels.cropping(to: Rect(x: 2, y: 4, width: 3, height: 2)))
    #expect((part.width, part.height) == (3, 2))
    #expect(Image(cgImage: part).pixel(x: 0, y: 0).isNear(.red))
    #expect(Image(cgImage: part).pixel(x: 0, y: 1).isNear(.white))
    #expect(pixels.cropping(to: Rect(x: 20, y: 0, width: 1, height: 1)) == nil)
  }

  @Test("Orientations turn pixels upright")
  func orientations() throws {
    // The left pixel of the first row is red, and the others are white.
    let stored = drawing(width: 4, height: 2) { context in
      context.fill(Rect(x: 0, y: 0, width: 1, height: 1), color: .red)
    }
    let pixels = try #require(stored.cgImage)
    let places: [(Image.Orientation, Int, Int)] = [
      (.up, 0, 0), (.down, 3, 1), (.left, 0, 3), (.right, 1, 0), (.upMirrored, 3, 0),
      (.downMirrored, 0, 1), (.leftMirrored, 0, 0), (.rightMirrored, 1, 3),
    ]
    for (orientation, x, y) in places {
      let image = Image(cgImage: pixels, scale: 1, orientation: orientation)
      let isTurned = orientation.isQuarterTurn
      #expect(image.size == Size(width: isTurned ? 2 : 4, height: isTurned ? 4 : 2))
      let seen = drawing(width: image.size.width, height: image.size.height, on: nil) {
        $0.draw(image, at: .zero)
      }
      #expect(seen.pixel(x: x, y: y).isNear(.red), "\(orientation)")
      #expect(image.withHorizontallyFlippedOrientation().imageOrientation.mirrored == orientation)
    }
  }

  @Test("JPEG there and back has nearly the same colours")
  func jpeg() throws {
    let image = drawing { $0.fill(Rect(x: 0, y: 0, width: 40, height: 40), color: .orange) }
    let bytes = try #require(image.jpegData(compressionQuality: 0.9))
    #expect(bytes.starts(with: [0xFF, 0xD8]))
    let again = try #require(Image(data: bytes, scale: 2))
    #expect(again.size == Size(width: 20, height: 20))
    #expect(again.pixel(x: 20, y: 20).isNear(.orange, tolerance: 6.0 / 255))
    #expect(Image(data: bytes.prefix(40)) == nil)
    #expect(Image(data: []) == nil)
    #expect(Image(data: image.pngData())?.size == Size(width: 40, height: 40))
  }

  @Test("A symbol's configuration says its size, weight and colour")
  func symbols() throws {
    let small = try #require(
      Image(systemName: "heart", withConfiguration: .init(pointSize: 10, weight: .bold)))
    #expect(small.size == Size(width: 12, height: 12))
    let plain = try #require(Image(systemName: "heart", pointSize: 48))
    let bold = try #require(plain.applyingSymbolConfiguration(.init(weight: .bold)))
    #expect(bold.size == plain.size)
    let ink = { (image: Image) in drawing(width: 48, height: 48) { $0.draw(image, at: .zero) } }
    #expect(ink(bold).count(otherThan: .white) > ink(plain).count(otherThan: .white))
    let red = plain.withConfiguration(Image.SymbolConfiguration(hierarchicalColor: .red))
    #expect(red.tintColor == .red)
    #expect(Image().applyingSymbolConfiguration(.init(scale: .large)) == nil)
    #expect(Image(systemName: "no.such.symbol", withConfiguration: nil) == nil)
  }

  @Test("A picture of the program's is found by its name beside it; others are not")
  func named() throws {
    #expect(Image(named: "no-such-picture") == nil)
    #expect(Image(named: "../etc/passwd") == nil)
    #expect(ImageFiles.scale(ofName: "/a/b@2x.png") == 2)
    #expect(ImageFiles.scale(ofName: "/a@2x/b.png") == 1)
  }

  @Test("A gradient ends at its ends unless it is told to go on")
  func gradientEnds() throws {
    let gradient = try #require(
      Gradient(
        colorsSpace: .sRGB, colors: [Color.red.cgColor, Color.blue.cgColor] as [Any],
        locations: [0, 1]))
    func picture(_ options: GradientDrawingOptions) -> Image {
      drawing { context in
        context.drawLinearGradient(
          gradient, start: Point(x: 10, y: 0), end: Point(x: 30, y: 0), options: options)
      }
    }
    #expect(picture([]).pixel(x: 5, y: 20).isNear(.white))
    #expect(picture([]).pixel(x: 35, y: 20).isNear(.white))
    #expect(picture([]).pixel(x: 11, y: 20).red > 0.9)
    #expect(picture(.drawsBeforeStartLocation).pixel(x: 5, y: 20).isNear(.red))
    #expect(picture(.drawsBeforeStartLocation).pixel(x: 35, y: 20).isNear(.white))
    #expect(picture(.drawsAfterEndLocation).pixel(x: 35, y: 20).isNear(.blue))
    #expect(Gradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
    let rings = drawing { context in
      context.drawRadialGradient(
        gradient, startCenter: Point(x: 20, y: 20), startRadius: 0,
        endCenter: Point(x: 20, y: 20), endRadius: 10, options: [])
    }
    #expect(rings.pixel(x: 20, y: 20).red > 0.9)
    #expect(rings.pixel(x: 35, y: 20).isNear(.white))
  }
}
