import CCairo

extension Image {
  /// Decodes a PNG file: an image, or the intact frames of an animation (APNG).
  ///
  /// - Parameter wantsFrames: A Boolean value that indicates whether all frames of an animation are decoded,
  ///   and not only its first image.
  static func pixels(ofPNG bytes: [UInt8], wantsFrames: Bool) throws(ImageError) -> ImagePixels {
    let structure = PNGStructure(bytes)
    var result: ImagePixels
    if wantsFrames, structure.frames.count > 1,
      let animation = try animation(ofPNG: bytes, structure)
    {
      result = animation
      if !structure.isComplete { result.error = .damaged }
    } else {
      do throws(ImageError) {
        result = ImagePixels(storage: try storage(ofPNG: bytes))
      } catch .damaged {
        result = ImagePixels(storage: try PNGLibrary.readPart(bytes))
        result.error = .damaged
      }
    }
    result.orientation = structure.orientation
    return result
  }

  /// Decodes the frames of an animation. If the first one cannot be decoded, returns `nil`.
  private static func animation(
    ofPNG bytes: [UInt8], _ structure: PNGStructure
  ) throws(ImageError) -> ImagePixels? {
    let size = try PNGHeader.check(bytes)
    let scale = ImagePixels.animationScale(
      width: size.width, height: size.height, count: structure.frames.count)
    guard let canvas = PixelStorage(width: size.width, height: size.height) else {
      throw .outOfMemory
    }
    var frames: [ImagePixels.Frame] = []
    var isWhole = true
    for (index, frame) in structure.frames.enumerated() {
      guard frame.width > 0, frame.height > 0, frame.x + frame.width <= size.width,
        frame.y + frame.height <= size.height, let file = structure.file(of: frame),
        let part = try? storage(ofPNG: file)
      else {
        isWhole = false
        break
      }
      let before = frame.disposal == 2 ? canvas.copy(of: frame) : nil
      canvas.draw(part, frame)
      let small = (
        max(1, Int(Double(size.width) * scale)), max(1, Int(Double(size.height) * scale))
      )
      let shown = scale < 1 ? canvas.stretched(toWidth: small.0, height: small.1) : canvas.copy()
      guard let shown else { throw .outOfMemory }
      frames.append(ImagePixels.Frame(storage: shown, milliseconds: frame.milliseconds))
      // The first frame has no previous pixels to restore.
      if let before, index > 0 {
        canvas.replace(with: before, frame)
      } else if frame.disposal > 0 {
        canvas.replace(with: nil, frame)
      }
    }
    guard let first = frames.first else { return nil }
    var result = ImagePixels(storage: first.storage)
    if frames.count > 1 { result.frames = frames }
    result.animationScale = Double(first.storage.width) / Double(size.width)
    result.playCount = structure.playCount
    if !isWhole { result.error = .damaged }
    return result
  }
}

extension PixelStorage {
  /// Returns a copy of all pixels, or `nil` if there is not enough memory.
  fileprivate func copy() -> PixelStorage? {
    guard let copy = PixelStorage(width: width, height: height) else { return nil }
    copy.base.update(from: base, count: width * height)
    return copy
  }

  /// Returns a copy of the pixels in the area of a frame, or `nil` if there is not enough memory.
  fileprivate func copy(of frame: PNGStructure.Frame) -> PixelStorage? {
    guard let copy = PixelStorage(width: frame.width, height: frame.height) else { return nil }
    for y in 0..<frame.height {
      (copy.base + y * frame.width).update(
        from: base + (frame.y + y) * width + frame.x, count: frame.width)
    }
    return copy
  }

  /// Replaces the pixels in the area of a frame. If `part` is `nil`, clears them.
  fileprivate func replace(with part: PixelStorage?, _ frame: PNGStructure.Frame) {
    for y in 0..<frame.height {
      let row = base + (frame.y + y) * width + frame.x
      if let part {
        row.update(from: part.base + y * part.width, count: frame.width)
      } else {
        row.update(repeating: 0, count: frame.width)
      }
    }
  }

  /// Draws a frame's pixels over the existing ones, or replaces those.
  fileprivate func draw(_ part: PixelStorage, _ frame: PNGStructure.Frame) {
    guard frame.isBlended else { return replace(with: part, frame) }
    let (source, target) = (part.makeSurface(), makeSurface())
    let cairo = cairo_create(target)
    cairo_set_source_surface(cairo, source, Double(frame.x), Double(frame.y))
    cairo_paint(cairo)
    cairo_destroy(cairo)
    cairo_surface_destroy(target)
    cairo_surface_destroy(source)
  }
}
