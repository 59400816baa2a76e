public import Foundation
public import WindowResponder

/// An attachment of an attributed string, such as an image. Follows `NSTextAttachment`. `TextAttachment` is
/// the same as a value type.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The character that an attachment replaces, U+FFFC.
  public static let character = 0xFFFC

  /// The image. A template image is drawn in the color of the text.
  open var image: Image?
  /// The rectangle of the image in points, relative to its position on the baseline. The default is `.zero`.
  ///
  /// An origin below zero lowers the image. If the rectangle is empty, the image has its own size.
  open var bounds = Rect.zero
  /// The content of a file. It is stored without effect.
  open var contents: Data?

  /// Creates an attachment without an image.
  public override init() { super.init() }

  /// Creates an attachment from an image.
  public convenience init(image: Image) {
    self.init()
    self.image = image
  }

  /// Creates an attachment from the content of a file, with an image if the content is a PNG file.
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
  /// Creates a string that consists of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// A shadow of text or drawing. Follows `NSShadow`. The text of controls is drawn without it.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  /// The offset of the shadow, in points. The default is `.zero`.
  open var shadowOffset = Size.zero
  /// The blur radius, in points. The default is 0.
  open var shadowBlurRadius = 0.0
  /// The color, a `UIColor`. The default is black with an opacity of a third.
  open var shadowColor: Any? = Color.black.withAlphaComponent(1.0 / 3)

  /// Creates a shadow without an offset and blur.
  public override init() { super.init() }

  /// Returns a copy of the shadow.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
}
