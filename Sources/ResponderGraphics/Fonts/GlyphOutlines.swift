import CCairo
import ResponderPixels

/// Outlines of glyphs, which FreeType loads as Cairo does, and fills.
///
/// Cairo loads a glyph twice for its path, and fills paths of any shape. FreeType's rasterizer is for glyphs.
/// Both together take a third of the instructions.
struct GlyphOutlines {
  /// The unit of outlines, per pixel.
  private static let unit = 64.0

  private var loadFlags = FT_Int32(FT_LOAD_NO_BITMAP)
  private let isEmboldened: Bool

  /// Creates the outlines of a font with the settings that the user's configuration of fonts has for it.
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

  /// Returns the outline of a glyph at one pixel per point, which is valid until the next one is loaded. If
  /// the glyph has none, returns `nil`.
  func load(_ glyph: UInt32, from face: FT_Face) -> UnsafeMutablePointer<FT_Outline>? {
    guard FT_Load_Glyph(face, glyph, loadFlags) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    if isEmboldened { FT_GlyphSlot_Embolden(slot) }
    return withUnsafeMutablePointer(to: &slot.pointee.outline) { $0 }
  }

  /// Scales an outline, and moves it to the right by a part of a pixel.
  func place(_ outline: UnsafeMutablePointer<FT_Outline>, scale: Double, phase: Double) {
    if scale != 1 {
      let factor = FT_Fixed((min(scale, 32768) * 65536).rounded())
      var matrix = FT_Matrix(xx: factor, xy: 0, yx: 0, yy: factor)
      FT_Outline_Transform(outline, &matrix)
    }
    FT_Outline_Translate(outline, FT_Pos(phase * Self.unit), 0)
  }

  /// Returns the whole pixels that an outline touches, relative to the start of the baseline, downward.
  func box(of outline: UnsafeMutablePointer<FT_Outline>) -> PixelRect {
    var box = FT_BBox()
    FT_Outline_Get_CBox(outline, &box)
    return PixelRect(
      minX: PixelRect.floor(Double(box.xMin) / Self.unit),
      minY: PixelRect.floor(-Double(box.yMax) / Self.unit),
      maxX: PixelRect.ceiling(Double(box.xMax) / Self.unit),
      maxY: PixelRect.ceiling(-Double(box.yMin) / Self.unit))
  }

  /// Fills an outline in zeros, one byte per pixel of a rectangle, row by row. It is moved.
  func fill(
    _ outline: UnsafeMutablePointer<FT_Outline>, of face: FT_Face, in box: PixelRect,
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
    FT_Outline_Get_Bitmap(face.pointee.glyph.pointee.library, outline, &bitmap)
  }
}
