public import Foundation

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The colour of the letters, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind the letters, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The line under the letters: the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The colour of that line, a `UIColor`.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The line through the letters: the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The colour of that line, a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key(
    rawValue: "NSStrikethroughColor")
  /// How much further apart letters stand, a number in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The same.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// How far the letters are raised above the baseline, a number in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// How the paragraph is set, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// Where the text leads, a `URL` or a `String`.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The picture that stands for a character U+FFFC, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A shadow, an `NSShadow`. It is kept; text is drawn without it.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// How thick the outline of letters is. It is kept; letters are drawn without outlines.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The colour of that outline. It is kept; letters are drawn without outlines.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// Whether letters are joined. It is kept; the font's own ligatures are used.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// How far letters lean. It is kept; use an italic font.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// How much letters are stretched. It is kept and nothing more.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// A special effect. It is kept and nothing more.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// Which way a stretch is written. It is kept; see `NSParagraphStyle.baseWritingDirection`.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}

extension NSAttributedString {
  /// Creates an empty string: `NSAttributedString()`, and `NSMutableAttributedString()`, which Foundation has
  /// not here.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
