import ResponderGeometry
import ResponderSystem

extension Image {
  /// Reads an image file as a small image, on another thread than the main one. If the file is not an image,
  /// returns `nil`.
  ///
  /// A photo is decoded only in the required resolution, which takes a fraction of the time and memory.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - size: The size into which the image fits, in points. The image keeps its proportions, and is never
  ///     enlarged.
  ///   - scale: The number of pixels per point, or 0 for the scale of the screen.
  public static func thumbnail(
    ofFile path: String, fitting size: Size, scale: Double = 0
  ) async -> Image? {
    await thumbnail(ofFile: Pathname(path), fitting: size, scale: scale)
  }

  /// Reads an image file, whose name does not need to be UTF-8, as a small image. If the file is not an
  /// image, returns `nil`.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - size: The size into which the image fits, in points.
  ///   - scale: The number of pixels per point, or 0 for the scale of the screen.
  public static func thumbnail(
    ofFile path: Pathname, fitting size: Size, scale: Double = 0
  ) async -> Image? {
    let screenScale = await MainActor.run { ImageRenderer.currentScale() }
    let scale = scale > 0 && scale.isFinite ? scale : screenScale
    let longer = max(size.width, size.height) * scale
    guard longer >= 1, longer.isFinite else { return nil }
    let side = Int(min(longer.rounded(.up), Double(maximumSide)))
    guard let bytes = try? contents(ofFile: path),
      let decoded = try? self.decoded(bytes, side: side)
    else { return nil }
    let image: Image
    switch decoded {
    case .vector(let vector): image = Image(content: .vector(vector), size: vector.size, scale: 1)
    case .pixels(let read):
      image = Image(
        cgImage: PixelImage(storage: read.storage), scale: 1, orientation: read.orientation)
    }
    let factor = min(
      size.width * scale / image.size.width, size.height * scale / image.size.height)
    let wanted = image.hasPixels ? min(factor, 1) : factor
    return image.stretched(
      toPixels: Size(width: image.size.width * wanted, height: image.size.height * wanted),
      scale: scale)?.changed { $0.decodingError = decoded.error }
  }

  /// Returns the image as pixels in another size, in points, drawn on another thread than the main one.
  ///
  /// If the size has no area, returns `nil`. Follows `UIImage.byPreparingThumbnail(ofSize:)`.
  public func byPreparingThumbnail(ofSize size: Size) async -> Image? {
    if isSymbolImage { return await MainActor.run { preparingThumbnail(of: size) } }
    await MainActor.run { _ = ImageRenderer.currentScale() }
    return pixelThumbnail(of: size)
  }

  /// Returns the image prepared for immediate drawing, on another thread than the main one. SVG is drawn at
  /// the scale of the screen. Follows `UIImage.byPreparingForDisplay()`.
  public func byPreparingForDisplay() async -> Image? {
    await MainActor.run { _ = ImageRenderer.currentScale() }
    return preparedForDisplay()
  }

  /// Returns the image as pixels in another size, on any thread. For a symbol, or a size without area,
  /// returns `nil`.
  func pixelThumbnail(of size: Size) -> Image? {
    let scale = ImageRenderer.lastScreenScale
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    return stretched(
      toPixels: Size(width: size.width * scale, height: size.height * scale), scale: scale)
  }

  /// Returns the image with its pixels drawn in advance.
  func preparedForDisplay() -> Image? {
    guard case .vector(let vector) = content else { return self }
    let scale = ImageRenderer.lastScreenScale
    _ = vector.drawn(
      width: PixelCount.nearest(size.width * scale), height: PixelCount.nearest(size.height * scale)
    )
    return self
  }

  /// Returns the upright pixels of the image in a size in pixels. For a symbol, returns `nil`.
  func stretched(toPixels wanted: Size, scale: Double) -> Image? {
    let (width, height) = (PixelCount.nearest(wanted.width), PixelCount.nearest(wanted.height))
    let made: PixelStorage?
    switch content {
    case .symbol: made = nil
    case .vector(let vector): made = vector.drawn(width: width, height: height)
    case .pixels(let storage):
      made = storage.stretched(toWidth: width, height: height, orientation: imageOrientation)
    }
    guard let made else { return nil }
    return Image(
      content: .pixels(made),
      size: Size(
        width: Double(made.width) / scale, height: Double(made.height) / scale), scale: scale)
  }
}

/// The conversion of a length to a number of pixels.
private enum PixelCount {
  static func nearest(_ length: Double) -> Int {
    Int(min(max(length.rounded(), 1), Double(Image.maximumSide)))
  }
}
