/// A set of axes. Follows `UIAxis`.
public struct Axis: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates axes from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The horizontal axis.
  public static let horizontal = Axis(rawValue: 1 << 0)
  /// The vertical axis.
  public static let vertical = Axis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: Axis = [.horizontal, .vertical]
}
