import ResponderGeometry

/// The pixels of an image, without scale or orientation. Follows `CGImage`.
public final class PixelImage: Sendable {
  let storage: PixelStorage

  init(storage: PixelStorage) { self.storage = storage }

  /// The number of pixels in a row.
  public var width: Int { storage.width }
  /// The number of rows.
  public var height: Int { storage.height }
  /// The number of bits of a component.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes of a row.
  public var bytesPerRow: Int { storage.stride }
  /// The color space of the pixels.
  public var colorSpace: ColorSpace? { .sRGB }

  /// Returns a part of the image, in pixels from the top left corner, or `nil` if the rectangle does not
  /// intersect the image. Follows `CGImage.cropping(to:)`.
  public func cropping(to rect: Rect) -> PixelImage? {
    let whole = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    let part = rect.standardized.intersection(whole)
    guard !part.isNull, !part.isEmpty else { return nil }
    let (left, top) = (Int(part.minX.rounded(.down)), Int(part.minY.rounded(.down)))
    let (right, bottom) = (Int(part.maxX.rounded(.up)), Int(part.maxY.rounded(.up)))
    guard let copy = PixelStorage(width: right - left, height: bottom - top) else { return nil }
    for y in top..<bottom {
      (copy.base + (y - top) * copy.width).update(
        from: storage.base + y * storage.width + left, count: copy.width)
    }
    return PixelImage(storage: copy)
  }

  /// Returns the image itself, since it is immutable.
  public func copy() -> PixelImage? { self }
}

extension GraphicsContext {
  /// Draws pixels scaled to a rectangle, with the first row at the *bottom* of the screen.
  ///
  /// Core Graphics does the same in a context whose y-axis points downward. To draw the image upright, flip
  /// the context first, or draw an ``Image`` instead. Follows `CGContext.draw(_:in:byTiling:)`.
  public func draw(_ image: PixelImage, in rect: Rect, byTiling: Bool = false) {
    saveState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    let upright = Image(storage: image.storage, scale: 1)
    if byTiling {
      drawTiles(upright, of: rect.size, from: rect.origin)
    } else {
      draw(upright, in: rect)
    }
    restoreState()
  }

  /// Draws copies of an image side by side over the clip, one of them at a point.
  func drawTiles(_ image: Image, of size: Size, from origin: Point) {
    let clip = clipBounds
    guard size.width > 0, size.height > 0, !clip.isNull else { return }
    var y = origin.y + ((clip.minY - origin.y) / size.height).rounded(.down) * size.height
    let left = origin.x + ((clip.minX - origin.x) / size.width).rounded(.down) * size.width
    while y < clip.maxY {
      var x = left
      while x < clip.maxX {
        draw(image, in: Rect(origin: Point(x: x, y: y), size: size))
        x += size.width
      }
      y += size.height
    }
  }
}
