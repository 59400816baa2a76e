// Colors, fonts, images, paths and text.
import Widgets
import WindowResponder

/// UIKit's name for `Color`.
public typealias UIColor = Color
/// UIKit's name for `Font`.
public typealias UIFont = Font
/// UIKit's name for `Image`.
public typealias UIImage = Image
/// UIKit's name for `Path`.
public typealias UIBezierPath = Path
/// UIKit's name for `RectCorner`.
public typealias UIRectCorner = RectCorner
/// UIKit's name for `EdgeInsets`.
public typealias UIEdgeInsets = EdgeInsets
/// UIKit's name for `ImageRenderer`.
public typealias UIGraphicsImageRenderer = ImageRenderer
/// UIKit's name for `TextAlignment`.
public typealias NSTextAlignment = TextAlignment
/// UIKit's name for `LineBreakMode`.
public typealias NSLineBreakMode = LineBreakMode
/// UIKit's name for `ImageRendererFormat`.
public typealias UIGraphicsImageRendererFormat = ImageRendererFormat
/// UIKit's name for `PDFRenderer`.
public typealias UIGraphicsPDFRenderer = PDFRenderer
/// UIKit's name for `PDFRendererContext`.
public typealias UIGraphicsPDFRendererContext = PDFRendererContext
/// UIKit's name for `PDFRendererFormat`.
public typealias UIGraphicsPDFRendererFormat = PDFRendererFormat
/// UIKit's name for the context of an image renderer's closure.
public typealias UIGraphicsImageRendererContext = GraphicsContext

extension ImageRenderer {
  /// A closure that draws an image.
  public typealias DrawingActions = @MainActor (GraphicsContext) -> Void
}

extension PDFRenderer {
  /// A closure that draws a document.
  public typealias DrawingActions = @MainActor (PDFRendererContext) -> Void
}
