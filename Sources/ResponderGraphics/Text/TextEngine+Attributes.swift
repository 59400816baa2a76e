import CCairo
import ResponderGeometry

/// The attributes of parts of a text, with their ranges of bytes, in order and without overlap.
package typealias TextStyleRuns = [(range: Range<Int>, attributes: TextAttributes)]

extension TextStyleRuns {
  /// The largest letter spacing of a run, in points, or 0 if no run has letter spacing.
  package var letterSpacing: Double {
    reduce(0.0) { Swift.max($0, $1.attributes.kern?.finite ?? 0) }
  }
}

extension TextEngine {
  /// The limits of the size with which a run is laid out, in Pango's points.
  private static let runSizes = 0.5...2048.0

  /// Returns a new Pango layout of a text. `runs` has the attributes of parts of the text, and the other
  /// parts have the font's.
  ///
  /// In the layout, `font` has the layout size, and all other sizes are relative to it.
  /// ``GlyphRun/runs(of:font:styles:x:baseline:missing:decorations:)`` returns the decorations for the same
  /// runs. The code that breaks the lines applies paragraph styles.
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
    // The other attributes change no glyph, but each run must be a separate item.
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

  /// Returns a length in points, of either sign, in Pango's units for a font.
  static func signedUnits(_ length: Double, of font: Font) -> Int32 {
    let limit = Double(Int32.max / 4)
    let units = (length / unit(of: font)).finite
    return Int32(min(max(units, -limit), limit).rounded())
  }
}
