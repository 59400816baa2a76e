public import ResponderGeometry
public import ResponderGraphics

/// The key for the title of a PDF document. Follows `kCGPDFContextTitle`.
public let kCGPDFContextTitle = "kCGPDFContextTitle"
/// The key for the author of a PDF document. Follows `kCGPDFContextAuthor`.
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
/// The key for the subject of a PDF document. Follows `kCGPDFContextSubject`.
public let kCGPDFContextSubject = "kCGPDFContextSubject"
/// The key for the keywords of a PDF document: a string, or an array of strings. Follows
/// `kCGPDFContextKeywords`.
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
/// The key for the application that created the content of a PDF document. Follows `kCGPDFContextCreator`.
public let kCGPDFContextCreator = "kCGPDFContextCreator"

extension PDFRendererFormat {
  /// The metadata, with the keys `kCGPDFContextTitle`, `kCGPDFContextAuthor`, `kCGPDFContextSubject`,
  /// `kCGPDFContextKeywords` and `kCGPDFContextCreator`. Other keys are ignored.
  public var documentInfo: [String: Any] {
    get {
      let values = [
        kCGPDFContextTitle: title, kCGPDFContextAuthor: author, kCGPDFContextSubject: subject,
        kCGPDFContextKeywords: keywords, kCGPDFContextCreator: creator,
      ]
      return values.compactMapValues { $0 }
    }
    set {
      title = newValue[kCGPDFContextTitle] as? String
      author = newValue[kCGPDFContextAuthor] as? String
      subject = newValue[kCGPDFContextSubject] as? String
      let words = newValue[kCGPDFContextKeywords]
      keywords = words as? String ?? (words as? [String])?.joined(separator: ", ")
      creator = newValue[kCGPDFContextCreator] as? String
    }
  }
}

extension PDFRendererContext {
  /// Begins a page with its own bounds, in points of 1/72 inch. The information about the page is ignored.
  public func beginPage(withBounds bounds: Rect, pageInfo: [String: Any]) {
    beginPage(withBounds: bounds)
  }
}
