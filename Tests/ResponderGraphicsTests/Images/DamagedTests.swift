import ResponderTestKit
import TestImageFiles
import Testing

@testable import ResponderGraphics

/// Tests of files that end early or are damaged. Their intact parts are decoded, with an error.
@Suite("Damaged images") @MainActor struct DamagedTests {
  private let blue = Color(red: 0, green: 0, blue: 1)
  private let green = Color(red: 0, green: 1, blue: 0)

  private nonisolated func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    x < 16 ? [255, 0, 0, 255] : [0, 0, 255, 255]
  }

  /// Returns a pixel of noise, so that the compressed image is large.
  private nonisolated func noise(_ x: Int, _ y: Int) -> [UInt8] {
    let mixed = (x &* 7_919 &+ y &* 104_729) &* 2_654_435_761 >> 8
    return [
      200, UInt8(truncatingIfNeeded: mixed & 63), UInt8(truncatingIfNeeded: mixed >> 6 & 63), 255,
    ]
  }

  @Test("P13: A file that is whole has no error")
  func whole() throws {
    let gray = ImageMaker.gif(frames: [0, 1, 2], loops: 0)
    let files = [
      TestImages.turnedJPEG, TestImages.progressiveJPEG, TestImages.animatedGIF, TestImages.webP,
      TestImages.stillGIF, TestImages.animatedWebP, TestImages.bitmap, TestImages.packedSVG,
      gray,
      ImageMaker.png(8, 8, pixel), ImageMaker.webP(16, 16) { Array(noise($0, $1)[..<3]) },
    ]
    for file in files { #expect(try Image(fileData: file).decodingError == nil) }
  }

  @Test("P13: A GIF with all frames and no trailer is shown, with an error")
  func gifWithoutTrailer() throws {
    let whole = ImageMaker.gif(frames: [0, 1, 2], loops: 0)
    let image = try Image(fileData: Array(whole.dropLast()))
    #expect(image.images?.map { $0.pixel(x: 1, y: 1) } == [.red, green, blue])
    #expect(image.decodingError == .damaged)
    let garbage = try Image(fileData: whole.dropLast() + [0x77, 0x77])
    #expect(garbage.images?.count == 3 && garbage.decodingError == .damaged)
  }

  @Test(
    "P13: A GIF that is cut in its third frame shows two, and one cut in its first shows a part")
  func gifCut() throws {
    let whole = ImageMaker.gif(frames: [0, 1, 2], loops: 0)
    let frame = ImageMaker.gifFrame(2).count
    for cut in [2, 5, 12, frame - 2] {
      let image = try Image(fileData: Array(whole.dropLast(cut)))
      #expect(image.images?.map { $0.pixel(x: 1, y: 1) } == [.red, green], "\(cut)")
      #expect(image.decodingError == .damaged)
    }
    let still = ImageMaker.gif(frames: [1], loops: nil)
    let part = try Image(fileData: Array(still.dropLast(7)))
    #expect(part.images == nil && part.decodingError == .damaged)
    #expect(part.pixel(x: 1, y: 0) == green)
    #expect(part.pixel(x: 3, y: 3) != green)
  }

  @Test("P13: A truncated JPEG shows what was decoded, baseline and progressive")
  func jpeg() throws {
    let large = try Image(fileData: ImageMaker.png(64, 64, noise))
    let baseline = try #require(large.jpegData(compressionQuality: 0.9))
    let half = try Image(fileData: Array(baseline[..<(baseline.count * 2 / 3)]))
    #expect(half.size == Size(width: 64, height: 64) && half.decodingError == .damaged)
    #expect(half.pixel(x: 4, y: 4).red > 0.6)
    // Each length results in an error, or in an image with an error.
    for file in [baseline, TestImages.progressiveJPEG] {
      for length in stride(from: 0, to: file.count, by: 17) {
        let image = try? Image(fileData: Array(file[..<length]))
        if let image { #expect(image.decodingError == .damaged, "\(length)") }
      }
    }
    let progressive = TestImages.progressiveJPEG
    for part in [0.7, 0.8, 0.95] {
      let length = Int(Double(progressive.count) * part)
      let image = try Image(fileData: Array(progressive[..<length]))
      #expect(image.decodingError == .damaged)
      #expect(image.pixel(x: 4, y: 4).red > 0.6 && image.pixel(x: 28, y: 28).blue > 0.6, "\(part)")
    }
    let noEnd = try Image(fileData: Array(progressive.dropLast(2)))
    #expect(noEnd.pixel(x: 28, y: 4).blue > 0.6 && noEnd.decodingError == .damaged)
  }

  @Test("P13: A truncated PNG shows its rows, and an interlaced one all of it in less detail")
  func png() throws {
    let file = ImageMaker.png(32, 32, noise)
    let part = try Image(fileData: Array(file[..<(file.count / 2)]))
    #expect(part.decodingError == .damaged && part.size == Size(width: 32, height: 32))
    #expect(part.pixel(x: 3, y: 1).red > 0.7)
    #expect(part.pixel(x: 3, y: 31) == .clear)
    let noEnd = try Image(fileData: Array(file.dropLast(12)))
    #expect(noEnd.pixel(x: 3, y: 31).red > 0.7 && noEnd.decodingError == .damaged)
    var wrongSum = file
    wrongSum[file.count - 13] ^= 1
    #expect(try Image(fileData: wrongSum).decodingError == .damaged)
    let woven = ImageMaker.png(32, 32, isInterlaced: true, noise)
    #expect(try Image(fileData: woven).decodingError == nil)
    let coarse = try Image(fileData: Array(woven[..<(woven.count / 2)]))
    #expect(coarse.decodingError == .damaged)
    for (x, y) in [(0, 0), (31, 0), (17, 18), (31, 31)] {
      #expect(coarse.pixel(x: x, y: y).red > 0.7, "\(x), \(y)")
    }
    #expect(throws: ImageError.damaged) { try Image(pngData: Array(file[..<(file.count / 2)])) }
  }

  @Test("P13: A truncated WebP shows its rows, and a truncated animation its whole frames")
  func webP() throws {
    let file = ImageMaker.webP(128, 128) { Array(noise($0, $1)[..<3]) }
    let part = try Image(fileData: Array(file[..<(file.count * 2 / 3)]))
    #expect(part.decodingError == .damaged && part.size == Size(width: 128, height: 128))
    #expect(part.pixel(x: 3, y: 3).red > 0.6)
    #expect(part.pixel(x: 3, y: 127) == .clear)
    let film = try Image(fileData: Array(TestImages.animatedWebP.dropLast(6)))
    #expect(film.decodingError == .damaged)
    #expect(film.images?.map { $0.pixel(x: 2, y: 2) } == [.red, green, green])
    // The image is complete, and the metadata after it is cut off.
    let turned = ImageMaker.webP(
      file, width: 128, height: 128, exif: ImageMaker.exif(6, isLittleEndian: true))
    let cut = try Image(fileData: Array(turned.dropLast(20)))
    #expect(cut.decodingError == .damaged && cut.pixel(x: 3, y: 127).red > 0.6)
  }

  @Test("P13: A truncated animated PNG shows its whole frames")
  func animatedPNG() throws {
    let file = ImageMaker.animatedPNG(
      [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255]], plays: 0)
    let image = try Image(fileData: Array(file.dropLast(20)))
    #expect(image.images?.map { $0.pixel(x: 1, y: 1) } == [.red, green])
    #expect(image.decodingError == .damaged)
  }

  @Test("P13: A truncated BMP and ICO show their rows; the other rows are transparent")
  func bitmaps() throws {
    let file = TestImages.bitmap
    // The rows are stored from the bottom to the top, with 24 bytes each.
    let part = try Image(fileData: Array(file[..<(54 + 2 * 24)]))
    #expect(part.decodingError == .damaged && part.size == Size(width: 8, height: 4))
    #expect(part.pixel(x: 0, y: 3) == .red && part.pixel(x: 7, y: 2) == blue)
    #expect(part.pixel(x: 0, y: 0) == .clear)
  }

  @Test("P13: A truncated TIFF shows its rows", arguments: [1, 3, 32], [false, true])
  func tiff(rows: Int, isShort: Bool) throws {
    let file = ImageMaker.tiff(32, 32, rowsPerStrip: rows, isShort: isShort) {
      Array(noise($0, $1)[..<3])
    }
    #expect(try Image(fileData: file).decodingError == nil)
    let row = 32 * 3
    let start = file.count - 32 * row
    for cut in [1, row, 10 * row + 5, 31 * row] {
      let image = try Image(fileData: Array(file.dropLast(cut)))
      let good = 32 - (cut + row - 1) / row
      #expect(image.decodingError == .damaged && image.size == Size(width: 32, height: 32))
      #expect(image.pixel(x: 3, y: good - 1).red > 0.7, "\(cut)")
      #expect(image.pixel(x: 3, y: good) == .clear, "\(cut)")
    }
    for length in [start + row - 1, start, start - 4, 40, 9] {
      #expect(throws: ImageError.damaged) { try Image(fileData: Array(file[..<length])) }
    }
    // Each length results in an error, or in an image with an error.
    for length in stride(from: 0, to: file.count, by: 13) {
      if let image = try? Image(fileData: Array(file[..<length])) {
        #expect(image.decodingError == .damaged, "\(length)")
      }
    }
  }

  @Test("P13: An icon of PNG files is shown, and a truncated one in another size or in part")
  func icon() throws {
    let small = ImageMaker.png(16, 16) { _, _ in [0, 0, 255, 255] }
    let large = ImageMaker.png(48, 48, noise)
    let file = ImageMaker.icon([(16, small), (48, large)])
    let image = try Image(fileData: file)
    #expect(image.size == Size(width: 48, height: 48) && image.decodingError == nil)
    #expect(image.pixel(x: 3, y: 47).red > 0.7)
    let part = try Image(fileData: Array(file.dropLast(large.count / 2)))
    #expect(part.size == Size(width: 48, height: 48) && part.decodingError == .damaged)
    #expect(part.pixel(x: 3, y: 1).red > 0.7 && part.pixel(x: 3, y: 47) == .clear)
    let other = try Image(fileData: Array(file.dropLast(large.count)))
    #expect(other.size == Size(width: 16, height: 16) && other.decodingError == .damaged)
    #expect(other.pixel(x: 3, y: 3) == blue)
    for length in [4, 10, 30, file.count - large.count - small.count] {
      #expect(throws: ImageError.damaged) { try Image(fileData: Array(file[..<length])) }
    }
  }

  @Test("P13: What has nothing to show is refused")
  func nothing() {
    let files = [
      Array(ImageMaker.gif(frames: [0], loops: nil)[..<25]), Array(TestImages.turnedJPEG[..<40]),
      Array(ImageMaker.png(8, 8, pixel)[..<33]), Array(TestImages.webP[..<24]),
      Array(TestImages.bitmap[..<54]),
    ]
    for file in files {
      #expect(throws: ImageError.damaged) { try Image(fileData: file) }
    }
  }
}
