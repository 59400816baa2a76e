public import Foundation
public import WindowResponder

extension AttributeScopes {
  /// The attributes of Foundation's `AttributedString` that say how text looks. Follows
  /// `AttributeScopes.UIKitAttributes`.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of that line.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of that line.
    public let strikethroughColor: StrikethroughColorAttribute
    /// How much further apart letters stand, in points.
    public let kern: KernAttribute
    /// The same as `kern`.
    public let tracking: TrackingAttribute
    /// How far the letters are raised above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// How the paragraph is set.
    public let paragraphStyle: ParagraphStyleAttribute
    /// Foundation's own, `link` among them.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// What it is set to.
      public typealias Value = WindowResponder.Font
      /// Its name.
      public static let name = "NSFont"
    }

    /// The colour of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What it is set to.
      public typealias Value = WindowResponder.Color
      /// Its name.
      public static let name = "NSForegroundColor"
    }

    /// The colour behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What it is set to.
      public typealias Value = WindowResponder.Color
      /// Its name.
      public static let name = "NSBackgroundColor"
    }

    /// The line under the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What it is set to.
      public typealias Value = NSUnderlineStyle
      /// Its name.
      public static let name = "NSUnderlineStyle"
    }

    /// The colour of that line.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// What it is set to.
      public typealias Value = WindowResponder.Color
      /// Its name.
      public static let name = "NSUnderlineColor"
    }

    /// The line through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What it is set to.
      public typealias Value = NSUnderlineStyle
      /// Its name.
      public static let name = "NSStrikethroughStyle"
    }

    /// The colour of that line.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// What it is set to.
      public typealias Value = WindowResponder.Color
      /// Its name.
      public static let name = "NSStrikethroughColor"
    }

    /// How much further apart letters stand, in points.
    public enum KernAttribute: AttributedStringKey {
      /// What it is set to.
      public typealias Value = Double
      /// Its name.
      public static let name = "NSKern"
    }

    /// The same as `kern`.
    public enum TrackingAttribute: AttributedStringKey {
      /// What it is set to.
      public typealias Value = Double
      /// Its name.
      public static let name = "NSTracking"
    }

    /// How far the letters are raised above the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// What it is set to.
      public typealias Value = Double
      /// Its name.
      public static let name = "NSBaselineOffset"
    }

    /// How the paragraph is set.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// What it is set to.
      public typealias Value = NSParagraphStyle
      /// Its name.
      public static let name = "NSParagraphStyle"
    }
  }

  /// The attributes that say how text looks.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute that says how text looks, by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension TextAttributes {
  /// Creates attributes from those of Foundation's text: what the library can show of them.
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
