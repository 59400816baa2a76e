extension TextLayout {
  /// The largest number of cached layouts of plain texts, and of styled texts. A layout stays in the cache at
  /// least until half as many others were used.
  package static let cacheLimit = 1024
  /// The largest length of a cached text, in bytes.
  private static let longestKept = 4096

  private struct Key: Hashable {
    var string: String
    var font: Font
    var width: Double
    var lines: Int
    var alignment: TextAlignment
    var mode: LineBreakMode
    var rules: LineBreakRules
  }

  private struct StyledKey: Hashable {
    var text: StyledText
    var font: Font
    var width: Double?
    var lines: Int
    var alignment: TextAlignment
    var mode: LineBreakMode
    var rules: LineBreakRules
  }

  private static var plain = RecentlyUsed<Key, TextLayout>(limit: cacheLimit)
  private static var styled = RecentlyUsed<StyledKey, TextLayout>(limit: cacheLimit)

  /// Returns the layout of a text from a cache, or creates it. A repeated call with the same arguments is
  /// cheap.
  ///
  /// The parameters are those of the initializer.
  public static func cached(
    _ string: String, font: Font, maxWidth: Double? = nil, numberOfLines: Int = 1,
    alignment: TextAlignment = .natural, lineBreakMode: LineBreakMode = .byTruncatingTail
  ) -> TextLayout {
    cached(
      string, font: font, maxWidth: maxWidth, numberOfLines: numberOfLines, alignment: alignment,
      lineBreakMode: lineBreakMode, lineBreakRules: [])
  }

  /// Returns the layout of a text with rules for its line breaks from a cache, or creates it.
  package static func cached(
    _ string: String, font: Font, maxWidth: Double?, numberOfLines: Int, alignment: TextAlignment,
    lineBreakMode: LineBreakMode, lineBreakRules: LineBreakRules
  ) -> TextLayout {
    func make() -> TextLayout {
      TextLayout(
        TextSource(
          .plain(string), font: font, maxWidth: maxWidth, numberOfLines: numberOfLines,
          alignment: alignment, lineBreakMode: lineBreakMode, lineBreakRules: lineBreakRules))
    }
    if string.utf8.count > longestKept || maxWidth?.isNaN == true { return make() }
    guard let maxWidth else {
      return plain.look(
        up: Key(
          string: string, font: font, width: -1, lines: max(0, numberOfLines),
          alignment: .natural, mode: .byTruncatingTail, rules: []),
        or: make())
    }
    if numberOfLines == 1, alignment != .justified {
      // The layout of a line that fits does not depend on the width, so a resize needs no new layout.
      let line = cached(string, font: font)
      if line.exactWidth <= maxWidth, !line.isTruncated {
        return aligned(line, alignment: alignment, in: maxWidth)
      }
    }
    return plain.look(
      up: Key(
        string: string, font: font, width: max(0, maxWidth), lines: max(0, numberOfLines),
        alignment: alignment, mode: lineBreakMode, rules: lineBreakRules),
      or: make())
  }

  /// Returns the layout of a styled text from a cache, or creates it. A repeated call with the same arguments
  /// is cheap.
  ///
  /// The parameters are those of the initializer.
  public static func cached(
    _ text: StyledText, font: Font = .systemFont(ofSize: Font.systemFontSize),
    maxWidth: Double? = nil, numberOfLines: Int = 1, alignment: TextAlignment = .natural,
    lineBreakMode: LineBreakMode = .byTruncatingTail
  ) -> TextLayout {
    cached(
      text, font: font, maxWidth: maxWidth, numberOfLines: numberOfLines, alignment: alignment,
      lineBreakMode: lineBreakMode, lineBreakRules: [])
  }

  /// Returns the layout of a styled text with rules for its line breaks from a cache, or creates it.
  package static func cached(
    _ text: StyledText, font: Font, maxWidth: Double?, numberOfLines: Int,
    alignment: TextAlignment, lineBreakMode: LineBreakMode, lineBreakRules: LineBreakRules
  ) -> TextLayout {
    func make() -> TextLayout {
      TextLayout(
        TextSource(
          .styled(text), font: font, maxWidth: maxWidth, numberOfLines: numberOfLines,
          alignment: alignment, lineBreakMode: lineBreakMode, lineBreakRules: lineBreakRules))
    }
    if text.length > longestKept || maxWidth?.isNaN == true { return make() }
    return styled.look(
      up: StyledKey(
        text: text, font: font, width: maxWidth.map { max(0, $0) }, lines: max(0, numberOfLines),
        alignment: alignment, mode: lineBreakMode, rules: lineBreakRules),
      or: make())
  }

  /// Removes all layouts from the cache. Layouts in use are not destroyed.
  package static func emptyCache() {
    plain = RecentlyUsed(limit: cacheLimit)
    styled = RecentlyUsed(limit: cacheLimit)
  }

  private static func aligned(
    _ line: TextLayout, alignment: TextAlignment, in room: Double
  ) -> TextLayout {
    let rest = room - line.exactWidth
    let shift: Double
    switch alignment {
    case .left, .justified: shift = 0
    case .center: shift = rest / 2
    case .right: shift = rest
    case .natural: shift = line.isRightToLeft ? rest : 0
    }
    return shift == 0 ? line : TextLayout(line, shiftedBy: shift)
  }
}
