/// How a paragraph is set: where its lines stand, and how far apart. Follows `NSParagraphStyle`.
///
/// Distances are in points. "Leading" is the side where the paragraph begins: left, or right where it
/// is written from right to left.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where lines stand in their room.
  public var alignment = TextAlignment.natural
  /// What happens to a line that has no room.
  public var lineBreakMode = LineBreakMode.byWordWrapping
  /// Which way the paragraph is written.
  public var baseWritingDirection = WritingDirection.natural

  /// The distance between the bottom of a line and the top of the next.
  public var lineSpacing = 0.0
  /// The distance to the next paragraph, in addition to ``lineSpacing``.
  public var paragraphSpacing = 0.0
  /// The distance to the paragraph before, in addition to that one's ``paragraphSpacing``.
  public var paragraphSpacingBefore = 0.0

  /// How far the first line begins from the leading edge.
  public var firstLineHeadIndent = 0.0
  /// How far the other lines begin from the leading edge.
  public var headIndent = 0.0
  /// Where lines end: above zero, the distance from the leading edge; else that from the trailing
  /// edge, less than zero within the room.
  public var tailIndent = 0.0

  /// What the natural height of a line is multiplied with; 0 for the natural height.
  public var lineHeightMultiple = 0.0
  /// The least height of a line.
  public var minimumLineHeight = 0.0
  /// The greatest height of a line; 0 for no limit.
  public var maximumLineHeight = 0.0

  /// The style of text that nothing was said about.
  public static let `default` = ParagraphStyle()

  /// Creates the style of text that nothing was said about.
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
  /// The height of a line whose letters need a height, in points. What it is more or less than that
  /// lies above the letters.
  package func lineHeight(for natural: Double) -> Double {
    var height = natural
    if lineHeightMultiple > 0, lineHeightMultiple.isFinite { height *= lineHeightMultiple }
    if minimumLineHeight > height, minimumLineHeight.isFinite { height = minimumLineHeight }
    if maximumLineHeight > 0, maximumLineHeight < height { height = maximumLineHeight }
    return height
  }

  /// Where lines may stand in a room, from the leading edge: its start, how wide it is, and how much
  /// further than the others (less than zero: less far) the first line begins.
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
  /// The number, or 0 where it is none.
  package var finite: Double { isFinite ? self : 0 }
}
