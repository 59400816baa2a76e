extension FontDescriptor {
  /// What can be said of a font. Follows `UIFontDescriptor.AttributeName`.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of it.
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
    /// Weight and slant, a dictionary of ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// What the text is for, a ``Font/TextStyle``.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// How digits and the like look, an array of dictionaries of ``FeatureKey``. Digits of equal width
    /// are what counts.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// What ``AttributeName/traits`` says. Follows `UIFontDescriptor.TraitKey`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of it.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A ``SymbolicTraits``, or its bits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A ``Font/Weight``, or UIKit's number for one.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// How far it is slanted, a `Double`; any but 0 is slanted.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// What ``AttributeName/featureSettings`` says. Follows `UIFontDescriptor.FeatureKey`.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of it.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of feature, a number: 6 is how wide digits are.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// What is chosen of it, a number: 0 for digits is equally wide.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  /// What is said of the font.
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
    return attributes
  }

  /// What one attribute says; nil where it says nothing.
  public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// Takes over what attributes say, as far as they make sense.
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
      // A number beyond UIKit's is one of OpenType's.
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
