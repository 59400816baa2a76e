import CCairo
import ResponderGeometry

/// A cairo font and the images of its glyphs, made as they are needed.
@MainActor final class GlyphFont {
  /// Glyphs are drawn at this many places within a pixel.
  static let phases = 4
  /// The largest image that is kept, in pixels a side; larger glyphs are drawn as paths.
  private static let largestImage = 96
  /// How many bytes of images a font keeps; beyond that it starts over.
  private static let cacheLimit = 256 * 1024

  /// The font in its size, at one pixel a point.
  let font: OpaquePointer
  /// The font that was stretched, kept because it is known by its address.
  private let original: OpaquePointer

  /// The images at one scale.
  private struct Images {
    var scale: Double
    /// By the glyph's index times ``phases`` and its phase.
    var images: [UInt32: GlyphImage] = [:]
  }

  private var sets: [Images] = []
  private var pixels: [UInt8] = []

  /// No glyph reaches further from its place on the baseline, in points.
  let reach: Double

  /// Creates a font that is another one stretched; nil where cairo cannot.
  init?(_ other: OpaquePointer, stretchedBy factor: Double) {
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
    original = cairo_scaled_font_reference(other)
    var extents = cairo_font_extents_t()
    cairo_scaled_font_extents(font, &extents)
    reach = 2 * max(extents.max_x_advance, extents.height, extents.ascent + extents.descent)
  }

  isolated deinit {
    cairo_scaled_font_destroy(font)
    cairo_scaled_font_destroy(original)
  }

  /// The bytes of every image; ``GlyphImage/start`` counts from here.
  func withPixels(_ body: (UnsafePointer<UInt8>) -> Void) {
    pixels.withUnsafeBufferPointer { if let base = $0.baseAddress { body(base) } }
  }

  /// The image of a glyph at `scale` pixels a point, a phase right of a whole pixel; nil where it
  /// is too large to keep.
  func image(of glyph: UInt32, scale: Double, phase: Int) -> GlyphImage? {
    let key = glyph &* UInt32(Self.phases) &+ UInt32(truncatingIfNeeded: phase)
    if let set = sets.last, set.scale == scale, let image = set.images[key] {
      return image.isTooLarge ? nil : image
    }
    let image = findImage(of: glyph, key: key, scale: scale, phase: phase)
    return image.isTooLarge ? nil : image
  }

  /// Looks at every scale, and makes the image where there is none.
  private func findImage(of glyph: UInt32, key: UInt32, scale: Double, phase: Int) -> GlyphImage {
    if let index = sets.firstIndex(where: { $0.scale == scale }) {
      // The scale in use is the last one.
      sets.swapAt(index, sets.count - 1)
    } else {
      sets.append(Images(scale: scale))
    }
    if let image = sets[sets.count - 1].images[key] { return image }
    if pixels.count > Self.cacheLimit {
      pixels.removeAll(keepingCapacity: true)
      sets = [Images(scale: scale)]
    }
    let image = makeImage(of: glyph, scale: scale, phase: phase)
    sets[sets.count - 1].images[key] = image
    return image
  }

  private func makeImage(of index: UInt32, scale: Double, phase: Int) -> GlyphImage {
    let side = Self.largestImage
    guard let scratch = Self.scratch, let target = scratch.cairo else { return .tooLarge }
    var glyph = cairo_glyph_t(index: UInt(index), x: 0, y: 0)
    let shift = Double(phase) / Double(Self.phases)
    var matrix = cairo_matrix_t(xx: scale, yx: 0, xy: 0, yy: scale, x0: shift, y0: 0)
    cairo_set_matrix(target, &matrix)
    cairo_set_scaled_font(target, font)
    cairo_new_path(target)
    cairo_glyph_path(target, &glyph, 1)
    cairo_identity_matrix(target)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(target, &left, &top, &right, &bottom)
    let box = PixelRect(
      minX: PixelRect.nearest(left.rounded(.down)), minY: PixelRect.nearest(top.rounded(.down)),
      maxX: PixelRect.nearest(right.rounded(.up)), maxY: PixelRect.nearest(bottom.rounded(.up)))
    if box.width > side || box.height > side { return .tooLarge }
    if box.isEmpty { return GlyphImage(x: 0, y: 0, width: 0, height: 0, start: 0) }

    // The path was made around the baseline's start; draw it moved into the scratch image.
    let path = cairo_copy_path(target)
    cairo_new_path(target)
    cairo_translate(target, -Double(box.minX), -Double(box.minY))
    cairo_append_path(target, path)
    cairo_path_destroy(path)
    scratch.clear()
    cairo_fill(target)
    let start = pixels.count
    scratch.copy(width: box.width, height: box.height, to: &pixels)
    return GlyphImage(
      x: box.minX, y: box.minY, width: box.width, height: box.height, start: start)
  }

  /// Where glyphs are drawn to be copied; one for every font.
  private static let scratch = MaskCanvas(side: largestImage)
}

/// The coverage of one glyph.
struct GlyphImage {
  /// Where the image's left edge lies, in pixels from the start on the baseline.
  var x: Int
  /// Where the image's top edge lies, in pixels below the baseline.
  var y: Int
  var width: Int
  var height: Int
  /// Its first byte in the font's bytes.
  var start: Int

  static let tooLarge = GlyphImage(x: 0, y: 0, width: -1, height: 0, start: 0)

  var isTooLarge: Bool { width < 0 }
}
