import ResponderPhysics

/// A timing function of an animation. Follows `CAMediaTimingFunction`.
public final class MediaTimingFunction: Sendable, Hashable {
  let curve: UnitBezier

  /// Creates a predefined function.
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

  /// Returns a Boolean value that indicates whether both functions have the same curve.
  public static func == (one: MediaTimingFunction, other: MediaTimingFunction) -> Bool {
    one.curve == other.curve
  }

  /// Hashes the curve.
  public func hash(into hasher: inout Hasher) { hasher.combine(curve) }
}

/// The names of the predefined timing functions. Follows `CAMediaTimingFunctionName`.
public struct MediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name of the function.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A function with a constant speed.
  public static let linear = MediaTimingFunctionName(rawValue: "linear")
  /// A function that is slow at the beginning.
  public static let easeIn = MediaTimingFunctionName(rawValue: "easeIn")
  /// A function that is slow at the end.
  public static let easeOut = MediaTimingFunctionName(rawValue: "easeOut")
  /// A function that is slow at the beginning and at the end.
  public static let easeInEaseOut = MediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The timing of implicit animations: fast at the beginning.
  public static let `default` = MediaTimingFunctionName(rawValue: "default")
}

/// The visible values before an animation begins and after it has ended. Follows `CAMediaTimingFillMode`.
public struct MediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer shows its own values before the start and after the end.
  public static let removed = MediaTimingFillMode(rawValue: "removed")
  /// The layer shows the last value after the end, until the animation is removed.
  public static let forwards = MediaTimingFillMode(rawValue: "forwards")
  /// The layer shows the first value before the start.
  public static let backwards = MediaTimingFillMode(rawValue: "backwards")
  /// The layer shows the first value before the start, and the last one after the end.
  public static let both = MediaTimingFillMode(rawValue: "both")

  var fillsBefore: Bool { self == .backwards || self == .both }
  var fillsAfter: Bool { self == .forwards || self == .both }
}
