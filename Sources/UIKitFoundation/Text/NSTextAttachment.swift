public import Foundation
public import WindowResponder

/// An attachment of an attributed string, such as an image. Follows `NSTextAttachment`. `TextAttachment` is
/// the same as a value type.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The character that an attachment replaces, U+FFFC.
  public static let character = 0xFFFC

  private final let typeNumber = TypeNumber()
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
  public init(data contentData: Data?, ofType uti: String?) {
    super.init()
    contents = contentData
    image = contentData.flatMap { try? Image(pngData: [UInt8]($0)) }
  }

  /// Creates an attachment without an image, for subclasses with UIKit's `required init?(coder: NSCoder)`.
  /// Archives are not supported. The coder is ignored.
  public init?(coder: AnyObject) { super.init() }

  /// Creates an attachment from a value.
  public convenience init(_ value: TextAttachment) {
    self.init()
    image = value.image
    bounds = value.bounds
  }

  /// Returns the rectangle of the image in points, relative to its position on the baseline. An override can
  /// center the image in the line, or return another size.
  ///
  /// The method is called when the attributed string is set, before its layout.
  ///
  /// - Parameters:
  ///   - textContainer: Always `nil`.
  ///   - lineFrag: A rectangle as high as a line in the font of the attachment, without a limit in width.
  ///   - position: Always `.zero`.
  ///   - charIndex: Always 0.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: Rect,
    glyphPosition position: Point, characterIndex charIndex: Int
  ) -> Rect {
    guard bounds.isEmpty else { return bounds }
    return Rect(origin: bounds.origin, size: image?.size ?? .zero)
  }

  /// Returns the image for the bounds that
  /// ``attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)`` has returned.
  open func image(
    forBounds imageBounds: Rect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> Image? { image }

  /// The attachment as a value, in a line of the system's font.
  public final var value: TextAttachment { value(in: nil) }

  /// Returns the attachment as a value.
  ///
  /// - Parameter font: The font of the attachment, or `nil` for the system's font.
  final func value(in font: Font?) -> TextAttachment {
    let height = (font?.pointSize ?? Self.systemSize) * Self.lineFactor
    let line = Rect(x: 0, y: 0, width: Self.unlimitedWidth, height: height)
    let bounds = attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: 0)
    let image = image(forBounds: bounds, textContainer: nil, characterIndex: 0)
    // The bounds of an image of its own size are empty, so that they follow a later image.
    let isOwnSize = self.bounds.isEmpty && bounds.size == image?.size
    return TextAttachment(
      image: image, bounds: isOwnSize ? Rect(origin: bounds.origin, size: .zero) : bounds)
  }

  /// The width of a text container without a limit, in points.
  private static let unlimitedWidth = 1e7
  /// The size of the system's font in labels, in points.
  private static let systemSize = 17.0
  /// The height of a line in relation to the size of its font.
  private static let lineFactor = 1.2
}

extension NSAttributedString {
  /// Creates a string that consists of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// A shadow of text or drawing. Follows `NSShadow`. The text of controls is drawn without it.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  private final let typeNumber = TypeNumber()
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
