/// A bar that shows the progress of a task. Follows `UIProgressView`.
@preconcurrency @MainActor open class ProgressView: View, ProgressFloats {
  /// The thickness of the bar, in points.
  public static let thickness = 6.0
  /// The default width, in points.
  public static let usualWidth = 160.0

  private lazy var slide = AnimatedValue(0, in: self)
  private var value = 0.0

  /// Creates a bar with a progress of 0.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Creates a bar of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Creates a bar with a style and a progress of 0.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: Rect(x: 0, y: 0, width: Self.usualWidth, height: Self.thickness))
    progressViewStyle = style
  }

  /// The style of the bar. Follows `UIProgressView.Style`, with its values.
  public enum Style: Int, Hashable, Sendable {
    /// The default style.
    case `default`
    /// Half the thickness, without round ends, as at the edge of a bar.
    case bar
  }

  /// The style of the bar. The default is `.default`.
  open var progressViewStyle: Style = .default {
    didSet {
      guard progressViewStyle != oldValue else { return }
      neededSizeDidChange()
    }
  }

  private var thickness: Double { progressViewStyle == .bar ? Self.thickness / 2 : Self.thickness }

  /// The progress, from 0 to 1. Values outside are limited to the nearer end.
  open var progress: Double {
    get { value }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress, with a short animation if `animated` is `true`.
  open func setProgress(_ progress: Double, animated: Bool) {
    value = progress > 0 ? min(progress, 1) : 0
    slide.move(to: value, animated: animated)
    accessibilityDidChange(.value)
  }

  /// The color of the completed part, or `nil` for the tint color.
  open var progressTintColor: Color? { didSet { setNeedsDisplay() } }
  /// The color of the remaining part, or `nil` for the track color of the theme.
  open var trackTintColor: Color? { didSet { setNeedsDisplay() } }
  /// An image for the completed part instead of a color, or `nil` for none.
  open var progressImage: Image? { didSet { setNeedsDisplay() } }
  /// An image for the remaining part instead of a color, or `nil` for none.
  open var trackImage: Image? { didSet { setNeedsDisplay() } }

  /// The thickness of the bar, without an intrinsic width, in points.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: thickness)
  }

  /// Returns the default width and the thickness of the bar, in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: Self.usualWidth, height: thickness)
  }

  /// The accessibility value. The default is the progress, as a percentage.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((progress * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  /// Draws the bar, centered vertically.
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
    // A small progress is a dot, which is as wide as high.
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
