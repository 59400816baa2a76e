/// A closure that changes a color when a configuration is shown. Follows `UIConfigurationColorTransformer`.
@preconcurrency @MainActor public struct ConfigurationColorTransformer: Sendable {
  /// The closure.
  public let transform: @MainActor (Color) -> Color
  private let identity: Identity

  /// Creates a transformer with a closure.
  public init(_ transform: @escaping @MainActor (Color) -> Color) {
    self.transform = transform
    identity = Identity()
  }

  /// Returns the changed color.
  public func callAsFunction(_ input: Color) -> Color { transform(input) }

  /// A transformer to a gray of the same brightness.
  public static let grayscale = ConfigurationColorTransformer {
    Color(white: $0.luminance.squareRoot(), alpha: $0.alpha)
  }
  /// A transformer to the theme's tint color.
  public static let preferredTint = ConfigurationColorTransformer { _ in .tint }

  nonisolated static func same(_ one: Self?, _ other: Self?) -> Bool {
    one?.identity === other?.identity
  }
}

/// A closure that changes the attributes of text when a configuration is shown. Follows
/// `UIConfigurationTextAttributesTransformer`.
///
///     configuration.titleTextAttributesTransformer = ConfigurationTextAttributesTransformer {
///       var looks = $0
///       looks.font = .boldSystemFont(ofSize: 20)
///       return looks
///     }
@preconcurrency @MainActor public struct ConfigurationTextAttributesTransformer: Sendable {
  /// The closure.
  public let transform: @MainActor (TextAttributes) -> TextAttributes
  private let identity: Identity

  /// Creates a transformer with a closure.
  public init(_ transform: @escaping @MainActor (TextAttributes) -> TextAttributes) {
    self.transform = transform
    identity = Identity()
  }

  /// Returns the changed attributes.
  public func callAsFunction(_ input: TextAttributes) -> TextAttributes { transform(input) }

  nonisolated static func same(_ one: Self?, _ other: Self?) -> Bool {
    one?.identity === other?.identity
  }
}

/// An identity for a closure, because closures cannot be compared.
private final class Identity: Sendable {}
