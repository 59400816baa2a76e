import ResponderTestKit
import TestImageFiles
import Testing

@testable import ResponderGraphics

/// Tests of the format that is detected for the bytes of a file.
@Suite("Formats of image files") @MainActor struct FormatTests {
  private static let space = "http://www.w3.org/2000/svg"
  private static let red =
    "<rect width=\"20\" height=\"20\" fill=\"#ff0000\"/>"

  private func isRed(_ bytes: [UInt8]) throws -> Bool {
    let image = try Image(fileData: bytes)
    let drawn = ImageRenderer(size: image.size, scale: 1).image { $0.draw(image, at: .zero) }
    return image.size == Size(width: 20, height: 20) && drawn.pixel(x: 10, y: 10) == .red
  }

  private func utf16(_ text: String, isLittle: Bool) -> [UInt8] {
    let units = [0xFEFF] + Array(text.utf16)
    return units.flatMap {
      isLittle ? ImageMaker.little(Int($0), 2) : ImageMaker.big(Int($0), 2)
    }
  }

  @Test("P1: An SVG root is known by its local name and namespace, whatever its prefix")
  func prefixes() throws {
    let size = "width=\"20\" height=\"20\""
    let plain = "<svg xmlns=\"\(Self.space)\" \(size)>\(Self.red)</svg>"
    let prefixed =
      "<ns0:svg xmlns:ns0='\(Self.space)' \(size)>"
      + Self.red.replacing("<rect", with: "<ns0:rect") + "</ns0:svg>"
    let before = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- <html> a remark --><?work <a> ?>
      <!DOCTYPE svg [ <!ENTITY end "]>"> <!-- ]> --> <!ELEMENT html ANY> ]>

      """
    let marks: [[UInt8]] = [[], [0xEF, 0xBB, 0xBF]]
    for root in [plain, prefixed] {
      for mark in marks {
        #expect(try isRed(mark + Array(root.utf8)))
        #expect(try isRed(mark + Array((before + root).utf8)))
      }
      #expect(try isRed(Array(("\n\t " + root).utf8)))
      for isLittle in [true, false] {
        let head = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>"
        #expect(try isRed(utf16(head + root, isLittle: isLittle)))
      }
    }
    // A comment of more than a few kilobytes.
    let long = "<!--" + String(repeating: "x", count: 100_000) + "-->" + prefixed
    #expect(try isRed(Array(long.utf8)))
  }

  @Test("P1: Text that contains <svg, other XML and other namespaces are no SVG")
  func others() {
    let texts = [
      "a line with <svg> in it", "<svg", "<svgs xmlns=\"\(Self.space)\"/>",
      "<html><svg xmlns=\"\(Self.space)\"/></html>", "<svg xmlns=\"urn:other\"/>",
      "<a:svg xmlns:a=\"urn:other\"/>", "<!-- <svg/> -->", "<?xml version=\"1.0\"?>",
      "<!DOCTYPE svg [ <!ENTITY a \"<svg/>\"> ]><html/>", "<b:rect xmlns:b=\"\(Self.space)\"/>",
      "<",
    ]
    for text in texts {
      #expect(ImageFormat(Array(text.utf8)) == nil, "\(text)")
      #expect(throws: ImageError.notAnImage) { try Image(fileData: Array(text.utf8)) }
    }
    // Only the bytes up to the limit are read.
    let far = String(repeating: " ", count: XMLRoot.limit) + "<svg xmlns=\"\(Self.space)\"/>"
    #expect(ImageFormat(Array(far.utf8)) == nil)
  }

  @Test("P1: Texts that begin with the letters of a format are not taken for it")
  func letters() {
    for text in [
      "BMW and Audi are cars", "P5 is a number", "PNG", "GIF", "II*", "ftyp", "RIFF1234WAVE",
    ] {
      #expect(ImageFormat(Array(text.utf8)) == nil, "\(text)")
    }
    #expect(ImageFormat(TestImages.bitmap) == .bmp)
    #expect(ImageFormat(Array("P6\n1 1\n255\nabc".utf8)) == .pnm)
  }

  @Test("P1: AVIF and HEIF are told apart by their brands, also by compatible ones")
  func brands() {
    func box(_ main: String, _ others: [String]) -> [UInt8] {
      let body = Array("ftyp\(main)".utf8) + ImageMaker.big(0) + others.flatMap { Array($0.utf8) }
      return ImageMaker.big(body.count + 4) + body
    }
    #expect(ImageFormat(box("avif", [])) == .avif)
    #expect(ImageFormat(box("mif1", ["miaf", "avif"])) == .avif)
    #expect(ImageFormat(box("heic", ["mif1"])) == .heif)
    #expect(ImageFormat(box("mif1", ["heic"])) == .heif)
    #expect(ImageFormat(box("msf1", [])) == .heif)
    #expect(ImageFormat(box("isom", ["mp42"])) == nil)
  }
}
