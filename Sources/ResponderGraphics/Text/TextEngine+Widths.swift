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
  ///
  /// Words that have no room are broken without a hyphen, as in UIKit. Pango would insert one, and would
  /// keep room for it behind each run that ends within a word, also in the middle of a line, so that a text
  /// would be broken in the very width that it takes. Soft hyphens are shown as ever.
  package static func setWrapWidth(_ width: Double, of layout: OpaquePointer, font: Font) {
    insertNoHyphens(in: layout)
    var wanted = units(width, of: font)
    if mayBeTooNarrow(width, layout, font) {
      pango_layout_set_width(layout, -1)
      // A line that begins further in has less room.
      let indent = abs(pango_layout_get_indent(layout))
      wanted = max(wanted, widestCharacter(of: layout) + indent)
    }
    pango_layout_set_width(layout, wanted)
  }

  private static func insertNoHyphens(in layout: OpaquePointer) {
    guard let own = pango_layout_get_attributes(layout) else {
      pango_layout_set_attributes(layout, onlyNoHyphens)
      return
    }
    if own == onlyNoHyphens { return }
    pango_attr_list_insert(own, pango_attr_insert_hyphens_new(0))
    pango_layout_set_attributes(layout, own)
  }

  /// The attributes of a text that has no others.
  private static let onlyNoHyphens: OpaquePointer? = {
    let list = pango_attr_list_new()
    pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
    return list
  }()

  /// Returns the least room, in points, that lines with letter spacing need beside their glyphs in order to
  /// be broken in the same positions again.
  ///
  /// When Pango breaks lines it counts the letter spacing at their ends, and at the ends of some of their
  /// runs, which it takes off afterwards. How much that is depends on the runs, so it is tried.
  package static func edgeSpacing(
    of layout: OpaquePointer, letterSpacing: Double, font: Font
  ) -> Double {
    guard letterSpacing > 0 else { return 0 }
    let width = pango_layout_get_width(layout)
    defer { pango_layout_set_width(layout, width) }
    let (starts, widest) = lineStarts(of: layout)
    for factor in [1, 1.5, 2] {
      let room = letterSpacing * factor
      setWrapWidth(Double(widest) * unit(of: font) + room, of: layout, font: font)
      if lineStarts(of: layout).starts == starts { return room }
    }
    return 3 * letterSpacing
  }

  /// Returns where the lines of a layout begin, in bytes, and how wide the widest one is, with its indent, in
  /// Pango's units.
  private static func lineStarts(of layout: OpaquePointer) -> (starts: [Int32], widest: Int32) {
    guard let iterator = pango_layout_get_iter(layout) else { return ([], 0) }
    defer { pango_layout_iter_free(iterator) }
    let indent = pango_layout_get_indent(layout)
    var (starts, widest): ([Int32], Int32) = ([], 0)
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
      var logical = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &logical)
      let own = starts.isEmpty ? max(0, indent) : max(0, -indent)
      starts.append(line.pointee.start_index)
      widest = max(widest, logical.width + own)
    } while pango_layout_iter_next_line(iterator) != 0
    return (starts, widest)
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
