import ResponderGraphics
import ResponderSystem

/// Views as vector files.
extension View {
  /// Returns the view and its subviews as a PDF document with one page, of the size of its bounds and in its
  /// own colors. Pending layout is done first. If there is not enough memory, the array is empty.
  ///
  /// Text can be searched and copied, and lines are sharp at every size. See ``PDFRenderer``.
  public func pdfData() -> [UInt8] {
    layoutIfNeeded()
    return GroupedDrawings.draw {
      PDFRenderer(bounds: Rect(origin: .zero, size: bounds.size)).pdfData { context in
        renderOnto(context.cgContext)
      }
    }
  }

  /// Writes the view and its subviews as a PDF document with one page. See ``pdfData()``.
  ///
  /// - Throws: ``FileError``. The file is then unchanged.
  public func writePDF(to path: String) throws(FileError) { try writePDF(to: Pathname(path)) }

  /// Writes the view as a PDF document with one page to a file whose name may be other than UTF-8.
  ///
  /// - Throws: ``FileError``. The file is then unchanged.
  public func writePDF(to path: Pathname) throws(FileError) {
    try SafeFile.writeDrawing(pdfData(), to: path)
  }

  /// Returns the view and its subviews as an SVG image, of the size of its bounds and in its own colors.
  /// Pending layout is done first. If there is not enough memory, the array is empty.
  ///
  /// Glyphs are converted to outlines. See ``SVGRenderer``.
  public func svgData() -> [UInt8] {
    layoutIfNeeded()
    return GroupedDrawings.draw {
      SVGRenderer(size: bounds.size).svgData { renderOnto($0) }
    }
  }

  /// Writes the view and its subviews as an SVG image. See ``svgData()``.
  ///
  /// - Throws: ``FileError``. The file is then unchanged.
  public func writeSVG(to path: String) throws(FileError) { try writeSVG(to: Pathname(path)) }

  /// Writes the view as an SVG image to a file whose name may be other than UTF-8.
  ///
  /// - Throws: ``FileError``. The file is then unchanged.
  public func writeSVG(to path: Pathname) throws(FileError) {
    try SafeFile.writeDrawing(svgData(), to: path)
  }
}
