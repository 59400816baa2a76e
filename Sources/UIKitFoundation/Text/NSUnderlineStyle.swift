import WindowResponder

/// A line under or through text. Follows `NSUnderlineStyle`, with its values.
///
/// One line, a thick one and two are drawn; patterns are kept and drawn as plain lines.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// Dashes and pairs of dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Under words alone.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// The line as the library draws it; nil for none.
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
  /// The style as UIKit has it.
  var bits: NSUnderlineStyle {
    switch self {
    case .single: .single
    case .thick: .thick
    case .double: .double
    }
  }
}
