/// A text with attributes for its parts. Follows `NSAttributedString` and `NSMutableAttributedString`, as a
/// value type.
///
///     var text: StyledText = "Read the "
///     text.append("manual", attributes: TextAttributes(link: "https://example.org/manual"))
///     text.append(".")
///     label.attributedText = text
///
/// Positions are ``TextPosition``s, as in every text of the library. A position outside is limited to the
/// text, and a position inside a character is rounded down. ``Swift/String/textRange(_:)`` converts a range
/// of ``string``.
public struct StyledText: Hashable, Sendable {
  /// The text without its attributes.
  public private(set) var string: String
  /// The runs, in order. None is empty, no two adjacent ones have equal attributes, and the sum of their
  /// lengths is that of the text.
  var pieces: [Piece]

  /// A run of equal attributes.
  struct Piece: Hashable, Sendable {
    /// The length, in UTF-8 bytes.
    var length: Int
    var attributes: TextAttributes
  }

  /// A range of a text with equal attributes.
  public struct Run: Hashable, Sendable {
    /// The range.
    public var range: TextRange
    /// The attributes.
    public var attributes: TextAttributes
  }

  // MARK: Making

  /// Creates a text with the same attributes throughout.
  public init(_ string: String = "", attributes: TextAttributes = TextAttributes()) {
    self.string = string
    self.string.makeContiguousUTF8()
    let length = self.string.utf8.count
    pieces = length == 0 ? [] : [Piece(length: length, attributes: attributes)]
  }

  /// Creates a text with the same attributes throughout.
  public init(string: String, attributes: TextAttributes = TextAttributes()) {
    self.init(string, attributes: attributes)
  }

  /// Creates a text from an attachment.
  public init(attachment: TextAttachment, attributes: TextAttributes = TextAttributes()) {
    var attributes = attributes
    attributes.attachment = attachment
    self.init(String(TextAttachment.character), attributes: attributes)
  }

  // MARK: Measures

  /// The length, in UTF-8 bytes.
  public var length: Int { string.utf8.count }
  /// A Boolean value that indicates whether the text is empty.
  public var isEmpty: Bool { string.isEmpty }
  /// The range of the whole text.
  public var range: TextRange { TextRange(utf8: 0..<length) }

  // MARK: Changing the text

  /// Appends a text.
  public mutating func append(_ text: StyledText) {
    string += text.string
    for piece in text.pieces { add(piece) }
  }

  /// Appends a string with attributes.
  public mutating func append(_ string: String, attributes: TextAttributes = TextAttributes()) {
    append(StyledText(string, attributes: attributes))
  }

  /// Inserts a text at a position.
  public mutating func insert(_ text: StyledText, at position: TextPosition) {
    replaceCharacters(in: TextRange(at: position), with: text)
  }

  /// Replaces a range by a text.
  public mutating func replaceCharacters(in range: TextRange, with text: StyledText) {
    let bytes = bytes(of: range)
    var pieces = pieces(in: 0..<bytes.lowerBound)
    let rest = self.pieces(in: bytes.upperBound..<length)
    string.replaceSubrange(indices(of: bytes), with: text.string)
    swap(&pieces, &self.pieces)
    for piece in text.pieces { add(piece) }
    for piece in rest { add(piece) }
  }

  /// Replaces a range by a string. It has the attributes of the first replaced character, or of the character
  /// before an empty range.
  public mutating func replaceCharacters(in range: TextRange, with string: String) {
    let bytes = bytes(of: range)
    let model = bytes.isEmpty ? max(0, bytes.lowerBound - 1) : bytes.lowerBound
    let attributes = attributes(at: TextPosition(utf8Offset: model))
    replaceCharacters(in: range, with: StyledText(string, attributes: attributes))
  }

  /// Deletes a range.
  public mutating func deleteCharacters(in range: TextRange) {
    replaceCharacters(in: range, with: StyledText())
  }

  /// Returns the part of the text in a range, with its attributes.
  public func attributedSubstring(from range: TextRange) -> StyledText {
    let bytes = bytes(of: range)
    var part = StyledText()
    part.string = String(string[indices(of: bytes)])
    part.pieces = pieces(in: bytes)
    return part
  }

  /// Returns the part of the text in a range, with its attributes.
  public subscript(range: TextRange) -> StyledText { attributedSubstring(from: range) }

  /// Returns the concatenation of two texts.
  public static func + (first: StyledText, second: StyledText) -> StyledText {
    var result = first
    result.append(second)
    return result
  }

  /// Appends a text.
  public static func += (first: inout StyledText, second: StyledText) {
    first.append(second)
  }
}

extension StyledText: ExpressibleByStringLiteral {
  /// Creates a text without attributes.
  public init(stringLiteral value: String) { self.init(value) }
}

extension StyledText: CustomStringConvertible {
  /// The text without its attributes.
  public var description: String { string }
}
