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

/// The amount of work for line breaks, for tests: the words and lines that were examined, and the bytes
/// through which Pango searches for each range without breaks.
@MainActor enum LineBreakWork {
  static var count = 0
}

extension TextSetter {
  /// The largest number of words in Hangul that are kept whole in a paragraph. For each of them, Pango
  /// searches through the whole paragraph, so a paragraph with more words would take quadratic time.
  private static var mostKeptWords: Int { 256 }

  /// Breaks the lines of a paragraph's layout, which has its width, again by rules.
  func apply(_ rules: LineBreakRules, to layout: OpaquePointer) {
    guard pango_layout_get_line_count(layout) > 1 else { return }
    let words = words(in: layout)
    let kept = hangulWords(words, rules)
    if !kept.isEmpty {
      let before = pango_layout_get_attributes(layout).flatMap { pango_attr_list_copy($0) }
      forbidBreaks(in: kept, of: layout)
      // A word that is wider than the label is divided as before.
      if isTooWide(layout) { pango_layout_set_attributes(layout, before) }
      if let before { pango_attr_list_unref(before) }
    }
    guard rules.contains(.keepsLastWords), let pair = lastPairs(of: words, in: layout).last else {
      return
    }
    let count = pango_layout_get_line_count(layout)
    let range = pair.before.lowerBound..<pair.last.upperBound
    let before = pango_layout_get_attributes(layout).flatMap { pango_attr_list_copy($0) }
    forbidBreaks(in: [range], of: layout)
    // If two words do not fit in one line, Pango breaks inside of one, or makes the line too wide.
    let isDivided = lineStarts(of: layout).contains { line in
      pair.before.lowerBound < line.start && line.start < pair.last.upperBound
    }
    if isDivided || isTooWide(layout) || pango_layout_get_line_count(layout) != count {
      pango_layout_set_attributes(layout, before)
    }
    if let before { pango_attr_list_unref(before) }
  }

  /// Returns a Boolean value that indicates whether rules may change the lines of a layout, which has its
  /// width and any number of paragraphs.
  func mayChange(_ layout: OpaquePointer, by rules: LineBreakRules) -> Bool {
    guard !rules.isEmpty, pango_layout_get_line_count(layout) > 1 else { return false }
    let words = words(in: layout)
    if rules.contains(.keepsHangulWords), words.contains(where: \.isHangul) { return true }
    return rules.contains(.keepsLastWords) && !lastPairs(of: words, in: layout).isEmpty
  }

  private func hangulWords(_ words: [Word], _ rules: LineBreakRules) -> [Range<Int>] {
    guard rules.contains(.keepsHangulWords) else { return [] }
    let kept = words.filter(\.isHangul).map(\.range)
    return kept.count > Self.mostKeptWords ? [] : kept
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

  /// Returns the parts of a layout's text between white space.
  private func words(in layout: OpaquePointer) -> [Word] {
    guard let text = pango_layout_get_text(layout) else { return [] }
    var words: [Word] = []
    var place = 0
    var start: Int?
    var isHangul = false
    for scalar in String(cString: text).unicodeScalars {
      if scalar.isSpace {
        if let first = start { words.append(Word(range: first..<place, isHangul: isHangul)) }
        (start, isHangul) = (nil, false)
      } else {
        start = start ?? place
        isHangul = isHangul || scalar.isHangul
      }
      place += UTF8.width(scalar)
    }
    if let first = start { words.append(Word(range: first..<place, isHangul: isHangul)) }
    LineBreakWork.count += words.count
    return words
  }

  /// Returns the first byte of each line, and whether a paragraph begins there.
  private func lineStarts(of layout: OpaquePointer) -> [(start: Int, isParagraph: Bool)] {
    var starts: [(start: Int, isParagraph: Bool)] = []
    // Pango searches for a line by its number from the first one.
    var item = pango_layout_get_lines_readonly(layout)
    while let current = item {
      if let data = current.pointee.data {
        let line = data.assumingMemoryBound(to: PangoLayoutLine.self)
        starts.append((Int(line.pointee.start_index), line.pointee.is_paragraph_start != 0))
      }
      item = current.pointee.next
    }
    LineBreakWork.count += starts.count
    return starts
  }

  /// Returns the last two words of each paragraph whose last line has a single word.
  private func lastPairs(
    of words: [Word], in layout: OpaquePointer
  ) -> [(before: Range<Int>, last: Range<Int>)] {
    let lines = lineStarts(of: layout)
    var result: [(before: Range<Int>, last: Range<Int>)] = []
    // The first word of the line. Words and lines are in the same order.
    var first = 0
    for (index, line) in lines.enumerated() {
      while first < words.count, words[first].range.lowerBound < line.start { first += 1 }
      let next = index + 1 < lines.count ? lines[index + 1] : nil
      // Only the last line of a paragraph of several lines.
      guard index > 0, !line.isParagraph, next?.isParagraph ?? true, first > 0 else { continue }
      let end = next?.start ?? Int.max
      // The word before must not be the only one of its line.
      guard first < words.count, words[first].range.lowerBound < end,
        first + 1 == words.count || words[first + 1].range.lowerBound >= end,
        words[first - 1].range.lowerBound > lines[index - 1].start
      else { continue }
      result.append((words[first - 1].range, words[first].range))
    }
    LineBreakWork.count += words.count + lines.count
    return result
  }

  /// Adds attributes to a layout that forbid line breaks inside of ranges.
  private func forbidBreaks(in ranges: [Range<Int>], of layout: OpaquePointer) {
    guard let end = ranges.last?.upperBound else { return }
    LineBreakWork.count += ranges.count * end
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
  fileprivate var isSpace: Bool {
    value < 0x80 ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }

  /// A Boolean value that indicates whether the scalar is a syllable or a letter of Hangul.
  fileprivate var isHangul: Bool {
    switch value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }
}
