import ResponderSystem

/// The interpretation of a color's components. Follows `CGColorSpace`.
///
/// All drawing is in sRGB. A color space only determines the number of components.
public struct ColorSpace: Hashable, Sendable {
  /// The number of components of a color, without its opacity.
  public let numberOfComponents: Int
  /// The name of the color space.
  public let name: String?

  private init(_ name: String, components: Int) {
    self.name = name
    numberOfComponents = components
  }

  /// The color space with red, green and blue components.
  public static let sRGB = ColorSpace("sRGB", components: 3)
  /// The color space of grays.
  public static let gray = ColorSpace("Gray", components: 1)

  /// Creates the color space for a name. If it is neither gray nor RGB, returns `nil`.
  public init?(name: String) {
    if name.hasBytes(of: "Gray") {
      self = .gray
    } else if name.hasBytes(of: "RGB") || name.hasBytes(of: "P3") {
      self = .sRGB
    } else {
      return nil
    }
  }
}
