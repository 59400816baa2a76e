/// An image of a layer with its sublayers.
@MainActor final class LayerRaster {
  /// The number of images that layers of a window have. Windows without images are not in the dictionary.
  private static var counts: [ObjectIdentifier: Int] = [:]
  /// The number of images that layers of all windows have, and of images that are being drawn.
  private static var liveCount = 0
  /// The number of images that are being drawn.
  private static var drawings = 0
  /// The number of views whose layers were examined for images, for tests.
  static var steps = 0
  /// The number of times that images were discarded.
  private static var discards = 0
  /// The largest side of an image, in pixels.
  private static let largestSide = 4096.0

  private let image: Image
  private let box: Rect
  private let scale: Double
  private let palette: [Color]
  private let traits: TraitCollection?
  /// The window whose layer keeps the image, or `nil` if no layer keeps it.
  private var window: ObjectIdentifier?

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

  isolated deinit {
    guard let window, let count = Self.counts[window] else { return }
    Self.liveCount -= 1
    Self.counts[window] = count > 1 ? count - 1 : nil
  }

  /// Notes that a layer of a window keeps the image.
  private func isKept(in window: ObjectIdentifier) {
    guard self.window == nil else { return }
    self.window = window
    Self.liveCount += 1
    Self.counts[window, default: 0] += 1
  }

  /// A Boolean value that indicates whether a layer of any window may have an image.
  static var mayExist: Bool { liveCount > 0 }

  /// Returns a Boolean value that indicates whether a layer in a window may have an image.
  static func mayExist(in window: Window?) -> Bool {
    if drawings > 0 { return true }
    guard let window else { return false }
    return counts[ObjectIdentifier(window)] != nil
  }

  /// Notes that the images of layers were discarded.
  static func noteDiscard() { discards &+= 1 }

  /// Draws the image of a layer, which is drawn again if necessary.
  ///
  /// A context of vector graphics receives the layer's content, without an image. A layer outside of a window
  /// does not keep its image, since nothing would release it. A copy with a delay is drawn without the image,
  /// which shows another time.
  static func render(
    _ layer: Layer, box: Rect, in context: GraphicsContext, _ draw: (GraphicsContext) -> Void
  ) {
    if context.isVector || Layer.delay != 0 { return draw(context) }
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
      drawings += 1
      liveCount += 1
      raster = LayerRaster(of: box, scale: scale, in: context, draw)
      drawings -= 1
      liveCount -= 1
      layer.raster = nil
      // A drawing that has requested another one is drawn again in the next frame.
      if before == discards, let window = layer.hostView?.ownWindow {
        raster?.isKept(in: ObjectIdentifier(window))
        layer.raster = raster
      }
    }
    guard let raster else { return draw(context) }
    context.draw(raster.image, in: raster.box)
  }
}

extension View {
  /// Discards the images of layers that show the view.
  func discardRasters() {
    // Each press and each step of a scroll comes here. Finding the window takes longer than the first check.
    guard LayerRaster.mayExist, LayerRaster.mayExist(in: ownWindow) else { return }
    LayerRaster.noteDiscard()
    var view: View? = self
    while let current = view {
      LayerRaster.steps += 1
      current.madeLayer?.raster = nil
      view = current.superview
    }
  }
}

extension Layer {
  /// Releases the images of the layer and its sublayers, whose view leaves its window.
  final func releaseRasters() {
    raster = nil
    ownMask?.releaseRasters()
    for layer in children { layer.releaseRasters() }
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
