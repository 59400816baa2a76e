public import Foundation
public import WindowResponder

/// The style of a paragraph of an attributed string. Follows `NSParagraphStyle`. `ParagraphStyle` is the same
/// as a value type.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private final let typeNumber = TypeNumber()
  /// The style as a value.
  public internal(set) final var value = ParagraphStyle()

  /// The default style.
  public static let `default` = NSParagraphStyle()

  /// Creates the default style.
  public override init() { super.init() }

  /// Creates a style from a value.
  public init(_ value: ParagraphStyle) {
    self.value = value
    super.init()
  }

  /// The alignment of lines in their container.
  open var alignment: TextAlignment { value.alignment }
  /// The treatment of a line that does not fit.
  open var lineBreakMode: LineBreakMode { value.lineBreakMode }
  /// The writing direction of the paragraph.
  open var baseWritingDirection: WritingDirection { value.baseWritingDirection }
  /// The distance between the bottom of a line and the top of the next, in points.
  open var lineSpacing: Double { value.lineSpacing }
  /// The distance to the next paragraph, in points.
  open var paragraphSpacing: Double { value.paragraphSpacing }
  /// The distance to the paragraph before, in points.
  open var paragraphSpacingBefore: Double { value.paragraphSpacingBefore }
  /// The distance of the first line from the leading edge, in points.
  open var firstLineHeadIndent: Double { value.firstLineHeadIndent }
  /// The distance of the other lines from the leading edge, in points.
  open var headIndent: Double { value.headIndent }
  /// The position of the ends of lines, in points: see `ParagraphStyle.tailIndent`.
  open var tailIndent: Double { value.tailIndent }
  /// The factor for the natural height of a line. With 0, lines have the natural height.
  open var lineHeightMultiple: Double { value.lineHeightMultiple }
  /// The smallest height of a line, in points.
  open var minimumLineHeight: Double { value.minimumLineHeight }
  /// The largest height of a line, in points, or 0 for no limit.
  open var maximumLineHeight: Double { value.maximumLineHeight }
  /// The tab stops, in order. The default is empty: a tab character is up to eight spaces wide.
  open var tabStops: [NSTextTab]! { value.tabStops.map { NSTextTab($0) } }
  /// The distance of the tab stops behind the last one, in points, or 0 for no others. A distance of less
  /// than 1 point has no effect.
  open var defaultTabInterval: Double { value.defaultTabInterval }
  /// The paragraph's threshold for hyphenation, from 0 to 1. It is stored without effect: words are not
  /// hyphenated.
  open var hyphenationFactor: Float { otherValues.hyphenationFactor }
  /// A Boolean value that indicates whether text may be tightened before truncation. It is stored without
  /// effect.
  open var allowsDefaultTighteningForTruncation: Bool { otherValues.tightens }

  /// The properties of UIKit's paragraph style that the value type lacks.
  struct OtherValues: Hashable {
    var hyphenationFactor: Float = 0
    var tightens = false
  }
  final var otherValues = OtherValues()

  /// Returns a new style with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle(value)
    copy.otherValues = otherValues
    return copy
  }

  /// Returns a mutable style with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.value = value
    copy.otherValues = otherValues
    return copy
  }

  /// Returns a Boolean value that indicates whether two styles have the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return other.value == value && other.otherValues == otherValues
  }

  /// The hash value of the style.
  open override var hash: Int { value.hashValue }
}

/// A paragraph style that can be changed. Follows `NSMutableParagraphStyle`.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The alignment of lines in their container.
  open override var alignment: TextAlignment {
    get { value.alignment }
    set { value.alignment = newValue }
  }
  /// The treatment of a line that does not fit.
  open override var lineBreakMode: LineBreakMode {
    get { value.lineBreakMode }
    set { value.lineBreakMode = newValue }
  }
  /// The writing direction of the paragraph.
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
  /// The distance of the first line from the leading edge, in points.
  open override var firstLineHeadIndent: Double {
    get { value.firstLineHeadIndent }
    set { value.firstLineHeadIndent = newValue }
  }
  /// The distance of the other lines from the leading edge, in points.
  open override var headIndent: Double {
    get { value.headIndent }
    set { value.headIndent = newValue }
  }
  /// The position of the ends of lines, in points: see `ParagraphStyle.tailIndent`.
  open override var tailIndent: Double {
    get { value.tailIndent }
    set { value.tailIndent = newValue }
  }
  /// The factor for the natural height of a line. With 0, lines have the natural height.
  open override var lineHeightMultiple: Double {
    get { value.lineHeightMultiple }
    set { value.lineHeightMultiple = newValue }
  }
  /// The smallest height of a line, in points.
  open override var minimumLineHeight: Double {
    get { value.minimumLineHeight }
    set { value.minimumLineHeight = newValue }
  }
  /// The largest height of a line, in points, or 0 for no limit.
  open override var maximumLineHeight: Double {
    get { value.maximumLineHeight }
    set { value.maximumLineHeight = newValue }
  }
  /// The tab stops. The value `nil` removes all of them.
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { value.tabStops = (newValue ?? []).map(\.value) }
  }
  /// The distance of the tab stops behind the last one, in points, or 0 for no others. A distance of less
  /// than 1 point has no effect.
  open override var defaultTabInterval: Double {
    get { value.defaultTabInterval }
    set { value.defaultTabInterval = newValue }
  }
  /// The paragraph's threshold for hyphenation, from 0 to 1. It is stored without effect: words are not
  /// hyphenated.
  open override var hyphenationFactor: Float {
    get { otherValues.hyphenationFactor }
    set { otherValues.hyphenationFactor = newValue }
  }
  /// A Boolean value that indicates whether text may be tightened before truncation. It is stored without
  /// effect.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { otherValues.tightens }
    set { otherValues.tightens = newValue }
  }

  /// Copies all values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) {
    value = style.value
    otherValues = style.otherValues
  }
}
