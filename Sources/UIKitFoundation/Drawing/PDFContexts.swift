public import Foundation
public import ResponderGeometry
import ResponderGraphics

/// Begins a PDF file, whose pages become the current graphics context. `UIGraphicsEndPDFContext()` appends
/// the bytes of the file to the data.
///
/// Each page has a context of its own, which `UIGraphicsGetCurrentContext()` returns after
/// `UIGraphicsBeginPDFPage()`.
///
/// - Parameters:
///   - data: The data to which the file is appended.
///   - bounds: The default bounds of a page, in points. If they are empty, a page has 612 × 792 points.
///   - documentInfo: The metadata, with keys such as `kCGPDFContextTitle`, or `nil`.
@preconcurrency @MainActor public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: Rect, _ documentInfo: [AnyHashable: Any]?
) {
  OpenPDF.begin(bounds, documentInfo) { data.append(Data($0)) }
}

/// Begins a PDF file, whose pages become the current graphics context. `UIGraphicsEndPDFContext()` writes the
/// file.
///
/// - Parameters:
///   - path: The path of the file, which is replaced.
///   - bounds: The default bounds of a page, in points. If they are empty, a page has 612 × 792 points.
///   - documentInfo: The metadata, with keys such as `kCGPDFContextTitle`, or `nil`.
/// - Returns: `false` if the file cannot be written. Then no PDF file is begun.
@discardableResult @preconcurrency @MainActor public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: Rect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let url = URL(fileURLWithPath: path)
  var isFolder: ObjCBool = false
  let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
  let written = exists ? path : url.deletingLastPathComponent().path
  guard !path.isEmpty, !isFolder.boolValue, FileManager.default.isWritableFile(atPath: written)
  else { return false }
  OpenPDF.begin(bounds, documentInfo) { try? Data($0).write(to: url, options: .atomic) }
  return true
}

/// Begins a page with the default bounds of the current PDF file. If there is no such file, does nothing.
@preconcurrency @MainActor public func UIGraphicsBeginPDFPage() {
  OpenPDF.current?.context.beginPage()
}

/// Begins a page of the current PDF file with its own bounds, in points. The information about the page is
/// ignored. If there is no such file, does nothing.
@preconcurrency @MainActor public func UIGraphicsBeginPDFPageWithInfo(
  _ bounds: Rect, _ pageInfo: [AnyHashable: Any]?
) {
  OpenPDF.current?.context.beginPage(withBounds: bounds)
}

/// Ends the current PDF file, and restores the graphics context from before its beginning. If there is no
/// such file, does nothing.
@preconcurrency @MainActor public func UIGraphicsEndPDFContext() { OpenPDF.end() }

/// Returns the bounds of the current page, in points, or a rectangle of zero if there is no PDF file.
@preconcurrency @MainActor public func UIGraphicsGetPDFContextBounds() -> Rect {
  OpenPDF.current?.context.pdfContextBounds ?? .zero
}

/// Makes a rectangle of the current page a link. If there is no PDF file, does nothing.
@preconcurrency @MainActor public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: Rect) {
  OpenPDF.current?.context.setURL(url, for: rect)
}

/// A PDF file that has been begun and not yet ended.
@MainActor private struct OpenPDF {
  let context: PDFRendererContext
  let outer: GraphicsContext?
  let write: ([UInt8]) -> Void

  private static var open: [OpenPDF] = []
  static var current: OpenPDF? { open.last }

  static func begin(
    _ bounds: Rect, _ info: [AnyHashable: Any]?, _ write: @escaping ([UInt8]) -> Void
  ) {
    var format = PDFRendererFormat()
    for (key, value) in info ?? [:] {
      if let key = key as? String { format.documentInfo[key] = value }
    }
    let page = bounds.isEmpty ? Rect(x: 0, y: 0, width: 612, height: 792) : bounds
    open.append(
      OpenPDF(
        context: PDFRendererContext(bounds: page, format: format),
        outer: GraphicsContext.current, write: write))
  }

  static func end() {
    guard let file = open.popLast() else { return }
    file.write(file.context.finish())
    GraphicsContext.current = file.outer
  }
}
