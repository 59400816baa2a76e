public import ResponderGeometry
public import ResponderGraphics

/// The metadata of a PDF file. Follows `UIGraphicsPDFRendererFormat`.
///
/// It is a class. The library's own `PDFRendererFormat` is the same as a value: ``value``, and ``init(_:)``.
open class UIGraphicsPDFRendererFormat: ComparedByIdentity {
  /// The metadata as a value.
  public final var value: PDFRendererFormat

  /// Creates a format without metadata.
  public init() { value = PDFRendererFormat() }

  /// Creates a format from a value.
  public init(_ value: PDFRendererFormat) { self.value = value }

  /// Returns a format without metadata.
  public class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }

  /// Returns a format without metadata.
  public class func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }

  /// The metadata, with the keys `kCGPDFContextTitle`, `kCGPDFContextAuthor`, `kCGPDFContextSubject`,
  /// `kCGPDFContextKeywords` and `kCGPDFContextCreator`. Other keys are ignored.
  open var documentInfo: [String: Any] {
    get { value.documentInfo }
    set { value.documentInfo = newValue }
  }
}

extension PDFRenderer {
  /// Creates a renderer whose pages have the size of a rectangle, with its origin at the top left corner.
  public init(bounds: Rect, format: UIGraphicsPDFRendererFormat) {
    self.init(bounds: bounds, format: format.value)
  }
}
