import CCairo
import ResponderGeometry

/// A text whose glyphs have found their places: measured once, drawn any number of times, in any
/// colour and at any scale.
///
///     let title = TextLayout.cached("Brightness", font: .systemFont(ofSize: 15))
///     context.draw(title, at: Point(x: 12, y: 8), color: .black)
@preconcurrency @MainActor public final class TextLayout {
  /// The room the text takes, in whole points.
  public let size: Size
  /// How far the first line's baseline lies below the top, in points.
  public let baseline: Double
  /// How far the last line's baseline lies below the top, in points.
  public let lastBaseline: Double
  /// How many lines there are.
  public let lineCount: Int
  /// Whether some of the text is missing, because there was no room for it.
  public let isTruncated: Bool

  /// The width without rounding, in points.
  package let exactWidth: Double
  /// Whether the first paragraph runs from right to left.
  package let isRightToLeft: Bool
  let runs: [GlyphRun]
  /// Where boxes stand for characters that no font has.
  let missing: [Rect]
  /// What is drawn beside the glyphs of a styled text.
  let decorations: [TextDecoration]
  /// How far every run is moved to the right, in points.
  let shift: Double
  /// What was laid out.
  let source: TextSource
  /// The text that was laid out.
  package var string: String { source.string }

  /// Lays a text out.
  ///
  /// Whoever draws the same text again should ask
  /// ``cached(_:font:maxWidth:numberOfLines:alignment:lineBreakMode:)-(String,_,_,_,_,_)``.
  ///
  /// - Parameters:
  ///   - string: The text. Its paragraphs are lines of their own.
  ///   - font: The font; characters it has not come from others.
  ///   - maxWidth: The room from left to right, in points; nil for as much as it takes. With an
  ///     alignment the text stands in a room this wide.
  ///   - numberOfLines: The most lines there may be; 0 for as many as it takes.
  ///   - alignment: Where the lines stand in `maxWidth`.
  ///   - lineBreakMode: What happens to a text that has no room.
  public convenience init(
    _ string: String, font: Font, maxWidth: Double? = nil, numberOfLines: Int = 1,
    alignment: TextAlignment = .natural, lineBreakMode: LineBreakMode = .byTruncatingTail
  ) {
    self.init(
      TextSource(
        .plain(string), font: font, maxWidth: maxWidth, numberOfLines: numberOfLines,
        alignment: alignment, lineBreakMode: lineBreakMode))
  }

  /// Lays a styled text out.
  ///
  /// - Parameters:
  ///   - text: The text. Its paragraphs are lines of their own.
  ///   - font: The font of what has none of its own.
  ///   - maxWidth: The room from left to right, in points; nil for as much as it takes.
  ///   - numberOfLines: The most lines there may be; 0 for as many as it takes.
  ///   - alignment: Where the lines of paragraphs without a style stand in `maxWidth`.
  ///   - lineBreakMode: What happens to paragraphs without a style that have no room.
  public convenience init(
    _ text: StyledText, font: Font = .systemFont(ofSize: Font.systemFontSize),
    maxWidth: Double? = nil, numberOfLines: Int = 1, alignment: TextAlignment = .natural,
    lineBreakMode: LineBreakMode = .byTruncatingTail
  ) {
    self.init(
      TextSource(
        .styled(text), font: font, maxWidth: maxWidth, numberOfLines: numberOfLines,
        alignment: alignment, lineBreakMode: lineBreakMode))
  }

  private init(_ source: TextSource) {
    let setter = source.makeSetter()
    exactWidth = setter.textWidth
    // The width is what the text is laid out in again, so that nothing may be taken off it. Heights limit no
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

  /// The same layout, moved to the right.
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

  /// How much a width may be above a whole number and count as that, in points: less than one of Pango's
  /// units in the smallest font.
  private static let widthTolerance = 1e-7

  /// How many times text has been laid out so far: what a repaint must not do.
  package static var layoutCount: Int { TextEngine.layoutCount }
}
