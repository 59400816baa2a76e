/// Makes a colour from another one, where a configuration is shown. Follows
/// `UIConfigurationColorTransformer`.
@MainActor public struct ConfigurationColorTransformer: Sendable {
  /// What makes it.
  public let transform: @MainActor (Color) -> Color
  private let identity: Identity

  /// Creates a transformer.
  public init(_ transform: @escaping @MainActor (Color) -> Color) {
    self.transform = transform
    identity = Identity()
  }

  /// The colour that another one becomes.
  public func callAsFunction(_ input: Color) -> Color { transform(input) }

  /// Gray of the same brightness.
  public static let grayscale = ConfigurationColorTransformer {
    Color(white: $0.luminance.squareRoot(), alpha: $0.alpha)
  }
  /// The tint colour of the theme.
  public static let preferredTint = ConfigurationColorTransformer { _ in .tint }

  nonisolated static func same(_ one: Self?, _ other: Self?) -> Bool {
    one?.identity === other?.identity
  }
}

/// Makes the looks of a text from others, where a configuration is shown. Follows
/// `UIConfigurationTextAttributesTransformer`.
///
///     configuration.titleTextAttributesTransformer = ConfigurationTextAttributesTransformer {
///       var looks = $0
///       looks.font = .boldSystemFont(ofSize: 20)
///       return looks
///     }
@MainActor public struct ConfigurationTextAttributesTransformer: Sendable {
  /// What makes them.
  public let transform: @MainActor (TextAttributes) -> TextAttributes
  private let identity: Identity

  /// Creates a transformer.
  public init(_ transform: @escaping @MainActor (TextAttributes) -> TextAttributes) {
    self.transform = transform
    identity = Identity()
  }

  /// The looks that others become.
  public func callAsFunction(_ input: TextAttributes) -> TextAttributes { transform(input) }

  nonisolated static func same(_ one: Self?, _ other: Self?) -> Bool {
    one?.identity === other?.identity
  }
}

/// Tells one closure from another, which cannot be compared.
private final class Identity: Sendable {}
