import Widgets

/// A header with the results of the tester, and its buttons.
final class TouchHeader: View {
  /// The height of the header, in points.
  static var height: Double { 4 + Spacing.scaled(40) }
  /// The width below which buttons have no titles, in points.
  private static let roomyWidth = 520.0

  let clearButton = Button(configuration: .gray())
  let screenButton = Button(configuration: .gray())
  private let fingers = Metric("Fingers")
  private let most = Metric("Most")
  private let rate = Metric("Reports/s")
  private let coverage = Metric("Covered")

  /// A Boolean value that indicates whether the header is above the canvas, and needs its own background.
  var isFloating = false {
    didSet {
      guard isFloating != oldValue else { return }
      backgroundColor = isFloating ? .secondarySystemGroupedBackground : nil
      layer.borderWidth = isFloating ? 1 : 0
      layer.borderColor = .separator
      layer.shadowColor = .windowShadow
      layer.shadowOpacity = isFloating ? 0.5 : 0
      layer.shadowRadius = 6
      layer.shadowOffset = Size(width: 0, height: 3)
      layer.cornerRadius = isFloating ? theme.metrics.cardCornerRadius : 0
      setNeedsLayout()
    }
  }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clearButton.accessibilityLabel = "Clear"
    for view in [fingers, most, rate, coverage, clearButton, screenButton] { addSubview(view) }
  }

  /// Shows the results of a canvas.
  func show(_ canvas: TouchCanvas) {
    let live = canvas.liveFingers
    fingers.value = "\(live.count)"
    most.value = "\(canvas.mostFingers)"
    rate.value = live.compactMap(\.rate.hertz).max().map { "\(Int($0.rounded()))" } ?? "–"
    coverage.value = canvas.accessibilityValue ?? ""
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRoomy = bounds.width >= Spacing.scaled(Self.roomyWidth)
    configure(clearButton, title: "Clear", symbolName: "trash", isRoomy: isRoomy)
    configure(
      screenButton, title: isFloating ? "Leave" : "Full screen",
      symbolName: isFloating ? "xmark" : "display", isRoomy: isRoomy)
    screenButton.accessibilityLabel = isFloating ? "Leave full screen" : "Full screen"
    var right = bounds.width - (isFloating ? Spacing.small : 0)
    let inset = isFloating ? Spacing.tiny : 0
    for button in [screenButton, clearButton] {
      let width = button.intrinsicContentSize.width
      right -= width
      button.frame = Rect(
        x: right, y: inset, width: width, height: bounds.height - inset * 2)
      right -= Spacing.small
    }
    let left = isFloating ? Spacing.medium : 0
    let width = min(Spacing.scaled(96), (right - left) / 4)
    rate.name = width < Spacing.scaled(66) ? "Hz" : "Reports/s"
    for (index, metric) in [fingers, most, rate, coverage].enumerated() {
      metric.frame = Rect(
        x: left + Double(index) * width, y: (bounds.height - Self.height) / 2, width: width,
        height: Self.height)
    }
    mirror([clearButton, screenButton, fingers, most, rate, coverage])
  }

  private func configure(_ button: Button, title: String, symbolName: String, isRoomy: Bool) {
    var configuration = Button.Configuration.gray()
    configuration.image = Image(systemName: symbolName)
    configuration.title = isRoomy ? title : nil
    configuration.contentInsets = DirectionalEdgeInsets(
      top: 8, leading: isRoomy ? 14 : 8, bottom: 8, trailing: isRoomy ? 16 : 8)
    button.configuration = configuration
  }
}
