/// A view that shows an image. Follows `UIImageView`.
@preconcurrency @MainActor open class ImageView: View {
  /// Creates an image view, which takes no touches.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .scaleToFill
    layout.hugsContentMore()
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Creates an image view of an image's size.
  public init(image: Image?) {
    super.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Creates an image view of an image's size, with another image for while it is highlighted.
  public init(image: Image?, highlightedImage: Image?) {
    super.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// The image that is shown. Templates are drawn in ``View/tintColor``. An animated image is played as often
  /// as its `animationRepeatCount` says; the last frame stays, and setting it again plays it again.
  open var image: Image? {
    didSet {
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      imageDidChange()
    }
  }

  /// What is shown while ``isHighlighted``; nil for the usual image.
  open var highlightedImage: Image? {
    didSet { if isHighlighted { imageDidChange() } }
  }

  /// Whether ``highlightedImage`` is shown.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { imageDidChange() } }
  }

  /// The size, weight and colours of symbols that say nothing of these themselves.
  open var preferredSymbolConfiguration: Image.SymbolConfiguration? {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  // MARK: Films

  /// The pictures that ``startAnimating()`` shows one after the other.
  open var animationImages: [Image]? {
    didSet { stopAnimating() }
  }

  /// The pictures that are shown while ``isHighlighted``; nil for the usual ones.
  open var highlightedAnimationImages: [Image]? {
    didSet { stopAnimating() }
  }

  /// How long all pictures take, in seconds; 0, as at the start, for 1/30 each.
  open var animationDuration = 0.0

  /// How many times the pictures are shown; 0, as at the start, for again and again.
  open var animationRepeatCount = 0

  /// Shows ``animationImages`` one after the other, while the view is in a window.
  open func startAnimating() { film.start() }

  /// Shows ``image`` again.
  open func stopAnimating() { film.stop() }

  /// Whether ``animationImages`` are being shown.
  open var isAnimating: Bool { filmBox?.isStarted ?? false }

  private var filmBox: ImageFilm?
  private var film: ImageFilm {
    if let filmBox { return filmBox }
    let made = ImageFilm(view: self)
    filmBox = made
    return made
  }

  /// The view's window changed: films run in windows only.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    filmBox?.windowDidChange()
  }

  private func imageDidChange() {
    if shownImage?.images != nil || filmBox != nil { film.update() }
    setNeedsDisplay()
  }

  /// What is shown of ``image`` and ``highlightedImage``, with the symbol configuration.
  private var shownImage: Image? {
    let image = isHighlighted ? highlightedImage ?? image : image
    guard let configuration = preferredSymbolConfiguration, let image else { return image }
    let own = image.symbolConfiguration
    return image.withConfiguration(own.map(configuration.applying) ?? configuration)
  }

  /// The pictures of the film that is to run, and how long they take in seconds; nil for none.
  var wantedFilm: (images: [Image], duration: Double, repeatCount: Int, staysAtEnd: Bool)? {
    if isAnimating {
      let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
      if let own, !own.isEmpty { return (own, animationDuration, animationRepeatCount, false) }
    }
    guard let image = shownImage, let images = image.images, images.count > 1 else { return nil }
    return (images, image.duration, image.animationRepeatCount, true)
  }

  /// The image's size, in points.
  open override func sizeThatFits(_ size: Size) -> Size { shownImage?.size ?? .zero }

  /// The image's size, in points.
  open override var intrinsicContentSize: Size { shownImage?.size ?? super.intrinsicContentSize }

  override var isUsuallyAccessibilityElement: Bool { accessibilityLabel != nil }
  override var usualAccessibilityTraits: AccessibilityTraits { .image }

  override var motionContentMode: ContentMode { .redraw }

  /// Draws the image as ``View/contentMode`` says.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    filmBox?.wasDrawn()
    guard let image = filmBox?.picture ?? shownImage else { return }
    context.draw(
      image.shown(rightToLeft: isRightToLeft), in: contentMode.place(image.size, in: bounds),
      tint: tintColor)
  }
}
