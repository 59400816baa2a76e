import CCairo

extension TextEngine {
  /// PANGO_ANALYSIS_FLAG_IS_ELLIPSIS, a macro that Swift cannot import.
  private static let ellipsisFlag: UInt8 = 2

  /// Gives the ellipsis of a layout's first line its own width.
  ///
  /// Pango widens an ellipsis, so that the line fills the width of the layout. The gap would be visible
  /// within the text, and on the leading side of text that is not aligned to it.
  static func tightenEllipsis(of layout: OpaquePointer) {
    // After this function, Pango computes the extents of the line from its glyphs each time, because they may
    // have been changed.
    guard let line = pango_layout_get_line(layout, 0) else { return }
    var node = line.pointee.runs
    while let entry = node {
      node = entry.pointee.next
      guard let data = entry.pointee.data else { continue }
      let run = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      guard let analysis = run.item?.pointee.analysis, analysis.flags & ellipsisFlag != 0,
        let string = run.glyphs?.pointee
      else { continue }
      for index in 0..<Int(string.num_glyphs) {
        var logical = PangoRectangle()
        pango_font_get_glyph_extents(analysis.font, string.glyphs[index].glyph, nil, &logical)
        let width = string.glyphs[index].geometry.width
        string.glyphs[index].geometry.width = min(width, logical.width)
      }
    }
  }
}
