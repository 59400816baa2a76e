import ResponderGeometry

/// The current context, for code that does not receive one.
extension GraphicsContext {
  /// The current context: that of the view in ``View/draw(_:)``, or that of the image that is being drawn.
  /// Outside drawing, this is `nil`. Follows `UIGraphicsGetCurrentContext()`.
  public package(set) static var current: GraphicsContext? {
    get { shownCurrent }
    set { shownCurrent = newValue }
  }

  /// Sets the current context until ``popContext()``. Follows `UIGraphicsPushContext(_:)`.
  public static func pushContext(_ context: GraphicsContext) {
    outerContexts.append(current)
    current = context
  }

  /// Restores the current context from before the matching ``pushContext(_:)``. If there is none, does
  /// nothing. Follows `UIGraphicsPopContext()`.
  public static func popContext() {
    if let outer = outerContexts.popLast() { current = outer }
  }

  /// Calls a closure with this context as the current one.
  package func withCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return try body()
  }

  /// Makes this context the current one for the drawing of a view, with an empty path.
  package func beginView() {
    if Self.current !== self { Self.current = self }
    beginPath()
  }

  @exclusivity(unchecked) private static var shownCurrent: GraphicsContext?
  private static var outerContexts: [GraphicsContext?] = []

  /// The context itself, which the closure of an ``ImageRenderer`` receives. Follows
  /// `UIGraphicsRendererContext.cgContext`.
  public var cgContext: GraphicsContext { self }

  /// The format of the drawn image, with the scale of the context.
  public var format: ImageRendererFormat { ImageRendererFormat(scale: scale, opaque: false) }

  /// An image of the present content. Follows `UIGraphicsImageRendererContext.currentImage`.
  public var currentImage: Image { madeImage() ?? Image() }

  /// Returns a copy of the present pixels. If there is not enough memory, or the context draws vector
  /// graphics, returns `nil`.
  ///
  /// Follows `CGContext.makeImage()`.
  public func makeImage() -> PixelImage? { madeImage().flatMap(\.cgImage) }

  private func madeImage() -> Image? {
    guard !canvas.isVector,
      let storage = PixelStorage(width: canvas.width, height: canvas.height)
    else { return nil }
    bitmap?.normalize()
    for y in 0..<canvas.height {
      (storage.base + y * storage.width).update(
        from: canvas.base + y * canvas.stride, count: canvas.width)
    }
    return Image(storage: storage, scale: scale)
  }

  /// The width of the canvas, in pixels.
  public var width: Int { canvas.width }

  /// The height of the canvas, in pixels.
  public var height: Int { canvas.height }

  /// Fills a rectangle with the fill color in a blend mode. Follows
  /// `UIGraphicsRendererContext.fill(_:blendMode:)`.
  public func fill(_ rect: Rect, blendMode: BlendMode) {
    // Opaque content replaces the destination in either mode, and the normal mode does not read it.
    let isPaint =
      blendMode == .copy && state.fillColor.isOpaque && state.fillColor.patternImage == nil
      && state.alpha >= 1
    inBlendMode(isPaint ? .normal : blendMode) { fill(rect) }
  }

  /// Strokes the edges of a rectangle in a blend mode.
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
