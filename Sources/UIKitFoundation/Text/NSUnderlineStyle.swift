import WindowResponder

/// The style of an underline or a strikethrough. Follows `NSUnderlineStyle`, with its values.
///
/// Single, thick and double lines are drawn. Patterns are stored, and drawn as solid lines.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Int

  /// Creates a style from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// A dotted line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A dashed line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A line of dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A line of dashes and pairs of dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// A line only below words.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// The style of the line that the library draws, or `nil` for none.
  var style: UnderlineStyle? {
    switch rawValue & 0xF {
    case 0: nil
    case 2: .thick
    case 9: .double
    default: .single
    }
  }
}

extension UnderlineStyle {
  /// The style with UIKit's raw value.
  var bits: NSUnderlineStyle {
    switch self {
    case .single: .single
    case .thick: .thick
    case .double: .double
    }
  }
}
