/// A bar that shows how much of a task is done. Follows `UIProgressView`.
@preconcurrency @MainActor open class ProgressView: View {
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

  /// As wide as it is made, and as high as the bar is thick; in points.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: Self.thickness)
  }

  /// A usual width, and the height of the bar; in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: Self.usualWidth, height: Self.thickness)
  }

  /// What was set, else how many per cent are done.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((progress * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  /// Draws the bar in the middle, from top to bottom.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    let height = min(Self.thickness, bounds.height)
    let bar = Rect(
      x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    context.fillRoundedRect(bar, cornerRadius: height / 2, color: trackTintColor ?? .track)
    guard slide.value > 0 else { return }
    // A little of something is a dot and not a sliver.
    let done = Rect(
      x: bar.minX, y: bar.minY, width: max(height, bar.width * slide.value), height: height
    ).mirrored(in: bar, if: isRightToLeft)
    context.fillRoundedRect(
      done, cornerRadius: height / 2, color: progressTintColor ?? tintColor)
  }
}
