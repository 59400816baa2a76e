/// Where a gradient goes on beyond its ends. Follows `CGGradientDrawingOptions`.
public struct GradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits, as `CGGradientDrawingOptions` has them.
  public let rawValue: UInt32

  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour fills what lies before the start.
  public static let drawsBeforeStartLocation = GradientDrawingOptions(rawValue: 1)
  /// The last colour fills what lies beyond the end.
  public static let drawsAfterEndLocation = GradientDrawingOptions(rawValue: 2)
}
