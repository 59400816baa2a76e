import ResponderGeometry

extension Image {
  /// How heavy the lines of a symbol are. Follows `UIImage.SymbolWeight`.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// As usual.
    case unspecified = 0
    /// The lightest.
    case ultraLight = 1
    /// Very light.
    case thin = 2
    /// Light.
    case light = 3
    /// Usual.
    case regular = 4
    /// A little heavier.
    case medium = 5
    /// Rather heavy.
    case semibold = 6
    /// Heavy.
    case bold = 7
    /// Very heavy.
    case heavy = 8
    /// The heaviest.
    case black = 9

    /// The weight of letters that goes with it.
    public func fontWeight() -> Font.Weight {
      Font.Weight(rawValue: self == .unspecified ? 400 : rawValue * 100)
    }

    /// How many times the usual width a line has.
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

  /// How large a symbol is beside letters of its size. Follows `UIImage.SymbolScale`.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// As usual.
    case `default` = -1
    /// As usual.
    case unspecified = 0
    /// Smaller than letters.
    case small = 1
    /// As usual.
    case medium = 2
    /// Larger than letters.
    case large = 3

    /// The side of the symbol's square, in points of its font.
    var factor: Double {
      switch self {
      case .small: 1
      case .default, .unspecified, .medium: 1.2
      case .large: 1.5
      }
    }
  }

  /// The size, weight and colours of a symbol. What is not said is as the symbol has it. Follows
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

    /// A configuration that says nothing.
    public static let unspecified = SymbolConfiguration(size: nil)

    /// Says how large the letters are that it stands beside, in points.
    public convenience init(pointSize: Double) { self.init(size: pointSize) }
    /// Says how large and heavy it is.
    public convenience init(
      pointSize: Double, weight: SymbolWeight, scale: SymbolScale = .unspecified
    ) {
      self.init(size: pointSize, symbolWeight: weight, symbolScale: scale)
    }
    /// Says how heavy it is.
    public convenience init(weight: SymbolWeight) { self.init(symbolWeight: weight) }
    /// Says how large it is beside letters.
    public convenience init(scale: SymbolScale) { self.init(symbolScale: scale) }
    /// Says which letters it stands beside.
    @MainActor public convenience init(
      textStyle: Font.TextStyle, scale: SymbolScale = .unspecified
    ) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
    /// Says which letters it stands beside.
    public convenience init(font: Font, scale: SymbolScale = .unspecified) {
      self.init(size: font.pointSize, symbolScale: scale)
    }
    /// Says which colour it has; lighter parts do not differ from others here.
    public convenience init(hierarchicalColor: Color) { self.init(colors: [hierarchicalColor]) }
    /// Says which colours its parts have. All parts are in the first one here.
    public convenience init(paletteColors: [Color]) { self.init(colors: paletteColors) }
    /// Leaves the colours to whoever draws it: no symbol here has colours of its own.
    public static func preferringMulticolor() -> SymbolConfiguration { unspecified }
    /// Leaves the colour to whoever draws it.
    public static func preferringMonochrome() -> SymbolConfiguration { unspecified }

    /// Both configurations in one; where both say something the other one counts.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        size: other.pointSize ?? pointSize,
        symbolWeight: other.weight == .unspecified ? weight : other.weight,
        symbolScale: other.scale == .unspecified ? scale : other.scale,
        colors: other.colors.isEmpty ? colors : other.colors)
    }

    /// This configuration without a size.
    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      SymbolConfiguration(symbolScale: scale, colors: colors)
    }

    /// Whether both say the same.
    public static func == (one: SymbolConfiguration, other: SymbolConfiguration) -> Bool {
      one.pointSize == other.pointSize && one.weight == other.weight && one.scale == other.scale
        && one.colors == other.colors
    }

    /// Takes what is said into a hash.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(pointSize)
      hasher.combine(weight)
      hasher.combine(scale)
      hasher.combine(colors)
    }
  }

  /// Creates a symbol by its name, with a size, weight and colours; nil for a name that is not in
  /// ``systemNames``. In a debug build, a name that no symbol has is written to the standard error, once.
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

  /// The same symbol with a size, weight and colours; other images stay as they are.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> Image {
    applied(configuration)
  }

  /// The same symbol with a size, weight and colours beside those it has; nil for other images. Follows
  /// `UIImage.applyingSymbolConfiguration(_:)`.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? {
    guard case .symbol = content else { return nil }
    return applied(traits.configuration?.applying(configuration) ?? configuration)
  }

  /// What was said about the symbol; nil for other images, and where nothing was.
  public var symbolConfiguration: SymbolConfiguration? { traits.configuration }

  /// Whether the image is one of the symbols.
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
    if let color = configuration.colors.first {
      traits.tintColor = color
      traits.renderingMode = .alwaysTemplate
    }
    return Image(
      content: .symbol(symbol), size: Size(width: side, height: side), scale: 1, traits: traits)
  }
}
