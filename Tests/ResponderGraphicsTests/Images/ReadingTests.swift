import ResponderTestKit
import TestImageFiles
import Testing

@testable import ResponderGraphics

private let svg = """
  <?xml version="1.0"?><!-- a remark -->
  <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 20 20">
  <rect width="10" height="20" fill="#ff0000"/><rect x="10" width="10" height="20" fill="#0000ff"/></svg>
  """

@Suite("Reading pictures") @MainActor struct ReadingTests {
  @Test("P2: A photo's pixels stay as they are stored, and are drawn upright")
  func orientation() throws {
    let image = try Image(fileData: TestImages.turnedJPEG)
    #expect(image.imageOrientation == .right)
    #expect(image.size == Size(width: 16, height: 32))
    #expect(image.cgImage?.width == 32)
    let drawn = ImageRenderer(size: image.size, scale: 1).image { $0.draw(image, at: .zero) }
    // The left of the stored image is at the top.
    #expect(drawn.pixel(x: 8, y: 4).red > 0.9)
    #expect(drawn.pixel(x: 8, y: 28).blue > 0.9)
  }

  @Test("P2: Each number that a camera writes is the orientation that UIKit gives it")
  func exifNumbers() {
    let all: [Image.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    #expect((1...8).map { Image.Orientation(exif: $0) } == all)
    #expect([-1, 0, 9].map { Image.Orientation(exif: $0) } == [.up, .up, .up])
  }

  @Test("WebP is read with its transparency")
  func webP() throws {
    let image = try Image(fileData: TestImages.webP, scale: 2)
    #expect(image.size == Size(width: 2, height: 2))
    #expect(image.pixel(x: 3, y: 3) == Color(red: 0, green: 1, blue: 0))
    #expect(abs(image.pixel(x: 0, y: 0).alpha - 0.5) < 0.01)
    #expect(image.pixel(x: 0, y: 0).red > 0.98)
  }

  @Test("BMP is read by gdk-pixbuf")
  func bitmap() throws {
    let image = try Image(fileData: TestImages.bitmap)
    #expect(image.size == Size(width: 8, height: 4))
    #expect(image.pixel(x: 0, y: 0) == .red)
    #expect(image.pixel(x: 7, y: 3) == Color(red: 0, green: 0, blue: 1))
  }

  @Test("SVG has edges without blur in every size", arguments: [1.0, 1.5, 2, 8])
  func vector(scale: Double) throws {
    let image = try Image(fileData: Array(svg.utf8))
    #expect(image.size == Size(width: 10, height: 10))
    #expect(!image.isSymbolImage)
    let drawn = ImageRenderer(size: Size(width: 20, height: 10), scale: scale).image {
      $0.draw(image, in: Rect(x: 0, y: 0, width: 20, height: 10))
    }
    let middle = Int(10 * scale)
    #expect(drawn.pixel(x: middle - 1, y: 3) == .red)
    #expect(drawn.pixel(x: middle, y: 3) == Color(red: 0, green: 0, blue: 1))
  }

  @Test("SVG as a template is drawn in a colour")
  func template() throws {
    let image = try Image(fileData: Array(svg.utf8)).withRenderingMode(.alwaysTemplate)
    let drawn = ImageRenderer(size: image.size, scale: 1).image {
      $0.draw(image, at: .zero, tint: .green)
    }
    #expect(drawn.pixel(x: 1, y: 1) == .green)
    #expect(drawn.pixel(x: 9, y: 1) == .green)
  }

  @Test("SVG that was packed is read; without a size its view box counts")
  func packed() throws {
    #expect(try Image(fileData: TestImages.packedSVG).size == Size(width: 10, height: 20))
    let boxed = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 24"></svg>"#
    #expect(try Image(fileData: Array(boxed.utf8)).size == Size(width: 48, height: 24))
  }

  @Test("P1: What the bytes say counts, not the name")
  func wrongSuffix() throws {
    let path = "/tmp/picture-\(UInt32.random(in: 0...UInt32.max)).png"
    try SystemFile.write(TestImages.turnedJPEG, path)
    defer { SystemFile.remove(path) }
    #expect(try Image(file: path).size == Size(width: 16, height: 32))
    #expect(Image(contentsOfFile: path)?.imageOrientation == .right)
  }

  @Test("Pixels in memory become an image")
  func memory() throws {
    let image = try #require(Image(pixels: [0xFFFF_0000, 0x8000_0080], width: 2, height: 1))
    #expect(image.pixel(x: 0, y: 0) == .red)
    #expect(abs(image.pixel(x: 1, y: 0).blue - 1) < 0.01)
    let other = try #require(Image(rgba: [255, 0, 0, 255, 0, 0, 255, 128], width: 2, height: 1))
    #expect(other.hasSamePixels(as: image, tolerance: 1))
    #expect(Image(pixels: [0], width: 2, height: 1) == nil)
    #expect(Image(rgba: [], width: 0, height: 0) == nil)
    #expect(Image(pixels: [], width: 1 << 40, height: 1 << 40) == nil)
  }

  @Test("A thumbnail of a file keeps the proportions, upright, and is not enlarged")
  func thumbnails() async throws {
    let path = "/tmp/picture-\(UInt32.random(in: 0...UInt32.max))"
    try SystemFile.write(TestImages.turnedJPEG, path)
    defer { SystemFile.remove(path) }
    let small = try #require(
      await Image.thumbnail(ofFile: path, fitting: Size(width: 8, height: 8), scale: 1))
    #expect(small.size == Size(width: 4, height: 8))
    #expect(small.imageOrientation == .up)
    #expect(small.pixel(x: 2, y: 1).red > 0.8)
    #expect(small.pixel(x: 2, y: 6).blue > 0.8)
    let large = await Image.thumbnail(
      ofFile: path, fitting: Size(width: 800, height: 800), scale: 1)
    #expect(large?.size == Size(width: 16, height: 32))
    #expect(await Image.thumbnail(ofFile: "/nowhere", fitting: Size(width: 8, height: 8)) == nil)
  }

  @Test("An image in another size is made on another thread")
  func preparing() async throws {
    let image = try Image(fileData: TestImages.turnedJPEG)
    let small = await image.byPreparingThumbnail(ofSize: Size(width: 8, height: 16))
    #expect(small?.size == Size(width: 8, height: 16))
    #expect(small?.imageOrientation == .up)
    #expect((small?.pixel(x: 4, y: 2).red ?? 0) > 0.8)
    #expect(await image.byPreparingThumbnail(ofSize: .zero) == nil)
    let symbol = await Image(systemName: "star")?.byPreparingThumbnail(
      ofSize: Size(width: 8, height: 8))
    #expect(symbol?.pixelWidth == 8)
    #expect(await image.byPreparingForDisplay()?.size == image.size)
  }
}
