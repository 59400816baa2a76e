import ResponderPhysics

/// How an animation's time becomes its way. Follows `CAMediaTimingFunction`.
public final class MediaTimingFunction: Sendable, Hashable {
  let curve: UnitBezier

  /// Creates one of the usual functions.
  public init(name: MediaTimingFunctionName) {
    switch name {
    case .linear: curve = .linear
    case .easeIn: curve = .easeIn
    case .easeOut: curve = .easeOut
    case .easeInEaseOut: curve = .easeInOut
    default: curve = UnitBezier(Point(x: 0.25, y: 0.1), Point(x: 0.25, y: 1))
    }
  }

  /// Creates a function from the two control points of a Bézier curve from (0, 0) to (1, 1).
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = UnitBezier(
      Point(x: Double(c1x), y: Double(c1y)), Point(x: Double(c2x), y: Double(c2y)))
  }

  /// Whether both have the same curve.
  public static func == (one: MediaTimingFunction, other: MediaTimingFunction) -> Bool {
    one.curve == other.curve
  }

  /// Takes the curve into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(curve) }
}

/// The names of the usual timing functions. Follows `CAMediaTimingFunctionName`.
public struct MediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Even.
  public static let linear = MediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = MediaTimingFunctionName(rawValue: "easeIn")
  /// Slow towards the end.
  public static let easeOut = MediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = MediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// What layers do by themselves: quick at first.
  public static let `default` = MediaTimingFunctionName(rawValue: "default")
}

/// What is seen before an animation begins and when it is over. Follows `CAMediaTimingFillMode`.
public struct MediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer's own values before and after.
  public static let removed = MediaTimingFillMode(rawValue: "removed")
  /// The last value afterwards, while the animation is there.
  public static let forwards = MediaTimingFillMode(rawValue: "forwards")
  /// The first value before.
  public static let backwards = MediaTimingFillMode(rawValue: "backwards")
  /// The first value before, the last one afterwards.
  public static let both = MediaTimingFillMode(rawValue: "both")

  var fillsBefore: Bool { self == .backwards || self == .both }
  var fillsAfter: Bool { self == .forwards || self == .both }
}
