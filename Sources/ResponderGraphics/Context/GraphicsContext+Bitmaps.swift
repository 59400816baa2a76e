import ResponderGeometry

/// Images that are begun and ended by free functions in UIKit.
extension GraphicsContext {
  /// Begins an image that is drawn on with ``current``, until ``endImage()``.
  ///
  /// - Parameters:
  ///   - size: The size of the image, in points.
  ///   - isOpaque: Whether it is black, not transparent, where nothing is drawn.
  ///   - scale: Pixels per point; 0 is the screen's.
  public static func beginImage(size: Size, isOpaque: Bool, scale: Double) {
    let scale = scale > 0 && scale.isFinite ? scale : ImageRenderer.screenScale()
    let drawing = ImageDrawing(
      bounds: Rect(origin: .zero, size: size), scale: scale, isOpaque: isOpaque)
    drawings.append(drawing)
    pushContext(drawing.context)
  }

  /// What is drawn so far of the image begun last; nil where the current context is none of an image that
  /// was begun so.
  public static var imageFromCurrentImage: Image? {
    guard let drawing = drawings.last, drawing.context === current else { return nil }
    return drawing.snapshot
  }

  /// Ends the image begun last; without one it does nothing.
  public static func endImage() {
    guard drawings.popLast() != nil else { return }
    popContext()
  }

  private static var drawings: [ImageDrawing] = []
}
