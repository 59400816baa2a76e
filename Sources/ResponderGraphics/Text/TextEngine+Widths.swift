import CCairo

extension TextEngine {
  /// A width, as a factor of the font's size, in which every character fits. It is larger than the widest
  /// character, U+FDFD.
  private static let safeWidth = 16.0

  /// Sets the width in which Pango breaks a layout into lines, in points.
  ///
  /// Pango crashes if a line has no room for a character that consists of several runs, such as a flag with
  /// an accent in another font. A line is therefore at least as wide as the widest character, which could not
  /// be broken anyway.
  ///
  /// Words that do not fit are broken without a hyphen, as in UIKit. Pango would insert one, and would
  /// reserve room for it after each run that ends within a word, even in the middle of a line. A text would
  /// then be broken in its own width. Soft hyphens are shown as usual.
  package static func setWrapWidth(_ width: Double, of layout: OpaquePointer, font: Font) {
    insertNoHyphens(in: layout)
    var wanted = units(width, of: font)
    if mayBeTooNarrow(width, layout, font) {
      pango_layout_set_width(layout, -1)
      // A line with an indent has less room.
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

  /// The attributes of a text without other attributes.
  private static let onlyNoHyphens: OpaquePointer? = {
    let list = pango_attr_list_new()
    pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
    return list
  }()

  /// Returns the smallest width, in points, that lines with letter spacing need in addition to their glyphs
  /// to be broken at the same positions again.
  ///
  /// Pango includes the letter spacing at the ends of lines, and of some of their runs, when it breaks lines,
  /// and removes it afterward. The amount depends on the runs and is found by trial.
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

  /// Returns the byte offsets of the starts of the lines, and the width of the widest line with its indent,
  /// in Pango's units.
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
    // Only a character of several Unicode scalars can consist of several runs. ASCII has no such character.
    var end = bytes
    while end.pointee > 0 { end += 1 }
    if end.pointee == 0 { return false }
    let text = String(cString: bytes)
    if text.unicodeScalars.count == text.count { return false }
    return !(width >= safeWidth * font.usableSize) || pango_layout_get_attributes(layout) != nil
  }

  /// Returns the width of the widest character of a layout that was not broken yet, in Pango's units.
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
    // The addition covers the letter spacing at the ends of lines, and changes by shaping the text again.
    return widest + widest / 4 + 2 * PANGO_SCALE
  }
}
