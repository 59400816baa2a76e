import ResponderTestKit
import TestImageFiles
import Testing

@testable import ResponderGraphics

/// Tests of the orientation in the metadata of each format that can contain one.
@Suite("Orientations of image files") @MainActor struct OrientationTests {
  private nonisolated static let red: [UInt8] = [255, 0, 0, 255]
  private nonisolated static let blue: [UInt8] = [0, 0, 255, 255]

  /// Returns a pixel of an image of 16 x 8 pixels, in which the top left quarter is red and the others are
  /// blue.
  private nonisolated static func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    x < 8 && y < 4 ? red : blue
  }

  /// The corner of the upright image with the red quarter, by the EXIF orientation from 1 on.
  private static let corners = [(0, 0), (1, 0), (1, 1), (0, 1), (0, 0), (1, 0), (1, 1), (0, 1)]

  /// Expects the file's red quarter in the corner of an orientation.
  private func expect(_ file: [UInt8], _ number: Int, _ what: String) throws {
    let image = try Image(fileData: file)
    let isTurned = number > 4
    #expect(
      image.size == (isTurned ? Size(width: 8, height: 16) : Size(width: 16, height: 8)), "\(what)")
    let drawn = ImageRenderer(size: image.size, scale: 1).image { $0.draw(image, at: .zero) }
    let (right, bottom) = Self.corners[number - 1]
    for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
      let color = drawn.pixel(
        x: Int(image.size.width) * (1 + 2 * x) / 4, y: Int(image.size.height) * (1 + 2 * y) / 4)
      let isRed = x == right && y == bottom
      #expect(isRed ? color.red > 0.8 : color.blue > 0.8, "\(what): \(number) at \(x), \(y)")
    }
    #expect(image.decodingError == nil, "\(what)")
  }

  @Test("P2: EXIF in WebP, PNG, TIFF and JPEG turns the image", arguments: 1...8)
  func formats(number: Int) throws {
    let plain = ImageMaker.webP(16, 8) { Array(Self.pixel($0, $1)[..<3]) }
    for prefix in ["", "Exif\0\0"] {
      for isLittle in [true, false] {
        let exif = ImageMaker.exif(number, isLittleEndian: isLittle, prefix: prefix)
        try expect(
          ImageMaker.webP(plain, width: 16, height: 8, exif: exif), number, "WebP \(prefix)")
        let chunk = ImageMaker.pngChunk("eXIf", exif)
        try expect(ImageMaker.png(16, 8, with: chunk, Self.pixel), number, "PNG \(prefix)")
      }
    }
    let tiff = ImageMaker.tiff(16, 8, orientation: number) { Array(Self.pixel($0, $1)[..<3]) }
    try expect(tiff, number, "TIFF")
    let flat = try Image(fileData: ImageMaker.png(16, 8, Self.pixel))
    var jpeg = try #require(flat.jpegData(compressionQuality: 1))
    let exif = ImageMaker.exif(number, isLittleEndian: true, prefix: "Exif\0\0")
    jpeg.insert(
      contentsOf: ImageMaker.joined([0xFF, 0xE1], ImageMaker.big(exif.count + 2, 2), exif), at: 2)
    try expect(jpeg, number, "JPEG")
  }

  @Test("P2: Image(pngData:) and thumbnails are upright too")
  func otherWays() async throws {
    let exif = ImageMaker.pngChunk("eXIf", ImageMaker.exif(6, isLittleEndian: false))
    let file = ImageMaker.png(16, 8, with: exif, Self.pixel)
    #expect(try Image(pngData: file).size == Size(width: 8, height: 16))
    let path = "/tmp/picture-\(UInt32.random(in: 0...UInt32.max))"
    try SystemFile.write(file, path)
    defer { SystemFile.remove(path) }
    let small = await Image.thumbnail(ofFile: path, fitting: Size(width: 8, height: 8), scale: 1)
    #expect(small?.size == Size(width: 4, height: 8))
    #expect((small?.pixel(x: 3, y: 1).red ?? 0) > 0.8)
  }

  @Test("P2: Every frame of an animation is turned as the image is")
  func frames() throws {
    let plain = TestImages.animatedWebP
    // The flags of VP8X: an animation, with EXIF.
    var file = plain + ImageMaker.webPChunk("EXIF", ImageMaker.exif(8, isLittleEndian: true))
    file[20] |= 8
    file.replaceSubrange(4..<8, with: ImageMaker.little(file.count - 8))
    let image = try Image(fileData: file)
    #expect(image.imageOrientation == .left)
    #expect(image.images?.map(\.imageOrientation) == [.left, .left, .left, .left])
    #expect(image.images?.first?.size == image.size && image.size == Size(width: 4, height: 6))
  }

  @Test("P2: EXIF that is cut, has no orientation or a wrong one leaves the image as it is")
  func broken() {
    let whole = ImageMaker.exif(6, isLittleEndian: true)
    #expect(EXIFData.orientation(of: whole) == .right)
    for length in 0..<32 { #expect(EXIFData.orientation(of: whole[..<length]) == .up) }
    #expect(EXIFData.orientation(of: ImageMaker.exif(99, isLittleEndian: true)) == .up)
    var far = whole
    far.replaceSubrange(4..<8, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(EXIFData.orientation(of: far) == .up)
    var other = whole
    other[2] = 43
    #expect(EXIFData.orientation(of: other) == .up)
  }
}
