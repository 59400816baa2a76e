/// A bar that shows how much of a task is done. Follows `UIProgressView`.
@preconcurrency @MainActor open class ProgressView: View, ProgressFloats {
  /// How thick the bar is, in points.
  public static let thickness = 6.0
  /// How wide it is where nothing else decides, in points.
  public static let usualWidth = 160.0

  private lazy var slide = AnimatedValue(0, in: self)
  private var value = 0.0

  /// Creates a bar with nothing done.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Creates a bar of a style with nothing done.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: Rect(x: 0, y: 0, width: Self.usualWidth, height: Self.thickness))
    progressViewStyle = style
  }

  /// How thick the bar is. The values are those of `UIProgressView.Style`.
  public enum Style: Int, Hashable, Sendable {
    /// The usual one.
    case `default`
    /// Half as thick and without round ends, as at the edge of a bar.
    case bar
  }

  /// How thick the bar is.
  open var progressViewStyle: Style = .default {
    didSet {
      guard progressViewStyle != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  private var thickness: Double { progressViewStyle == .bar ? Self.thickness / 2 : Self.thickness }

  /// How much is done, from 0 to 1; what lies outside is brought to the nearer end.
  open var progress: Double {
    get { value }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets how much is done, with a short slide where `animated`.
  open func setProgress(_ progress: Double, animated: Bool) {
    value = progress > 0 ? min(progress, 1) : 0
    slide.move(to: value, animated: animated)
  }

  /// The part that is done; nil for the tint colour.
  open var progressTintColor: Color? { didSet { setNeedsDisplay() } }
  /// The part that is not; nil for the theme's track.
  open var trackTintColor: Color? { didSet { setNeedsDisplay() } }
  /// A picture for the part that is done, in place of the colour; nil for none.
  open var progressImage: Image? { didSet { setNeedsDisplay() } }
  /// A picture for the part that is not, in place of the colour; nil for none.
  open var trackImage: Image? { didSet { setNeedsDisplay() } }

  /// As wide as it is made, and as high as the bar is thick; in points.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: thickness)
  }

  /// A usual width, and the height of the bar; in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: Self.usualWidth, height: thickness)
  }

  /// What was set, else how many per cent are done.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((progress * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  /// Draws the bar in the middle, from top to bottom.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    let height = min(thickness, bounds.height)
    let radius = progressViewStyle == .bar ? 0 : height / 2
    let bar = Rect(
      x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    if let trackImage {
      context.draw(trackImage, in: bar, tint: trackTintColor ?? .track)
    } else {
      context.fillRoundedRect(bar, cornerRadius: radius, color: trackTintColor ?? .track)
    }
    guard slide.value > 0 else { return }
    // A little of something is a dot and not a sliver.
    let done = Rect(
      x: bar.minX, y: bar.minY, width: max(height, bar.width * slide.value), height: height
    ).mirrored(in: bar, if: isRightToLeft)
    if let progressImage {
      context.draw(progressImage, in: done, tint: progressTintColor ?? tintColor)
    } else {
      context.fillRoundedRect(
        done, cornerRadius: radius, color: progressTintColor ?? tintColor)
    }
  }
}
