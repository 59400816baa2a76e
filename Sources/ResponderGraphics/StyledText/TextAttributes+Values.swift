extension TextAttributes {
  /// The name of an attribute. Follows `NSAttributedString.Key`.
  public enum Key: Hashable, Sendable, CaseIterable {
    /// ``TextAttributes/font``.
    case font
    /// ``TextAttributes/foregroundColor``.
    case foregroundColor
    /// ``TextAttributes/backgroundColor``.
    case backgroundColor
    /// ``TextAttributes/underlineStyle``.
    case underlineStyle
    /// ``TextAttributes/underlineColor``.
    case underlineColor
    /// ``TextAttributes/strikethroughStyle``.
    case strikethroughStyle
    /// ``TextAttributes/strikethroughColor``.
    case strikethroughColor
    /// ``TextAttributes/kern``.
    case kern
    /// ``TextAttributes/baselineOffset``.
    case baselineOffset
    /// ``TextAttributes/link``.
    case link
    /// ``TextAttributes/paragraphStyle``.
    case paragraphStyle
    /// ``TextAttributes/attachment``.
    case attachment
  }

  /// The values of all attributes.
  struct Values: Hashable, Sendable {
    var font: Font?
    var foregroundColor: Color?
    var backgroundColor: Color?
    var underlineStyle: UnderlineStyle?
    var underlineColor: Color?
    var strikethroughStyle: UnderlineStyle?
    var strikethroughColor: Color?
    var kern: Double?
    var baselineOffset: Double?
    var link: String?
    var paragraphStyle: ParagraphStyle?
    var attachment: TextAttachment?

    mutating func merge(_ other: Values) {
      font = other.font ?? font
      foregroundColor = other.foregroundColor ?? foregroundColor
      backgroundColor = other.backgroundColor ?? backgroundColor
      underlineStyle = other.underlineStyle ?? underlineStyle
      underlineColor = other.underlineColor ?? underlineColor
      strikethroughStyle = other.strikethroughStyle ?? strikethroughStyle
      strikethroughColor = other.strikethroughColor ?? strikethroughColor
      kern = other.kern ?? kern
      baselineOffset = other.baselineOffset ?? baselineOffset
      link = other.link ?? link
      paragraphStyle = other.paragraphStyle ?? paragraphStyle
      attachment = other.attachment ?? attachment
    }

    mutating func remove(_ key: Key) {
      switch key {
      case .font: font = nil
      case .foregroundColor: foregroundColor = nil
      case .backgroundColor: backgroundColor = nil
      case .underlineStyle: underlineStyle = nil
      case .underlineColor: underlineColor = nil
      case .strikethroughStyle: strikethroughStyle = nil
      case .strikethroughColor: strikethroughColor = nil
      case .kern: kern = nil
      case .baselineOffset: baselineOffset = nil
      case .link: link = nil
      case .paragraphStyle: paragraphStyle = nil
      case .attachment: attachment = nil
      }
    }
  }

  /// The color of the text. A link without a color has the tint color.
  var shownColor: Color? { foregroundColor ?? (link == nil ? nil : .tint) }

  /// The underline. A link without one has a single underline, since some users cannot distinguish colors.
  var shownUnderline: UnderlineStyle? { underlineStyle ?? (link == nil ? nil : .single) }
}
