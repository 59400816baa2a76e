import ResponderGeometry

/// Drawing on the current context. On another thread than the main one the program stops with a sentence;
/// where nothing is drawn these do nothing.
extension Image {
  /// Draws the image in its own size, its top left at a point.
  public func draw(at point: Point) { draw(in: Rect(origin: point, size: size)) }

  /// Draws the image in its own size with a blend mode and an opacity from 0 to 1.
  public func draw(at point: Point, blendMode: BlendMode, alpha: Double) {
    draw(in: Rect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image, stretched over a rectangle.
  public func draw(in rect: Rect) {
    MainActor.assumeIsolated { GraphicsContext.current?.draw(self, in: rect) }
  }

  /// Draws the image, stretched over a rectangle, with a blend mode and an opacity from 0 to 1.
  public func draw(in rect: Rect, blendMode: BlendMode, alpha: Double) {
    MainActor.assumeIsolated {
      guard let context = GraphicsContext.current else { return }
      context.inBlendMode(blendMode, alpha: alpha) { context.draw(self, in: rect) }
    }
  }

  /// Fills a rectangle with the image again and again, the first at the origin.
  public func drawAsPattern(in rect: Rect) {
    MainActor.assumeIsolated {
      guard let context = GraphicsContext.current else { return }
      context.saveState()
      context.clip(to: rect)
      context.drawTiles(self, of: size, from: .zero)
      context.restoreState()
    }
  }

  // MARK: Other sizes

  /// The image as pixels in another size, in points, of the screen's scale; nil for a size without area.
  /// Follows `UIImage.preparingThumbnail(of:)`.
  public func preparingThumbnail(of size: Size) -> Image? {
    if !isSymbolImage { return pixelThumbnail(of: size) }
    guard size.width > 0, size.height > 0 else { return nil }
    return ImageRenderer(size: size).image { [self] in
      $0.draw(self, in: Rect(origin: .zero, size: size))
    }
  }

  /// Makes the image as pixels in another size on another thread, and hands it over there. Follows
  /// `UIImage.prepareThumbnail(of:completionHandler:)`.
  public func prepareThumbnail(
    of size: Size, completionHandler: @escaping @Sendable (Image?) -> Void
  ) {
    Task.detached { completionHandler(await self.byPreparingThumbnail(ofSize: size)) }
  }

  /// The image, ready to be drawn at once: pixels are already, SVG is drawn in its size.
  public func preparingForDisplay() -> Image? { preparedForDisplay() }

  /// Makes the image ready to be drawn at once on another thread, and hands it over there. Follows
  /// `UIImage.prepareForDisplay(completionHandler:)`.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (Image?) -> Void) {
    Task.detached { completionHandler(self.preparedForDisplay()) }
  }

  // MARK: Moving images

  /// Creates an image that an ``ImageView`` shows as a film, again and again.
  ///
  /// - Parameters:
  ///   - images: The pictures of the film.
  ///   - duration: How long all of them take, in seconds.
  public static func animatedImage(with images: [Image], duration: Double) -> Image? {
    guard let first = images.first else { return nil }
    return first.changed {
      $0.frames = images
      $0.duration = max(0, duration)
    }
  }

  /// The pictures of a film; nil for an image that stands still.
  public var images: [Image]? { traits.frames }

  /// How long the pictures of a film take, in seconds; 0 for an image that stands still.
  public var duration: Double { traits.duration }
}
