import CCairo
import ResponderGeometry

/// A layout of a text with Pango, which collects its glyphs.
@MainActor struct TextSetter {
  let font: Font
  /// The width of the container, in points, or `nil` for an unlimited width.
  let room: Double?
  let alignment: TextAlignment
  let lineBreakMode: LineBreakMode
  let lineBreakRules: LineBreakRules

  private(set) var runs: [GlyphRun] = []
  /// The boxes of characters that no font has.
  private(set) var missing: [Rect] = []
  /// The decorations of the text.
  private(set) var decorations: [TextDecoration] = []
  private(set) var baselines: [Double] = []
  /// The smallest width in which the layout is the same, in points.
  private(set) var width = 0.0
  /// The smallest width without the indent from the trailing edge, in points.
  private(set) var textWidth = 0.0
  /// The width of the glyphs, in points.
  private var glyphWidth = 0.0
  var height = 0.0
  var isTruncated = false
  private(set) var isRightToLeft = false
  /// The object that collects the lines for queries about characters, or `nil`.
  var lines: TextLines?
  /// A Boolean value that indicates whether glyphs have their text.
  var keepsText = false

  init(
    font: Font, width: Double?, alignment: TextAlignment, lineBreakMode: LineBreakMode,
    lineBreakRules: LineBreakRules
  ) {
    self.font = font
    room = width
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.lineBreakRules = lineBreakRules
  }

  /// The parameters of a layout's lines.
  struct Frame {
    /// The largest width of lines, in points.
    var room: Double?
    var alignment: TextAlignment
    var lineBreakMode: LineBreakMode
    /// The indent of lines from the leading edge, in points.
    var start = 0.0
    /// The indent of the first line relative to the others, in points. A negative value indents the others.
    var firstLine = 0.0
    /// The style with the heights of lines, or `nil` for their natural heights.
    var style: ParagraphStyle?
    /// The attributes of the parts of the layout's text.
    var styles: TextStyleRuns = []
    /// The offset of the layout's text in the whole text, in bytes.
    var textStart = 0
    /// The indent of lines from the trailing edge, in points, if the width is computed.
    var tail = 0.0
    /// The width that a line needs in addition to its glyphs, in points, or `nil` before lines are broken.
    ///
    /// When Pango breaks lines, it counts the letter spacing at their ends, which it removes afterwards.
    var edgeSpacing: Double?

    var shortens: Bool {
      switch lineBreakMode {
      case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
      case .byWordWrapping, .byCharWrapping, .byClipping: false
      }
    }
  }

  mutating func set(_ string: String, maximumLines: Int) {
    if maximumLines == 1 {
      setLastLine(of: string, from: string.startIndex, top: 0)
    } else {
      setParagraphs(string, maximumLines: maximumLines)
    }
  }

  /// Breaks the text into lines. The last permitted line is truncated if more text follows.
  private mutating func setParagraphs(_ string: String, maximumLines: Int) {
    guard let layout = TextEngine.makeLayout(string, font: font) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let frame = Frame(room: room, alignment: alignment, lineBreakMode: lineBreakMode)
    setWidth(of: layout, frame)
    if isWrapped(frame), mayChange(layout, by: lineBreakRules) {
      return setRuledParagraphs(string, frame, maximumLines: maximumLines)
    }
    let isTooLong = Int(pango_layout_get_line_count(layout)) > maximumLines
    takeLines(of: layout, frame, top: 0, limit: isTooLong ? maximumLines - 1 : Int.max)
    guard isTooLong else { return }
    isTruncated = true
    let line = pango_layout_get_line_readonly(layout, Int32(maximumLines - 1))
    let start = Int(line?.pointee.start_index ?? 0)
    let rest = string.utf8.index(string.utf8.startIndex, offsetBy: start)
    setLastLine(of: string, from: rest, top: height)
  }

  /// Breaks each paragraph into lines by rules. For ranges without breaks, Pango takes quadratic time in a
  /// layout of several paragraphs.
  private mutating func setRuledParagraphs(_ string: String, _ frame: Frame, maximumLines: Int) {
    let all = paragraphs(of: string)
    for (number, paragraph) in all.enumerated() {
      let bytes = string.utf8
      let start = bytes.index(bytes.startIndex, offsetBy: paragraph.lowerBound)
      let end = bytes.index(start, offsetBy: paragraph.count)
      guard let layout = TextEngine.makeLayout(String(string[start..<end]), font: font) else {
        continue
      }
      defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
      var frame = frame
      frame.textStart = paragraph.lowerBound
      breakLines(of: layout, frame)
      let room = maximumLines - baselines.count
      let count = Int(pango_layout_get_line_count(layout))
      let isTooLong = count > room || count == room && number < all.count - 1
      takeLines(of: layout, frame, top: height, limit: isTooLong ? room - 1 : Int.max)
      guard isTooLong else { continue }
      isTruncated = true
      let line = pango_layout_get_line_readonly(layout, Int32(room - 1))
      let rest = bytes.index(start, offsetBy: Int(line?.pointee.start_index ?? 0))
      return setLastLine(of: string, from: rest, top: height)
    }
  }

  /// Lays out a single line below `top`, of the first paragraph alone.
  private mutating func setLastLine(of string: String, from start: String.Index, top: Double) {
    var frame = Frame(room: room, alignment: alignment, lineBreakMode: lineBreakMode)
    frame.textStart = string.utf8.distance(from: string.startIndex, to: start)
    let rest = string[start...]
    var text = String(rest)
    if let end = rest.firstIndex(where: \.isNewline) {
      text = String(rest[..<end])
      if !rest[end...].allSatisfy(\.isNewline) {
        isTruncated = true
        if frame.shortens { text += "…" }
      }
    }
    guard let layout = TextEngine.makeLayout(text, font: font) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    takeOnlyLine(of: layout, frame, top: top)
  }

