// Styled text and its fonts.
import WindowResponder

/// UIKit's name for `ParagraphStyle`.
public typealias NSParagraphStyle = ParagraphStyle
/// UIKit's name for `ParagraphStyle`, whose values can be changed.
public typealias NSMutableParagraphStyle = ParagraphStyle
/// UIKit's name for `TextAttachment`.
public typealias NSTextAttachment = TextAttachment
/// UIKit's name for `UnderlineStyle`.
public typealias NSUnderlineStyle = UnderlineStyle
/// UIKit's name for `FontDescriptor`.
public typealias UIFontDescriptor = FontDescriptor
/// UIKit's name for `FontMetrics`.
public typealias UIFontMetrics = FontMetrics
/// UIKit's name for `BaselineAdjustment`.
public typealias UIBaselineAdjustment = BaselineAdjustment

extension FontDescriptor.FeatureKey {
  /// UIKit's former name for `type`.
  public static let featureIdentifier = type
  /// UIKit's former name for `selector`.
  public static let typeIdentifier = selector
}
