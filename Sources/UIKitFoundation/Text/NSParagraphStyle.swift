public import Foundation
public import WindowResponder

/// How a paragraph of an attributed string is set. Follows `NSParagraphStyle`; `ParagraphStyle` is the same
/// as a value.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The style as a value.
  public internal(set) final var value = ParagraphStyle()

  /// The style of text that nothing was said about.
  public static let `default` = NSParagraphStyle()

  /// Creates the style of text that nothing was said about.
  public override init() { super.init() }

  /// Creates a style from a value.
  public init(_ value: ParagraphStyle) {
    self.value = value
    super.init()
  }

  /// Where lines stand in their room.
  open var alignment: TextAlignment { value.alignment }
  /// What happens to a line that has no room.
  open var lineBreakMode: LineBreakMode { value.lineBreakMode }
  /// Which way the paragraph is written.
  open var baseWritingDirection: WritingDirection { value.baseWritingDirection }
  /// The distance between the bottom of a line and the top of the next, in points.
  open var lineSpacing: Double { value.lineSpacing }
  /// The distance to the next paragraph, in points.
  open var paragraphSpacing: Double { value.paragraphSpacing }
  /// The distance to the paragraph before, in points.
  open var paragraphSpacingBefore: Double { value.paragraphSpacingBefore }
  /// How far the first line begins from the leading edge, in points.
  open var firstLineHeadIndent: Double { value.firstLineHeadIndent }
  /// How far the other lines begin from the leading edge, in points.
  open var headIndent: Double { value.headIndent }
  /// Where lines end, in points: see `ParagraphStyle.tailIndent`.
  open var tailIndent: Double { value.tailIndent }
  /// What the natural height of a line is multiplied with; 0 for the natural height.
  open var lineHeightMultiple: Double { value.lineHeightMultiple }
  /// The least height of a line, in points.
  open var minimumLineHeight: Double { value.minimumLineHeight }
  /// The greatest height of a line, in points; 0 for no limit.
  open var maximumLineHeight: Double { value.maximumLineHeight }
  /// How readily words are hyphenated. It is kept; words are not hyphenated.
  open var hyphenationFactor: Float { otherValues.hyphenationFactor }
  /// Whether room is made by drawing letters closer. It is kept and nothing more.
  open var allowsDefaultTighteningForTruncation: Bool { otherValues.tightens }

  /// What a paragraph style of UIKit has and the value has not.
  struct OtherValues: Hashable {
    var hyphenationFactor: Float = 0
    var tightens = false
  }
  final var otherValues = OtherValues()

  /// Itself: a style does not change.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle(value)
    copy.otherValues = otherValues
    return copy
  }

  /// A copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.value = value
    copy.otherValues = otherValues
    return copy
  }

  /// Whether both are the same styles.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return other.value == value && other.otherValues == otherValues
  }

  /// Hashes the style.
  open override var hash: Int { value.hashValue }
}

/// A paragraph's style that can be changed. Follows `NSMutableParagraphStyle`.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Where lines stand in their room.
  open override var alignment: TextAlignment {
    get { value.alignment }
    set { value.alignment = newValue }
  }
  /// What happens to a line that has no room.
  open override var lineBreakMode: LineBreakMode {
    get { value.lineBreakMode }
    set { value.lineBreakMode = newValue }
  }
  /// Which way the paragraph is written.
  open override var baseWritingDirection: WritingDirection {
    get { value.baseWritingDirection }
    set { value.baseWritingDirection = newValue }
  }
  /// The distance between the bottom of a line and the top of the next, in points.
  open override var lineSpacing: Double {
    get { value.lineSpacing }
    set { value.lineSpacing = newValue }
  }
  /// The distance to the next paragraph, in points.
  open override var paragraphSpacing: Double {
    get { value.paragraphSpacing }
    set { value.paragraphSpacing = newValue }
  }
  /// The distance to the paragraph before, in points.
  open override var paragraphSpacingBefore: Double {
    get { value.paragraphSpacingBefore }
    set { value.paragraphSpacingBefore = newValue }
  }
  /// How far the first line begins from the leading edge, in points.
  open override var firstLineHeadIndent: Double {
    get { value.firstLineHeadIndent }
    set { value.firstLineHeadIndent = newValue }
  }
  /// How far the other lines begin from the leading edge, in points.
  open override var headIndent: Double {
    get { value.headIndent }
    set { value.headIndent = newValue }
  }
  /// Where lines end, in points: see `ParagraphStyle.tailIndent`.
  open override var tailIndent: Double {
    get { value.tailIndent }
    set { value.tailIndent = newValue }
  }
  /// What the natural height of a line is multiplied with; 0 for the natural height.
  open override var lineHeightMultiple: Double {
    get { value.lineHeightMultiple }
    set { value.lineHeightMultiple = newValue }
  }
  /// The least height of a line, in points.
  open override var minimumLineHeight: Double {
    get { value.minimumLineHeight }
    set { value.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, in points; 0 for no limit.
  open override var maximumLineHeight: Double {
    get { value.maximumLineHeight }
    set { value.maximumLineHeight = newValue }
  }
  /// How readily words are hyphenated. It is kept; words are not hyphenated.
  open override var hyphenationFactor: Float {
    get { otherValues.hyphenationFactor }
    set { otherValues.hyphenationFactor = newValue }
  }
  /// Whether room is made by drawing letters closer. It is kept and nothing more.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { otherValues.tightens }
    set { otherValues.tightens = newValue }
  }

  /// Takes over all of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) {
    value = style.value
    otherValues = style.otherValues
  }
}
