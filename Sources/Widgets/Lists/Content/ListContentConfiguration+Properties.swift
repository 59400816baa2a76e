import WindowResponder

extension ListContentConfiguration {
  /// The properties of the image in a list cell. Follows `UIListContentConfiguration.ImageProperties`.
  public struct ImageProperties: Hashable, Sendable {
    /// A value for the default width or height of images.
    public static let standardDimension = -1.0

    /// The symbol configuration for values that the symbol does not set itself, or `nil` for none.
    public var preferredSymbolConfiguration: Image.SymbolConfiguration?
    /// The color of a template image, or `nil` for the view's tint color.
    public var tintColor: Color?
    /// A transformer of ``tintColor``, or `nil` to use the color unchanged.
    public var tintColorTransformer: ConfigurationColorTransformer?
    /// The corner radius of the image, in points. The default is 0.
    public var cornerRadius = 0.0
    /// The maximum size of the image, in points. 0 sets no limit along an axis. The default is zero.
    public var maximumSize = Size.zero
    /// The reserved size of the image, in points, which aligns the texts of several rows. 0 is the size of
    /// the image, ``standardDimension`` the default size. The default is zero.
    public var reservedLayoutSize = Size.zero
    /// The color of the line around the image, or `nil` for none.
    public var strokeColor: Color?
    /// The width of the line around the image, in points. The default is 0.
    public var strokeWidth = 0.0
    /// A Boolean value that indicates whether the image view keeps its colors if all others are inverted. It
    /// sets `View.accessibilityIgnoresInvertColors` of the image view. The default is `false`.
    public var accessibilityIgnoresInvertColors = false

    /// Creates default properties.
    public init() {}

    /// Returns the image with the symbol configuration applied.
    func shown(_ image: Image) -> Image {
      guard let preferredSymbolConfiguration, image.isSymbolImage else { return image }
      let own = image.symbolConfiguration
      return image.withConfiguration(
        own.map(preferredSymbolConfiguration.applying) ?? preferredSymbolConfiguration)
    }

    /// Returns the color of a template image for a tint color of the view.
    @preconcurrency @MainActor public func resolvedTintColor(for tintColor: Color) -> Color {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Returns a Boolean value that indicates whether two properties have the same appearance. Of the
    /// transformers, only their presence is compared.
    public static func == (one: Self, other: Self) -> Bool {
      one.preferredSymbolConfiguration == other.preferredSymbolConfiguration
        && one.tintColor == other.tintColor && one.cornerRadius == other.cornerRadius
        && (one.tintColorTransformer == nil) == (other.tintColorTransformer == nil)
        && one.maximumSize == other.maximumSize
        && one.reservedLayoutSize == other.reservedLayoutSize
        && one.strokeColor == other.strokeColor && one.strokeWidth == other.strokeWidth
        && one.accessibilityIgnoresInvertColors == other.accessibilityIgnoresInvertColors
    }

    /// Hashes the values that differ most often.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }

  /// The properties of a text in a list cell. Follows `UIListContentConfiguration.TextProperties`.
  public struct TextProperties: Hashable, Sendable {
    /// The alignment of lines.
    public enum TextAlignment: Int, Sendable {
      /// The alignment of the text's script.
      case natural
      /// Centered.
      case center
      /// Justified.
      case justified
    }

    /// The transform of characters.
    public enum TextTransform: Int, Sendable {
      /// No transform.
      case none
      /// Uppercase characters.
      case uppercase
      /// Lowercase characters.
      case lowercase
      /// Words with an uppercase first character.
      case capitalized
    }

    /// The font. The default is that of the body text style.
    public var font = Font.preferredFont(forTextStyle: .body)
    /// The color. The default is `Color.label`.
    public var color = Color.label
    /// A transformer of ``color``, or `nil` to use the color unchanged.
    public var colorTransformer: ConfigurationColorTransformer?
    /// The alignment of lines. The default is `.natural`.
    public var alignment = TextAlignment.natural
    /// The line break mode. The default is `.byTruncatingTail`.
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// The maximum number of lines. 0, the default, sets no limit.
    public var numberOfLines = 0
    /// A Boolean value that indicates whether the font size is reduced to fit the width. The default is
    /// `false`.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum font size as a fraction of the font's size. The default is 0.
    public var minimumScaleFactor = 0.0
    /// A Boolean value that indicates whether the spacing of characters is reduced before the text is
    /// truncated. The default is `false`.
    public var allowsDefaultTighteningForTruncation = false
    /// A Boolean value that indicates whether the font follows the text size of the desktop. The default is
    /// `true`.
    public var adjustsFontForContentSizeCategory = true
    /// The transform of characters. The default is `.none`.
    public var transform = TextTransform.none

    /// Creates default properties.
    public init() {}

    /// Returns the color after the transformer.
    @preconcurrency @MainActor public func resolvedColor() -> Color {
      colorTransformer?(color) ?? color
    }

    /// Applies the properties to a label.
    @MainActor func apply(to label: Label) {
      label.font = font
      label.textColor = resolvedColor()
      label.numberOfLines = numberOfLines
      label.lineBreakMode = lineBreakMode
      label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
      label.minimumScaleFactor = minimumScaleFactor
      label.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
      label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }

    /// Returns a text after the transform.
    func shown(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: Self.capitalized(text)
      }
    }

    private static func capitalized(_ text: String) -> String {
      var result = ""
      var startsWord = true
      for letter in text {
        result += startsWord ? letter.uppercased() : letter.lowercased()
        startsWord = letter.isWhitespace
      }
      return result
    }

    /// Returns a Boolean value that indicates whether two properties have the same appearance. Of the
    /// transformers, only their presence is compared.
    public static func == (one: Self, other: Self) -> Bool {
      one.font == other.font && one.color == other.color
        && (one.colorTransformer == nil) == (other.colorTransformer == nil)
        && one.alignment == other.alignment && one.lineBreakMode == other.lineBreakMode
        && one.numberOfLines == other.numberOfLines
        && one.adjustsFontSizeToFitWidth == other.adjustsFontSizeToFitWidth
        && one.minimumScaleFactor == other.minimumScaleFactor
        && one.adjustsFontForContentSizeCategory == other.adjustsFontForContentSizeCategory
        && one.allowsDefaultTighteningForTruncation
          == other.allowsDefaultTighteningForTruncation
        && one.transform == other.transform
    }

    /// Hashes the values that differ most often.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(color)
    }
  }
}
