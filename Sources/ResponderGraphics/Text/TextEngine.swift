import CCairo

/// The text layout engine Pango, configured so that layouts are the same at every scale. Fonts are not
/// searched before the first text.
@MainActor package enum TextEngine {
  /// The size in which Pango lays out every text, in points.
  ///
  /// Without hinting, widths are proportional to the size, so one font serves all sizes. Each further size
  /// would make Pango search all fonts of the system again.
  static let layoutSize = 32.0
  /// The largest number of cached typefaces and fonts, which is more than a window uses.
  private static let cacheLimit = 128
  /// The largest width for Pango, in points.
  private static let maximumWidth = 1_000_000.0

  /// The number of layouts that Pango has created. A repaint must not create any.
  private(set) static var layoutCount = 0

  /// A font without a size.
  private struct Typeface: Hashable {
    var family: String?
    var weight: Int
    var isItalic: Bool

    @MainActor init(_ font: Font) {
      family = font.family
      weight = TextEngine.weight(of: font).rawValue
      isItalic = font.isItalic
    }
  }

  /// Returns the weight with which a font is drawn. Fonts of a family that a program has chosen keep theirs.
  static func weight(of font: Font) -> Font.Weight {
    guard FontMetrics.hasBoldText,
      font.family == nil || font.family == Font.systemMonospacedFamilies
    else {
      return font.weight
    }
    return font.weight.heavier
  }

  private struct SizedFont: Hashable {
    var font: OpaquePointer
    var size: Double
  }

  private static var descriptions: [Typeface: OpaquePointer] = [:]
  private static var glyphFonts: [SizedFont: GlyphFont] = [:]

  /// Removes all cached images of glyphs. Those in use are not destroyed.
  package static func emptyGlyphCache() { glyphFonts = [:] }
  /// The family of the system font. It is the preferred one until the available families are known.
  private static var systemFamily = Font.preferredSystemFamily
  private static var isSystemFamilyKnown = false

  static let context = makeContext()
  /// The contexts for paragraphs with a fixed direction, regardless of their characters.
  private static let leftToRight = makeContext(PANGO_DIRECTION_LTR)
  private static let rightToLeft = makeContext(PANGO_DIRECTION_RTL)

  private static func makeContext(_ direction: PangoDirection? = nil) -> OpaquePointer? {
    let map = pango_cairo_font_map_get_default()
    guard let context = pango_font_map_create_context(map) else { return nil }
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    // Outlines are hinted vertically and not horizontally, edges are gray, and metrics are not hinted. Glyphs
    // are at quarters of a pixel, so that they keep the spacing of their design.
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_round_glyph_positions(context, 0)
    if let direction { pango_context_set_base_dir(context, direction) }
    return context
  }

  private static func context(_ direction: WritingDirection) -> OpaquePointer? {
    switch direction {
    case .natural: context
    case .leftToRight: leftToRight
    case .rightToLeft: rightToLeft
    }
  }

  /// Starts to read the system's fonts on a thread of Pango. Requests for a font wait for it.
  package static func begin() {
    _ = context
  }

  /// The fonts that are probably needed first. At the first request for a font, all of them are searched, on
  /// parallel threads of Pango.
  package static var expectedFonts: [Font] = []

  private static func findExpectedFonts() {
    guard !expectedFonts.isEmpty, let context, let map = pango_context_get_font_map(context) else {
      return
    }
    let fonts = expectedFonts
    expectedFonts = []
    for font in fonts {
      let description = makeDescription(of: font)
      let set = pango_font_map_load_fontset(map, context, description, latinLanguage)
      pango_font_description_free(description)
      if let set { g_object_unref(UnsafeMutableRawPointer(set)) }
    }
  }

  /// The language that Pango uses for Latin text. Pango caches fonts by language.
  private static var latinLanguage: OpaquePointer? {
    let language = pango_language_get_default()
    return pango_language_includes_script(language, PANGO_SCRIPT_LATIN) != 0
      ? language : pango_script_get_sample_language(PANGO_SCRIPT_LATIN)
  }

  /// Returns a new Pango layout of a text in the layout size. The caller releases it with `g_object_unref`.
  /// ``unit(of:)`` returns the length of its units.
  static func makeLayout(
    _ text: String, font: Font, direction: WritingDirection = .natural
  ) -> OpaquePointer? {
    guard let context = context(direction), let layout = pango_layout_new(context) else {
      return nil
    }
    layoutCount += 1
    if direction != .natural { pango_layout_set_auto_dir(layout, 0) }
    pango_layout_set_font_description(layout, description(of: font))
    var text = text
    // Pango stops at a NUL. The replacement has the same length, so that all offsets are preserved.
    if text.utf8.contains(0) {
      text = String(decoding: text.utf8.map { $0 == 0 ? 1 : $0 }, as: UTF8.self)
    }
    text.withUTF8 { bytes in
      let length = Int32(clamping: bytes.count)
      guard let base = bytes.baseAddress else { return }
      base.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
        pango_layout_set_text(layout, $0, length)
      }
    }
    if font.hasMonospacedDigits {
      let attributes = pango_attr_list_new()
      pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
    }
    return layout
  }

  /// Returns the length of one of Pango's units in a layout for a font, in points.
  package static func unit(of font: Font) -> Double {
    font.usableSize / layoutSize / Double(PANGO_SCALE)
  }

  /// Returns a width in points in Pango's units for a font.
  package static func units(_ width: Double, of font: Font) -> Int32 {
    Int32(min(width, maximumWidth) / unit(of: font), limitedTo: Int32.max / 4)
  }

  /// Returns the metrics of a font, in points, without hinting.
  static func metrics(of font: Font) -> FontMeasures {
    let size = font.usableSize
    let factor = size / layoutSize
    var result = FontMeasures(ascender: size, descender: -size / 4)
    withFont(description(of: font)) { loaded in
      guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(loaded)) else { return }
      var extents = cairo_font_extents_t()
      cairo_scaled_font_extents(scaled, &extents)
      result = FontMeasures(
        ascender: extents.ascent * factor, descender: -extents.descent * factor)
    }
    return result
  }

  /// Returns the height of a character's drawing above the baseline, in points.
  static func height(of letter: String, in font: Font) -> Double {
    var extents = cairo_text_extents_t()
    withFont(description(of: font)) { loaded in
      guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(loaded)) else { return }
      cairo_scaled_font_text_extents(scaled, letter, &extents)
    }
    return -extents.y_bearing * font.usableSize / layoutSize
  }

  /// Returns the Cairo font of a Pango font of the layout size, in another size and with the images of its
  /// glyphs.
  static func glyphFont(of font: UnsafeMutablePointer<PangoFont>, size: Double) -> GlyphFont? {
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return nil }
    let key = SizedFont(font: scaled, size: size)
    if let known = glyphFonts[key] { return known }
    if glyphFonts.count >= cacheLimit { glyphFonts.removeAll() }
    guard let made = GlyphFont(font, stretchedBy: size / layoutSize) else { return nil }
    glyphFonts[key] = made
    return made
  }

  static func description(of font: Font) -> OpaquePointer? {
    let key = Typeface(font)
    if let known = descriptions[key] { return known }
    findExpectedFonts()
    if descriptions.count >= cacheLimit {
      for description in descriptions.values { pango_font_description_free(description) }
      descriptions.removeAll()
    }
    if font.family == nil, !isSystemFamilyKnown { findSystemFamily() }
    let description = makeDescription(of: font)
    descriptions[key] = description
    return description
  }

  /// Creates the same description that Pango uses to lay out text and to measure a font, so that it searches
  /// only once for both.
  private static func makeDescription(of font: Font) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, font.family ?? systemFamily)
    pango_font_description_set_absolute_size(description, layoutSize * Double(PANGO_SCALE))
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(weight(of: font).rawValue)))
    pango_font_description_set_gravity(description, PANGO_GRAVITY_SOUTH)
    if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    return description
  }

  /// Determines the system's available family.
  ///
  /// The preferred family is requested alone, which is fastest. Only if it is missing, all families are
  /// requested.
  private static func findSystemFamily() {
    isSystemFamilyKnown = true
    let font = Font(pointSize: layoutSize)
    if family(of: font) == Font.preferredSystemFamily { return }
    systemFamily = Font.systemFamilies
    systemFamily = family(of: font) ?? Font.systemFamilies
    // Descriptions that were created with the preferred family cannot be used.
    for description in descriptions.values { pango_font_description_free(description) }
    descriptions.removeAll()
  }

  /// Returns the family that is found for a font.
  static func family(of font: Font) -> String? {
    findExpectedFonts()
    let description = makeDescription(of: font)
    defer { pango_font_description_free(description) }
    var found: String?
    withFont(description) { font in
      let told = pango_font_describe(font)
      defer { pango_font_description_free(told) }
      found = pango_font_description_get_family(told).map { String(cString: $0) }
    }
    return found
  }

  /// Calls a closure with the font of a description for Latin text.
  ///
  /// The font is found by the layout of a character. Pango caches fonts by language, and any other request
  /// would cause another search.
  private static func withFont(
    _ description: OpaquePointer?, _ body: (UnsafeMutablePointer<PangoFont>) -> Void
  ) {
    guard let context, let layout = pango_layout_new(context) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_font_description(layout, description)
    pango_layout_set_text(layout, "H", 1)
    let line = pango_layout_get_line_readonly(layout, 0)
    let run = line?.pointee.runs?.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self)
    if let font = run?.pointee.item?.pointee.analysis.font { body(font) }
  }
}

extension Font {
  /// The size, limited to values with which text can be laid out.
  var usableSize: Double {
    pointSize > 0 ? max(0.1, min(pointSize, Self.maximumPointSize)) : Self.systemFontSize
  }
}

extension Int32 {
  /// Creates a number that is rounded up and limited to the range from 0 to a limit.
  fileprivate init(_ value: Double, limitedTo limit: Int32) {
    self = value > 0 ? Int32(Swift.min(value.rounded(.up), Double(limit))) : 0
  }
}
