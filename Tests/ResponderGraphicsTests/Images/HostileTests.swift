import ResponderSystem
import ResponderTestKit
import TestImageFiles
import Testing

@testable import ResponderGraphics

@Suite("Pictures that are none") @MainActor struct HostileTests {
  private func error(_ bytes: [UInt8]) -> ImageError? {
    do throws(ImageError) {
      _ = try Image(fileData: bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test("What is no picture is told so")
  func notAnImage() {
    #expect(error([]) == .notAnImage)
    #expect(error(Array("<html><svg></svg></html>".utf8)) == .notAnImage)
    #expect(error([UInt8](repeating: 0, count: 100)) == .notAnImage)
    #expect(error(Array("<?xml".utf8)) == .notAnImage)
  }

  @Test("A picture that ends anywhere is an error or what there is of it, never the end")
  func truncated() {
    let files = [
      TestImages.turnedJPEG, TestImages.animatedGIF, TestImages.stillGIF, TestImages.webP,
      TestImages.animatedWebP, TestImages.bitmap, TestImages.packedSVG,
    ]
    for file in files {
      for length in stride(from: 0, to: file.count, by: max(1, file.count / 40)) {
        let image = try? Image(fileData: Array(file[..<length]))
        if length < 10 { #expect(image == nil) }
      }
    }
  }

  @Test("A byte that is another one ends nothing")
  func flipped() {
    var seed: UInt64 = 7
    func random(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    let files = [
      TestImages.turnedJPEG, TestImages.animatedGIF, TestImages.webP, TestImages.animatedWebP,
      TestImages.bitmap, TestImages.packedSVG,
    ]
    for file in files {
      for _ in 0..<60 {
        var bytes = file
        bytes[random(bytes.count)] = UInt8(random(256))
        bytes[random(bytes.count)] = UInt8(random(256))
        let image = try? Image(fileData: bytes)
        if let image { #expect(image.size.width > 0 && image.size.height > 0) }
      }
    }
  }

  @Test("P1: A size that no memory holds is refused before memory is asked for")
  func huge() {
    var film = TestImages.animatedGIF
    film.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(error(film) == .tooLarge)
    var bitmap = TestImages.bitmap
    bitmap.replaceSubrange(18..<26, with: [0, 0xCA, 0x9A, 0x3B, 1, 0, 0, 0])
    #expect(error(bitmap) != nil)
    let wide = #"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1e9"></svg>"#
    #expect(error(Array(wide.utf8)) != nil)
    let large = #"<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"></svg>"#
    #expect(error(Array(large.utf8)) == .tooLarge)
    var jpeg = TestImages.turnedJPEG
    if let start = jpeg.indices.first(where: { jpeg[$0...].starts(with: [0xFF, 0xC0]) }) {
      jpeg.replaceSubrange(start + 5..<start + 9, with: [0xF0, 0, 0xF0, 0])
      #expect(error(jpeg) == .tooLarge)
    }
  }

  @Test("SVG that refers to other files, to itself or to very much of itself is drawn without")
  func vectors() throws {
    let passwords = """
      <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">
      <image href="file:///etc/passwd" width="20" height="20"/></svg>
      """
    let circle = """
      <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><g id="a"><use href="#a"/></g></svg>
      """
    var laughs = #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">"#
    laughs += #"<defs><g id="l0"><rect width="1" height="1"/></g>"#
    for level in 1...9 {
      let uses = String(repeating: "<use href=\"#l\(level - 1)\"/>", count: 10)
      laughs += "<g id=\"l\(level)\">\(uses)</g>"
    }
    laughs += "</defs><use href=\"#l9\"/></svg>"
    for text in [passwords, circle, laughs] {
      let image = try Image(fileData: Array(text.utf8))
      let drawn = ImageRenderer(size: image.size, scale: 1).image { $0.draw(image, at: .zero) }
      #expect(drawn.pixelWidth == 20)
    }
  }

  @Test("Entities that grow and grow are an error")
  func entities() {
    var text = "<?xml version=\"1.0\"?><!DOCTYPE svg [<!ENTITY a \"aaaaaaaaaa\">"
    for (letter, before) in zip("bcdefghij", "abcdefghi") {
      let many = String(repeating: "&\(before);", count: 10)
      text += "<!ENTITY \(letter) \"\(many)\">"
    }
    text += "]><svg xmlns=\"http://www.w3.org/2000/svg\"><text>&j;</text></svg>"
    #expect(error(Array(text.utf8)) != nil)
  }

  @Test("What grows beyond its limit when it is unpacked is refused")
  func packedBomb() {
    // Stored blocks are not compressed, and so they are no bomb. This file contains 40 MiB of spaces after
    // the beginning of an image, compressed to less than 1 MiB.
    let packed = Compressor.gzip(Array("<svg>".utf8) + [UInt8](repeating: 0x20, count: 40 << 20))
    #expect(packed.count < 1 << 20)
    #expect(error(packed) == .tooLarge)
  }

  @Test("A library that the system lacks is named")
  func missingLibrary() {
    #expect(LoadedLibrary("libnothing.so.0") == nil)
  }
}
