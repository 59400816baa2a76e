import CCairo
import ResponderPixels

/// The way in which FreeType loads the outlines of a font: as Cairo does, by the user's configuration of
/// fonts.
struct OutlineSettings {
  fileprivate private(set) var loadFlags = FT_Int32(FT_LOAD_NO_BITMAP)
  fileprivate let isEmboldened: Bool

  /// Creates the settings of a font. Cairo's style of hinting decides if the configuration does not turn it
  /// off.
  init(of font: UnsafeMutablePointer<PangoFont>, hintStyle: cairo_hint_style_t) {
    let pattern = font.withMemoryRebound(to: PangoFcFont.self, capacity: 1) {
      pango_fc_font_get_pattern($0)
    }
    let isHinted =
      Self.setting(FC_HINTING, of: pattern, default: true)
      && Self.style(of: pattern) != FC_HINT_NONE && hintStyle != CAIRO_HINT_STYLE_NONE
    if isHinted {
      // FT_LOAD_TARGET_LIGHT, a macro that Swift cannot import.
      loadFlags |= FT_Int32(FT_RENDER_MODE_LIGHT.rawValue & 15) << 16
    } else {
      loadFlags |= FT_Int32(FT_LOAD_NO_HINTING)
    }
    if Self.setting(FC_AUTOHINT, of: pattern, default: false) {
      loadFlags |= FT_Int32(FT_LOAD_FORCE_AUTOHINT)
    }
    isEmboldened = Self.setting(FC_EMBOLDEN, of: pattern, default: false)
  }

  private static func setting(
    _ name: String, of pattern: OpaquePointer?, default value: Bool
  ) -> Bool {
    var found: FcBool = 0
    return FcPatternGetBool(pattern, name, 0, &found) == FcResultMatch ? found != 0 : value
  }

  private static func style(of pattern: OpaquePointer?) -> Int32 {
    var found: Int32 = 0
    let result = FcPatternGetInteger(pattern, FC_HINT_STYLE, 0, &found)
    return result == FcResultMatch ? found : FC_HINT_FULL
  }
}

/// Outlines of the glyphs of a font at a scale.
///
/// Cairo loads a glyph twice for its path, and fills paths of any shape. FreeType's rasterizer is for glyphs.
/// Both together take a third of the instructions.
final class GlyphOutlines {
  /// The unit of outlines, per pixel.
  private static let unit = 64.0
  /// The largest size of a font, in pixels.
  private static let largestSize = 1024.0

  /// The font in pixels. Outlines are hinted at this size.
  private let font: OpaquePointer
  private let settings: OutlineSettings

  /// Creates the outlines of a font, of one pixel per point, at `scale` pixels per point.
  init?(of other: OpaquePointer, scale: Double, _ settings: OutlineSettings) {
    var size = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(other, &size)
    // Glyphs of larger fonts are drawn as paths. After a size that is too large for FreeType, Cairo would
    // draw no glyphs of the font any more, of any size.
    guard abs(size.yy) * scale <= Self.largestSize else { return nil }
    var pixels = cairo_matrix_t(xx: scale, yx: 0, xy: 0, yy: scale, x0: 0, y0: 0)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_scaled_font_get_font_options(other, options)
    let face = cairo_scaled_font_get_font_face(other)
    guard let made = cairo_scaled_font_create(face, &size, &pixels, options) else { return nil }
    font = made
    self.settings = settings
  }

  deinit { cairo_scaled_font_destroy(font) }

  /// Calls a closure with the outline of a glyph, which the closure may change, and FreeType's library. If
  /// the glyph has no outline, returns `nil`.
  func withOutline<Result>(
    of glyph: UInt32, _ body: (UnsafeMutablePointer<FT_Outline>, FT_Library) -> Result
  ) -> Result? {
    guard let face = cairo_ft_scaled_font_lock_face(font) else { return nil }
    defer { cairo_ft_scaled_font_unlock_face(font) }
    guard FT_Load_Glyph(face, glyph, settings.loadFlags) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE, let library = slot.pointee.library
    else { return nil }
    if settings.isEmboldened { FT_GlyphSlot_Embolden(slot) }
    return body(&slot.pointee.outline, library)
  }

  /// Moves an outline to the right, by pixels.
  static func move(_ outline: UnsafeMutablePointer<FT_Outline>, by distance: Double) {
    FT_Outline_Translate(outline, FT_Pos(distance * unit), 0)
  }

  /// Returns the whole pixels that an outline touches, relative to the start of the baseline, downward.
  static func box(of outline: UnsafeMutablePointer<FT_Outline>) -> PixelRect {
    var box = FT_BBox()
    FT_Outline_Get_CBox(outline, &box)
    return PixelRect(
      minX: PixelRect.floor(Double(box.xMin) / unit),
      minY: PixelRect.floor(-Double(box.yMax) / unit),
      maxX: PixelRect.ceiling(Double(box.xMax) / unit),
      maxY: PixelRect.ceiling(-Double(box.yMin) / unit))
  }

  /// Fills an outline in zeros, one byte per pixel of a rectangle, row by row. It is moved.
  static func fill(
    _ outline: UnsafeMutablePointer<FT_Outline>, _ library: FT_Library, in box: PixelRect,
    at bytes: UnsafeMutablePointer<UInt8>
  ) {
    let unit = Int(Self.unit)
    FT_Outline_Translate(outline, -box.minX * unit, box.maxY * unit)
    var bitmap = FT_Bitmap()
    bitmap.width = UInt32(box.width)
    bitmap.rows = UInt32(box.height)
    bitmap.pitch = Int32(box.width)
    bitmap.buffer = bytes
    bitmap.num_grays = 256
    bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
    FT_Outline_Get_Bitmap(library, outline, &bitmap)
  }
}
