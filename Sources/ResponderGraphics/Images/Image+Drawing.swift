import ResponderGeometry

/// Methods that draw on the current context. If there is no current context, they do nothing. Call them only
/// on the main thread. On another thread, the program stops with a message.
extension Image {
  /// Draws the image in its own size, with its top left corner at a point.
  public func draw(at point: Point) { draw(in: Rect(origin: point, size: size)) }

  /// Draws the image in its own size, with a blend mode and an opacity from 0 to 1.
  public func draw(at point: Point, blendMode: BlendMode, alpha: Double) {
    draw(in: Rect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image scaled to a rectangle.
  public func draw(in rect: Rect) {
    MainActor.assumeIsolated { GraphicsContext.current?.draw(self, in: rect) }
  }

  /// Draws the image scaled to a rectangle, with a blend mode and an opacity from 0 to 1.
  public func draw(in rect: Rect, blendMode: BlendMode, alpha: Double) {
    MainActor.assumeIsolated {
      guard let context = GraphicsContext.current else { return }
      context.inBlendMode(blendMode, alpha: alpha) { context.draw(self, in: rect) }
    }
  }

  /// Fills a rectangle with copies of the image, the first of which is at the origin.
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

  /// Returns the image as pixels in another size, in points, at the scale of the screen.
  ///
  /// If the size has no area, returns `nil`. Follows `UIImage.preparingThumbnail(of:)`.
  public func preparingThumbnail(of size: Size) -> Image? {
    if !isSymbolImage { return pixelThumbnail(of: size) }
    guard size.width > 0, size.height > 0 else { return nil }
    return ImageRenderer(size: size).image { [self] in
      $0.draw(self, in: Rect(origin: .zero, size: size))
    }
  }

  /// Creates the image as pixels in another size on another thread, and calls the handler on that thread.
  /// Follows `UIImage.prepareThumbnail(of:completionHandler:)`.
  public func prepareThumbnail(
    of size: Size, completionHandler: @escaping @Sendable (Image?) -> Void
  ) {
    Task.detached { completionHandler(await self.byPreparingThumbnail(ofSize: size)) }
  }

  /// Returns the image prepared for immediate drawing. SVG is drawn in its size, and other images need no
  /// preparation.
  public func preparingForDisplay() -> Image? { preparedForDisplay() }

  /// Prepares the image for immediate drawing on another thread, and calls the handler on that thread.
  /// Follows `UIImage.prepareForDisplay(completionHandler:)`.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (Image?) -> Void) {
    Task.detached { completionHandler(self.preparedForDisplay()) }
  }

  // MARK: Moving images

  /// Creates an animated image, which an ``ImageView`` plays endlessly. If `images` is empty, returns `nil`.
  ///
  /// - Parameters:
  ///   - images: The frames of the animation.
  ///   - duration: The duration of all frames together, in seconds.
  public static func animatedImage(with images: [Image], duration: Double) -> Image? {
    guard let first = images.first else { return nil }
    return first.changed {
      $0.frames = images
      $0.duration = max(0, duration)
    }
  }

  /// The frames of an animated image, or `nil` for another image.
  public var images: [Image]? { traits.frames }

  /// The duration of all frames of an animated image, in seconds, or 0 for another image.
  public var duration: Double { traits.duration }
}
