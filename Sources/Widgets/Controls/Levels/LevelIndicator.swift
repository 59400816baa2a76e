import WindowResponder

/// A bar that shows how much there is of something: a battery, a disk, a password's strength.
///
///     let disk = LevelIndicator()
///     disk.value = 0.93
///     disk.warningValue = 0.8
///     disk.criticalValue = 0.9
///
/// It is green, yellow from ``warningValue`` on and red from ``criticalValue`` on; where the critical value
/// is below the warning one, small values are the bad ones. With ``numberOfSegments`` it is made of that many
/// parts. It takes no touches.
@preconcurrency @MainActor open class LevelIndicator: View {
  /// The thickness of the bar, in points.
  public static let thickness = 12.0

  /// How much there is, within the range. A value that is no number counts as the least.
  open var value: Double {
    get { shownValue }
    set { setOwnValue(newValue) }
  }
  private var shownValue = 0.0

  /// The least value; a greatest one that is less becomes it too.
  open var minimumValue: Double {
    get { ownRange.minimum }
    set { setOwnRange { $0.minimum = newValue } }
  }

  /// The greatest value; a least one that is greater becomes it too.
  open var maximumValue: Double {
    get { ownRange.maximum }
    set { setOwnRange { $0.maximum = newValue } }
  }
  private var ownRange = ValueRange(minimum: 0, maximum: 1)

  /// The value from which on the bar has the colour of a warning. `nil`, the default, for never.
  open var warningValue: Double? { didSet { setNeedsDisplay() } }
  /// The value from which on the bar has the colour of an error. `nil`, the default, for never.
  open var criticalValue: Double? { didSet { setNeedsDisplay() } }
  /// How many parts the bar has; 0, as at the start, for one that grows without steps.
  open var numberOfSegments = 0 { didSet { if numberOfSegments != oldValue { setNeedsDisplay() } } }
  /// The colour of the bar below the warning value. The default is `Color.successText`.
  open var color: Color = .successText { didSet { if color != oldValue { setNeedsDisplay() } } }

  /// Creates an empty bar from 0 to 1.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
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

  /// How much there is, from 0 to 1.
  private var part: Double {
    maximumValue > minimumValue ? (value - minimumValue) / (maximumValue - minimumValue) : 0
  }

  /// The colour for the value.
  final var shownColor: Color {
    let isLowBad = (criticalValue ?? .infinity) < (warningValue ?? .infinity) && warningValue != nil
    func reaches(_ limit: Double?) -> Bool {
      guard let limit else { return false }
      return isLowBad ? value <= limit : value >= limit
    }
    if reaches(criticalValue) { return .errorText }
    return reaches(warningValue) ? .warningText : color
  }

  /// As thick as the bar, and as long as there is room.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: Self.thickness)
  }

  /// As thick as the bar, and as long as there is room, or 160 points.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(
      width: size.width > 0 && size.width.isFinite ? size.width : 160, height: Self.thickness)
  }

  /// What was set, else the part of the range as a percentage.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((part * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  /// Draws the bar, from the side where reading begins.
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
    // A part that is begun is full: what is not nothing is seen.
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
