import ResponderGeometry

/// The images that free functions of UIKit begin and end.
extension GraphicsContext {
  /// Begins an image whose context is ``current`` until ``endImage()``.
  ///
  /// - Parameters:
  ///   - size: The size of the image, in points.
  ///   - isOpaque: A Boolean value that indicates whether the background is black instead of transparent.
  ///   - scale: The number of pixels per point, or 0 for the scale of the screen.
  public static func beginImage(size: Size, isOpaque: Bool, scale: Double) {
    let scale = scale > 0 && scale.isFinite ? scale : ImageRenderer.screenScale()
    let drawing = ImageDrawing(
      bounds: Rect(origin: .zero, size: size), scale: scale, isOpaque: isOpaque)
    drawings.append(drawing)
    pushContext(drawing.context)
  }

  /// The present content of the image that was begun last, or `nil` if the current context does not belong to
  /// such an image.
  public static var imageFromCurrentImage: Image? {
    guard let drawing = drawings.last, drawing.context === current else { return nil }
    return drawing.snapshot
  }

  /// Ends the image that was begun last. If there is none, does nothing.
  public static func endImage() {
    guard drawings.popLast() != nil else { return }
    popContext()
  }

  private static var drawings: [ImageDrawing] = []
}
