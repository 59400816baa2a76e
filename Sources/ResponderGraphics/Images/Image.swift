import ResponderGeometry

/// A picture that never changes: pixels, or one of the symbols. Follows `UIImage`.
public final class Image: Sendable {
  /// Whether a picture is drawn in its own colours. Follows `UIImage.RenderingMode`.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As the place where it is used likes it: symbols as templates, other pictures as they are.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// As a stencil: only its opacity counts, and the colour is given when it is drawn.
    case alwaysTemplate = 2
  }

  /// How the middle of an image with ``capInsets`` grows. Follows `UIImage.ResizingMode`.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// It is repeated.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// How pixels are turned to be upright. Follows `UIImage.Orientation`.
  public enum Orientation: Int, Hashable, Sendable {
    /// They are upright.
    case up = 0
    /// They stand on their head.
    case down = 1
    /// They were turned a quarter counterclockwise.
    case left = 2
    /// They were turned a quarter clockwise.
    case right = 3
    /// They are mirrored from left to right.
    case upMirrored = 4
    /// They stand on their head, and are mirrored from left to right.
    case downMirrored = 5
    /// They are mirrored from left to right, then turned a quarter clockwise.
    case leftMirrored = 6
    /// They are mirrored from left to right, then turned a quarter counterclockwise.
    case rightMirrored = 7
  }

  /// What there is to draw.
  enum Content: Sendable {
    case pixels(PixelStorage)
    case symbol(Symbol)
    case vector(VectorPicture)
  }

  /// How it is drawn.
  struct Traits: Sendable {
    var renderingMode = RenderingMode.automatic
    var tintColor: Color?
    var capInsets: EdgeInsets?
    var resizingMode = ResizingMode.stretch
    var orientation = Orientation.up
    var flipsForRightToLeft = false
    var configuration: SymbolConfiguration?
    var frames: [Image]?
    var duration = 0.0
    /// How many times frames are played; 0 for endlessly.
    var repeatCount = 0
    /// The error that ended the decoding of the file early.
    var decodingError: ImageError?
    /// What is drawn instead where things are dark.
    var dark: Image?
  }

  /// The most pixels a side may have.
  public static let maximumSide = 16_384
  /// The most pixels of an image in a file that is read: 512 MiB of memory.
  public static let maximumPixels = 128 << 20
  /// The most memory that the pictures of an animated file take, in bytes; longer films are read in a smaller
  /// size.
  public static let maximumFilmBytes = 192 << 20
  /// The largest file that is read, in bytes.
  public static let maximumFileSize = 256 * 1024 * 1024

  let content: Content
  let traits: Traits
  /// The size at which it is drawn unless told otherwise, in points.
  public let size: Size
  /// Pixels per point; 1 for symbols, which are drawn anew at every scale.
  public let scale: Double
  /// Whether it is made of pixels, not drawn anew at every scale.
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

  /// Creates an image of pixels that are no longer written to.
  convenience init(storage: PixelStorage, scale: Double) {
    self.init(
      content: .pixels(storage),
      size: Size(width: Double(storage.width) / scale, height: Double(storage.height) / scale),
      scale: scale)
  }

  /// Creates an image of nothing, with no size.
  public convenience init() {
    guard let storage = PixelStorage(width: 1, height: 1) else {
      preconditionFailure("There is no memory left, not even for one pixel.")
    }
    self.init(content: .pixels(storage), size: .zero, scale: 1)
  }

  /// Whether it is drawn in its own colours.
  public var renderingMode: RenderingMode { traits.renderingMode }
  /// The colour a template is drawn in where no other is given.
  public var tintColor: Color? { traits.tintColor }
  /// The edges that keep their size when the image is stretched, in points; nil where all of it
  /// is stretched.
  public var capInsets: EdgeInsets? { traits.capInsets }
  /// How what lies between ``capInsets`` grows.
  public var resizingMode: ResizingMode { traits.resizingMode }
  /// How the pixels are turned to be upright.
  public var imageOrientation: Orientation { traits.orientation }

  /// The error that ended the decoding of the image's file early; `nil` if all of it was decoded.
  ///
  /// The image shows as much of the file as is good: see ``init(file:)-(String)``. The error is
  /// ``ImageError/damaged`` for a file that ends early or whose data is damaged.
  public var decodingError: ImageError? { traits.decodingError }
  /// The number of times that an image view plays an animated image; 0, the default, for endlessly.
  ///
  /// It is what the file says: a GIF without a loop extension is played once, and with a loop count of n it
  /// is played n + 1 times, as browsers do; `num_plays` of a PNG and the loop count of a WebP are numbers of
  /// times. The last frame stays. Follows `UIImageView.animationRepeatCount`.
  public var animationRepeatCount: Int { traits.repeatCount }

  /// Whether the image is drawn as a stencil, in a colour that is given.
  public var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic:
      if case .symbol = content { true } else { false }
    }
  }

  /// The same image, drawn otherwise.
  func changed(size: Size? = nil, _ change: (inout Traits) -> Void) -> Image {
    var traits = traits
    change(&traits)
    return Image(content: content, size: size ?? self.size, scale: scale, traits: traits)
  }

  /// The same image, drawn in its own colours or as a stencil.
  public func withRenderingMode(_ mode: RenderingMode) -> Image {
    changed { $0.renderingMode = mode }
  }

  /// The same image as a stencil in a colour.
  public func withTintColor(_ color: Color) -> Image {
    changed {
      $0.renderingMode = .alwaysTemplate
      $0.tintColor = color
    }
  }

  /// The same image as a stencil in a colour; with ``RenderingMode/alwaysOriginal`` no view gives it
  /// another.
  public func withTintColor(_ color: Color, renderingMode: RenderingMode) -> Image {
    // A colour of its own always counts here: the mode is that of a stencil.
    withTintColor(color)
  }

  /// The same image, whose edges keep their size when it is stretched; insets are in points.
  public func resizableImage(
    withCapInsets insets: EdgeInsets, resizingMode: ResizingMode = .stretch
  ) -> Image {
    changed {
      $0.capInsets = insets
      $0.resizingMode = resizingMode
    }
  }

  /// The same image, which one column and one row of pixels beside the caps are stretched of; caps are in
  /// points from the left and the top.
  public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> Image {
    let (left, top) = (Double(left), Double(top))
    return resizableImage(
      withCapInsets: EdgeInsets(
        top: top, left: left, bottom: max(0, size.height - top - 1),
        right: max(0, size.width - left - 1)))
  }

  /// The same image, drawn in another size unless told otherwise; in points.
  public func withSize(_ size: Size) -> Image { changed(size: size) { _ in } }
}
