/// A range of numbers. Follows `UIFloatRange`.
public struct UIFloatRange: Hashable, Sendable {
  /// The least number.
  public var minimum: Double
  /// The greatest number.
  public var maximum: Double

  /// Creates the range that contains only zero.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// Creates a range from its ends.
  public init(minimum: Double, maximum: Double) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range that contains only zero.
  public static let zero = UIFloatRange()
  /// The range of all numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// A Boolean value that indicates whether the range has no limits.
  public var isInfinite: Bool { self == .infinite }
}

extension UIFloatRange {
  /// The range for the solver, or `nil` if the range has no limits or its ends are no numbers.
  var closed: ClosedRange<Double>? {
    guard !isInfinite, minimum <= maximum else { return nil }
    return minimum...maximum
  }
}

/// Returns a range. Follows `UIFloatRangeMake`.
public func UIFloatRangeMake(_ minimum: Double, _ maximum: Double) -> UIFloatRange {
  UIFloatRange(minimum: minimum, maximum: maximum)
}
