import Testing

@testable import ResponderPixels

/// Tests of the effect of blending on the four components of a pixel, each from 0 to 255.
struct PixelArithmeticTests {
  /// Returns a pixel of four components: alpha, red, green, blue.
  private func pixel(_ parts: [UInt32]) -> UInt32 { parts.reduce(0) { $0 << 8 | $1 } }

  private func parts(_ pixel: UInt32) -> [UInt32] { [24, 16, 8, 0].map { pixel >> $0 & 0xFF } }

  /// Returns the product of two components, where 255 stands for 1. It is never halfway between two integers.
  private func product(_ one: UInt32, _ other: UInt32) -> UInt32 {
    UInt32((Double(one * other) / 255).rounded())
  }

  @Test("A part times an opacity is the rounded product, for all of them, beside any other part")
  func everyProduct() {
    var wrong: [String] = []
    for part in UInt32(0)...255 {
      for factor in UInt32(0)...255 {
        let expected = product(part, factor)
        for beside in [UInt32(0), 255] {
          let even = parts(PixelBlend.scaled(pixel([part, beside, part, beside]), by: factor))
          let odd = parts(PixelBlend.scaled(pixel([beside, part, beside, part]), by: factor))
          let other = product(beside, factor)
          if even != [expected, other, expected, other]
            || odd != [other, expected, other, expected]
          {
            wrong.append("\(part) × \(factor)")
          }
        }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test("A colour over a pixel never carries from one part into the next")
  func noCarry() {
    var wrong: [String] = []
    for alpha in UInt32(0)...255 {
      for below in UInt32(0)...255 {
        // The components are premultiplied: none is greater than the alpha.
        let result = PixelBlend.blended(
          pixel([alpha, 0, alpha, 0]), over: pixel([255, below, 255, 0]))
        let rest = product(below, 255 - alpha)
        if parts(result) != [255, rest, 255, 0] { wrong.append("\(alpha) over \(below)") }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test("A row of pixels is blended as each pixel is, for all opacities and any number of pixels")
  func rows() {
    var wrong: [String] = []
    for alpha in UInt32(0)...254 {
      let color = pixel([alpha, alpha, alpha / 2, 0])
      for count in 0...5 {
        let before = (0..<5).map { pixel([255, UInt32($0) * 60, alpha, 255 - alpha]) }
        var row = before
        row.withUnsafeMutableBufferPointer { buffer in
          guard let base = buffer.baseAddress else { return }
          let bitmap = Bitmap(base: base, width: 5, height: 1, stride: 5)
          let rect = PixelRect(minX: 0, minY: 0, maxX: count, maxY: 1)
          PixelBlend.fill(bitmap, rect, color)
        }
        let expected = before.enumerated().map {
          $0.offset < count ? PixelBlend.blended(color, over: $0.element) : $0.element
        }
        if row != expected { wrong.append("\(alpha), \(count) pixels") }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test(
    "Pixels that a color covers partly are blended as single ones, and those beside them keep their values"
  )
  func coveredRows() {
    var wrong: [String] = []
    let colors = [pixel([255, 1, 128, 254]), pixel([180, 180, 90, 0]), pixel([3, 3, 2, 1]), 0]
    for color in colors {
      for first in UInt8(0)...255 {
        for count in 0...9 {
          let before = (0..<12).map { pixel([255 - $0, UInt32(first) / 2, $0 * 11, 0]) }
          let coverage = (0..<12).map { [first, 0, 255, 255 - first][$0 % 4] }
          for room in [count, 12] {
            var row = before
            row.withUnsafeMutableBufferPointer { buffer in
              guard let base = buffer.baseAddress else { return }
              let covered = CoveredColor(color)
              covered.lay(over: base, coverage, count: count, room: room)
            }
            let expected = before.enumerated().map { index, old in
              index < count
                ? PixelBlend.blended(
                  PixelBlend.scaled(color, by: UInt32(coverage[index])), over: old) : old
            }
            if row != expected { wrong.append("\(color), \(first), \(count) of \(room) pixels") }
          }
        }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test("An opaque pixel hides what is below, a clear one leaves it as it is")
  func ends() {
    let below = pixel([200, 10, 20, 30])
    #expect(PixelBlend.blended(pixel([255, 1, 2, 3]), over: below) == pixel([255, 1, 2, 3]))
    #expect(PixelBlend.blended(0, over: below) == below)
  }
}
