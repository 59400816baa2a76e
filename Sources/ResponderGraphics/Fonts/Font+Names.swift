import CCairo
import ResponderSystem

extension Font {
  /// The font families of the system, in alphabetical order. Follows `UIFont.familyNames`.
  @preconcurrency @MainActor public static var familyNames: [String] {
    TextEngine.families.map { TextEngine.name(of: $0) }.filter { !$0.isEmpty }.ordered()
  }

  /// Returns the names of a family's fonts, for ``init(name:size:)``. If the system does not have the family,
  /// returns an empty array.
  ///
  /// Follows `UIFont.fontNames(forFamilyName:)`.
  @preconcurrency @MainActor public static func fontNames(forFamilyName familyName: String)
    -> [String]
  {
    let wanted = familyName.lowercased()
    guard
      let family = TextEngine.families.first(where: {
        TextEngine.name(of: $0).lowercased() == wanted
      })
    else { return [] }
    return TextEngine.faceNames(of: family).ordered()
  }

  /// Creates a font by its name, such as `DejaVu Sans Bold Oblique`, or by its PostScript name, such as
  /// `DejaVuSans-BoldOblique`. If the system does not have the family, returns `nil`.
  ///
  /// Families of iOS that are missing, such as `HelveticaNeue-Light`, are replaced by similar ones.
  @preconcurrency @MainActor public init?(name: String, size: Double) {
    guard !name.utf8.contains(0), !name.isEmpty else { return nil }
    let size = size > 0 ? size : Self.systemFontSize
    if let found = Self.described(name, size) {
      self = found
      return
    }
    let parts = FontNameParts(name)
    let plain = FontNameParts.plain(parts.family)
    let real = TextEngine.families.map { TextEngine.name(of: $0) }
      .first { FontNameParts.plain($0) == plain }
    guard let family = real ?? FontNameParts.substitutes[plain] else { return nil }
    self.init(
      family: family, pointSize: size, weight: parts.weight ?? .regular, isItalic: parts.isItalic)
  }

  /// Returns the font of a name in Pango's form, or `nil` if the system does not have the family.
  @MainActor private static func described(_ name: String, _ size: Double) -> Font? {
    let description = pango_font_description_from_string(name)
    defer { pango_font_description_free(description) }
    guard let found = pango_font_description_get_family(description) else { return nil }
    let family = String(cString: found).lowercased()
    guard
      let real = TextEngine.families.map({ TextEngine.name(of: $0) })
        .first(where: { $0.lowercased() == family })
    else { return nil }
    return Font(
      family: real, pointSize: size,
      weight: Weight(rawValue: Int(pango_font_description_get_weight(description).rawValue)),
      isItalic: pango_font_description_get_style(description) != PANGO_STYLE_NORMAL)
  }

  /// Creates a font from a descriptor, in a size in points. If the size is 0, the font has the size of the
  /// descriptor.
  public init(descriptor: FontDescriptor, size pointSize: Double) {
    self = descriptor.font
    if pointSize > 0 {
      self.pointSize = pointSize
    } else if descriptor.pointSize <= 0 {
      self.pointSize = Self.systemFontSize
    }
    // Pango uses the first family that the system has.
    if let family, let other = FontNameParts.substitutes[FontNameParts.plain(family)] {
      self.family = family + "," + other
    }
  }

  /// The descriptor of the font. That of a preferred font has the text style.
  public var fontDescriptor: FontDescriptor {
    let isPreferred = family == nil && designSize > 0 && designSize == followedStyle.usualSize
    return FontDescriptor(self, textStyle: isPreferred ? followedStyle : nil)
  }

  /// The name of the font that is used for text, for ``init(name:size:)``.
  @preconcurrency @MainActor public var fontName: String {
    let family = familyName
    let name = [family, faceName].compactMap { $0 }.joined(separator: " ")
    return name.isEmpty ? family : name
  }

  /// The face within the family, or `nil` for the regular face.
  private var faceName: String? {
    let names: [Weight: String] = [
      .ultraLight: "Ultra-Light", .thin: "Thin", .light: "Light", .medium: "Medium",
      .semibold: "Semi-Bold", .bold: "Bold", .heavy: "Heavy", .black: "Black",
    ]
    let parts = [names[weight], isItalic ? "Italic" : nil].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// The distance between lines in addition to ``lineHeight``, in points. It is always 0.
  public var leading: Double { 0 }

  /// The name of the family that is used for text: ``family``, or its replacement if the system does not have
  /// it.
  @preconcurrency @MainActor public var familyName: String {
    TextEngine.family(of: self) ?? family ?? ""
  }
}

extension TextEngine {
  /// Pango's objects of all families of the system.
  static var families: [UnsafeMutablePointer<PangoFontFamily>] {
    guard let context, let map = pango_context_get_font_map(context) else { return [] }
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(map, &list, &count)
    guard let list else { return [] }
    defer { g_free(list) }
    var families: [UnsafeMutablePointer<PangoFontFamily>] = []
    for index in 0..<Int(count) { if let family = list[index] { families.append(family) } }
    return families
  }

  static func name(of family: UnsafeMutablePointer<PangoFontFamily>) -> String {
    pango_font_family_get_name(family).map { String(cString: $0) } ?? ""
  }

  static func faceNames(of family: UnsafeMutablePointer<PangoFontFamily>) -> [String] {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFace>?>?
    var count: Int32 = 0
    pango_font_family_list_faces(family, &list, &count)
    guard let list else { return [] }
    defer { g_free(list) }
    var names: [String] = []
    for index in 0..<Int(count) {
      let description = pango_font_face_describe(list[index])
      defer { pango_font_description_free(description) }
      if let name = pango_font_description_to_string(description) {
        names.append(String(cString: name))
        g_free(name)
      }
    }
    return names
  }
}
