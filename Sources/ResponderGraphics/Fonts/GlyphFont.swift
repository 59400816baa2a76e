import CCairo
import ResponderGeometry
import ResponderPixels

/// A Cairo font with images of its glyphs, which are created on demand.
@MainActor final class GlyphFont {
  /// The number of subpixel positions at which glyphs are drawn.
  static let phases = 4
  /// The largest side of a cached image, in pixels. Larger glyphs are drawn as paths.
  private static let largestImage = 96
  /// The largest size of a font's cache, in bytes. If it is exceeded, the cache is emptied.
  private static let cacheLimit = 256 * 1024

  /// The font in its size, at one pixel per point.
  let font: OpaquePointer
  /// The original font, which is retained since its address identifies it.
  private let original: OpaquePointer

  /// The images for a scale.
  private struct Images {
    /// The number of the images that are found without hashing.
    private static let recentCount: UInt32 = 256

    var scale: Double
    /// The outlines, or `nil` if there is no font of that scale.
    var outlines: GlyphOutlines?
    /// The images, in the order in which they were created.
    private var images: [GlyphImage] = []
    /// The indexes of the images, by the glyph's index multiplied by ``phases``, plus its phase.
    private var indexes: [UInt32: UInt32] = [:]
    /// The keys that were looked up last, and the indexes of their images, by the lowest bits of the key.
    private var recent = [(key: UInt32, index: UInt32)](
      repeating: (.max, 0), count: Int(recentCount))

    init(scale: Double, outlines: GlyphOutlines?) {
      self.scale = scale
      self.outlines = outlines
    }

    /// Returns the image of a key that was looked up recently.
    @inline(__always) func recentImage(_ key: UInt32) -> GlyphImage? {
      let (known, index) = recent[Int(key % Self.recentCount)]
      return known == key ? images[Int(index)] : nil
    }

    /// Returns the image of a key, or `nil` if there is none.
    mutating func image(_ key: UInt32) -> GlyphImage? {
      guard let index = indexes[key] else { return nil }
      recent[Int(key % Self.recentCount)] = (key, index)
      return images[Int(index)]
    }

    /// Adds the image of a key.
    mutating func add(_ image: GlyphImage, for key: UInt32) {
      indexes[key] = UInt32(images.count)
      images.append(image)
    }
  }

  private var sets: [Images] = []
  private var pixels: [UInt8] = []
  private let settings: OutlineSettings

  /// The largest distance of a glyph's outline from its origin on the baseline, in points.
  let reach: Double

  /// Creates a font that scales the Cairo font of a Pango font. If Cairo cannot, returns `nil`.
  init?(_ pangoFont: UnsafeMutablePointer<PangoFont>, stretchedBy factor: Double) {
    guard let other = pango_cairo_font_get_scaled_font(OpaquePointer(pangoFont)) else {
      return nil
    }
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(other, &matrix)
    matrix.xx *= factor
    matrix.xy *= factor
    matrix.yx *= factor
    matrix.yy *= factor
    var identity = cairo_matrix_t(.identity)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_scaled_font_get_font_options(other, options)
    guard
      let made = cairo_scaled_font_create(
        cairo_scaled_font_get_font_face(other), &matrix, &identity, options)
    else { return nil }
    font = made
    settings = OutlineSettings(
      of: pangoFont, hintStyle: cairo_font_options_get_hint_style(options))
    original = cairo_scaled_font_reference(other)
    var extents = cairo_font_extents_t()
    cairo_scaled_font_extents(font, &extents)
    reach = 2 * max(extents.max_x_advance, extents.height, extents.ascent + extents.descent)
  }

  isolated deinit {
    cairo_scaled_font_destroy(font)
    cairo_scaled_font_destroy(original)
  }

  /// Calls a closure with the bytes of all images, from which ``GlyphImage/start`` counts.
  func withPixels(_ body: (UnsafePointer<UInt8>) -> Void) {
    pixels.withUnsafeBufferPointer { if let base = $0.baseAddress { body(base) } }
  }

  /// Returns the image of a glyph at `scale` pixels per point, a phase to the right of a whole pixel. If it
  /// is too large for the cache, returns `nil`.
  func image(of glyph: UInt32, scale: Double, phase: Int) -> GlyphImage? {
    let key = glyph &* UInt32(Self.phases) &+ UInt32(truncatingIfNeeded: phase)
    let last = sets.count - 1
    if last >= 0, sets[last].scale == scale, let image = sets[last].recentImage(key) {
      return image.isTooLarge ? nil : image
    }
    let image = findImage(of: glyph, key: key, scale: scale, phase: phase)
    return image.isTooLarge ? nil : image
  }

  /// Searches the images of all scales, and creates the image if there is none.
  private func findImage(of glyph: UInt32, key: UInt32, scale: Double, phase: Int) -> GlyphImage {
    if let index = sets.firstIndex(where: { $0.scale == scale }) {
      // The current scale is the last one.
      sets.swapAt(index, sets.count - 1)
    } else {
      let outlines = GlyphOutlines(of: font, scale: scale, settings)
      sets.append(Images(scale: scale, outlines: outlines))
    }
    if let image = sets[sets.count - 1].image(key) { return image }
    if pixels.count > Self.cacheLimit {
      pixels.removeAll(keepingCapacity: true)
      sets = [Images(scale: scale, outlines: sets[sets.count - 1].outlines)]
    }
    let image =
      sets[sets.count - 1].outlines?.withOutline(of: glyph) { outline, library in
        makeImage(of: outline, library, phase: phase)
      } ?? .tooLarge
    sets[sets.count - 1].add(image, for: key)
    return image
  }

  private func makeImage(
    of outline: UnsafeMutablePointer<FT_Outline>, _ library: FT_Library, phase: Int
  ) -> GlyphImage {
    GlyphOutlines.move(outline, by: Double(phase) / Double(Self.phases))
    let box = GlyphOutlines.box(of: outline)
    let side = Self.largestImage
    if box.width > side || box.height > side { return .tooLarge }
    if box.isEmpty { return GlyphImage(x: 0, y: 0, width: 0, height: 0, start: 0) }
    let start = pixels.count
    pixels.append(contentsOf: repeatElement(0, count: box.width * box.height))
    pixels.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      GlyphOutlines.fill(outline, library, in: box, at: base + start)
    }
    return GlyphImage(
      x: box.minX, y: box.minY, width: box.width, height: box.height, start: start)
  }
}

/// The coverage of a glyph.
struct GlyphImage {
  /// The left edge of the image, in pixels from the origin on the baseline.
  var x: Int
  /// The top edge of the image, in pixels below the baseline.
  var y: Int
  var width: Int
  var height: Int
  /// The offset of the first byte in the font's bytes.
  var start: Int

  static let tooLarge = GlyphImage(x: 0, y: 0, width: -1, height: 0, start: 0)

  var isTooLarge: Bool { width < 0 }
}
