import CCairo

/// The metadata of a PDF file. Follows `UIGraphicsPDFRendererFormat`.
public struct PDFRendererFormat: Hashable, Sendable {
  /// The title, which readers show in the title bar of their window.
  public var title: String?
  /// The author.
  public var author: String?
  /// The subject.
  public var subject: String?
  /// The keywords, separated by commas.
  public var keywords: String?
  /// The application in which the content was created.
  public var creator: String?

  /// Creates a format.
  public init(
    title: String? = nil, author: String? = nil, subject: String? = nil, keywords: String? = nil,
    creator: String? = nil
  ) {
    self.title = title
    self.author = author
    self.subject = subject
    self.keywords = keywords
    self.creator = creator
  }

  /// Returns a format without metadata.
  public static func `default`() -> PDFRendererFormat { PDFRendererFormat() }

  /// Sets the metadata of Cairo's surface.
  func apply(to surface: OpaquePointer?) {
    func set(_ kind: cairo_pdf_metadata_t, _ text: String?) {
      // A C string ends at the first zero byte.
      if let text { cairo_pdf_surface_set_metadata(surface, kind, text) }
    }
    set(CAIRO_PDF_METADATA_TITLE, title)
    set(CAIRO_PDF_METADATA_AUTHOR, author)
    set(CAIRO_PDF_METADATA_SUBJECT, subject)
    set(CAIRO_PDF_METADATA_KEYWORDS, keywords)
    set(CAIRO_PDF_METADATA_CREATOR, creator)
  }
}
