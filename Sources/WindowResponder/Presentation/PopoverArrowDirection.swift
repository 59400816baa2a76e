/// The directions of a popover's arrow. The values are those of `UIPopoverArrowDirection`.
public struct PopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upward direction. The popover is below its source.
  public static let up = PopoverArrowDirection(rawValue: 1 << 0)
  /// The downward direction. The popover is above its source.
  public static let down = PopoverArrowDirection(rawValue: 1 << 1)
  /// The direction to the left. The popover is to the right of its source.
  public static let left = PopoverArrowDirection(rawValue: 1 << 2)
  /// The direction to the right. The popover is to the left of its source.
  public static let right = PopoverArrowDirection(rawValue: 1 << 3)
  /// The value for any direction.
  public static let any: PopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction is not known yet.
  public static let unknown = PopoverArrowDirection(rawValue: .max)
}
