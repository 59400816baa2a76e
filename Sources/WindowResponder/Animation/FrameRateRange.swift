/// A range of frame rates. Follows `CAFrameRateRange`.
public struct FrameRateRange: Hashable, Sendable {
  /// The minimum acceptable frame rate, in frames per second. It has priority over ``preferred``.
  public var minimum: Double
  /// The maximum useful frame rate, in frames per second. It is the preferred rate if ``preferred`` is `nil`
  /// or zero. If it is zero or less than ``minimum``, there is no maximum.
  public var maximum: Double
  /// The preferred frame rate, in frames per second, or `nil` for ``maximum``.
  public var preferred: Double?

  /// Creates a range, in frames per second.
  public init(minimum: Double, maximum: Double, preferred: Double? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The range whose preferred rate is the frame rate of the screen.
  public static let `default` = FrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
