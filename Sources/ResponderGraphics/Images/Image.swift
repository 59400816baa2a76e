import ResponderGeometry

/// An immutable image: pixels, an SVG image, or a symbol. Follows `UIImage`.
public final class Image: Sendable {
  /// The mode in which an image is drawn: in its own colors, or in one color. Follows
  /// `UIImage.RenderingMode`.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// The default mode of the context: symbols are templates, and other images have their own colors.
    case automatic = 0
    /// The image is drawn in its own colors.
    case alwaysOriginal = 1
    /// The image is drawn as a template. Only its opacity is used, and the color is set when it is drawn.
    case alwaysTemplate = 2
  }

  /// The mode in which the middle of an image with ``capInsets`` is resized. Follows `UIImage.ResizingMode`.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// The middle is repeated.
    case tile = 0
    /// The middle is stretched.
    case stretch = 1
  }

  /// The rotation and mirroring that stored pixels need for display. Follows `UIImage.Orientation`.
  public enum Orientation: Int, Hashable, Sendable {
    /// The pixels are upright.
    case up = 0
    /// The image is rotated 180° from its pixels.
    case down = 1
    /// The image is rotated 90° counterclockwise from its pixels.
    case left = 2
    /// The image is rotated 90° clockwise from its pixels.
    case right = 3
    /// The image is mirrored horizontally.
    case upMirrored = 4
    /// The image is mirrored vertically.
    case downMirrored = 5
    /// The image is mirrored horizontally and then rotated 90° counterclockwise.
    case leftMirrored = 6
    /// The image is mirrored horizontally and then rotated 90° clockwise.
    case rightMirrored = 7
  }

  /// The drawable content.
  enum Content: Sendable {
    case pixels(PixelStorage)
    case symbol(Symbol)
    case vector(VectorImage)
  }

  /// The properties for drawing.
  struct Traits: Sendable {
    var renderingMode = RenderingMode.automatic
    var tintColor: Color?
    var capInsets: EdgeInsets?
    var resizingMode = ResizingMode.tile
    var alignmentInsets: EdgeInsets?
    var orientation = Orientation.up
    var flipsForRightToLeft = false
    var configuration: SymbolConfiguration?
    var frames: [Image]?
    var duration = 0.0
    /// The number of times that frames are played, or 0 for an endless animation.
    var repeatCount = 0
    /// The error that ended the decoding of the file early, or `nil`.
    var decodingError: ImageError?
    /// The image for dark appearance, or `nil`.
    var dark: Image?
  }

  /// The largest number of pixels of a side.
  public static let maximumSide = 16_384
  /// The largest number of pixels of an image in a file: 512 MiB of memory.
  public static let maximumPixels = 128 << 20
  /// The largest memory of the frames of an animated image file, in bytes. Longer animations are reduced in
  /// size.
  public static let maximumAnimationBytes = 192 << 20
  /// The former name of ``maximumAnimationBytes``.
  @available(*, deprecated, renamed: "maximumAnimationBytes")
  public static var maximumFilmBytes: Int { maximumAnimationBytes }
  /// The largest size of a file that is read, in bytes.
  public static let maximumFileSize = 256 * 1024 * 1024

  let content: Content
  let traits: Traits
  /// The size of the image, in points.
  public let size: Size
  /// The number of pixels per point, or 1 for symbols, which are drawn at every scale.
  public let scale: Double
  /// A Boolean value that indicates whether the image consists of pixels, and is not redrawn at every scale.
  package var hasPixels: Bool {
    if case .pixels = content { return true }
    return false
  }

  init(content: Content, size: Size, scale: Double, traits: Traits = Traits()) {
    self.content = content
    self.size = size
    self.scale = scale
    self.traits = traits
  }

  /// Creates an image from pixels that do not change any more.
  convenience init(storage: PixelStorage, scale: Double) {
    self.init(
      content: .pixels(storage),
      size: Size(width: Double(storage.width) / scale, height: Double(storage.height) / scale),
      scale: scale)
  }

  /// Creates an empty image, with a size of zero.
  public convenience init() {
    guard let storage = PixelStorage(width: 1, height: 1) else {
      preconditionFailure("There is no memory left, not even for one pixel.")
    }
    self.init(content: .pixels(storage), size: .zero, scale: 1)
  }

  /// The mode in which the image is drawn.
  public var renderingMode: RenderingMode { traits.renderingMode }
  /// The color of a template if no other color is specified.
  public var tintColor: Color? { traits.tintColor }
  /// The insets of the edges that keep their size when the image is resized, in points, or `nil` if all of it
  /// is stretched.
  public var capInsets: EdgeInsets? { traits.capInsets }
  /// The insets of the part by which an image view aligns the image, in points. The default is zero.
  public var alignmentRectInsets: EdgeInsets { traits.alignmentInsets ?? .zero }
  /// The mode in which the area within ``capInsets`` is resized. The default is ``ResizingMode/tile``.
  public var resizingMode: ResizingMode { traits.resizingMode }
  /// The rotation and mirroring of the pixels for display.
  public var imageOrientation: Orientation { traits.orientation }

  /// The error that ended the decoding of the image's file early, or `nil` if all of it was decoded.
  ///
  /// The image shows the intact part of the file. See ``init(file:)-(String)``. For a file that is cut off or
  /// whose data is damaged, the error is ``ImageError/damaged``.
  public var decodingError: ImageError? { traits.decodingError }
  /// The number of times that an image view plays an animated image. The default, 0, means endlessly.
  ///
  /// The value is that of the file. A GIF without a loop extension is played once, and one with a loop count
  /// of n is played n + 1 times, as in browsers. `num_plays` of a PNG and the loop count of a WebP are the
  /// number of times. The last frame remains visible. Follows `UIImageView.animationRepeatCount`.
  public var animationRepeatCount: Int { traits.repeatCount }

  /// A Boolean value that indicates whether the image is drawn as a template, in one color.
  public var isTemplate: Bool {
    if traits.tintColor != nil { return true }
    return switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic:
      if case .symbol = content { true } else { false }
    }
  }

  /// Returns the same image with other drawing properties.
  func changed(size: Size? = nil, _ change: (inout Traits) -> Void) -> Image {
    var traits = traits
    change(&traits)
    return Image(content: content, size: size ?? self.size, scale: scale, traits: traits)
  }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> Image {
    changed { $0.renderingMode = mode }
  }

  /// Returns the image in a color, of which it has only the opacity. The rendering mode stays.
  public func withTintColor(_ color: Color) -> Image {
    changed { $0.tintColor = color }
  }

  /// Returns the image in a color, of which it has only the opacity, with a rendering mode. Views do not
  /// change the color in any mode.
  public func withTintColor(_ color: Color, renderingMode: RenderingMode) -> Image {
    changed {
      $0.renderingMode = renderingMode
      $0.tintColor = color
    }
  }

  /// Returns the image with cap insets, in points. The edges keep their size when the image is resized.
  ///
  /// By default, the area between them is repeated. If it is only 1 pixel wide or high, it is stretched in
  /// that direction.
  public func resizableImage(
    withCapInsets insets: EdgeInsets, resizingMode: ResizingMode = .tile
  ) -> Image {
    changed {
      $0.capInsets = insets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the image with caps, in points from the left and the top. The row and the column of pixels
  /// beside the caps are stretched. With a cap of 0, the whole image is stretched in that direction.
  public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> Image {
    func end(_ cap: Int, of length: Double) -> Double {
      cap == 0 ? 0 : max(0, length - Double(cap) - 1)
    }
    return resizableImage(
      withCapInsets: EdgeInsets(
        top: Double(top), left: Double(left), bottom: end(top, of: size.height),
        right: end(left, of: size.width)), resizingMode: .stretch)
  }

  /// Returns the image with insets of the part by which an image view aligns it, in points.
  public func withAlignmentRectInsets(_ insets: EdgeInsets) -> Image {
    changed { $0.alignmentInsets = insets == .zero ? nil : insets }
  }

  /// Returns the image with another size, in points.
  public func withSize(_ size: Size) -> Image { changed(size: size) { _ in } }
}
