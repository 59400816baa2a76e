import CCairo
import ResponderGeometry

/// How parts of a text look: ranges of bytes, in order, none over another.
package typealias TextStyleRuns = [(range: Range<Int>, attributes: TextAttributes)]

extension TextStyleRuns {
  /// The largest letter spacing of a run, in points; 0 where no letters are spaced.
  package var letterSpacing: Double {
    reduce(0.0) { Swift.max($0, $1.attributes.kern?.finite ?? 0) }
  }
}

extension TextEngine {
  /// The smallest and the largest size that a run is laid out in, in Pango's points.
  private static let runSizes = 0.5...2048.0

  /// A new Pango layout of a text whose parts look as `runs` have it; what they leave out looks as
  /// the font.
  ///
  /// The text is laid out so that `font` has the layout size, and everything else is relative to it.
  /// What is drawn beside glyphs comes from
  /// ``GlyphRun/runs(of:font:styles:x:baseline:missing:decorations:)``, which is given the same runs.
  /// Paragraph styles are the business of whoever breaks the lines.
  package static func makeLayout(
    _ text: String, font: Font, runs: TextStyleRuns, direction: WritingDirection = .natural
  ) -> OpaquePointer? {
    guard let layout = makeLayout(text, font: font, direction: direction) else { return nil }
    if runs.isEmpty { return layout }
    let list = pango_attr_list_new()
    defer { pango_attr_list_unref(list) }
    if font.hasMonospacedDigits { insertDigits(true, into: list, over: 0..<Int(UInt32.max)) }
    for run in runs where !run.range.isEmpty && !run.attributes.isEmpty {
      insert(run.attributes, over: run.range, base: font, into: list)
    }
    pango_layout_set_attributes(layout, list)
    return layout
  }

  private static func insert(
    _ attributes: TextAttributes, over range: Range<Int>, base: Font, into list: OpaquePointer?
  ) {
    func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
      guard let attribute else { return }
      attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
      attribute.pointee.end_index = UInt32(clamping: range.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    if let font = attributes.font, font != base {
      let description = pango_font_description_copy(description(of: font))
      let size = font.usableSize / base.usableSize * layoutSize
      pango_font_description_set_absolute_size(
        description,
        min(max(size, runSizes.lowerBound), runSizes.upperBound) * Double(PANGO_SCALE))
      add(pango_attr_font_desc_new(description))
      pango_font_description_free(description)
      if font.hasMonospacedDigits != base.hasMonospacedDigits {
        insertDigits(font.hasMonospacedDigits, into: list, over: range)
      }
    }
    if let kern = attributes.kern, kern != 0 {
      add(pango_attr_letter_spacing_new(signedUnits(kern, of: base)))
    }
    if let offset = attributes.baselineOffset, offset != 0 {
      add(pango_attr_rise_new(signedUnits(offset, of: base)))
    }
    if let attachment = attributes.attachment {
      let bounds = attachment.shownBounds
      var place = PangoRectangle(
        x: 0, y: signedUnits(-bounds.maxY, of: base),
        width: signedUnits(max(0, bounds.maxX), of: base),
        height: signedUnits(bounds.height, of: base))
      add(pango_attr_shape_new(&place, &place))
    }
    // Whatever else is set changes no glyph, but each stretch is to be an item of its own.
    add(pango_attr_foreground_new(0, 0, 0))
  }

  private static func insertDigits(
    _ areMonospaced: Bool, into list: OpaquePointer?, over range: Range<Int>
  ) {
    guard let features = pango_attr_font_features_new(areMonospaced ? "tnum=1" : "tnum=0") else {
      return
    }
    features.pointee.start_index = UInt32(clamping: range.lowerBound)
    features.pointee.end_index = UInt32(clamping: range.upperBound)
    pango_attr_list_insert(list, features)
  }

  /// A length of either sign in points, in Pango's units for a font.
  static func signedUnits(_ length: Double, of font: Font) -> Int32 {
    let limit = Double(Int32.max / 4)
    let units = (length / unit(of: font)).finite
    return Int32(min(max(units, -limit), limit).rounded())
  }
}
