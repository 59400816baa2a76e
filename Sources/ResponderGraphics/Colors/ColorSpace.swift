/// What the numbers of a colour mean. Follows `CGColorSpace`.
///
/// All drawing is in sRGB: a space says how many numbers a colour has, and no more.
public struct ColorSpace: Hashable, Sendable {
  /// How many numbers a colour of the space has, without its opacity.
  public let numberOfComponents: Int
  /// What the space is called.
  public let name: String?

  private init(_ name: String, components: Int) {
    self.name = name
    numberOfComponents = components
  }

  /// Red, green and blue.
  public static let sRGB = ColorSpace("sRGB", components: 3)
  /// Grays.
  public static let gray = ColorSpace("Gray", components: 1)

  /// Creates a space that a name stands for; nil for one that is neither of grays nor of red, green and blue.
  public init?(name: String) {
    if name.contains("Gray") {
      self = .gray
    } else if name.contains("RGB") || name.contains("P3") {
      self = .sRGB
    } else {
      return nil
    }
  }
}
