import ResponderGeometry
import ResponderPixels

/// An image that is being drawn.
@MainActor package final class ImageDrawing {
  /// The context that draws into the image.
  package let context: GraphicsContext
  private let storage: PixelStorage
  private let size: Size

  /// Begins an image. The coordinates of the context are those of a rectangle, in points.
  package init(bounds: Rect, scale: Double, isOpaque: Bool) {
    func pixels(_ points: Double) -> Int {
      min(max(PixelRect.nearest(points * scale), 1), Image.maximumSide)
    }
    guard let storage = PixelStorage(width: pixels(bounds.width), height: pixels(bounds.height))
    else {
      preconditionFailure("There is no memory for an image of \(bounds.width) x \(bounds.height).")
    }
    self.storage = storage
    size = bounds.size.isEmpty ? Size(width: 1, height: 1) : bounds.size
    let canvas = Canvas(
      base: UnsafeMutableRawPointer(storage.base), width: storage.width, height: storage.height,
      stride: storage.stride)
    context = GraphicsContext(canvas: canvas, scale: scale)
    if let outer = GraphicsContext.current {
      context.palette = outer.palette
      context.traits = outer.traits
    }
    if isOpaque {
      storage.base.update(repeating: 0xFF00_0000, count: storage.width * storage.height)
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
  }

  /// The finished image. The context must not be used afterward.
  package var image: Image {
    context.finish()
    return Image(content: .pixels(storage), size: size, scale: context.scale)
  }

  /// A copy of the present content. The drawing may continue.
  package var snapshot: Image { context.currentImage }
}
