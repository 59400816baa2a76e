import CCairo
import Testing

@testable import ResponderGraphics
@testable import WindowResponder

@Suite("Images of glyphs") @MainActor struct GlyphImageTests {
  /// The fonts whose glyphs are compared: of the system, heavy, slanted, with fixed width, and of a family
  /// whose outlines are quadratic.
  private static let fonts: [Font] = [
    .systemFont(ofSize: 15), .systemFont(ofSize: 11, weight: .heavy),
    .italicSystemFont(ofSize: 13), .monospacedSystemFont(ofSize: 14, weight: .regular),
    Font(name: "Noto Sans Arabic", size: 17) ?? .systemFont(ofSize: 17),
  ]

  /// Draws a glyph's image on nothing, and returns the coverage of each pixel.
  private func image(
    _ glyph: UInt32, of font: GlyphFont, scale: Double, phase: Int, side: Int, origin: Int
  ) throws -> [Int] {
    let image = try #require(font.image(of: glyph, scale: scale, phase: phase))
    var result = Array(repeating: 0, count: side * side)
    font.withPixels { bytes in
      for y in 0..<image.height {
        for x in 0..<image.width {
          let place = (origin + image.y + y) * side + origin + image.x + x
          result[place] = Int(bytes[image.start + y * image.width + x])
        }
      }
    }
    return result
  }

  /// Fills a glyph's path with Cairo, and returns the coverage of each pixel.
  private func path(
    _ glyph: UInt32, of font: GlyphFont, scale: Double, phase: Int, side: Int, origin: Int
  ) -> [Int] {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(side), Int32(side))
    let cairo = cairo_create(surface)
    defer {
      cairo_destroy(cairo)
      cairo_surface_destroy(surface)
    }
    cairo_translate(cairo, Double(origin) + Double(phase) / 4, Double(origin))
    cairo_scale(cairo, scale, scale)
    cairo_set_scaled_font(cairo, font.font)
    var place = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    cairo_glyph_path(cairo, &place, 1)
    cairo_fill(cairo)
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let bytes = cairo_image_surface_get_data(surface)
    return (0..<side * side).map { Int(bytes?[$0 / side * stride + $0 % side] ?? 0) }
  }

  @Test("cover what Cairo covers of their outlines", arguments: [1, 1.5, 2])
  func coverage(scale: Double) throws {
    let (side, origin) = (96, 48)
    for font in Self.fonts {
      let layout = TextLayout("Qgf@jÄ8سل", font: font)
      for run in layout.runs {
        for glyph in run.glyphs {
          for phase in 0..<GlyphFont.phases {
            let seen = try image(
              glyph.index, of: run.font, scale: scale, phase: phase, side: side, origin: origin)
            let expected = path(
              glyph.index, of: run.font, scale: scale, phase: phase, side: side, origin: origin)
            // FreeType computes the area. Cairo counts 15 lines of a pixel, so that each of the
            // edges in a pixel can be off by one.
            let worst = zip(seen, expected).map { abs($0 - $1) }.max() ?? 0
            let sum = seen.reduce(0, +)
            let difference = abs(sum - expected.reduce(0, +))
            #expect(worst <= 3 * 255 / 15 && difference * 25 <= sum + 50)
          }
        }
      }
    }
  }

  @Test("of the same glyph at quarters of a pixel have the same coverage in total")
  func phases() throws {
    let run = try #require(TextLayout("n", font: .systemFont(ofSize: 20)).runs.first)
    let glyph = try #require(run.glyphs.first).index
    let sums = try (0..<GlyphFont.phases).map {
      try image(glyph, of: run.font, scale: 1, phase: $0, side: 64, origin: 32).reduce(0, +)
    }
    let least = try #require(sums.min())
    let greatest = try #require(sums.max())
    #expect(least > 1000 && greatest - least < least / 50)
  }

  @Test("are not created for glyphs that are larger than the cache's largest image")
  func largeGlyphs() throws {
    let run = try #require(TextLayout("W", font: .systemFont(ofSize: 90)).runs.first)
    let glyph = try #require(run.glyphs.first).index
    #expect(run.font.image(of: glyph, scale: 2, phase: 0) == nil)
    #expect(run.font.image(of: glyph, scale: 1e9, phase: 0) == nil)
    #expect(run.font.image(of: glyph, scale: 0.5, phase: 0) != nil)
  }
}
