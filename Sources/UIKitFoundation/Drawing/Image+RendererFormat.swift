public import WindowResponder

extension Image {
  /// A format for images like this one: with its scale and a transparent background. Follows
  /// `UIImage.imageRendererFormat`.
  public var imageRendererFormat: ImageRendererFormat {
    let format = ImageRendererFormat()
    format.scale = scale
    return format
  }
}