  private func isWrapped(_ frame: Frame) -> Bool {
    frame.room != nil && frame.lineBreakMode != .byClipping
  }

  /// Breaks a layout of a single paragraph into lines with Pango, by the rules of the text.
  func breakLines(of layout: OpaquePointer, _ frame: Frame) {
    setWidth(of: layout, frame)
    if !lineBreakRules.isEmpty, isWrapped(frame) { apply(lineBreakRules, to: layout) }
  }

  /// Breaks a layout into lines with Pango, by Unicode's rules.
  private func setWidth(of layout: OpaquePointer, _ frame: Frame) {
    apply(frame, to: layout)
    pango_layout_set_wrap(
      layout, frame.lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    guard let room = frame.room, isWrapped(frame) else { return }
    TextEngine.setWrapWidth(room, of: layout, font: font)
  }

  /// Collects a layout as a single line, truncated if it does not fit.
  mutating func takeOnlyLine(of layout: OpaquePointer, _ frame: Frame, top: Double) {
    apply(frame, to: layout)
    if let room = frame.room, frame.lineBreakMode != .byClipping {
      if frame.shortens {
        pango_layout_set_width(layout, TextEngine.units(room, of: font))
      } else {
        TextEngine.setWrapWidth(room, of: layout, font: font)
      }
      switch frame.lineBreakMode {
      case .byTruncatingHead: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
      case .byTruncatingMiddle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
      case .byTruncatingTail: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      case .byWordWrapping: pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      case .byCharWrapping, .byClipping: pango_layout_set_wrap(layout, PANGO_WRAP_CHAR)
      }
    }
    let isEllipsized = pango_layout_is_ellipsized(layout) != 0
    if isEllipsized { TextEngine.tightenEllipsis(of: layout) }
    takeLines(of: layout, frame, top: top, limit: 1)
    if isEllipsized || pango_layout_get_line_count(layout) > 1 { isTruncated = true }
    if let room, glyphWidth > room + 1.0 / 64 { isTruncated = true }
  }

  private func apply(_ frame: Frame, to layout: OpaquePointer) {
    switch frame.alignment {
    case .left: pango_layout_set_alignment(layout, PANGO_ALIGN_LEFT)
    case .center: pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
    case .right: pango_layout_set_alignment(layout, PANGO_ALIGN_RIGHT)
    case .justified: pango_layout_set_justify(layout, 1)
    case .natural: break
    }
    // Pango exchanges left and right only if it determines the direction itself.
    if frame.style?.baseWritingDirection == .rightToLeft,
      frame.alignment == .natural || frame.alignment == .justified
    {
      pango_layout_set_alignment(layout, PANGO_ALIGN_RIGHT)
    }
  }

  /// Collects the glyphs of a layout's first lines, and adds their size.
  mutating func takeLines(of layout: OpaquePointer, _ frame: Frame, top: Double, limit: Int) {
    let unit = TextEngine.unit(of: font)
    let spacing = frame.edgeSpacing ?? frame.styles.letterSpacing
    guard limit > 0, let iterator = pango_layout_get_iter(layout) else { return }
    defer { pango_layout_iter_free(iterator) }
    var taken = 0
    // The vertical offset of lines from their position in the layout.
    var shift = top
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
      var logical = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &logical)
      let isLineRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
      if baselines.isEmpty { isRightToLeft = isLineRightToLeft }
      let lineTop = shift + Double(logical.y) * unit
      let natural = Double(logical.height) * unit
      if let style = frame.style {
        // Additional line height is above the text.
        shift += style.lineHeight(for: natural) - natural
      }
      let baseline = shift + Double(pango_layout_iter_get_baseline(iterator)) * unit
      baselines.append(baseline)
      let x = place(of: logical, frame, isRightToLeft: isLineRightToLeft, unit: unit)
      runs += GlyphRun.runs(
        of: line, font: font, styles: frame.styles, x: x, baseline: baseline,
        keepsText: keepsText, missing: &missing, decorations: &decorations)
      let bottom = shift + Double(logical.y + logical.height) * unit
      let indent = taken == 0 ? max(0, frame.firstLine) : max(0, -frame.firstLine)
      let end = frame.start + indent + Double(logical.width) * unit
      glyphWidth = max(glyphWidth, end)
      textWidth = max(textWidth, end + spacing)
      width = max(width, end + spacing + frame.tail)
      height = max(height, bottom)
      lines?.add(
        TextLines.Line(
          layout: layout, index: Int32(taken), textStart: frame.textStart, x: x,
          layoutX: Double(logical.x) * unit, top: lineTop, bottom: bottom, unit: unit))
      if let style = frame.style { shift += style.lineSpacing.finite }
      taken += 1
    } while taken < limit && pango_layout_iter_next_line(iterator) != 0
  }

  /// Returns the x-coordinate of the start of a line, in points.
  private func place(
    of logical: PangoRectangle, _ frame: Frame, isRightToLeft: Bool, unit: Double
  ) -> Double {
    guard isRightToLeft, let room = frame.room, frame.lineBreakMode != .byClipping else {
      return frame.start + Double(logical.x) * unit
    }
    // The leading edge is the right one.
    let start = (self.room ?? frame.start + room) - frame.start - room
    // Pango's "left" is the leading side of the script.
    switch frame.alignment {
    case .left: return start
    case .right: return start + Double(TextEngine.units(room, of: font) - logical.width) * unit
    default: return start + Double(logical.x) * unit
    }
  }
}
