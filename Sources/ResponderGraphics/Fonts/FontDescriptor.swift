/// What a font is to be like, apart from how it is used: family, size, weight, slant. Follows
/// `UIFontDescriptor`.
///
///     let bold = font.fontDescriptor.withSymbolicTraits(.traitBold)
///     label.font = bold.map { Font(descriptor: $0, size: 0) }
public struct FontDescriptor: Hashable, Sendable {
  /// The font that is described.
  var font: Font
  /// What the text is for, where it was made by that.
  var textStyle: Font.TextStyle?

  init(_ font: Font, textStyle: Font.TextStyle? = nil) {
    self.font = font
    self.textStyle = textStyle
  }

  /// Creates a descriptor of a font by its name, as ``Font/init(name:size:)`` takes it, and its size in
  /// points; 0 leaves the size open.
  public init(name fontName: String, size: Double) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// Creates a descriptor of what some attributes say.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    var font = Font.systemFont(ofSize: Font.systemFontSize)
    font.pointSize = 0
    self.init(font)
    take(attributes)
  }

  /// The descriptor of the system's font for a kind of text, as large as the desktop wants text to be.
  public static func preferredFontDescriptor(
    withTextStyle style: Font.TextStyle
  ) -> FontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The same, as large as the category of the traits wants it.
  public static func preferredFontDescriptor(
    withTextStyle style: Font.TextStyle, compatibleWith traitCollection: TraitCollection?
  ) -> FontDescriptor {
    FontDescriptor(
      .preferredFont(forTextStyle: style, compatibleWith: traitCollection), textStyle: style)
  }

  /// The size, in points; 0 where it is open.
  public var pointSize: Double { font.pointSize }

  /// Whether it is bold, slanted, and so on.
  public var symbolicTraits: SymbolicTraits {
    var traits = SymbolicTraits()
    if font.weight >= .semibold { traits.insert(.traitBold) }
    if font.isItalic { traits.insert(.traitItalic) }
    if font.family == Font.systemMonospacedFamilies { traits.insert(.traitMonoSpace) }
    if font.family == nil { traits.insert(.traitUIOptimized) }
    return traits
  }

  /// The same font, bold and slanted as said and not else, and monospaced where that is said.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> FontDescriptor? {
    var descriptor = self
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

  /// The same font in another size, in points.
  public func withSize(_ newPointSize: Double) -> FontDescriptor {
    var descriptor = self
    descriptor.font.pointSize = max(0, newPointSize)
    return descriptor
  }

  /// The same in another family.
  public func withFamily(_ newFamily: String) -> FontDescriptor {
    var descriptor = self
    descriptor.font.family = newFamily
    return descriptor
  }

  /// The same in another face of the family, such as `Bold Italic`.
  public func withFace(_ newFace: String) -> FontDescriptor {
    addingAttributes([.face: newFace])
  }

  /// The system's font in another design.
  public func withDesign(_ design: SystemDesign) -> FontDescriptor? {
    var descriptor = self
    descriptor.font.family = design.families
    return descriptor
  }

  /// The same, but for what some attributes say.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> FontDescriptor {
    var descriptor = self
    descriptor.take(attributes)
    return descriptor
  }
}

extension FontDescriptor {
  /// Whether a font is bold, slanted, and so on. The values are those of
  /// `UIFontDescriptor.SymbolicTraits`.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold, or nearly so.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide. No font is chosen by it.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow. No font is chosen by it.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All letters equally wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// For lines from top to bottom. No font is chosen by it.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// The system's own font for user interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Lines closer together. No font is chosen by it.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines further apart. No font is chosen by it.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The designs of the system's font. Follows `UIFontDescriptor.SystemDesign`.
  public enum SystemDesign: String, Hashable, Sendable {
    /// The usual one.
    case `default` = "NSCTFontUIFontDesignDefault"
    /// With round ends, where the system has such a font.
    case rounded = "NSCTFontUIFontDesignRounded"
    /// With serifs.
    case serif = "NSCTFontUIFontDesignSerif"
    /// All letters equally wide.
    case monospaced = "NSCTFontUIFontDesignMonospaced"

    /// What the design is looked for under, the best first; nil for the system's own.
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
