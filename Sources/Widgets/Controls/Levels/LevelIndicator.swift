import WindowResponder

/// A bar that shows a level, for example of a battery, a disk or the strength of a password.
///
///     let disk = LevelIndicator()
///     disk.value = 0.93
///     disk.warningValue = 0.8
///     disk.criticalValue = 0.9
///
/// The bar is green, yellow from ``warningValue`` on and red from ``criticalValue`` on. If the critical value
/// is less than the warning value, small values have these colors. With ``numberOfSegments``, the bar has
/// segments. It handles no touches.
@preconcurrency @MainActor open class LevelIndicator: View {
  /// The thickness of the bar, in points.
  public static let thickness = 12.0

  /// The level, within the range. A value that is not a number becomes the minimum.
  open var value: Double {
    get { shownValue }
    set { setOwnValue(newValue) }
  }
  private var shownValue = 0.0

  /// The minimum value. A lower maximum becomes equal to it.
  open var minimumValue: Double {
    get { ownRange.minimum }
    set { setOwnRange { $0.minimum = newValue } }
  }

  /// The maximum value. A higher minimum becomes equal to it.
  open var maximumValue: Double {
    get { ownRange.maximum }
    set { setOwnRange { $0.maximum = newValue } }
  }
  private var ownRange = ValueRange(minimum: 0, maximum: 1)

  /// The value from which on the bar has the warning color, or `nil` for never. The default is `nil`.
  open var warningValue: Double? { didSet { setNeedsDisplay() } }
  /// The value from which on the bar has the error color, or `nil` for never. The default is `nil`.
  open var criticalValue: Double? { didSet { setNeedsDisplay() } }
  /// The number of segments, or 0 for a continuous bar. The default is 0.
  open var numberOfSegments = 0 { didSet { if numberOfSegments != oldValue { setNeedsDisplay() } } }
  /// The color of the bar below the warning value. The default is `Color.successText`.
  open var color: Color = .successText { didSet { if color != oldValue { setNeedsDisplay() } } }

  /// Creates an empty bar with a range from 0 to 1.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a bar of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  private func setOwnRange(_ change: (inout ValueRange) -> Void) {
    change(&ownRange)
    setOwnValue(shownValue)
    setNeedsDisplay()
  }

  private func setOwnValue(_ value: Double) {
    let limited = ownRange.limited(value)
    if limited != shownValue { setNeedsDisplay() }
    shownValue = limited
  }

  /// The level as a fraction of the range, from 0 to 1.
  private var part: Double {
    maximumValue > minimumValue ? (value - minimumValue) / (maximumValue - minimumValue) : 0
  }

  /// The color for the current value.
  final var shownColor: Color {
    let isLowBad = (criticalValue ?? .infinity) < (warningValue ?? .infinity) && warningValue != nil
    func reaches(_ limit: Double?) -> Bool {
      guard let limit else { return false }
      return isLowBad ? value <= limit : value >= limit
    }
    if reaches(criticalValue) { return .errorText }
    return reaches(warningValue) ? .warningText : color
  }

  /// The thickness of the bar, without an intrinsic width.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: Self.thickness)
  }

  /// Returns the thickness of the bar and the available width, or a width of 160 points.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(
      width: size.width > 0 && size.width.isFinite ? size.width : 160, height: Self.thickness)
  }

  /// The accessibility value. The default is the filled part of the range, as a percentage.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((part * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  /// Draws the bar from the leading edge.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    let height = min(Self.thickness, bounds.height)
    let bar = Rect(
      x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    if numberOfSegments > 1 { return drawSegments(in: bar, context) }
    let radius = height / 2
    context.fillRoundedRect(bar, cornerRadius: radius, color: .track)
    guard part > 0 else { return }
    context.saveState()
    context.clip(to: bar, cornerRadius: radius)
    var filled = bar
    filled.size.width = max(height, bar.width * part)
    context.fillRoundedRect(
      filled.mirrored(in: bounds, if: isRightToLeft), cornerRadius: radius, color: shownColor)
    context.restoreState()
  }

  private func drawSegments(in bar: Rect, _ context: GraphicsContext) {
    let count = min(numberOfSegments, 200)
    let gap = 3.0
    let width = max(1, (bar.width - gap * Double(count - 1)) / Double(count))
    // A partly filled segment is drawn as full, so that every level above zero is visible.
    let full = Int((part * Double(count) - 1e-9).rounded(.up))
    for index in 0..<count {
      let segment = Rect(
        x: bar.minX + Double(index) * (width + gap), y: bar.minY, width: width, height: bar.height
      ).mirrored(in: bounds, if: isRightToLeft)
      context.fillRoundedRect(
        segment, cornerRadius: min(3, width / 2), color: index < full ? shownColor : .track)
    }
  }
}
