/// Along which axes something goes. Follows `UIAxis`.
public struct Axis: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates axes from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// From left to right.
  public static let horizontal = Axis(rawValue: 1 << 0)
  /// From top to bottom.
  public static let vertical = Axis(rawValue: 1 << 1)
  /// Both.
  public static let both: Axis = [.horizontal, .vertical]
}
