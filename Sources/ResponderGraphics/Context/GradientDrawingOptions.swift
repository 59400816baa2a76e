/// The options to extend a gradient beyond its ends. Follows `CGGradientDrawingOptions`.
public struct GradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits, with the values of `CGGradientDrawingOptions`.
  public let rawValue: UInt32

  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The option to fill the area before the start with the first color.
  public static let drawsBeforeStartLocation = GradientDrawingOptions(rawValue: 1)
  /// The option to fill the area after the end with the last color.
  public static let drawsAfterEndLocation = GradientDrawingOptions(rawValue: 2)
}
