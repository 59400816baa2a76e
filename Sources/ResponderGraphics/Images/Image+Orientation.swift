import ResponderGeometry

extension Image.Orientation {
  /// Whether width and height change places.
  var isQuarterTurn: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    default: false
    }
  }

  /// The orientation of the picture that a mirror shows.
  var mirrored: Image.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }

  /// How pixels as they are stored are turned and mirrored to be upright.
  var turn: Transform {
    switch self {
    case .up: .identity
    case .down: Transform(a: -1, d: -1)
    case .left: Transform(a: 0, b: -1, c: 1, d: 0)
    case .right: Transform(a: 0, b: 1, c: -1, d: 0)
    case .upMirrored: Transform(a: -1, d: 1)
    case .downMirrored: Transform(a: 1, d: -1)
    case .leftMirrored: Transform(a: 0, b: 1, c: 1, d: 0)
    case .rightMirrored: Transform(a: 0, b: -1, c: -1, d: 0)
    }
  }
}

extension Image {
  /// The image as a mirror shows it. Follows `UIImage.withHorizontallyFlippedOrientation()`.
  public func withHorizontallyFlippedOrientation() -> Image {
    changed { $0.orientation = $0.orientation.mirrored }
  }

  /// The same image, which views mirror where text runs from right to left. Follows
  /// `UIImage.imageFlippedForRightToLeftLayoutDirection()`.
  public func imageFlippedForRightToLeftLayoutDirection() -> Image {
    changed { $0.flipsForRightToLeft = true }
  }

  /// Whether views mirror the image where text runs from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { traits.flipsForRightToLeft }

  /// The image as it is drawn where things are light or dark.
  func variant(isDark: Bool) -> Image {
    guard let dark = traits.dark else { return self }
    let shown = isDark ? dark : self
    var traits = traits
    traits.dark = nil
    traits.orientation = shown.traits.orientation
    return Image(content: shown.content, size: size, scale: shown.scale, traits: traits)
  }

  /// The image as a view shows it in a direction.
  package func shown(rightToLeft: Bool) -> Image {
    rightToLeft && flipsForRightToLeftLayoutDirection ? withHorizontallyFlippedOrientation() : self
  }

  /// The pixels as they are stored; nil for a symbol, which has pixels only once it is drawn. Follows
  /// `UIImage.cgImage`.
  public var cgImage: PixelImage? {
    if case .pixels(let storage) = content { PixelImage(storage: storage) } else { nil }
  }

  /// Creates an image of pixels; a scale of 1 pixel per point.
  public convenience init(cgImage: PixelImage) {
    self.init(storage: cgImage.storage, scale: 1)
  }

  /// Creates an image of pixels.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: Pixels per point.
  ///   - orientation: How the pixels are turned to be upright.
  public convenience init(cgImage: PixelImage, scale: Double, orientation: Orientation) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let (width, height) = (Double(cgImage.width) / scale, Double(cgImage.height) / scale)
    var traits = Traits()
    traits.orientation = orientation
    self.init(
      content: .pixels(cgImage.storage),
      size: orientation.isQuarterTurn
        ? Size(width: height, height: width) : Size(width: width, height: height),
      scale: scale, traits: traits)
  }
}
