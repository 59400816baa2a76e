extension FontDescriptor {
  /// The names of a font's attributes. Follows `UIFontDescriptor.AttributeName`.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name of the attribute in UIKit.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face within the family, a `String` such as `Bold Italic`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a `Double`.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The weight and slant, a dictionary with keys of ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The text style, a ``Font/TextStyle``.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The font features, an array of dictionaries with keys of ``FeatureKey``. Only monospaced digits are
    /// supported.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The keys of ``AttributeName/traits``. Follows `UIFontDescriptor.TraitKey`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name of the trait in UIKit.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A ``SymbolicTraits``, or its bits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A ``Font/Weight``, or UIKit's number for one.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The slant, a `Double`. Any value except 0 is italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The keys of ``AttributeName/featureSettings``. Follows `UIFontDescriptor.FeatureKey`.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key in UIKit.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of feature, a number. 6 is the spacing of digits.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The selected value of the feature, a number. For digits, 0 is monospaced.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  /// The attributes of the font.
  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [
      .traits: [
        TraitKey.symbolic: symbolicTraits.rawValue, TraitKey.weight: font.weight.traitNumber,
        TraitKey.slant: font.isItalic ? 0.07 : 0,
      ] as [TraitKey: Any]
    ]
    if let family = font.family { attributes[.family] = family }
    if pointSize > 0 { attributes[.size] = pointSize }
    if let textStyle { attributes[.textStyle] = textStyle }
    if let name { attributes[.name] = name }
    if let face { attributes[.face] = face }
    return attributes
  }

  /// Returns the value of an attribute, or `nil` if the descriptor does not have it.
  public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// Applies attributes, and ignores invalid values.
  mutating func take(_ attributes: [AttributeName: Any]) {
    if let style = attributes[.textStyle] as? Font.TextStyle {
      self = .preferredFontDescriptor(withTextStyle: style)
    }
    if let family = attributes[.family] as? String { font.family = family }
    if let name = attributes[.name] as? String { font.take(FontNameParts(name)) }
    if let face = attributes[.face] as? String { font.take(FontNameParts(face: face)) }
    if let size = Self.number(attributes[.size]), size >= 0 { font.pointSize = size }
    if let traits = attributes[.traits] as? [TraitKey: Any] { take(traits) }
    for feature in attributes[.featureSettings] as? [[FeatureKey: Any]] ?? []
    where Self.number(feature[.type]) == 6 {
      font.hasMonospacedDigits = Self.number(feature[.selector]) == 0
    }
    if let name = attributes[.name] as? String { self.name = name }
    if let face = attributes[.face] as? String { self.face = face }
  }

  private mutating func take(_ traits: [TraitKey: Any]) {
    let bits = traits[.symbolic]
    let symbolic =
      bits as? SymbolicTraits
      ?? Self.number(bits).map { SymbolicTraits(rawValue: UInt32(max(0, min($0, 1e9)))) }
    if let symbolic, let changed = withSymbolicTraits(symbolic) { self = changed }
    if let weight = traits[.weight] as? Font.Weight {
      font.weight = weight
    } else if let weight = Self.number(traits[.weight]) {
      // A number outside UIKit's range is OpenType's.
      font.weight =
        abs(weight) <= 1 ? Font.Weight(weight) : Font.Weight(rawValue: Int(min(weight, 1000)))
    }
    if let slant = Self.number(traits[.slant]) { font.isItalic = slant != 0 }
  }

  private static func number(_ value: Any?) -> Double? {
    if let value = value as? Double { return value }
    if let value = value as? any BinaryInteger { return Double(value) }
    return (value as? any BinaryFloatingPoint).map { Double($0) }
  }
}
