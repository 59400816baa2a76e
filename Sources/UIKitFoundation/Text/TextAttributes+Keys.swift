public import Foundation
public import WindowResponder

extension TextAttributes {
  /// Creates attributes from those of an attributed string. Attributes that the library cannot show are left
  /// out.
  public init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init()
    for (key, value) in attributes { set(value, for: key) }
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      self.attachment = attachment.value(in: font)
    }
  }

  private mutating func set(_ value: Any, for key: NSAttributedString.Key) {
    switch key {
    case .font: font = value as? Font
    case .foregroundColor: foregroundColor = value as? Color
    case .backgroundColor: backgroundColor = value as? Color
    case .underlineStyle: underlineStyle = NSUnderlineStyle(attribute: value)?.style
    case .underlineColor: underlineColor = value as? Color
    case .strikethroughStyle: strikethroughStyle = NSUnderlineStyle(attribute: value)?.style
    case .strikethroughColor: strikethroughColor = value as? Color
    case .kern, .tracking: kern = Double(attribute: value)
    case .baselineOffset: baselineOffset = Double(attribute: value)
    case .link: link = (value as? URL)?.absoluteString ?? value as? String
    case .paragraphStyle:
      paragraphStyle = (value as? NSParagraphStyle)?.value ?? value as? ParagraphStyle
    case .attachment: attachment = value as? TextAttachment
    default: break
    }
  }

  /// The attributes with the keys of an attributed string.
  public var keyed: [NSAttributedString.Key: Any] {
    var all: [NSAttributedString.Key: Any] = [:]
    all[.font] = font
    all[.foregroundColor] = foregroundColor
    all[.backgroundColor] = backgroundColor
    all[.underlineStyle] = underlineStyle?.bits.rawValue
    all[.underlineColor] = underlineColor
    all[.strikethroughStyle] = strikethroughStyle?.bits.rawValue
    all[.strikethroughColor] = strikethroughColor
    all[.kern] = kern
    all[.baselineOffset] = baselineOffset
    all[.link] = link.map { URL(string: $0) ?? $0 as Any }
    all[.paragraphStyle] = paragraphStyle.map(NSParagraphStyle.init)
    all[.attachment] = attachment.map(NSTextAttachment.init)
    return all
  }
}

extension Double {
  /// Creates a number from the value of an attribute.
  init?(attribute value: Any) {
    switch value {
    case let number as Double: self = number
    case let number as Float: self = Double(number)
    case let number as Int: self = Double(number)
    case let number as NSNumber: self = number.doubleValue
    default: return nil
    }
  }
}

extension NSUnderlineStyle {
  /// Creates a style from the value of an attribute.
  init?(attribute value: Any) {
    switch value {
    case let style as NSUnderlineStyle: self = style
    case let style as UnderlineStyle: self = style.bits
    default:
      guard let bits = Double(attribute: value) else { return nil }
      self.init(rawValue: Int(bits))
    }
  }
}
