import WindowResponder

/// Makes a colour of a colour, as a configuration uses it. Follows `UIConfigurationColorTransformer`.
public struct ConfigurationColorTransformer: Sendable {
  /// Gives a colour for a colour.
  public let transform: @Sendable (Color) -> Color

  /// Creates a transformer.
  public init(_ transform: @escaping @Sendable (Color) -> Color) {
    self.transform = transform
  }

  /// The colour for a colour.
  public func callAsFunction(_ input: Color) -> Color { transform(input) }

  /// Takes the colour out: grays of the same brightness.
  public static let grayscale = ConfigurationColorTransformer { color in
    let gray = color.red * 0.299 + color.green * 0.587 + color.blue * 0.114
    return Color(white: gray, alpha: color.alpha)
  }
}
