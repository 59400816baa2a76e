/// The priority of a constraint, or of an intrinsic size, in relation to others. Follows `UILayoutPriority`.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The priority, from 1 to 1000.
  public let rawValue: Float

  /// Creates a priority from a number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from a number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The priority of a required constraint.
  public static let required = LayoutPriority(1_000)
  /// The default resistance of content against becoming smaller than its intrinsic size.
  public static let defaultHigh = LayoutPriority(750)
  /// The priority of a drag that may resize its window.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// The priority with which a window keeps its size.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// The priority of a drag that does not resize its window.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// The default resistance of content against growing beyond its intrinsic size.
  public static let defaultLow = LayoutPriority(250)
  /// The priority of a fitting size. Almost every other constraint has a higher one.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Returns a Boolean value that indicates whether the first priority is lower.
  public static func < (a: LayoutPriority, b: LayoutPriority) -> Bool {
    a.rawValue < b.rawValue
  }

  /// Returns a priority that is higher by a number.
  public static func + (a: LayoutPriority, b: Float) -> LayoutPriority {
    LayoutPriority(a.rawValue + b)
  }

  /// Returns a priority that is lower by a number.
  public static func - (a: LayoutPriority, b: Float) -> LayoutPriority {
    LayoutPriority(a.rawValue - b)
  }
}
