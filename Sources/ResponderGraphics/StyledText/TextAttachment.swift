import ResponderGeometry

/// A picture in a text. Follows `NSTextAttachment`.
///
/// It stands for the character ``character``, whose ``TextAttributes/attachment`` it is:
///
///     text.append(StyledText(attachment: TextAttachment(image: Image(systemName: "star"))))
public struct TextAttachment: Hashable, Sendable {
  /// U+FFFC, the character that a picture stands for.
  public static let character: Character = "\u{FFFC}"

  /// The picture; a template is drawn in the colour of the text.
  public var image: Image?
  /// The picture's place in points, from where it stands on the baseline, upwards: an origin below
  /// zero lowers it. Where it is empty the picture has its own size.
  public var bounds: Rect

  /// Creates an attachment.
  public init(image: Image? = nil, bounds: Rect = .zero) {
    self.image = image
    self.bounds = bounds
  }

  /// The bounds, or the picture's own size on the baseline.
  var shownBounds: Rect {
    if !bounds.isEmpty { return bounds }
    return Rect(origin: bounds.origin, size: image?.size ?? .zero)
  }

  /// Whether they show the same picture in the same place.
  public static func == (a: TextAttachment, b: TextAttachment) -> Bool {
    a.image === b.image && a.bounds == b.bounds
  }

  /// Mixes in which picture it is, and its place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(image.map { ObjectIdentifier($0) })
    hasher.combine(bounds)
  }
}
