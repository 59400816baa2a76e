import CCairo

/// Lays out one text with Pango and gathers its glyphs.
@MainActor struct TextSetter {
  let font: Font
  /// The room from left to right, in points; nil for as much as it takes.
  let room: Double?
  let alignment: TextAlignment
  let lineBreakMode: LineBreakMode

  private(set) var runs: [GlyphRun] = []
  /// Where boxes stand for characters that no font has.
  private(set) var missing: [Rect] = []
  private(set) var decorations: [TextDecoration] = []
  private(set) var baselines: [Double] = []
  private(set) var width = 0.0
  private(set) var height = 0.0
  private(set) var isTruncated = false
  private(set) var isRightToLeft = false

  init(font: Font, width: Double?, alignment: TextAlignment, lineBreakMode: LineBreakMode) {
    self.font = font
    room = width
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
  }

  mutating func set(_ string: String, maximumLines: Int) {
    if maximumLines == 1 {
      setLastLine(string[...], top: 0)
    } else {
      setParagraphs(string, maximumLines: maximumLines)
    }
  }

  /// Breaks the text into lines; the last one that fits is shortened where more would follow.
  private mutating func setParagraphs(_ string: String, maximumLines: Int) {
    guard let layout = TextEngine.makeLayout(string, font: font) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    apply(to: layout)
    if let room, lineBreakMode != .byClipping {
      pango_layout_set_width(layout, TextEngine.units(room, of: font))
      pango_layout_set_wrap(
        layout, lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    }
    let isTooLong = Int(pango_layout_get_line_count(layout)) > maximumLines
    takeLines(of: layout, top: 0, limit: isTooLong ? maximumLines - 1 : Int.max)
    guard isTooLong else { return }
    isTruncated = true
    let line = pango_layout_get_line_readonly(layout, Int32(maximumLines - 1))
    let start = Int(line?.pointee.start_index ?? 0)
    let rest = string.utf8.index(string.utf8.startIndex, offsetBy: start)
    setLastLine(string[rest...], top: height)
  }

  /// Sets a single line below `top`; only the first paragraph is seen.
  private mutating func setLastLine(_ string: Substring, top: Double) {
    var text = String(string)
    if let end = string.firstIndex(where: \.isNewline) {
      text = String(string[..<end])
      if !string[end...].allSatisfy(\.isNewline) {
        isTruncated = true
        if shortens { text += "…" }
      }
    }
    guard let layout = TextEngine.makeLayout(text, font: font) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    apply(to: layout)
    if let room, shortens || alignmentNeedsRoom {
      pango_layout_set_width(layout, TextEngine.units(room, of: font))
      switch lineBreakMode {
      case .byTruncatingHead: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
      case .byTruncatingMiddle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
      case .byTruncatingTail: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      case .byWordWrapping: pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      case .byCharWrapping, .byClipping: pango_layout_set_wrap(layout, PANGO_WRAP_CHAR)
      }
    }
    takeLines(of: layout, top: top, limit: 1)
    if pango_layout_is_ellipsized(layout) != 0 || pango_layout_get_line_count(layout) > 1 {
      isTruncated = true
    }
    if let room, width > room + 1.0 / 64 { isTruncated = true }
  }

  private var shortens: Bool {
    switch lineBreakMode {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }

  private var alignmentNeedsRoom: Bool { lineBreakMode != .byClipping }

  private func apply(to layout: OpaquePointer) {
    switch alignment {
    case .left:
      pango_layout_set_auto_dir(layout, 1)
      pango_layout_set_alignment(layout, PANGO_ALIGN_LEFT)
    case .center: pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
    case .right: pango_layout_set_alignment(layout, PANGO_ALIGN_RIGHT)
    case .justified: pango_layout_set_justify(layout, 1)
    case .natural: break
    }
  }

  /// Gathers the glyphs of a layout's first lines, and adds up the room they take.
  private mutating func takeLines(of layout: OpaquePointer, top: Double, limit: Int) {
    let unit = TextEngine.unit(of: font)
    guard limit > 0, let iterator = pango_layout_get_iter(layout) else { return }
    defer { pango_layout_iter_free(iterator) }
    var taken = 0
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
      var logical = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &logical)
      let isLineRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
      if baselines.isEmpty { isRightToLeft = isLineRightToLeft }
      let baseline = top + Double(pango_layout_iter_get_baseline(iterator)) * unit
      baselines.append(baseline)
      runs += GlyphRun.runs(
        of: line, font: font, x: place(of: logical, isRightToLeft: isLineRightToLeft) * unit,
        baseline: baseline, missing: &missing)
      width = max(width, Double(logical.width) * unit)
      height = max(height, top + Double(logical.y + logical.height) * unit)
      taken += 1
    } while taken < limit && pango_layout_iter_next_line(iterator) != 0
  }

  /// Where a line starts, in Pango's unit.
  private func place(of logical: PangoRectangle, isRightToLeft: Bool) -> Double {
    // Pango means "left" as the side where the script begins.
    guard isRightToLeft, let room, alignment == .left || alignment == .right,
      lineBreakMode != .byClipping
    else { return Double(logical.x) }
    return alignment == .left ? 0 : Double(TextEngine.units(room, of: font) - logical.width)
  }
}
