import ResponderGraphics
import ResponderSystem

/// Views as files in which lines stay lines.
extension View {
  /// The view with all in it as one page of PDF, as large as its bounds and in its own colours; layout that
  /// waits is done first. Empty where there is not enough memory.
  ///
  /// Text can be searched and copied, and lines are crisp at every size; see ``PDFRenderer``.
  public func pdfData() -> [UInt8] {
    layoutIfNeeded()
    return GroupedDrawings.draw {
      PDFRenderer(bounds: Rect(origin: .zero, size: bounds.size)).pdfData { context in
        renderOnto(context.cgContext)
      }
    }
  }

  /// Writes the view with all in it as one page of PDF; see ``pdfData()``.
  ///
  /// - Throws: ``FileError``; then the file is as it was.
  public func writePDF(to path: String) throws(FileError) { try writePDF(to: Pathname(path)) }

  /// Writes the view as one page of PDF to a file whose name need not be UTF-8.
  ///
  /// - Throws: ``FileError``; then the file is as it was.
  public func writePDF(to path: Pathname) throws(FileError) {
    try SafeFile.writeDrawing(pdfData(), to: path)
  }

  /// The view with all in it as a picture in SVG, as large as its bounds and in its own colours; layout that
  /// waits is done first. Empty where there is not enough memory.
  ///
  /// Letters become outlines; see ``SVGRenderer``.
  public func svgData() -> [UInt8] {
    layoutIfNeeded()
    return GroupedDrawings.draw {
      SVGRenderer(size: bounds.size).svgData { renderOnto($0) }
    }
  }

  /// Writes the view with all in it as a picture in SVG; see ``svgData()``.
  ///
  /// - Throws: ``FileError``; then the file is as it was.
  public func writeSVG(to path: String) throws(FileError) { try writeSVG(to: Pathname(path)) }

  /// Writes the view as a picture in SVG to a file whose name need not be UTF-8.
  ///
  /// - Throws: ``FileError``; then the file is as it was.
  public func writeSVG(to path: Pathname) throws(FileError) {
    try SafeFile.writeDrawing(svgData(), to: path)
  }
}
