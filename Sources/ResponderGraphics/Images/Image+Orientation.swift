import ResponderGeometry

extension Image.Orientation {
  /// A Boolean value that indicates whether the orientation exchanges width and height.
  var isQuarterTurn: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    default: false
    }
  }

  /// The orientation of the image after it is mirrored horizontally.
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

  /// The transform that rotates and mirrors stored pixels to their upright orientation.
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
  /// Returns the image mirrored horizontally. Follows `UIImage.withHorizontallyFlippedOrientation()`.
  public func withHorizontallyFlippedOrientation() -> Image {
    changed { $0.orientation = $0.orientation.mirrored }
  }

  /// Returns the image with ``flipsForRightToLeftLayoutDirection`` set to `true`. Follows
  /// `UIImage.imageFlippedForRightToLeftLayoutDirection()`.
  public func imageFlippedForRightToLeftLayoutDirection() -> Image {
    changed { $0.flipsForRightToLeft = true }
  }

  /// A Boolean value that indicates whether views mirror the image in a right-to-left layout.
  public var flipsForRightToLeftLayoutDirection: Bool { traits.flipsForRightToLeft }

  /// Returns the image for light or dark appearance.
  func variant(isDark: Bool) -> Image {
    guard let dark = traits.dark else { return self }
    let shown = isDark ? dark : self
    var traits = traits
    traits.dark = nil
    traits.orientation = shown.traits.orientation
    return Image(content: shown.content, size: size, scale: shown.scale, traits: traits)
  }

  /// Returns the image for a layout direction.
  package func shown(rightToLeft: Bool) -> Image {
    rightToLeft && flipsForRightToLeftLayoutDirection ? withHorizontallyFlippedOrientation() : self
  }

  /// The pixels as they are stored, or `nil` for a symbol or an SVG image, which have no pixels before they
  /// are drawn. Follows `UIImage.cgImage`.
  public var cgImage: PixelImage? {
    if case .pixels(let storage) = content { PixelImage(storage: storage) } else { nil }
  }

  /// Creates an image from pixels, with a scale of 1 pixel per point.
  public convenience init(cgImage: PixelImage) {
    self.init(storage: cgImage.storage, scale: 1)
  }

  /// Creates an image from pixels.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: The number of pixels per point.
  ///   - orientation: The rotation and mirroring of the pixels for display.
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
