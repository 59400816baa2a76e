/// An image of a layer with its sublayers.
@MainActor final class LayerRaster {
  /// A Boolean value that indicates whether a layer of the program has used an image.
  static var areUsed = false
  /// The number of times that images were discarded.
  private static var discards = 0
  /// The largest side of an image, in pixels.
  private static let largestSide = 4096.0

  private let image: Image
  private let box: Rect
  private let scale: Double
  private let palette: [Color]
  private let traits: TraitCollection?

  /// Draws an image. If it would be empty or too large, returns `nil`.
  ///
  /// - Parameters:
  ///   - box: The rectangle that the image shows, in the layer's own coordinates.
  ///   - scale: The number of pixels per point.
  ///   - context: The context in which the image is going to be drawn.
  ///   - draw: A closure that draws the layer.
  init?(of box: Rect, scale: Double, in context: GraphicsContext, _ draw: (GraphicsContext) -> Void)
  {
    let side = max(box.width, box.height) * scale
    guard !box.isNull, !box.isEmpty, side <= Self.largestSide else { return nil }
    self.box = box
    self.scale = scale
    palette = context.palette
    traits = context.traits
    image = GroupedDrawings.draw {
      ImageRenderer(size: box.size, scale: scale).image { own in
        own.palette = context.palette
        own.traits = context.traits
        own.translateBy(x: -box.minX, y: -box.minY)
        draw(own)
      }
    }
  }

  /// Returns a Boolean value that indicates whether the image is that of a box in a context.
  private func shows(_ box: Rect, scale: Double, in context: GraphicsContext) -> Bool {
    self.box == box && self.scale == scale && palette == context.palette && traits == context.traits
  }

  /// Notes that the images of layers were discarded.
  static func noteDiscard() { discards &+= 1 }

  /// Draws the image of a layer, which is drawn again if necessary.
  static func render(
    _ layer: Layer, box: Rect, in context: GraphicsContext, _ draw: (GraphicsContext) -> Void
  ) {
    let scale = layer.shownValues.rasterizationScale
    // Whole pixels, so that the image is not resampled.
    let grid = PixelGrid(scale: scale)
    let origin = Point(x: grid.down(box.minX), y: grid.down(box.minY))
    let box = Rect(
      x: origin.x, y: origin.y, width: grid.holding(box.maxX - origin.x),
      height: grid.holding(box.maxY - origin.y))
    var raster = layer.raster
    if raster?.shows(box, scale: scale, in: context) != true {
      let before = discards
      raster = LayerRaster(of: box, scale: scale, in: context, draw)
      // A drawing that has requested another one is drawn again in the next frame.
      layer.raster = before == discards ? raster : nil
    }
    guard let raster else { return draw(context) }
    context.draw(raster.image, in: raster.box)
  }
}

extension View {
  /// Discards the images of layers that show the view.
  func discardRasters() {
    guard LayerRaster.areUsed else { return }
    LayerRaster.noteDiscard()
    var view: View? = self
    while let current = view {
      current.madeLayer?.raster = nil
      view = current.superview
    }
  }
}

extension LayerValues {
  /// A Boolean value that indicates whether the layer is drawn in another way than its view.
  var isRenderedSpecially: Bool {
    shouldRasterize || !allowsGroupOpacity || !allowsEdgeAntialiasing
  }
}

extension Layer {
  /// A Boolean value that indicates whether the opacity applies to the layer with its sublayers as a whole.
  final var isOpacityGroup: Bool {
    let values = freeLook.values
    return values.allowsGroupOpacity || values.shouldRasterize || ownMask != nil
  }
}

extension GraphicsContext {
  /// Calls a closure that draws a layer's own part, with an opacity.
  @MainActor func drawPart(opacity: Double, _ body: () -> Void) {
    guard opacity < 1 else { return body() }
    beginTransparencyLayer(alpha: opacity)
    let inherited = inheritedOpacity
    inheritedOpacity = 1
    body()
    inheritedOpacity = inherited
    endTransparencyLayer()
  }
}
