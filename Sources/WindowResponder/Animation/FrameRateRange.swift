/// How many frames a second something would like to have. Follows `CAFrameRateRange`.
public struct FrameRateRange: Hashable, Sendable {
  /// The fewest frames a second that will do.
  public var minimum: Double
  /// The most frames a second that are of use.
  public var maximum: Double
  /// How many frames a second are best; nil for as many as there are.
  public var preferred: Double?

  /// Creates a range, in frames a second.
  public init(minimum: Double, maximum: Double, preferred: Double? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// As many as the screen shows.
  public static let `default` = FrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
