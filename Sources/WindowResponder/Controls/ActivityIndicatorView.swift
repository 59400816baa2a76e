import Glibc
import ResponderWords

/// A wheel that turns while something is being done. Follows `UIActivityIndicatorView`.
///
///     let indicator = ActivityIndicatorView(style: .medium)
///     indicator.startAnimating()
///
/// While it does not turn, is hidden or is not in a window it asks for no frames. With reduced motion it
/// breathes instead of turning.
@preconcurrency @MainActor open class ActivityIndicatorView: View {
  /// How large it is. The values are those of `UIActivityIndicatorView.Style`.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// White, as large as ``large``: an old name.
    case whiteLarge = 0
    /// White, as large as ``medium``: an old name.
    case white = 1
    /// Gray, as large as ``medium``: an old name.
    case gray = 2
    /// 20 points wide and high.
    case medium = 100
    /// 37 points wide and high.
    case large = 101
  }

  private static let spokes = 8
  /// How long one turn takes, in seconds.
  private static let turn = 1.0
  private var ownColor: Color?
  private var place = 0
  private lazy var ticker = FrameTicker(view: self) { [weak self] time in self?.step(at: time) }
  private var startTime = 0.0

  /// Creates an indicator of a style, in its size, that does not turn.
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

  /// Creates one of medium size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
    frame.size = intrinsicContentSize
  }

  private func prepare() {
    isUserInteractionEnabled = false
    setHidden()
  }

  /// How large it is.
  open var style: Style = .medium {
    didSet {
      guard style != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The colour of the spokes; gray, or white for the old white styles, until it is set. Setting nil
  /// takes that again.
  open var color: Color! {
    get {
      ownColor ?? (style == .white || style == .whiteLarge ? .white : .secondaryLabel)
    }
    set {
      ownColor = newValue
      setNeedsDisplay()
    }
  }

  /// Whether it is not seen while it does not turn; true at the start.
  open var hidesWhenStopped = true {
    didSet { if hidesWhenStopped != oldValue { setHidden() } }
  }

  /// Whether it turns.
  open private(set) var isAnimating = false

  /// Has it turn.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    setHidden()
    follow()
  }

  /// Has it turn no more.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    setHidden()
    follow()
  }

  private func setHidden() { isHidden = hidesWhenStopped && !isAnimating }

  /// Turns while it is to, and can be seen.
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

  /// Whether it is not drawn. A hidden one asks for no frames.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { follow() } }
  }

  /// An indicator that leaves its window turns no more, until it is back.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    follow()
  }

  /// The size of its style, in points.
  open override var intrinsicContentSize: Size {
    let side = style == .large || style == .whiteLarge ? 37.0 : 20.0
    return Size(width: side, height: side)
  }

  /// The size of its style, in points.
  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  /// What was set, else "In progress" or "Progress halted".
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? ownWord(isAnimating ? "In progress" : "Progress halted") }
    set { super.accessibilityLabel = newValue }
  }

  override var drawsInsideBounds: Bool { true }

  /// Draws the spokes, one stronger than the other.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    drawSpokes(in: context)
  }

  private func step(at time: Double) {
    // A hidden superview hides it too: nothing is drawn then.
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

  /// How strong a spoke is drawn, from 0 to 1.
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
