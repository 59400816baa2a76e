import ResponderGeometry

extension Image {
  /// The weight of a symbol's lines. Follows `UIImage.SymbolWeight`.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// The default weight.
    case unspecified = 0
    /// The lightest weight.
    case ultraLight = 1
    /// A weight between ``ultraLight`` and ``light``.
    case thin = 2
    /// A weight between ``thin`` and ``regular``.
    case light = 3
    /// The regular weight.
    case regular = 4
    /// A weight between ``regular`` and ``semibold``.
    case medium = 5
    /// A weight between ``medium`` and ``bold``.
    case semibold = 6
    /// A weight between ``semibold`` and ``heavy``.
    case bold = 7
    /// A weight between ``bold`` and ``black``.
    case heavy = 8
    /// The heaviest weight.
    case black = 9

    /// Returns the font weight that matches the symbol weight.
    public func fontWeight() -> Font.Weight {
      Font.Weight(rawValue: self == .unspecified ? 400 : rawValue * 100)
    }

    /// The factor of the line width.
    var factor: Double {
      switch self {
      case .ultraLight: 0.4
      case .thin: 0.6
      case .light: 0.8
      case .unspecified, .regular: 1
      case .medium: 1.15
      case .semibold: 1.3
      case .bold: 1.5
      case .heavy: 1.7
      case .black: 1.9
      }
    }
  }

  /// The size of a symbol relative to text of its point size. Follows `UIImage.SymbolScale`.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// The default scale, which is ``medium``.
    case `default` = -1
    /// The default scale, which is ``medium``.
    case unspecified = 0
    /// A scale that is smaller than the text.
    case small = 1
    /// The default scale.
    case medium = 2
    /// A scale that is larger than the text.
    case large = 3

    /// The side of the symbol's square, as a factor of the point size.
    var factor: Double {
      switch self {
      case .small: 1
      case .default, .unspecified, .medium: 1.2
      case .large: 1.5
      }
    }
  }

  /// The size, weight and colors of a symbol. For values that are not set, the symbol keeps its own. Follows
  /// `UIImage.SymbolConfiguration`.
  public final class SymbolConfiguration: Sendable, Hashable {
    let pointSize: Double?
    let weight: SymbolWeight
    let scale: SymbolScale
    let colors: [Color]

    init(
      size: Double? = nil, symbolWeight: SymbolWeight = .unspecified,
      symbolScale: SymbolScale = .unspecified, colors: [Color] = []
    ) {
      pointSize = size.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
      weight = symbolWeight
      scale = symbolScale
      self.colors = colors
    }

    /// A configuration without values.
    public static let unspecified = SymbolConfiguration(size: nil)

    /// Creates a configuration with the size of the text beside the symbol, in points.
    public convenience init(pointSize: Double) { self.init(size: pointSize) }
    /// Creates a configuration with a size in points, a weight and a scale.
    public convenience init(
      pointSize: Double, weight: SymbolWeight, scale: SymbolScale = .unspecified
    ) {
      self.init(size: pointSize, symbolWeight: weight, symbolScale: scale)
    }
    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(symbolWeight: weight) }
    /// Creates a configuration with a scale relative to the text.
    public convenience init(scale: SymbolScale) { self.init(symbolScale: scale) }
    /// Creates a configuration with the size of a text style.
    @preconcurrency @MainActor public convenience init(
      textStyle: Font.TextStyle, scale: SymbolScale = .unspecified
    ) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
    /// Creates a configuration with the size of a font.
    public convenience init(font: Font, scale: SymbolScale = .unspecified) {
      self.init(size: font.pointSize, symbolScale: scale)
    }
    /// Creates a configuration with a color. All parts of the symbol have the same opacity.
    public convenience init(hierarchicalColor: Color) { self.init(colors: [hierarchicalColor]) }
    /// Creates a configuration with the colors of the symbol's parts. All parts use the first color.
    public convenience init(paletteColors: [Color]) { self.init(colors: paletteColors) }
    /// Returns a configuration without colors, since no symbol has colors of its own.
    public static func preferringMulticolor() -> SymbolConfiguration { unspecified }
    /// Returns a configuration without colors. The color is set when the symbol is drawn.
    public static func preferringMonochrome() -> SymbolConfiguration { unspecified }

    /// Returns a configuration that combines both. If both set a value, that of `other` is used.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        size: other.pointSize ?? pointSize,
        symbolWeight: other.weight == .unspecified ? weight : other.weight,
        symbolScale: other.scale == .unspecified ? scale : other.scale,
        colors: other.colors.isEmpty ? colors : other.colors)
    }

    /// Returns the configuration without a size and a weight.
    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      SymbolConfiguration(symbolScale: scale, colors: colors)
    }

    /// Returns a Boolean value that indicates whether two configurations are equal.
    public static func == (one: SymbolConfiguration, other: SymbolConfiguration) -> Bool {
      one.pointSize == other.pointSize && one.weight == other.weight && one.scale == other.scale
        && one.colors == other.colors
    }

    /// Hashes the values.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(pointSize)
      hasher.combine(weight)
      hasher.combine(scale)
      hasher.combine(colors)
    }
  }

  /// Creates a symbol by its name, with a size, weight and colors. If ``systemNames`` does not contain the
  /// name, returns `nil`.
  ///
  /// In a debug build, an unknown name is written to the standard error, once.
  public convenience init?(
    systemName: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    guard let symbol = Symbol.used(systemName) else { return nil }
    let plain = Image(
      content: .symbol(symbol), size: Size(width: Self.symbolSize, height: Self.symbolSize),
      scale: 1)
    let made = configuration.map(plain.applied) ?? plain
    self.init(content: made.content, size: made.size, scale: 1, traits: made.traits)
  }

  /// Returns the symbol with another size, weight and colors. For another image, returns the image itself.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> Image {
    applied(configuration)
  }

  /// Returns the symbol with a configuration applied to the existing one. For another image, returns `nil`.
  /// Follows `UIImage.applyingSymbolConfiguration(_:)`.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? {
    guard case .symbol = content else { return nil }
    return applied(traits.configuration?.applying(configuration) ?? configuration)
  }

  /// The configuration of a symbol, or `nil` for another image or a symbol without a configuration.
  public var symbolConfiguration: SymbolConfiguration? { traits.configuration }

  /// A Boolean value that indicates whether the image is a symbol.
  public var isSymbolImage: Bool {
    if case .symbol = content { true } else { false }
  }

  private func applied(_ configuration: SymbolConfiguration) -> Image {
    guard case .symbol(var symbol) = content else { return self }
    if configuration.weight != .unspecified { symbol.lineFactor = configuration.weight.factor }
    var side = size.width
    if let points = configuration.pointSize {
      side = (points * configuration.scale.factor).rounded()
    } else if configuration.scale != .unspecified {
      side = (Self.symbolSize * configuration.scale.factor / SymbolScale.medium.factor).rounded()
    }
    var traits = traits
    traits.configuration = configuration
    if let color = configuration.colors.first { traits.tintColor = color }
    return Image(
      content: .symbol(symbol), size: Size(width: side, height: side), scale: 1, traits: traits)
  }
}
