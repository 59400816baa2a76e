/// The style of a paragraph: its alignment, indents and spacing. Follows `NSParagraphStyle`.
///
/// Distances are in points. The leading edge is where lines begin: the left edge, or the right edge of
/// right-to-left text.
public struct ParagraphStyle: Hashable, Sendable {
  /// The alignment of lines. The default is `.natural`.
  public var alignment = TextAlignment.natural
  /// The treatment of a line that does not fit. The default is `.byWordWrapping`.
  public var lineBreakMode = LineBreakMode.byWordWrapping
  /// The writing direction of the paragraph. The default is `.natural`.
  public var baseWritingDirection = WritingDirection.natural

  /// The distance between the bottom of a line and the top of the next, in points. The default is 0.
  public var lineSpacing = 0.0
  /// The distance to the next paragraph, in addition to ``lineSpacing``, in points. The default is 0.
  public var paragraphSpacing = 0.0
  /// The distance to the previous paragraph, in addition to its ``paragraphSpacing``, in points. The default
  /// is 0.
  public var paragraphSpacingBefore = 0.0

  /// The indent of the first line from the leading edge, in points. The default is 0.
  public var firstLineHeadIndent = 0.0
  /// The indent of the other lines from the leading edge, in points. The default is 0.
  public var headIndent = 0.0
  /// The end of lines, in points. A positive value is the distance from the leading edge. Zero or a negative
  /// value is the offset from the trailing edge. The default is 0.
  public var tailIndent = 0.0

  /// The tab stops of lines. A tab character moves the following text to the next one behind it. If there are
  /// none, the default, and ``defaultTabInterval`` is 0, a tab character is up to eight spaces wide. Behind
  /// the last one, the distance of the last two repeats.
  public var tabStops: [TextTab] = []
  /// The distance of the tab stops behind the last one in ``tabStops``, in points. With the default, 0, or
  /// any other value below 1, there are no further stops.
  public var defaultTabInterval = 0.0

  /// The height of a line as a factor of its natural height. If it is 0, which is the default, the height is
  /// the natural one.
  public var lineHeightMultiple = 0.0
  /// The smallest height of a line, in points. The default is 0.
  public var minimumLineHeight = 0.0
  /// The largest height of a line, in points. If it is 0, which is the default, there is no limit.
  public var maximumLineHeight = 0.0

  /// The default style of text.
  public static let `default` = ParagraphStyle()

  /// Creates the default style.
  public init() {}

  /// Creates a style with an alignment.
  public init(
    alignment: TextAlignment, lineBreakMode: LineBreakMode = .byWordWrapping,
    lineSpacing: Double = 0, paragraphSpacing: Double = 0
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
  }
}

extension ParagraphStyle {
  /// Returns the height of a line with a natural height, in points. The difference is added above the text.
  package func lineHeight(for natural: Double) -> Double {
    var height = natural
    if lineHeightMultiple > 0, lineHeightMultiple.isFinite { height *= lineHeightMultiple }
    if minimumLineHeight > height, minimumLineHeight.isFinite { height = minimumLineHeight }
    if maximumLineHeight > 0, maximumLineHeight < height { height = maximumLineHeight }
    return height
  }

  /// Returns the area of lines in a width, from the leading edge: its start, its width, and the indent of the
  /// first line relative to the others.
  package func measure(in room: Double) -> (start: Double, width: Double, firstLine: Double) {
    let first = max(0, firstLineHeadIndent.finite)
    let head = max(0, headIndent.finite)
    let tail = tailIndent.finite
    let start = min(first, head)
    let end = tail > 0 ? min(tail, room) : room + tail
    return (start, max(0, end - start), first - head)
  }
}

extension Double {
  /// The number, or 0 if it is not finite.
  package var finite: Double { isFinite ? self : 0 }
}
