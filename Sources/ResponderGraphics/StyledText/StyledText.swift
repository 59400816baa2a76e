/// Text whose parts look each their own way. Follows `NSAttributedString` and
/// `NSMutableAttributedString`, as a value.
///
///     var text: StyledText = "Read the "
///     text.append("manual", attributes: TextAttributes(link: "https://example.org/manual"))
///     text.append(".")
///     label.attributedText = text
///
/// Places are ``TextPosition``s, as in every text of the library; what lies outside is brought to the
/// text's ends, and what lies inside a character before it. ``Swift/String/textRange(_:)`` makes a range
/// of what a search in ``string`` has found.
public struct StyledText: Hashable, Sendable {
  /// The text without its looks.
  public private(set) var string: String
  /// Stretches that look alike, in order: none is empty, no two neighbours are equal, and together they
  /// are as long as the text.
  var pieces: [Piece]

  /// A stretch that looks alike.
  struct Piece: Hashable, Sendable {
    /// In bytes of UTF-8.
    var length: Int
    var attributes: TextAttributes
  }

  /// A stretch of a text that looks alike.
  public struct Run: Hashable, Sendable {
    /// Where it is.
    public var range: TextRange
    /// How it looks.
    public var attributes: TextAttributes
  }

  // MARK: Making

  /// Creates a text that looks the same throughout.
  public init(_ string: String = "", attributes: TextAttributes = TextAttributes()) {
    self.string = string
    self.string.makeContiguousUTF8()
    let length = self.string.utf8.count
    pieces = length == 0 ? [] : [Piece(length: length, attributes: attributes)]
  }

  /// Creates a text that looks the same throughout.
  public init(string: String, attributes: TextAttributes = TextAttributes()) {
    self.init(string, attributes: attributes)
  }

  /// Creates a text of one picture.
  public init(attachment: TextAttachment, attributes: TextAttributes = TextAttributes()) {
    var attributes = attributes
    attributes.attachment = attachment
    self.init(String(TextAttachment.character), attributes: attributes)
  }

  // MARK: Measures

  /// How long it is, in bytes of UTF-8.
  public var length: Int { string.utf8.count }
  /// Whether there is no text.
  public var isEmpty: Bool { string.isEmpty }
  /// All of it.
  public var range: TextRange { TextRange(utf8: 0..<length) }

  // MARK: Changing the text

  /// Adds a text at the end.
  public mutating func append(_ text: StyledText) {
    string += text.string
    for piece in text.pieces { add(piece) }
  }

  /// Adds a text at the end, which looks as it is said.
  public mutating func append(_ string: String, attributes: TextAttributes = TextAttributes()) {
    append(StyledText(string, attributes: attributes))
  }

  /// Puts a text in at a position.
  public mutating func insert(_ text: StyledText, at position: TextPosition) {
    replaceCharacters(in: TextRange(at: position), with: text)
  }

  /// Puts another text in the place of a range.
  public mutating func replaceCharacters(in range: TextRange, with text: StyledText) {
    let bytes = bytes(of: range)
    var pieces = pieces(in: 0..<bytes.lowerBound)
    let rest = self.pieces(in: bytes.upperBound..<length)
    string.replaceSubrange(indices(of: bytes), with: text.string)
    swap(&pieces, &self.pieces)
    for piece in text.pieces { add(piece) }
    for piece in rest { add(piece) }
  }

  /// Puts other letters in the place of a range. They look as the first that are replaced, or as what
  /// stands before an empty range.
  public mutating func replaceCharacters(in range: TextRange, with string: String) {
    let bytes = bytes(of: range)
    let model = bytes.isEmpty ? max(0, bytes.lowerBound - 1) : bytes.lowerBound
    let attributes = attributes(at: TextPosition(utf8Offset: model))
    replaceCharacters(in: range, with: StyledText(string, attributes: attributes))
  }

  /// Takes a range out.
  public mutating func deleteCharacters(in range: TextRange) {
    replaceCharacters(in: range, with: StyledText())
  }

  /// The part of the text that a range stands for.
  public func attributedSubstring(from range: TextRange) -> StyledText {
    let bytes = bytes(of: range)
    var part = StyledText()
    part.string = String(string[indices(of: bytes)])
    part.pieces = pieces(in: bytes)
    return part
  }

  /// The part of the text that a range stands for.
  public subscript(range: TextRange) -> StyledText { attributedSubstring(from: range) }

  /// One text behind another.
  public static func + (first: StyledText, second: StyledText) -> StyledText {
    var result = first
    result.append(second)
    return result
  }

  /// Adds a text at the end.
  public static func += (first: inout StyledText, second: StyledText) {
    first.append(second)
  }
}

extension StyledText: ExpressibleByStringLiteral {
  /// Creates a text that looks as its surroundings.
  public init(stringLiteral value: String) { self.init(value) }
}

extension StyledText: CustomStringConvertible {
  /// The text without its looks.
  public var description: String { string }
}
