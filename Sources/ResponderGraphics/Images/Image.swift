import ResponderGeometry

/// A picture that never changes: pixels, or one of the symbols. Follows `UIImage`.
public final class Image: Sendable {
  /// Whether a picture is drawn in its own colours. Follows `UIImage.RenderingMode`.
  public enum RenderingMode: Hashable, Sendable {
    /// As the place where it is used likes it: symbols as templates, other pictures as they are.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// As a stencil: only its opacity counts, and the colour is given when it is drawn.
    case alwaysTemplate
  }

  /// What there is to draw.
  enum Content: Sendable {
    case pixels(PixelStorage)
    case symbol(Symbol)
  }

  /// The most pixels a side may have.
  public static let maximumSide = 16_384
  /// The largest file that is read, in bytes.
  public static let maximumFileSize = 256 * 1024 * 1024

  let content: Content
  /// The size at which it is drawn unless told otherwise, in points.
  public let size: Size
  /// Pixels per point; 1 for symbols, which are drawn anew at every scale.
  public let scale: Double
  /// Whether it is drawn in its own colours.
  public let renderingMode: RenderingMode
  /// The colour a template is drawn in where no other is given.
  public let tintColor: Color?
  /// Whether it is made of pixels, not drawn anew at every scale.
  package var hasPixels: Bool {
    if case .pixels = content { return true }
    return false
  }
  /// The edges that keep their size when the image is stretched, in points; nil where all of it
  /// is stretched.
  public let capInsets: EdgeInsets?

  init(
    content: Content, size: Size, scale: Double, renderingMode: RenderingMode = .automatic,
    tintColor: Color? = nil, capInsets: EdgeInsets? = nil
  ) {
    self.content = content
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    self.tintColor = tintColor
    self.capInsets = capInsets
  }

  /// Creates an image of pixels that are no longer written to.
  convenience init(storage: PixelStorage, scale: Double) {
    self.init(
      content: .pixels(storage),
      size: Size(width: Double(storage.width) / scale, height: Double(storage.height) / scale),
      scale: scale)
  }

  /// Whether the image is drawn as a stencil, in a colour that is given.
  public var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic:
      if case .symbol = content { true } else { false }
    }
  }

  /// The same image, drawn in its own colours or as a stencil.
  public func withRenderingMode(_ mode: RenderingMode) -> Image {
    Image(
      content: content, size: size, scale: scale, renderingMode: mode, tintColor: tintColor,
      capInsets: capInsets)
  }

  /// The same image as a stencil in a colour.
  public func withTintColor(_ color: Color) -> Image {
    Image(
      content: content, size: size, scale: scale, renderingMode: .alwaysTemplate,
      tintColor: color, capInsets: capInsets)
  }

  /// The same image, whose edges keep their size when it is stretched; insets are in points.
  public func resizableImage(withCapInsets insets: EdgeInsets) -> Image {
    Image(
      content: content, size: size, scale: scale, renderingMode: renderingMode,
      tintColor: tintColor, capInsets: insets)
  }

  /// The same image, drawn in another size unless told otherwise; in points.
  public func withSize(_ size: Size) -> Image {
    Image(
      content: content, size: size, scale: scale, renderingMode: renderingMode,
      tintColor: tintColor, capInsets: capInsets)
  }
}
