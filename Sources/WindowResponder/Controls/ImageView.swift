/// A view that shows an image. Follows `UIImageView`.
@preconcurrency @MainActor open class ImageView: View {
  /// Creates an image view. It receives no touches.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .scaleToFill
    layout.hugsContentMore()
  }

  /// Creates an image view of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    layout.hugsContentMore()
  }

  /// Creates an image view with the size of an image.
  public init(image: Image?) {
    super.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    layout.hugsContentMore()
    self.image = image
  }

  /// Creates an image view with the size of an image, and with another image for the highlighted state.
  public init(image: Image?, highlightedImage: Image?) {
    super.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    layout.hugsContentMore()
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// The image that is shown. Template images are drawn in ``AdaptiveResponder/tintColor``. An animated image
  /// is played as often as its `animationRepeatCount` says. Its last frame stays, and setting it again plays
  /// it again.
  open var image: Image? {
    didSet {
      if image?.size != oldValue?.size
        || image?.alignmentRectInsets != oldValue?.alignmentRectInsets
      {
        invalidateIntrinsicContentSize()
      }
      imageDidChange()
    }
  }

  /// The insets of the alignment rectangle, in points: those of the image.
  open override var alignmentRectInsets: EdgeInsets { image?.alignmentRectInsets ?? .zero }

  /// The image that is shown while ``isHighlighted`` is `true`, or `nil` for ``image``.
  open var highlightedImage: Image? {
    didSet { if isHighlighted { imageDidChange() } }
  }

  /// A Boolean value that indicates whether ``highlightedImage`` is shown. The default is `false`.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { imageDidChange() } }
  }

  /// The size, weight and colors of symbols that have no configuration of their own.
  open var preferredSymbolConfiguration: Image.SymbolConfiguration? {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  // MARK: Animation

  /// The frames that ``startAnimating()`` shows one after the other.
  open var animationImages: [Image]? {
    didSet { stopAnimating() }
  }

  /// The frames that are shown while ``isHighlighted`` is `true`, or `nil` for ``animationImages``.
  open var highlightedAnimationImages: [Image]? {
    didSet { stopAnimating() }
  }

  /// The duration of all frames, in seconds. If it is 0, which is the default, each frame takes 1/30 of a
  /// second.
  open var animationDuration = 0.0

  /// The number of repetitions. 0, which is the default, repeats without end.
  open var animationRepeatCount = 0

  /// Shows ``animationImages`` one after the other while the view is in a window, from the first one on.
  /// If there are no images, does nothing.
  open func startAnimating() {
    let hasImages = [animationImages, highlightedAnimationImages].contains { $0?.isEmpty == false }
    if hasImages { film.start() }
  }

  /// Stops the animation and shows ``image``.
  open func stopAnimating() { film.stop() }

  /// A Boolean value that indicates whether ``animationImages`` are being shown.
  open var isAnimating: Bool { filmBox?.isStarted ?? false }

  private var filmBox: AnimatedImage?
  private var film: AnimatedImage {
    if let filmBox { return filmBox }
    let made = AnimatedImage(view: self)
    filmBox = made
    return made
  }

  /// Updates the animation after a change of the window. Animations run in windows only.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    filmBox?.windowDidChange()
  }

  private func imageDidChange() {
    if shownImage?.images != nil || filmBox != nil { film.update() }
    setNeedsDisplay()
  }

  /// The current one of ``image`` and ``highlightedImage``, with the symbol configuration applied.
  private var shownImage: Image? {
    let image = isHighlighted ? highlightedImage ?? image : image
    guard let configuration = preferredSymbolConfiguration, let image else { return image }
    let own = image.symbolConfiguration
    return image.withConfiguration(own.map(configuration.applying) ?? configuration)
  }

  /// The frames of the animation that the view needs, with their duration in seconds, or `nil` if there is
  /// none.
  var wantedAnimation: (images: [Image], duration: Double, repeatCount: Int, staysAtEnd: Bool)? {
    if isAnimating {
      let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
      if let own, !own.isEmpty { return (own, animationDuration, animationRepeatCount, false) }
    }
    guard let image = shownImage, let images = image.images, images.count > 1 else { return nil }
    return (images, image.duration, image.animationRepeatCount, true)
  }

  /// Returns the image's size, in points.
  open override func sizeThatFits(_ size: Size) -> Size { shownImage?.size ?? .zero }

  /// The size of the image without its alignment insets, in points.
  open override var intrinsicContentSize: Size {
    guard let size = shownImage?.size else { return super.intrinsicContentSize }
    let insets = alignmentRectInsets
    return Size(
      width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
  }

  override var isUsuallyAccessibilityElement: Bool { accessibilityLabel != nil }
  override var usualAccessibilityTraits: AccessibilityTraits { .image }

  override var motionContentMode: ContentMode { .redraw }

  /// Draws the image with the placement of ``View/contentMode``.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    filmBox?.wasDrawn()
    guard let image = filmBox?.currentFrame ?? shownImage else { return }
    context.draw(
      image.shown(rightToLeft: isRightToLeft), in: contentMode.place(image.size, in: bounds),
      tint: tintColor)
  }
}
