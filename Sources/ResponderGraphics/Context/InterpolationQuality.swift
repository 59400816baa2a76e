/// The quality of a scaled image. Follows `CGInterpolationQuality`.
public enum InterpolationQuality: Int32, Hashable, Sendable {
  /// The default quality, which is smooth.
  case `default` = 0
  /// The nearest pixel, which keeps edges sharp.
  case none = 1
  /// Interpolation between the nearest pixels.
  case low = 2
  /// A smooth interpolation.
  case high = 3
  /// A smooth interpolation.
  case medium = 4
}
