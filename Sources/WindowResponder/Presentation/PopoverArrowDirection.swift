/// Which way the arrow of a popover points. The values are those of `UIPopoverArrowDirection`.
public struct PopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up: the popover is below its source.
  public static let up = PopoverArrowDirection(rawValue: 1 << 0)
  /// Down: the popover is above its source.
  public static let down = PopoverArrowDirection(rawValue: 1 << 1)
  /// To the left: the popover is right of its source.
  public static let left = PopoverArrowDirection(rawValue: 1 << 2)
  /// To the right: the popover is left of its source.
  public static let right = PopoverArrowDirection(rawValue: 1 << 3)
  /// Whichever suits.
  public static let any: PopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known yet.
  public static let unknown = PopoverArrowDirection(rawValue: .max)
}
