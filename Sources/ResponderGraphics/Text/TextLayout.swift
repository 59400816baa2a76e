import CCairo
import ResponderGeometry

/// The layout of a text, which is computed once and can be drawn any number of times, in any color and at any
/// scale.
///
///     let title = TextLayout.cached("Brightness", font: .systemFont(ofSize: 15))
///     context.draw(title, at: Point(x: 12, y: 8), color: .black)
@preconcurrency @MainActor public final class TextLayout {
  /// The size of the text, in whole points.
  public let size: Size
  /// The distance of the first line's baseline from the top, in points.
  public let baseline: Double
  /// The distance of the last line's baseline from the top, in points.
  public let lastBaseline: Double
  /// The number of lines.
  public let lineCount: Int
  /// A Boolean value that indicates whether a part of the text is missing, since it does not fit.
  public let isTruncated: Bool

  /// The width without rounding, in points.
  package let exactWidth: Double
  /// A Boolean value that indicates whether the first paragraph is right-to-left.
  package let isRightToLeft: Bool
  let runs: [GlyphRun]
  /// The boxes of characters that no font has.
  let missing: [Rect]
  /// The decorations of a styled text.
  let decorations: [TextDecoration]
  /// The distance by which all runs are moved to the right, in points.
  let shift: Double
  /// The source of the layout.
  let source: TextSource
  /// The text of the layout.
  package var string: String { source.string }

  /// Creates the layout of a text.
  ///
  /// To draw the same text again, use
  /// ``cached(_:font:maxWidth:numberOfLines:alignment:lineBreakMode:)-(String,_,_,_,_,_)``.
  ///
  /// - Parameters:
  ///   - string: The text. Each paragraph begins a line.
  ///   - font: The font. Characters that it does not have use other fonts.
  ///   - maxWidth: The width of the container, in points, or `nil` for an unlimited width. Lines are aligned
  ///     in this width.
  ///   - numberOfLines: The largest number of lines, or 0 for no limit.
  ///   - alignment: The alignment of the lines in `maxWidth`.
  ///   - lineBreakMode: The treatment of a text that does not fit.
  public convenience init(
    _ string: String, font: Font, maxWidth: Double? = nil, numberOfLines: Int = 1,
    alignment: TextAlignment = .natural, lineBreakMode: LineBreakMode = .byTruncatingTail
  ) {
    self.init(
      TextSource(
        .plain(string), font: font, maxWidth: maxWidth, numberOfLines: numberOfLines,
        alignment: alignment, lineBreakMode: lineBreakMode, lineBreakRules: []))
  }

  /// Creates the layout of a styled text.
  ///
  /// - Parameters:
  ///   - text: The text. Each paragraph begins a line.
  ///   - font: The font of parts without a font attribute.
  ///   - maxWidth: The width of the container, in points, or `nil` for an unlimited width.
  ///   - numberOfLines: The largest number of lines, or 0 for no limit.
  ///   - alignment: The alignment of paragraphs without a style in `maxWidth`.
  ///   - lineBreakMode: The treatment of paragraphs without a style that do not fit.
  public convenience init(
    _ text: StyledText, font: Font = .systemFont(ofSize: Font.systemFontSize),
    maxWidth: Double? = nil, numberOfLines: Int = 1, alignment: TextAlignment = .natural,
    lineBreakMode: LineBreakMode = .byTruncatingTail
  ) {
    self.init(
      TextSource(
        .styled(text), font: font, maxWidth: maxWidth, numberOfLines: numberOfLines,
        alignment: alignment, lineBreakMode: lineBreakMode, lineBreakRules: []))
  }

  init(_ source: TextSource) {
    let setter = source.makeSetter()
    exactWidth = setter.textWidth
    // The width is what the text is laid out in again, so nothing may be taken off it. Heights limit no
    // lines: there a whole number of points survives that Pango rounds ascent and descent by themselves.
    size = Size(
      width: (setter.width - Self.widthTolerance).rounded(.up),
      height: (setter.height - 1.0 / 64).rounded(.up))
    baseline = setter.baselines.first ?? 0
    lastBaseline = setter.baselines.last ?? 0
    lineCount = setter.baselines.count
    isTruncated = setter.isTruncated
    isRightToLeft = setter.isRightToLeft
    runs = setter.runs
    missing = setter.missing
    decorations = setter.decorations
    shift = 0
    self.source = source
  }

  /// Creates a copy of a layout that is moved to the right.
  init(_ other: TextLayout, shiftedBy shift: Double) {
    exactWidth = other.exactWidth
    size = other.size
    baseline = other.baseline
    lastBaseline = other.lastBaseline
    lineCount = other.lineCount
    isTruncated = other.isTruncated
    isRightToLeft = other.isRightToLeft
    runs = other.runs
    missing = other.missing
    decorations = other.decorations
    self.shift = shift
    source = other.source
  }

  /// The distance above an integer within which a width is rounded down, in points. It is less than a Pango
  /// unit in the smallest font.
  private static let widthTolerance = 1e-7

  /// The number of text layouts so far. A repaint must not create any.
  package static var layoutCount: Int { TextEngine.layoutCount }
}
