/// How much a constraint, or a wish about a size, counts against others. Follows `UILayoutPriority`.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// From 1 to 1000.
  public let rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// It must hold.
  public static let required = LayoutPriority(1_000)
  /// How much content resists being cut short.
  public static let defaultHigh = LayoutPriority(750)
  /// A drag that may resize the window it is in.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// The window keeps its size against what counts less.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// A drag that does not resize the window it is in.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// How much content resists growing beyond its size.
  public static let defaultLow = LayoutPriority(250)
  /// The size that fits is a wish and no more.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Whether the first counts less.
  public static func < (a: LayoutPriority, b: LayoutPriority) -> Bool {
    a.rawValue < b.rawValue
  }

  /// A priority that counts so much more.
  public static func + (a: LayoutPriority, b: Float) -> LayoutPriority {
    LayoutPriority(a.rawValue + b)
  }

  /// A priority that counts so much less.
  public static func - (a: LayoutPriority, b: Float) -> LayoutPriority {
    LayoutPriority(a.rawValue - b)
  }
}
