import CCairo

/// Rules for line breaks in addition to Unicode's.
package struct LineBreakRules: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A paragraph of several lines does not end with a line of a single word, if the word before fits in it.
  package static let keepsLastWords = LineBreakRules(rawValue: 1 << 0)
  /// Words in Hangul are not divided.
  package static let keepsHangulWords = LineBreakRules(rawValue: 1 << 1)
}

extension TextLayout {
  private struct RuledKey: Hashable {
    var text: StyledText?
    var string: String
    var font: Font
    var width: Double
    var lines: Int
    var alignment: TextAlignment
    var mode: LineBreakMode
    var rules: LineBreakRules
  }

  private static var ruled = RecentlyUsed<RuledKey, TextLayout>(limit: 64)

  static func emptyRuledCache() { ruled = RecentlyUsed(limit: 64) }

  /// Returns the layout of a text with rules for its line breaks from a cache, or creates it.
  ///
  /// If `text` is `nil`, the text is `string` without attributes.
  package static func cached(
    _ text: StyledText?, string: String, font: Font, maxWidth: Double, numberOfLines: Int,
    alignment: TextAlignment, lineBreakMode: LineBreakMode, lineBreakRules: LineBreakRules
  ) -> TextLayout {
    ruled.look(
      up: RuledKey(
        text: text, string: string, font: font, width: max(0, maxWidth),
        lines: max(0, numberOfLines), alignment: alignment, mode: lineBreakMode,
        rules: lineBreakRules),
      or: TextLayout(
        TextSource(
          text.map { .styled($0) } ?? .plain(string), font: font, maxWidth: maxWidth,
          numberOfLines: numberOfLines, alignment: alignment, lineBreakMode: lineBreakMode,
          lineBreakRules: lineBreakRules)))
  }
}

extension TextSetter {
  /// Breaks the lines of a layout, which has its width, again by rules.
  func apply(_ rules: LineBreakRules, to layout: OpaquePointer) {
    guard let start = pango_layout_get_text(layout) else { return }
    let words = Self.words(in: String(cString: start))
    if rules.contains(.keepsHangulWords) {
      let kept = words.filter(\.isHangul).map(\.range)
      let before = pango_layout_get_attributes(layout).flatMap { pango_attr_list_copy($0) }
      forbidBreaks(in: kept, of: layout)
      // A word that is wider than the label is divided as before.
      if isTooWide(layout) { pango_layout_set_attributes(layout, before) }
      if let before { pango_attr_list_unref(before) }
    }
    guard rules.contains(.keepsLastWords) else { return }
    let pairs = lastPairs(of: words, in: layout)
    guard !pairs.isEmpty else { return }
    let count = pango_layout_get_line_count(layout)
    let ranges = pairs.map { $0.before.lowerBound..<$0.last.upperBound }
    let before = pango_layout_get_attributes(layout).flatMap { pango_attr_list_copy($0) }
    forbidBreaks(in: ranges, of: layout)
    let starts = lineStarts(of: layout).map(\.start)
    // If two words do not fit in one line, Pango breaks inside of one, or makes the line too wide.
    let fits =
      !isTooWide(layout)
      && pairs.allSatisfy { pair in
        !starts.contains { pair.before.lowerBound < $0 && $0 < pair.last.upperBound }
      }
    if !fits || pango_layout_get_line_count(layout) != count {
      pango_layout_set_attributes(layout, before)
    }
    if let before { pango_attr_list_unref(before) }
  }

  private func isTooWide(_ layout: OpaquePointer) -> Bool {
    var width: CInt = 0
    pango_layout_get_size(layout, &width, nil)
    return width > pango_layout_get_width(layout)
  }

  /// A word with its range of bytes.
  private struct Word {
    var range: Range<Int>
    var isHangul: Bool
  }

  /// Returns the parts of a text between white space.
  private static func words(in string: String) -> [Word] {
    var words: [Word] = []
    var place = 0
    var start: Int?
    var isHangul = false
    for scalar in string.unicodeScalars {
      if scalar.properties.isWhitespace {
        if let first = start { words.append(Word(range: first..<place, isHangul: isHangul)) }
        (start, isHangul) = (nil, false)
      } else {
        start = start ?? place
        isHangul = isHangul || scalar.isHangul
      }
      place += UTF8.width(scalar)
    }
    if let first = start { words.append(Word(range: first..<place, isHangul: isHangul)) }
    return words
  }

  /// Returns the first byte of each line, and whether a paragraph begins there.
  private func lineStarts(of layout: OpaquePointer) -> [(start: Int, isParagraph: Bool)] {
    (0..<pango_layout_get_line_count(layout)).compactMap { index in
      pango_layout_get_line_readonly(layout, index).map {
        (Int($0.pointee.start_index), $0.pointee.is_paragraph_start != 0)
      }
    }
  }

  /// Returns the last two words of each paragraph whose last line has a single word.
  private func lastPairs(
    of words: [Word], in layout: OpaquePointer
  ) -> [(before: Range<Int>, last: Range<Int>)] {
    let lines = lineStarts(of: layout)
    var result: [(before: Range<Int>, last: Range<Int>)] = []
    for (index, line) in lines.enumerated() {
      let next = lines.indices.contains(index + 1) ? lines[index + 1] : nil
      // Only the last line of a paragraph of several lines.
      guard index > 0, !line.isParagraph, next?.isParagraph ?? true else { continue }
      let end = next?.start ?? Int.max
      let inside = words.indices.filter { (line.start..<end).contains(words[$0].range.lowerBound) }
      // The word before must not be the only one of its line.
      guard inside.count == 1, let last = inside.first, last > 0,
        words[last - 1].range.lowerBound > lines[index - 1].start
      else { continue }
      result.append((words[last - 1].range, words[last].range))
    }
    return result
  }

  /// Adds attributes to a layout that forbid line breaks inside of ranges.
  private func forbidBreaks(in ranges: [Range<Int>], of layout: OpaquePointer) {
    guard !ranges.isEmpty else { return }
    let old = pango_layout_get_attributes(layout)
    guard let list = old == nil ? pango_attr_list_new() : pango_attr_list_copy(old) else { return }
    for range in ranges {
      guard let attribute = pango_attr_allow_breaks_new(0) else { continue }
      attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
      attribute.pointee.end_index = UInt32(clamping: range.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar is a syllable or a letter of Hangul.
  fileprivate var isHangul: Bool {
    switch value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }
}
