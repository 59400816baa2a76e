import ResponderGeometry

/// The context that code draws on which is not handed one.
extension GraphicsContext {
  /// The context that is drawn on at present: the view's in ``View/draw(_:)``, the image's while one is
  /// made; nil where nothing is drawn. Follows `UIGraphicsGetCurrentContext()`.
  public package(set) static var current: GraphicsContext? {
    get { shownCurrent }
    set { shownCurrent = newValue }
  }

  /// Makes a context the current one until ``popContext()``. Follows `UIGraphicsPushContext(_:)`.
  public static func pushContext(_ context: GraphicsContext) {
    outerContexts.append(current)
    current = context
  }

  /// Makes the context current again that was before the matching ``pushContext(_:)``; without one it does
  /// nothing. Follows `UIGraphicsPopContext()`.
  public static func popContext() {
    if let outer = outerContexts.popLast() { current = outer }
  }

  /// Calls a block with this context as the current one.
  package func withCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return try body()
  }

  /// Makes another state of things current for a view's own drawing: this context, with no path begun.
  package func beginView() {
    if Self.current !== self { Self.current = self }
    beginPath()
  }

  @exclusivity(unchecked) private static var shownCurrent: GraphicsContext?
  private static var outerContexts: [GraphicsContext?] = []

  /// The context itself: what is handed to the block of an ``ImageRenderer`` is one. Follows
  /// `UIGraphicsRendererContext.cgContext`.
  public var cgContext: GraphicsContext { self }

  /// How the image is made that is drawn: with the context's scale.
  public var format: ImageRendererFormat { ImageRendererFormat(scale: scale, opaque: false) }

  /// A picture of what has been drawn so far. Follows `UIGraphicsImageRendererContext.currentImage`.
  public var currentImage: Image { madeImage() ?? Image() }

  /// A copy of the pixels drawn so far; nil where there is no memory for them, and in a file of lines and
  /// letters, where there are none. Follows
  /// `CGContext.makeImage()`.
  public func makeImage() -> PixelImage? { madeImage().flatMap(\.cgImage) }

  private func madeImage() -> Image? {
    guard !canvas.isVector,
      let storage = PixelStorage(width: canvas.width, height: canvas.height)
    else { return nil }
    for y in 0..<canvas.height {
      (storage.base + y * storage.width).update(
        from: canvas.base + y * canvas.stride, count: canvas.width)
    }
    return Image(storage: storage, scale: scale)
  }

  /// The canvas's pixels from left to right.
  public var width: Int { canvas.width }

  /// The canvas's pixels from top to bottom.
  public var height: Int { canvas.height }

  /// Fills a rectangle with the fill colour in a blend mode. Follows
  /// `UIGraphicsRendererContext.fill(_:blendMode:)`.
  public func fill(_ rect: Rect, blendMode: BlendMode) {
    // What is opaque takes the place of what is there in either mode, and needs to know nothing of it.
    let isPaint =
      blendMode == .copy && state.fillColor.isOpaque && state.fillColor.patternImage == nil
      && state.alpha >= 1
    inBlendMode(isPaint ? .normal : blendMode) { fill(rect) }
  }

  /// Draws a line on the edges of a rectangle in a blend mode.
  public func stroke(_ rect: Rect, blendMode: BlendMode) {
    inBlendMode(blendMode) { stroke(rect) }
  }

  func inBlendMode(_ mode: BlendMode, alpha: Double = 1, _ body: () -> Void) {
    let (outer, opacity) = (state.blendMode, state.alpha)
    state.blendMode = mode
    state.alpha *= min(max(alpha, 0), 1)
    body()
    state.blendMode = outer
    state.alpha = opacity
  }
}
