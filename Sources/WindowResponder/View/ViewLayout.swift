/// What a view's layout needs to know.
struct ViewLayout {
  var autoresizingMask: View.AutoresizingMask = []
  var autoresizesSubviews = true

  var margins = EdgeInsets(all: 8)
  var insetsMarginsFromSafeArea = true
  var preservesSuperviewMargins = false
  var safeArea = EdgeInsets.zero

  var horizontalHugging = LayoutPriority.defaultLow
  var verticalHugging = LayoutPriority.defaultLow
  var horizontalResistance = LayoutPriority.defaultHigh
  var verticalResistance = LayoutPriority.defaultHigh

  var fixedWidth: Double?
  var fixedHeight: Double?
}

/// How much a wish about a size counts against others. The values are those of `UILayoutPriority`.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// From 1 to 1000.
  public let rawValue: Double

  /// Creates a priority from its number.
  public init(rawValue: Double) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its number.
  public init(_ rawValue: Double) {
    self.rawValue = rawValue
  }

  /// No other counts more.
  public static let required = LayoutPriority(1_000)
  /// How much content resists being cut short.
  public static let defaultHigh = LayoutPriority(750)
  /// How much content resists growing beyond its size.
  public static let defaultLow = LayoutPriority(250)
  /// The size that fits is a wish and no more.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Whether the first counts less.
  public static func < (a: LayoutPriority, b: LayoutPriority) -> Bool {
    a.rawValue < b.rawValue
  }
}

/// One of the two directions of a plane. Follows `NSLayoutConstraint.Axis`.
public enum LayoutAxis: Int, Sendable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical
}
