import Foundation
import UIKitNames

/// The style of the text in an element of HTML, most of which its children inherit.
struct HTMLStyle {
  var size = 12.0
  var family: [String] = []
  var isBold = false
  var isItalic = false
  var color: UIColor? = .black
  var background: UIColor?
  var isUnderlined = false
  var isStruck = false
  var link: String?
  var alignment: NSTextAlignment?
  var baselineOffset = 0.0
  /// A Boolean value that indicates whether spaces and line breaks are kept.
  var isPreformatted = false
  var isHidden = false
  /// The distance of the text from the leading edge, in points.
  var indent = 0.0
  /// The space below the paragraph, in points. It is not inherited.
  var spacing = 0.0
  /// The height of a line as a multiple of the font's, or `nil` for the font's own.
  var lineHeight: Double?
  /// A Boolean value that indicates whether the element begins and ends a paragraph. It is not inherited.
  var isBlock = false

  /// Returns the style of a child of the element, before its own rules.
  func inherited() -> HTMLStyle {
    var style = self
    style.spacing = 0
    style.isBlock = false
    return style
  }

  // MARK: Attributes

  /// The attributes of the text.
  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: paragraph]
    attributes[.foregroundColor] = color
    attributes[.backgroundColor] = background
    if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link { attributes[.link] = URL(string: link) ?? link as Any }
    if baselineOffset != 0 { attributes[.baselineOffset] = baselineOffset }
    return attributes
  }

  private var paragraph: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment { style.alignment = alignment }
    style.headIndent = indent
    style.firstLineHeadIndent = indent
    style.paragraphSpacing = spacing
    if let lineHeight { style.lineHeightMultiple = lineHeight }
    return style
  }

  /// The font of the style: of the first family that exists, and of Times New Roman if no family is given.
  private var font: UIFont {
    let first = family.first?.lowercased() ?? ""
    let weight: UIFont.Weight = isBold ? .bold : .regular
    if first == "monospace" {
      var font = UIFont.monospacedSystemFont(ofSize: size, weight: weight)
      font.isItalic = isItalic
      return font
    }
    let isSystem = Self.systemFamilies.contains(first)
    let names = family.isEmpty ? ["Times New Roman", "serif"] : family
    return UIFont(
      family: isSystem ? nil : names.joined(separator: ","), pointSize: size, weight: weight,
      isItalic: isItalic)
  }

  private static let systemFamilies: Set<String> = [
    "-apple-system", "blinkmacsystemfont", "system-ui", "ui-sans-serif", "sans-serif",
  ]
}
