import ResponderGeometry

/// An image in a text. Follows `NSTextAttachment`.
///
/// It replaces the character ``character`` that has it as its ``TextAttributes/attachment``:
///
///     text.append(StyledText(attachment: TextAttachment(image: Image(systemName: "star"))))
public struct TextAttachment: Hashable, Sendable {
  /// The character that an attachment replaces, U+FFFC.
  public static let character: Character = "\u{FFFC}"

  /// The image. A template image is drawn in the color of the text.
  public var image: Image?
  /// The bounds of the image, in points, relative to its position on the baseline. The y-axis points upward,
  /// so that a negative origin lowers the image. If the bounds are empty, the image has its own size.
  public var bounds: Rect

  /// Creates an attachment.
  public init(image: Image? = nil, bounds: Rect = .zero) {
    self.image = image
    self.bounds = bounds
  }

  /// The bounds, or the size of the image on the baseline.
  var shownBounds: Rect {
    if !bounds.isEmpty { return bounds }
    return Rect(origin: bounds.origin, size: image?.size ?? .zero)
  }

  /// Returns a Boolean value that indicates whether two attachments have the same image and bounds.
  public static func == (a: TextAttachment, b: TextAttachment) -> Bool {
    a.image === b.image && a.bounds == b.bounds
  }

  /// Hashes the identity of the image, and the bounds.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(image.map { ObjectIdentifier($0) })
    hasher.combine(bounds)
  }
}
