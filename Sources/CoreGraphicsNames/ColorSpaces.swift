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
