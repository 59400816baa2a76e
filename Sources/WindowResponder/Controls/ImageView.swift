/// A view that shows an image. Follows `UIImageView`.
@preconcurrency @MainActor open class ImageView: View {
  /// Creates an image view, which takes no touches.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .scaleToFill
  }

  /// Creates an image view of an image's size.
  public convenience init(image: Image?, highlightedImage: Image? = nil) {
    self.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// What is shown; templates are drawn in ``View/tintColor``.
  open var image: Image? {
    didSet {
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      setNeedsDisplay()
    }
  }

  /// What is shown while ``isHighlighted``; nil for the usual image.
  open var highlightedImage: Image? {
    didSet { if isHighlighted { setNeedsDisplay() } }
  }

  /// Whether ``highlightedImage`` is shown.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// The image's size, in points.
  open override func sizeThatFits(_ size: Size) -> Size { image?.size ?? .zero }

  /// The image's size, in points.
  open override var intrinsicContentSize: Size { image?.size ?? super.intrinsicContentSize }

  override var motionContentMode: ContentMode { .redraw }

  /// Draws the image as ``View/contentMode`` says.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    guard let image = isHighlighted ? highlightedImage ?? image : image else { return }
    context.draw(image, in: contentMode.place(image.size, in: bounds), tint: tintColor)
  }
}
