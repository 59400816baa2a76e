public import Foundation

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The color of the text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The color behind the text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The underline: the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The color of the underline, a `UIColor`.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The strikethrough: the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The color of the strikethrough, a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key(
    rawValue: "NSStrikethroughColor")
  /// The additional distance between characters, a number in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The same as `kern`.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The offset of the text above the baseline, a number in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The style of the paragraph, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The destination of a link, a `URL` or a `String`.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The attachment for a character U+FFFC, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// The shadow, an `NSShadow`. It is stored without effect.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The width of the outline of glyphs. It is stored without effect.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The color of the outline of glyphs. It is stored without effect.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The use of ligatures. It is stored without effect: the font's own ligatures are used.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The slant of glyphs. It is stored without effect: use an italic font.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The horizontal stretch of glyphs. It is stored without effect.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// The text effect. It is stored without effect.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// The writing direction of a range. It is stored without effect: see
  /// `NSParagraphStyle.baseWritingDirection`.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}

extension NSAttributedString {
  /// Creates an empty string: `NSAttributedString()` and `NSMutableAttributedString()`, which Foundation does
  /// not have on Linux.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
