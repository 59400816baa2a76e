import Glibc
import ResponderWords

/// A view that shows that a task is in progress. Follows `UIActivityIndicatorView`.
///
///     let indicator = ActivityIndicatorView(style: .medium)
///     indicator.startAnimating()
///
/// While it is not animating, is hidden or is not in a window, it requests no frame callbacks. With reduced
/// motion it changes its opacity instead of turning.
@preconcurrency @MainActor open class ActivityIndicatorView: View {
  /// The styles of the indicator, which determine its size. The values are those of
  /// `UIActivityIndicatorView.Style`.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// White, with the size of ``large``. It is an old name.
    case whiteLarge = 0
    /// White, with the size of ``medium``. It is an old name.
    case white = 1
    /// Gray, with the size of ``medium``. It is an old name.
    case gray = 2
    /// 20 points wide and high.
    case medium = 100
    /// 37 points wide and high.
    case large = 101
  }

  private static let spokes = 8
  /// The duration of one turn, in seconds.
  private static let turn = 1.0
  private var ownColor: Color?
  private var place = 0
  private lazy var ticker = FrameTicker(view: self) { [weak self] time in self?.step(at: time) }
  private var startTime = 0.0

  /// Creates an indicator of a style, with its size. It does not animate.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    prepare()
    frame.size = intrinsicContentSize
  }

  /// Creates an indicator of medium size.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
    if frame.isEmpty { self.frame.size = intrinsicContentSize }
  }

  /// Creates an indicator of medium size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
    frame.size = intrinsicContentSize
  }

  private func prepare() {
    isUserInteractionEnabled = false
    setHidden()
  }

  /// The style of the indicator. The default is `.medium`.
  open var style: Style = .medium {
    didSet {
      guard style != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The color of the spokes. The default is gray, or white for the old white styles. Setting `nil` restores
  /// the default.
  open var color: Color! {
    get {
      ownColor ?? (style == .white || style == .whiteLarge ? .white : .secondaryLabel)
    }
    set {
      ownColor = newValue
      setNeedsDisplay()
    }
  }

  /// A Boolean value that indicates whether the indicator is hidden when it is not animating. The default is
  /// `true`.
  open var hidesWhenStopped = true {
    didSet { if hidesWhenStopped != oldValue { setHidden() } }
  }

  /// A Boolean value that indicates whether the indicator is animating.
  open private(set) var isAnimating = false

  /// Starts the animation.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    setHidden()
    follow()
  }

  /// Stops the animation.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    setHidden()
    follow()
  }

  private func setHidden() { isHidden = hidesWhenStopped && !isAnimating }

  /// Runs the ticker while the indicator is animating and visible.
  private func follow() {
    if isAnimating, !isHidden, window != nil {
      guard !ticker.isRunning else { return }
      startTime = ticker.startTime
      ticker.start()
    } else {
      ticker.stop()
      setNeedsDisplay()
    }
  }

  /// A Boolean value that indicates whether the indicator is hidden. A hidden indicator requests no frame
  /// callbacks.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { follow() } }
  }

  /// Stops the ticker when the indicator leaves its window, and starts it again in a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    follow()
  }

  /// The size of the style, in points.
  open override var intrinsicContentSize: Size {
    let side = style == .large || style == .whiteLarge ? 37.0 : 20.0
    return Size(width: side, height: side)
  }

  /// Returns the size of the style, in points.
  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  /// The accessibility label. The default is `In progress` or `Progress halted`.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? ownWord(isAnimating ? "In progress" : "Progress halted") }
    set { super.accessibilityLabel = newValue }
  }

  override var drawsInsideBounds: Bool { true }

  /// Draws the spokes with different opacities.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    drawSpokes(in: context)
  }

  private func step(at time: Double) {
    // Nothing is drawn if a superview is hidden.
    let part = (time - startTime) / Self.turn
    let next = Int((part * Double(Self.spokes)).rounded(.down))
    guard next != place else { return }
    place = next
    setNeedsDisplay()
  }

  private func drawSpokes(in context: GraphicsContext) {
    let side = min(intrinsicContentSize.width, bounds.width, bounds.height)
    let (inner, outer, width) = (side * 0.26, side * 0.44, side * 0.11)
    for index in 0..<Self.spokes {
      let angle = Double(index) / Double(Self.spokes) * 2 * .pi - .pi / 2
      var path = Path()
      path.move(to: Point(x: bounds.midX + cos(angle) * inner, y: bounds.midY + sin(angle) * inner))
      path.addLine(
        to: Point(x: bounds.midX + cos(angle) * outer, y: bounds.midY + sin(angle) * outer))
      path.lineCapStyle = .round
      context.stroke(path, color: color.multipliedAlpha(by: strength(of: index)), width: width)
    }
  }

  /// Returns the opacity of a spoke, from 0 to 1.
  private func strength(of index: Int) -> Double {
    let count = Self.spokes
    if programContext.prefersReducedMotion, isAnimating {
      let phase = Double(place % (2 * count)) / Double(count)
      return 0.4 + 0.6 * (phase < 1 ? phase : 2 - phase)
    }
    let age = ((place - index) % count + count) % count
    return 1 - 0.75 * Double(age) / Double(count - 1)
  }
}
