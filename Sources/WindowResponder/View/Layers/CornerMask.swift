/// The rounded corners of a layer. Follows `CACornerMask`.
public struct CornerMask: OptionSet, Hashable, Sendable {
  /// The bits, with the values of `CACornerMask`.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CornerMask(rawValue: 8)

  static let all = CornerMask(rawValue: 15)

  /// The corners as those of a path.
  var corners: RectCorner { RectCorner(rawValue: rawValue) }
}
