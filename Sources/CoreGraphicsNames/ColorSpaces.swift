public import WindowResponder

extension Color {
  /// The color space of the components. Always sRGB. Follows `CGColor.colorSpace`.
  public var colorSpace: ColorSpace? { .sRGB }

  /// Creates a color from the components of a color space and the alpha value, or returns `nil` if there are
  /// too few components. Follows `CGColor.init(colorSpace:components:)`.
  public convenience init?(colorSpace space: ColorSpace, components: [Double]) {
    guard components.count > space.numberOfComponents else { return nil }
    if space.numberOfComponents == 1 {
      self.init(white: components[0], alpha: components[1])
    } else {
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }
}

/// The mapping of colors to another color space. Follows `CGColorRenderingIntent`. Images are in sRGB, to
/// which nothing has to be mapped.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The mapping of the context.
  case defaultIntent
  /// The same color, if possible.
  case absoluteColorimetric
  /// The same color relative to white, if possible.
  case relativeColorimetric
  /// A similar appearance.
  case perceptual
  /// A similar saturation.
  case saturation
}

extension Color {
  /// Returns the color in another color space. In the color space of grays, it is the gray of the same
  /// luminance. The intent changes nothing, because drawing has one color space. Follows
  /// `CGColor.converted(to:intent:options:)`.
  public func converted(
    to space: ColorSpace, intent: CGColorRenderingIntent, options: Any?
  ) -> Color? {
    guard space.numberOfComponents == 1 else { return self }
    let luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return Color(white: luminance, alpha: alpha)
  }
}
