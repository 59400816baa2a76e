public import Foundation
public import WindowResponder

extension AttributeScopes {
  /// The attributes of Foundation's `AttributedString` for the appearance of text. Follows
  /// `AttributeScopes.UIKitAttributes`.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The style of the underline.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the underline.
    public let underlineColor: UnderlineColorAttribute
    /// The style of the strikethrough.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the strikethrough.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The additional distance between characters, in points.
    public let kern: KernAttribute
    /// The same as `kern`.
    public let tracking: TrackingAttribute
    /// The offset of the text above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The style of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The attributes of Foundation, such as `link`.
    public let foundation: FoundationAttributes

    /// The attribute for the font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = WindowResponder.Font
      /// The name of the attribute.
      public static let name = "NSFont"
    }

    /// The attribute for the color of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = WindowResponder.Color
      /// The name of the attribute.
      public static let name = "NSForegroundColor"
    }

    /// The attribute for the color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = WindowResponder.Color
      /// The name of the attribute.
      public static let name = "NSBackgroundColor"
    }

    /// The attribute for the style of the underline.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = "NSUnderlineStyle"
    }

    /// The attribute for the color of the underline.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = WindowResponder.Color
      /// The name of the attribute.
      public static let name = "NSUnderlineColor"
    }

    /// The attribute for the style of the strikethrough.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = "NSStrikethroughStyle"
    }

    /// The attribute for the color of the strikethrough.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = WindowResponder.Color
      /// The name of the attribute.
      public static let name = "NSStrikethroughColor"
    }

    /// The attribute for the additional distance between characters, in points.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Double
      /// The name of the attribute.
      public static let name = "NSKern"
    }

    /// The same attribute as `kern`.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Double
      /// The name of the attribute.
      public static let name = "NSTracking"
    }

    /// The attribute for the offset of the text above the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Double
      /// The name of the attribute.
      public static let name = "NSBaselineOffset"
    }

    /// The attribute for the style of the paragraph.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSParagraphStyle
      /// The name of the attribute.
      public static let name = "NSParagraphStyle"
    }
  }

  /// The attributes for the appearance of text.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns the value of an attribute for the appearance of text.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension TextAttributes {
  /// Creates attributes from those of Foundation's text. Attributes that the library cannot show are left
  /// out.
  public init(_ container: AttributeContainer) {
    self.init()
    typealias Scope = AttributeScopes.UIKitAttributes
    font = container[Scope.FontAttribute.self]
    foregroundColor = container[Scope.ForegroundColorAttribute.self]
    backgroundColor = container[Scope.BackgroundColorAttribute.self]
    underlineStyle = container[Scope.UnderlineStyleAttribute.self]?.style
    underlineColor = container[Scope.UnderlineColorAttribute.self]
    strikethroughStyle = container[Scope.StrikethroughStyleAttribute.self]?.style
    strikethroughColor = container[Scope.StrikethroughColorAttribute.self]
    kern = container[Scope.KernAttribute.self] ?? container[Scope.TrackingAttribute.self]
    baselineOffset = container[Scope.BaselineOffsetAttribute.self]
    paragraphStyle = container[Scope.ParagraphStyleAttribute.self]?.value
    link = container[AttributeScopes.FoundationAttributes.LinkAttribute.self]?.absoluteString
  }
}

extension AttributeContainer {
  /// Creates Foundation's attributes from those of the library.
  public init(_ attributes: TextAttributes) {
    self.init()
    typealias Scope = AttributeScopes.UIKitAttributes
    self[Scope.FontAttribute.self] = attributes.font
    self[Scope.ForegroundColorAttribute.self] = attributes.foregroundColor
    self[Scope.BackgroundColorAttribute.self] = attributes.backgroundColor
    self[Scope.UnderlineStyleAttribute.self] = attributes.underlineStyle?.bits
    self[Scope.UnderlineColorAttribute.self] = attributes.underlineColor
    self[Scope.StrikethroughStyleAttribute.self] = attributes.strikethroughStyle?.bits
    self[Scope.StrikethroughColorAttribute.self] = attributes.strikethroughColor
    self[Scope.KernAttribute.self] = attributes.kern
    self[Scope.BaselineOffsetAttribute.self] = attributes.baselineOffset
    self[Scope.ParagraphStyleAttribute.self] = attributes.paragraphStyle.map(
      NSParagraphStyle.init)
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = attributes.link.flatMap {
      URL(string: $0)
    }
  }

  /// Creates Foundation's attributes from those of an attributed string.
  public init(_ attributes: [NSAttributedString.Key: Any]) { self.init(TextAttributes(attributes)) }
}
