import CCairo

extension TextEngine {
  /// In a room that is this many times as wide as the font's size no character is too wide; it is more
  /// than the widest one takes, U+FDFD.
  private static let safeWidth = 16.0

  /// Sets the width in which Pango breaks a layout into lines, in points.
  ///
  /// Pango ends the program where a line has no room for a character that stands in several runs, such as
  /// a flag with an accent whose font is another. So a line has room for the widest character, which
  /// could not be broken anyway.
  package static func setWrapWidth(_ width: Double, of layout: OpaquePointer, font: Font) {
    var wanted = units(width, of: font)
    if mayBeTooNarrow(width, layout, font) {
      pango_layout_set_width(layout, -1)
      // A line that begins further in has less room.
      let indent = abs(pango_layout_get_indent(layout))
      wanted = max(wanted, widestCharacter(of: layout) + indent)
    }
    pango_layout_set_width(layout, wanted)
  }

  private static func mayBeTooNarrow(
    _ width: Double, _ layout: OpaquePointer, _ font: Font
  ) -> Bool {
    guard let bytes = pango_layout_get_text(layout) else { return false }
    // Only a character of several scalars can stand in several runs, and in ASCII there is none.
    var end = bytes
    while end.pointee > 0 { end += 1 }
    if end.pointee == 0 { return false }
    let text = String(cString: bytes)
    if text.unicodeScalars.count == text.count { return false }
    return !(width >= safeWidth * font.usableSize) || pango_layout_get_attributes(layout) != nil
  }

  /// How wide the widest character of a layout is that is not broken yet, in Pango's units.
  private static func widestCharacter(of layout: OpaquePointer) -> Int32 {
    var widest: Int32 = 0
    for index in 0..<pango_layout_get_line_count(layout) {
      var node = pango_layout_get_line_readonly(layout, index)?.pointee.runs
      while let entry = node {
        node = entry.pointee.next
        let run = entry.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee
        guard let string = run?.glyphs?.pointee, let clusters = string.log_clusters else {
          continue
        }
        var width: Int32 = 0
        for place in 0..<Int(string.num_glyphs) {
          if place > 0, clusters[place] != clusters[place - 1] { width = 0 }
          width += string.glyphs[place].geometry.width
          widest = max(widest, width)
        }
      }
    }
    // What letters that are set apart take at the ends of lines, and what shaping anew may change.
    return widest + widest / 4 + 2 * PANGO_SCALE
  }
}
