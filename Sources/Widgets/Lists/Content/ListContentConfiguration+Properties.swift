import WindowResponder

extension ListContentConfiguration {
  /// How the image of a row looks. Follows `UIListContentConfiguration.ImageProperties`.
  public struct ImageProperties: Hashable, Sendable {
    /// Stands for the width or height that images of rows usually have.
    public static let standardDimension = -1.0

    /// How a symbol is drawn where it does not say so itself; nil for as it is.
    public var preferredSymbolConfiguration: Image.SymbolConfiguration?
    /// The colour of a template; nil for the view's tint colour.
    public var tintColor: Color?
    /// Makes the colour that is used of ``tintColor``; nil to take it as it is.
    public var tintColorTransformer: ConfigurationColorTransformer?
    /// How round the image's corners are, in points.
    public var cornerRadius = 0.0
    /// How large the image may be, in points; 0 for no limit along an axis.
    public var maximumSize = Size.zero
    /// The room that the image has whatever its size, in points, so that the texts of all rows begin at one
    /// line; 0 for as much as it needs, ``standardDimension`` for the usual.
    public var reservedLayoutSize = Size.zero
    /// The colour of the line around the image; nil for none.
    public var strokeColor: Color?
    /// How wide that line is, in points.
    public var strokeWidth = 0.0
    /// Whether the image keeps its colours where all others are inverted, which no desktop does here.
    public var accessibilityIgnoresInvertColors = false

    /// Creates the usual properties.
    public init() {}

    /// An image as it is shown.
    func shown(_ image: Image) -> Image {
      guard let preferredSymbolConfiguration, image.isSymbolImage else { return image }
      let own = image.symbolConfiguration
      return image.withConfiguration(
        own.map(preferredSymbolConfiguration.applying) ?? preferredSymbolConfiguration)
    }

    /// The colour of a template, where the view's tint colour is as told.
    @MainActor public func resolvedTintColor(for tintColor: Color) -> Color {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Two are equal when they look the same; transformers are compared by whether there is one.
    public static func == (one: Self, other: Self) -> Bool {
      one.preferredSymbolConfiguration == other.preferredSymbolConfiguration
        && one.tintColor == other.tintColor && one.cornerRadius == other.cornerRadius
        && (one.tintColorTransformer == nil) == (other.tintColorTransformer == nil)
        && one.maximumSize == other.maximumSize
        && one.reservedLayoutSize == other.reservedLayoutSize
        && one.strokeColor == other.strokeColor && one.strokeWidth == other.strokeWidth
    }

    /// Goes by what is set most.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }

  /// How a text of a row looks. Follows `UIListContentConfiguration.TextProperties`.
  public struct TextProperties: Hashable, Sendable {
    /// Where the lines of a text stand.
    public enum TextAlignment: Int, Sendable {
      /// Where the script of the text begins.
      case natural
      /// In the middle.
      case center
      /// Stretched over the whole width.
      case justified
    }

    /// How the letters of a text are changed.
    public enum TextTransform: Int, Sendable {
      /// Not at all.
      case none
      /// To capital letters.
      case uppercase
      /// To small letters.
      case lowercase
      /// Words begin with capital letters.
      case capitalized
    }

    /// The font.
    public var font = Font.preferredFont(forTextStyle: .body)
    /// The colour.
    public var color = Color.label
    /// Makes the colour that is used of ``color``; nil to take it as it is.
    public var colorTransformer: ConfigurationColorTransformer?
    /// Where the lines stand.
    public var alignment = TextAlignment.natural
    /// What happens to a text that is wider than its room.
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// How many lines there are at most; 0 for as many as it takes.
    public var numberOfLines = 0
    /// Whether the font gets smaller where there is no room for the text.
    public var adjustsFontSizeToFitWidth = false
    /// How small it gets at most, as a part of its size.
    public var minimumScaleFactor = 0.0
    /// Whether letters move together before the text is cut off.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows when the desktop wants text larger or smaller.
    public var adjustsFontForContentSizeCategory = true
    /// How the letters are changed.
    public var transform = TextTransform.none

    /// Creates the properties of a usual text.
    public init() {}

    /// The colour that is used.
    @MainActor public func resolvedColor() -> Color { colorTransformer?(color) ?? color }

    /// Has a label look so.
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

    /// A text as it is shown.
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

    /// Two are equal when they look the same; transformers are compared by whether there is one.
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

    /// Goes by what is set most.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(color)
    }
  }
}
