public import Foundation
public import WindowResponder

/// A picture in an attributed string. Follows `NSTextAttachment`; `TextAttachment` is the same as a value.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// U+FFFC, the character that a picture stands for.
  public static let character = 0xFFFC

  /// The picture; a template is drawn in the colour of the text.
  open var image: Image?
  /// The picture's place in points, from where it stands on the baseline; an origin below zero lowers it.
  /// Where it is empty the picture has its own size.
  open var bounds = Rect.zero
  /// What is kept of a file.
  open var contents: Data?

  /// Creates an attachment without a picture.
  public override init() { super.init() }

  /// Creates an attachment of a picture.
  public convenience init(image: Image) {
    self.init()
    self.image = image
  }

  /// Creates an attachment of the content of a file, a picture where it is a PNG.
  public convenience init(data contentData: Data?, ofType uti: String?) {
    self.init()
    contents = contentData
    image = contentData.flatMap { try? Image(pngData: [UInt8]($0)) }
  }

  /// Creates an attachment from a value.
  public convenience init(_ value: TextAttachment) {
    self.init()
    image = value.image
    bounds = value.bounds
  }

  /// The attachment as a value.
  public final var value: TextAttachment { TextAttachment(image: image, bounds: bounds) }
}

extension NSAttributedString {
  /// Creates a string of one picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// A shadow behind text or drawing. Follows `NSShadow`. Text of controls is drawn without it.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  /// How far it is moved, in points.
  open var shadowOffset = Size.zero
  /// The radius of its blur, in points.
  open var shadowBlurRadius = 0.0
  /// Its colour, a `UIColor`; black at a third by default.
  open var shadowColor: Any? = Color.black.withAlphaComponent(1.0 / 3)

  /// Creates a shadow that is not moved or blurred.
  public override init() { super.init() }

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
}
