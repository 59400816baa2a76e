import CCairo

extension TextSetter {
  /// Lays out a styled text, each paragraph in its own style.
  mutating func set(_ text: StyledText, maximumLines: Int) {
    let all = paragraphs(of: text.string)
    for (number, paragraph) in all.enumerated() {
      let style = text.attributes(at: TextPosition(utf8Offset: paragraph.lowerBound)).paragraphStyle
      if number > 0 {
        height += before(style, after: all[number - 1], in: text)
      }
      let left = maximumLines - baselines.count
      let isLast =
        number == all.count - 1 || hasOnlyLineBreaks(text.string, from: paragraph.upperBound)
      set(paragraph, of: text, style: style, maximumLines: left, isLast: isLast)
      if baselines.count >= maximumLines { break }
    }
  }

  /// Lays out a paragraph below the previous ones.
  private mutating func set(
    _ paragraph: Range<Int>, of text: StyledText, style: ParagraphStyle?, maximumLines: Int,
    isLast: Bool
  ) {
    var frame = makeFrame(style)
    frame.textStart = paragraph.lowerBound
    frame.styles = text.styles(in: paragraph)
    let top = height
    if maximumLines == 1 {
      setOnlyLine(paragraph, of: text, frame, isFirst: true, isLast: isLast)
      return
    }
    var string = String(text.string[text.indices(of: paragraph)])
    if string.isEmpty {
      // The attributes of the line feed determine the height of an empty line.
      let attributes = text.attributes(at: TextPosition(utf8Offset: paragraph.lowerBound))
      string = "\u{200B}"
      frame.styles = [(0..<string.utf8.count, TextAttributes(font: attributes.font))]
    }
    guard
      let layout = TextEngine.makeLayout(
        string, font: font, runs: frame.styles, direction: style?.baseWritingDirection ?? .natural)
    else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    if frame.firstLine != 0 {
      pango_layout_set_indent(layout, TextEngine.signedUnits(frame.firstLine, of: font))
    }
    setTabs(of: layout, frame)
    breakLines(of: layout, frame)
    frame.edgeSpacing = TextEngine.edgeSpacing(
      of: layout, letterSpacing: frame.styles.letterSpacing, font: font)
    let count = Int(pango_layout_get_line_count(layout))
    let isTooLong = count > maximumLines || count == maximumLines && !isLast
    takeLines(of: layout, frame, top: top, limit: isTooLong ? maximumLines - 1 : Int.max)
    guard isTooLong else { return }
    isTruncated = true
    let line = pango_layout_get_line_readonly(layout, Int32(maximumLines - 1))
    let start = paragraph.lowerBound + Int(line?.pointee.start_index ?? 0)
    if maximumLines > 1 { height += style?.lineSpacing.finite ?? 0 }
    setOnlyLine(
      min(start, paragraph.upperBound)..<paragraph.upperBound, of: text, frame, isFirst: false,
      isLast: isLast)
  }

  /// Lays out the last permitted line, truncated if more text follows.
  private mutating func setOnlyLine(
    _ range: Range<Int>, of text: StyledText, _ frame: Frame, isFirst: Bool, isLast: Bool
  ) {
    var frame = frame
    let indent = isFirst ? max(0, frame.firstLine) : max(0, -frame.firstLine)
    frame.start += indent
    frame.room = frame.room.map { max(0, $0 - indent) }
    frame.firstLine = 0
    frame.textStart = range.lowerBound
    frame.styles = text.styles(in: range)
    var string = String(text.string[text.indices(of: range)])
    if let end = string.firstIndex(where: \.isNewline) {
      // A line separator within the paragraph.
      string = String(string[..<end])
      isTruncated = true
      if frame.shortens { string += "…" }
    } else if !isLast {
      isTruncated = true
      if frame.shortens { string += "…" }
    }
    if let last = frame.styles.last, last.range.upperBound == range.count {
      // The ellipsis has the attributes of the preceding text.
      frame.styles[frame.styles.count - 1].range =
        last.range.lowerBound..<max(last.range.upperBound, string.utf8.count)
    }
    guard
      let layout = TextEngine.makeLayout(
        string, font: font, runs: frame.styles,
        direction: frame.style?.baseWritingDirection ?? .natural)
    else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    setTabs(of: layout, frame)
    takeOnlyLine(of: layout, frame, top: height)
  }

  private func setTabs(of layout: OpaquePointer, _ frame: Frame) {
    guard let style = frame.style else { return }
    TextEngine.setTabs(of: style, start: frame.start, in: layout, font: font)
  }

  private func makeFrame(_ style: ParagraphStyle?) -> Frame {
    guard let style else {
      return Frame(room: room, alignment: alignment, lineBreakMode: lineBreakMode)
    }
    var frame = Frame(
      room: room, alignment: style.alignment, lineBreakMode: style.lineBreakMode, style: style)
    let measure = style.measure(in: room ?? 0)
    frame.start = measure.start
    frame.firstLine = measure.firstLine
    frame.tail = max(0, -style.tailIndent.finite)
    if room != nil {
      frame.room = measure.width
    } else if style.tailIndent.finite > 0 {
      frame.room = style.measure(in: .infinity).width
    }
    return frame
  }

  /// Returns the distance between two paragraphs, in points.
  private func before(
    _ style: ParagraphStyle?, after previous: Range<Int>, in text: StyledText
  ) -> Double {
    let last = text.attributes(at: TextPosition(utf8Offset: previous.lowerBound)).paragraphStyle
    let distance =
      (last?.lineSpacing.finite ?? 0) + (last?.paragraphSpacing.finite ?? 0)
      + (style?.paragraphSpacingBefore.finite ?? 0)
    return max(0, distance)
  }

  /// Returns the bytes of each paragraph without its terminator. There is at least one.
  func paragraphs(of string: String) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    var place = 0
    var previous: (UInt8, UInt8) = (0, 0)
    for byte in string.utf8 {
      place += 1
      switch byte {
      case 0x0A where previous.1 == 0x0D: start = place
      case 0x0A, 0x0D:
        result.append(start..<place - 1)
        start = place
      case 0xA9 where previous == (0xE2, 0x80):
        result.append(start..<place - 3)
        start = place
      default: break
      }
      previous = (previous.1, byte)
    }
    result.append(start..<place)
    return result
  }

  private func hasOnlyLineBreaks(_ string: String, from offset: Int) -> Bool {
    string[string.utf8.index(string.startIndex, offsetBy: offset)...].allSatisfy(\.isNewline)
  }
}
