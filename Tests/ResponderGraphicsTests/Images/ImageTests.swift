import Glibc
import SeededRandom
import Testing

@testable import WindowResponder

@Suite("Images") @MainActor struct ImageTests {
  private func sample(scale: Double = 1) -> Image {
    drawing(width: 12, height: 8, scale: scale, on: nil) { context in
      context.fill(Rect(x: 0, y: 0, width: 6, height: 8), color: .red)
      context.fill(
        Rect(x: 6, y: 0, width: 6, height: 4), color: Color(red: 0, green: 1, blue: 0, alpha: 0.5))
    }
  }

  @Test("written as PNG and read again are the same")
  func roundTrip() throws {
    let image = sample()
    let again = try Image(pngData: image.pngData())
    #expect(again.hasSamePixels(as: image, tolerance: 1))
    #expect(again.size == Size(width: 12, height: 8))
    let dense = try Image(pngData: image.pngData(), scale: 2)
    #expect(dense.size == Size(width: 6, height: 4))
  }

  @Test("are written to files and read from files")
  func files() throws {
    let path = "/tmp/window-responder-image-\(getpid()).png"
    defer { unlink(path) }
    try sample().write(toFile: path)
    let again = try Image(pngFile: path)
    #expect(again.hasSamePixels(as: sample(), tolerance: 1))
    #expect(throws: ImageError.unreadable(path: "/nowhere/at/all.png")) {
      try Image(pngFile: "/nowhere/at/all.png")
    }
    #expect(throws: ImageError.unreadable(path: "/tmp")) { try Image(pngFile: "/tmp") }
  }

  @Test("that cannot be written say why")
  func unwritable() {
    for path in ["/nowhere/at/all.png", "/dev/full"] {
      do {
        try sample().write(toFile: path)
        Issue.record("\(path) was written")
      } catch {
        guard case .unwritable(path, let reason) = error else {
          Issue.record("\(error)")
          continue
        }
        #expect(!reason.isEmpty)
      }
    }
    #expect(access("/dev/full", F_OK) == 0)
  }

  @Test("that are no PNG are refused")
  func notPNG() {
    #expect(throws: ImageError.notAnImage) { try Image(pngData: []) }
    #expect(throws: ImageError.notAnImage) { try Image(pngData: Array("GIF89a".utf8)) }
    #expect(throws: ImageError.damaged) {
      try Image(pngData: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    }
  }

  @Test("cut short anywhere are refused")
  func truncated() {
    let data = sample().pngData()
    // The last twelve bytes are the `IEND` chunk, without which the image is complete.
    for length in 0..<data.count - 12 {
      #expect(throws: ImageError.self) { try Image(pngData: Array(data[..<length])) }
    }
  }

  @Test("of monstrous dimensions are refused before memory is asked for")
  func huge() {
    var data = sample().pngData()
    for (index, byte) in [UInt8](arrayLiteral: 0x7F, 0xFF, 0xFF, 0xFF).enumerated() {
      data[16 + index] = byte
    }
    #expect(throws: ImageError.tooLarge) { try Image(pngData: data) }
    data[16] = 0
    data[17] = 0
    data[18] = 0
    data[19] = 0
    #expect(throws: ImageError.damaged) { try Image(pngData: data) }
  }

  @Test("with flipped bytes are refused or read, and never trap")
  func flipped() {
    let data = sample().pngData()
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<2000 {
      var broken = data
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        broken[Int.random(in: 0..<broken.count, using: &generator)] =
          UInt8.random(in: 0...255, using: &generator)
      }
      do {
        let image = try Image(pngData: broken)
        #expect(image.pixelWidth > 0)
      } catch {
        #expect(error != .outOfMemory)
      }
    }
  }

  @Test("of random bytes after the signature are refused")
  func random() {
    var generator = SeededGenerator(seed: 12)
    for length in 0..<300 {
      let noise = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(throws: ImageError.self) {
        try Image(pngData: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + noise)
      }
    }
  }

  @Test("drawn in their own size keep every pixel", arguments: [1.0, 2])
  func unscaled(scale: Double) {
    let image = sample(scale: scale)
    let drawn = drawing(width: 12, height: 8, scale: scale, on: nil) {
      $0.draw(image, at: .zero)
    }
    #expect(drawn.hasSamePixels(as: image))
  }

  @Test("stretched fill their rectangle")
  func stretched() {
    let drawn = drawing {
      $0.draw(sample(), in: Rect(x: 4, y: 4, width: 24, height: 16))
    }
    #expect(drawn.pixel(x: 4, y: 4).isNear(.red) && drawn.pixel(x: 12, y: 19).isNear(.red))
    #expect(drawn.pixel(x: 3, y: 4) == .white && drawn.pixel(x: 4, y: 20) == .white)
    #expect(drawn.pixel(x: 26, y: 5).isNear(Color(red: 0.5, green: 1, blue: 0.5)))
  }

  @Test("as templates take a colour and keep their opacity")
  func template() {
    let template = sample().withRenderingMode(.alwaysTemplate)
    #expect(template.isTemplate && !sample().isTemplate)
    let drawn = drawing(on: nil) { $0.draw(template, at: .zero, tint: .blue) }
    #expect(drawn.pixel(x: 1, y: 1) == .blue)
    #expect(drawn.pixel(x: 8, y: 1).isNear(Color.blue.withAlphaComponent(0.5)))
    #expect(drawn.pixel(x: 8, y: 6) == .clear)
    let own = drawing { $0.draw(sample().withTintColor(.black), at: .zero, tint: .blue) }
    #expect(own.pixel(x: 1, y: 1) == .black)
  }

  @Test("with cap insets keep their edges when stretched")
  func capInsets() {
    let frame = drawing(width: 10, height: 10, on: .white) {
      $0.strokeRoundedRect(
        Rect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 0, color: .black, width: 2)
    }.resizableImage(withCapInsets: EdgeInsets(all: 3))
    let drawn = drawing(on: .red) {
      $0.draw(frame, in: Rect(x: 0, y: 0, width: 40, height: 30))
    }
    let expected = drawing(on: .red) { context in
      let rect = Rect(x: 0, y: 0, width: 40, height: 30)
      context.fill(rect, color: .white)
      context.strokeRoundedRect(rect, cornerRadius: 0, color: .black, width: 2)
    }
    #expect(drawn.hasSamePixels(as: expected, tolerance: 2))
  }

  @Test(
    "with cap insets do not mix their edges into the middle",
    arguments: [Image.ResizingMode.stretch, .tile], [1.0, 2])
  func capInsetsWithoutMixing(mode: Image.ResizingMode, scale: Double) {
    // A line at the bottom and at the left of one pixel that is resized.
    let line = drawing(width: 2, height: 2, on: .white) {
      $0.fill(Rect(x: 0, y: 1, width: 2, height: 1), color: .black)
      $0.fill(Rect(x: 0, y: 0, width: 1, height: 2), color: .black)
    }.resizableImage(
      withCapInsets: EdgeInsets(top: 0, left: 1, bottom: 1, right: 0), resizingMode: mode)
    let drawn = drawing(scale: scale, on: .red) {
      $0.draw(line, in: Rect(x: 0, y: 0, width: 30, height: 20))
    }
    for (x, y) in [(2, 1), (15, 10), (29, 17), (2, 17)] {
      let pixel = drawn.pixel(x: Int(Double(x) * scale), y: Int(Double(y) * scale))
      #expect(pixel == .white, "at \(x), \(y)")
    }
    #expect(drawn.pixel(x: 0, y: 0) == .black)
    #expect(drawn.pixel(x: Int(15 * scale), y: Int(20 * scale) - 1) == .black)
  }

  @Test("with a cap of 0 are stretched as a whole in that direction")
  func capOfZero() {
    #expect(sample().stretchableImage(withLeftCapWidth: 0, topCapHeight: 0).capInsets == .zero)
    #expect(
      sample().stretchableImage(withLeftCapWidth: 3, topCapHeight: 0).capInsets
        == EdgeInsets(top: 0, left: 3, bottom: 0, right: 8))
    #expect(
      sample().stretchableImage(withLeftCapWidth: 0, topCapHeight: 2).capInsets
        == EdgeInsets(top: 2, left: 0, bottom: 5, right: 0))
  }

  @Test("of a renderer have its size in pixels", arguments: [1.0, 1.25, 2])
  func renderer(scale: Double) {
    let image = ImageRenderer(size: Size(width: 10, height: 20), scale: scale).image { context in
      #expect(context.scale == scale)
    }
    #expect(image.size == Size(width: 10, height: 20))
    #expect(image.pixelWidth == Int((10 * scale).rounded()))
    #expect(image.pixel(x: 0, y: 0) == .clear && image.pixel(x: -1, y: 99) == .clear)
  }
}
