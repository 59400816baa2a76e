/// How an image is drawn in another size. Follows `CGInterpolationQuality`.
public enum InterpolationQuality: Int32, Hashable, Sendable {
  /// As the context likes it: smooth.
  case `default` = 0
  /// The nearest pixel, which keeps edges hard.
  case none = 1
  /// Between the nearest pixels.
  case low = 2
  /// Smooth.
  case high = 3
  /// Smooth.
  case medium = 4
}
