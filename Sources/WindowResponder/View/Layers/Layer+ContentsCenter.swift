extension Layer {
  /// The part of ``contents`` that is stretched if its size changes. The corners around it keep their size,
  /// and the edges are stretched in one direction.
  ///
  /// (0, 0, 1, 1), the default, is the whole image. An empty part is a single pixel. This property has no
  /// effect together with ``contentsRect``. Follows `CALayer.contentsCenter`.
  public final var contentsCenter: Rect {
    get { look.values.contentsCenter }
    set { changeValues(nil) { $0.contentsCenter = newValue } }
  }

  /// A Boolean value that indicates whether ``contents`` that is enlarged keeps the edges of its pixels.
  package final var magnifiesSharply: Bool {
    get { look.values.magnifiesSharply }
    set { changeValues(nil) { $0.magnifiesSharply = newValue } }
  }

  /// A Boolean value that indicates whether ``contents`` that is reduced has the colors of single pixels.
  package final var minifiesSharply: Bool {
    get { look.values.minifiesSharply }
    set { changeValues(nil) { $0.minifiesSharply = newValue } }
  }
}

extension LayerValues {
  private static let whole = Rect(x: 0, y: 0, width: 1, height: 1)

  /// Returns an image with cap insets around `contentsCenter`.
  @MainActor func stretchable(_ image: Image) -> Image {
    guard contentsCenter != Self.whole, contentsRect == Self.whole, let pixels = image.cgImage
    else { return image }
    let source = Image(cgImage: pixels, scale: contentsScale, orientation: image.imageOrientation)
    let size = source.size
    guard size.width > 0, size.height > 0 else { return image }
    let pixel = 1 / contentsScale
    let (left, right) = Self.caps(
      contentsCenter.minX * size.width, contentsCenter.maxX * size.width, size.width, pixel)
    let (top, bottom) = Self.caps(
      contentsCenter.minY * size.height, contentsCenter.maxY * size.height, size.height, pixel)
    return source.resizableImage(
      withCapInsets: EdgeInsets(top: top, left: left, bottom: bottom, right: right),
      resizingMode: .stretch)
  }

  /// Returns the lengths before and after a part, which is at least a pixel long.
  private static func caps(
    _ start: Double, _ end: Double, _ length: Double, _ pixel: Double
  ) -> (Double, Double) {
    var (start, end) = (min(max(0, start), length), min(max(0, end), length))
    if end - start < pixel {
      start = min(max(0, (start + end - pixel) / 2), max(0, length - pixel))
      end = min(length, start + pixel)
    }
    return (start, length - end)
  }

  /// Returns a Boolean value that indicates whether an image is drawn in a rectangle without interpolation.
  @MainActor func isSharp(_ image: Image, in rect: Rect, _ context: GraphicsContext) -> Bool {
    guard magnifiesSharply != minifiesSharply else { return magnifiesSharply }
    let transform = context.currentTransform
    let factor = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let isEnlarged = rect.width * factor * context.scale > image.size.width * image.scale
    return isEnlarged ? magnifiesSharply : minifiesSharply
  }
}
