public import WindowResponder

/// The filter with which the contents of a layer are scaled. Follows `CALayerContentsFilter`.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name of the filter.
  public let rawValue: String
  /// Creates a filter from its name. One with another name than `nearest` is smooth.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Interpolation between pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The color of the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Interpolation between pixels. It is the same as `linear`.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

extension Layer {
  /// The filter with which contents are enlarged. The default is `linear`.
  public var magnificationFilter: CALayerContentsFilter {
    get { magnifiesSharply ? .nearest : .linear }
    set { magnifiesSharply = newValue == .nearest }
  }

  /// The filter with which contents are reduced. The default is `linear`.
  public var minificationFilter: CALayerContentsFilter {
    get { minifiesSharply ? .nearest : .linear }
    set { minifiesSharply = newValue == .nearest }
  }
}
