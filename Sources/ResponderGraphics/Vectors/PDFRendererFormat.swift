import CCairo

/// What a PDF file says about itself. Follows `UIGraphicsPDFRendererFormat`.
public struct PDFRendererFormat: Hashable, Sendable {
  /// What readers show in the title of their window.
  public var title: String?
  /// Who wrote it.
  public var author: String?
  /// What it is about.
  public var subject: String?
  /// Words by which it is to be found, separated by commas.
  public var keywords: String?
  /// The program in which it was made.
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

  /// A format that says nothing.
  public static func `default`() -> PDFRendererFormat { PDFRendererFormat() }

  /// Tells cairo's surface.
  func apply(to surface: OpaquePointer?) {
    func set(_ kind: cairo_pdf_metadata_t, _ text: String?) {
      // C ends a text at the first zero.
      if let text { cairo_pdf_surface_set_metadata(surface, kind, text) }
    }
    set(CAIRO_PDF_METADATA_TITLE, title)
    set(CAIRO_PDF_METADATA_AUTHOR, author)
    set(CAIRO_PDF_METADATA_SUBJECT, subject)
    set(CAIRO_PDF_METADATA_KEYWORDS, keywords)
    set(CAIRO_PDF_METADATA_CREATOR, creator)
  }
}
