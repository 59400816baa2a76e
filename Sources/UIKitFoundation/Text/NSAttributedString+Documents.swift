public import Foundation

extension NSAttributedString {
  /// The type of a document. Follows `NSAttributedString.DocumentType`.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name of the value.
    public let rawValue: String
    /// Creates a type with its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// A page of HTML, which is read and not written.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// A document in the Rich Text Format, which is neither read nor written.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// A document in the Rich Text Format with attachments, which is neither read nor written.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// An option for reading a document. Follows `NSAttributedString.DocumentReadingOptionKey`.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the value.
    public let rawValue: String
    /// Creates a key with its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type of the document, a `DocumentType` or its name. Without it, the data determines the type.
    public static let documentType = Self(rawValue: "DocumentType")
    /// The encoding of the text, the raw value of a `String.Encoding`. A byte order mark takes precedence.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    /// The attributes of text for which the document gives none, a dictionary.
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
  }

  /// A property of a document. Follows `NSAttributedString.DocumentAttributeKey`.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the value.
    public let rawValue: String
    /// Creates a key with its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type of the document, a `DocumentType` or its name.
    public static let documentType = Self(rawValue: "DocumentType")
    /// The encoding of the text, the raw value of a `String.Encoding`. The default is UTF-8.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
  }

  /// Creates an attributed string from the data of a document: a plain text or HTML.
  ///
  /// HTML has UIKit's usual style: 12 points of Times New Roman, in black. Elements of text, lists, links,
  /// inline styles and simple rules of a style sheet are read. Images are left out, and cells of a table are
  /// paragraphs. If the document has another type, or if the text cannot be decoded, throws an error.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes properties: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = TextDocument(data, options)
    properties?.pointee = [DocumentAttributeKey.documentType.rawValue: document.type.rawValue]
    self.init(attributedString: try document.attributedString())
  }

  /// Creates an attributed string from the file of a document. See `init(data:options:documentAttributes:)`.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes properties: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(
      data: Data(contentsOf: url), options: options, documentAttributes: properties)
  }

  /// Returns the data of a document with a part of the text. If the type is not that of a plain text, throws
  /// an error.
  public func data(
    from range: NSRange, documentAttributes properties: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let text = attributedSubstring(from: range).string
    let type = TextDocument.type(properties[.documentType]) ?? .plain
    let encoding = TextDocument.encoding(properties[.characterEncoding]) ?? .utf8
    guard type == .plain, let data = text.data(using: encoding) else {
      throw CocoaError(type == .plain ? .fileWriteInapplicableStringEncoding : .featureUnsupported)
    }
    return data
  }
}

/// The data of a document that is read.
private struct TextDocument {
  private typealias Key = NSAttributedString.DocumentReadingOptionKey

  let type: NSAttributedString.DocumentType
  private let text: String?
  private let usual: [NSAttributedString.Key: Any]

  init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) {
    text = Self.text(data, Self.encoding(options[.characterEncoding]))
    type = Self.type(options[.documentType]) ?? Self.type(of: text ?? "")
    usual = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
  }

  func attributedString() throws -> NSAttributedString {
    guard type == .plain || type == .html else { throw CocoaError(.featureUnsupported) }
    guard let text else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    if type == .plain { return NSAttributedString(string: text, attributes: usual) }
    let result = NSMutableAttributedString(
      attributedString: HTMLConverter.attributedString(text))
    let whole = NSRange(location: 0, length: result.length)
    for (key, value) in usual {
      result.enumerateAttribute(key, in: whole) { own, range, _ in
        if own == nil { result.addAttribute(key, value: value, range: range) }
      }
    }
    return result
  }

  static func type(_ value: Any?) -> NSAttributedString.DocumentType? {
    value as? NSAttributedString.DocumentType
      ?? (value as? String).map { NSAttributedString.DocumentType(rawValue: $0) }
  }

  static func encoding(_ value: Any?) -> String.Encoding? {
    value as? String.Encoding ?? (value as? UInt).map { String.Encoding(rawValue: $0) }
      ?? (value as? NSNumber).map { String.Encoding(rawValue: $0.uintValue) }
  }

  private static func type(of text: String) -> NSAttributedString.DocumentType {
    let start = text.drop { $0.isWhitespace }.prefix(14).lowercased()
    if start.hasPrefix("{\\rtf") { return .rtf }
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
  }

  private static func text(_ data: Data, _ encoding: String.Encoding?) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    if data.starts(with: [0xEF, 0xBB, 0xBF]) {
      return String(data: data.dropFirst(3), encoding: .utf8)
    }
    if let encoding { return String(data: data, encoding: encoding) }
    return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
  }
}
