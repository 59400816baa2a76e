/// A description of a font: its family, size, weight and slant. Follows `UIFontDescriptor`.
///
///     let bold = font.fontDescriptor.withSymbolicTraits(.traitBold)
///     label.font = bold.map { Font(descriptor: $0, size: 0) }
public struct FontDescriptor: Hashable, Sendable {
  /// The described font.
  var font: Font
  /// The text style, if the descriptor was created from one.
  var textStyle: Font.TextStyle?
  /// The name of the font, if the descriptor was created from one.
  var name: String?
  /// The face within the family, if it was set.
  var face: String?

  init(_ font: Font, textStyle: Font.TextStyle? = nil) {
    self.font = font
    self.textStyle = textStyle
  }

  /// Creates a descriptor from a font's name, as for ``Font/init(name:size:)``, and its size in points. If
  /// the size is 0, it is not specified.
  public init(name fontName: String, size: Double) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// Creates a descriptor from attributes.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    var font = Font.systemFont(ofSize: Font.systemFontSize)
    font.pointSize = 0
    self.init(font)
    take(attributes)
  }

  /// Returns the descriptor of the system font for a text style, at the desktop's text size.
  public static func preferredFontDescriptor(
    withTextStyle style: Font.TextStyle
  ) -> FontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// Returns the descriptor of the system font for a text style, at the content size category of traits.
  public static func preferredFontDescriptor(
    withTextStyle style: Font.TextStyle, compatibleWith traitCollection: TraitCollection?
  ) -> FontDescriptor {
    FontDescriptor(
      .preferredFont(forTextStyle: style, compatibleWith: traitCollection), textStyle: style)
  }

  /// The size, in points, or 0 if it is not specified.
  public var pointSize: Double { font.pointSize }

  /// The symbolic traits, such as bold and italic.
  public var symbolicTraits: SymbolicTraits {
    var traits = SymbolicTraits()
    if font.weight >= .semibold { traits.insert(.traitBold) }
    if font.isItalic { traits.insert(.traitItalic) }
    if font.family == Font.systemMonospacedFamilies { traits.insert(.traitMonoSpace) }
    if font.family == nil { traits.insert(.traitUIOptimized) }
    return traits
  }

  /// Returns the descriptor with the bold and italic traits of a set, and monospaced if the set contains that
  /// trait.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> FontDescriptor? {
    var descriptor = withoutName
    let isBold = symbolicTraits.contains(.traitBold)
    if isBold != (font.weight >= .semibold) { descriptor.font.weight = isBold ? .bold : .regular }
    descriptor.font.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitMonoSpace) {
      if font.family == nil { descriptor.font.family = Font.systemMonospacedFamilies }
    } else if font.family == Font.systemMonospacedFamilies {
      descriptor.font.family = nil
    }
    return descriptor
  }

  /// Returns the descriptor with another size, in points.
  public func withSize(_ newPointSize: Double) -> FontDescriptor {
    var descriptor = self
    descriptor.font.pointSize = max(0, newPointSize)
    return descriptor
  }

  /// Returns the descriptor with another family.
  public func withFamily(_ newFamily: String) -> FontDescriptor {
    var descriptor = withoutName
    descriptor.font.family = newFamily
    return descriptor
  }

  /// Returns the descriptor with another face of the family, such as `Bold Italic`.
  public func withFace(_ newFace: String) -> FontDescriptor {
    withoutName.addingAttributes([.face: newFace])
  }

  /// The descriptor without the names of the font and the face, which another font does not have.
  private var withoutName: FontDescriptor {
    var descriptor = self
    (descriptor.name, descriptor.face) = (nil, nil)
    return descriptor
  }

  /// Returns the descriptor of the system font in another design.
  public func withDesign(_ design: SystemDesign) -> FontDescriptor? {
    var descriptor = withoutName
    descriptor.font.family = design.families
    return descriptor
  }

  /// Returns the descriptor with additional attributes, which replace those of the same name.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> FontDescriptor {
    var descriptor = self
    descriptor.take(attributes)
    return descriptor
  }
}

extension FontDescriptor {
  /// The symbolic traits of a font. The values are those of `UIFontDescriptor.SymbolicTraits`.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the traits.
    public let rawValue: UInt32

    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The italic trait.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The trait of a bold or semibold font.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The expanded trait. No font is chosen by it.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The condensed trait. No font is chosen by it.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// The monospaced trait.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// The trait for vertical lines. No font is chosen by it.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// The trait of the system font for user interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// The trait of tight line spacing. No font is chosen by it.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// The trait of loose line spacing. No font is chosen by it.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The designs of the system font. Follows `UIFontDescriptor.SystemDesign`.
  public enum SystemDesign: String, Hashable, Sendable {
    /// The default design.
    case `default` = "NSCTFontUIFontDesignDefault"
    /// The rounded design, if the system has such a font.
    case rounded = "NSCTFontUIFontDesignRounded"
    /// The design with serifs.
    case serif = "NSCTFontUIFontDesignSerif"
    /// The monospaced trait.
    case monospaced = "NSCTFontUIFontDesignMonospaced"

    /// The families for the design, in the order of preference, or `nil` for the system font.
    var families: String? {
      switch self {
      case .default: nil
      case .rounded: "Nunito,Varela Round,Quicksand," + Font.systemFamilies
      case .serif: "Noto Serif,Source Serif 4,DejaVu Serif,Liberation Serif,serif"
      case .monospaced: Font.systemMonospacedFamilies
      }
    }
  }
}
