import Widgets

/// A card with the current readings of the accelerometer, and a button for machines without one.
final class AccelerationCard: Card {
  private let button = Button(configuration: .tinted())
  private var readings: [(x: Double, y: Double, z: Double)] = []
  /// The number of readings that are shown, which is four seconds.
  private static let limit = 200
  /// The acceleration at the upper edge of the graph, in m/s².
  private static let range = 25.0
  private static let headHeight = 44.0

  /// A Boolean value that indicates whether there is an accelerometer.
  var hasAccelerometer = false {
    didSet {
      guard hasAccelerometer != oldValue else { return }
      setNeedsDisplay()
      onChange?()
    }
  }
  /// A closure that is called when the accelerometer is added or removed.
  var onChange: (() -> Void)?

  /// A Boolean value that indicates whether a shake is in progress.
  var isShaking = false {
    didSet { if isShaking != oldValue { setNeedsDisplay() } }
  }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    button.setTitle("Shake", for: .normal)
    button.addAction(
      Action { _ in Application.shared.simulateShake() }, for: .primaryActionTriggered)
    addSubview(button)
  }

  func add(_ x: Double, _ y: Double, _ z: Double) {
    hasAccelerometer = true
    readings.append((x, y, z))
    if readings.count > Self.limit { readings.removeFirst(readings.count - Self.limit) }
    setNeedsDisplay(graphFrame)
  }

  /// Returns the height of the card without an accelerometer for a width, in points.
  func bareHeight(forWidth width: Double) -> Double {
    let text = Self.notice(width: max(1, width - 2 * Spacing.medium))
    return (2 * Spacing.medium + Self.headHeight + Spacing.small + text.size.height).rounded(.up)
  }

  private static func notice(width: Double) -> TextLayout {
    TextLayout.cached(
      "This device has no accelerometer that can be read. The button shakes it all the same.",
      font: .preferredFont(forTextStyle: .subheadline), maxWidth: width, numberOfLines: 0)
  }

  private var graphFrame: Rect {
    contentFrame.inset(by: EdgeInsets(top: Self.headHeight + Spacing.small))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentFrame
    guard !area.isNull else { return }
    let width = max(88, button.intrinsicContentSize.width)
    button.frame = Rect(x: area.maxX - width, y: area.minY, width: width, height: Self.headHeight)
    mirror([button])
  }

  // MARK: Drawing

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let area = contentFrame
    guard !area.isNull else { return }
    let head = TextLayout.cached(
      isShaking ? "Shaking" : "Acceleration", font: .preferredFont(forTextStyle: .headline),
      maxWidth: max(1, area.width - button.bounds.width - Spacing.small))
    draw(
      head, at: Point(x: area.minX, y: area.minY + (Self.headHeight - head.size.height) / 2),
      color: isShaking ? tintColor : .label, in: context)
    let graph = graphFrame
    guard !graph.isNull else { return }
    if hasAccelerometer {
      guard graph.height > 20 else { return }
      drawGraph(in: graph, context)
    } else {
      draw(
        Self.notice(width: graph.width), at: graph.origin, color: .secondaryLabel, in: context)
    }
  }

  private func drawGraph(in graph: Rect, _ context: GraphicsContext) {
    let plot = graph.inset(by: EdgeInsets(bottom: 20))
    context.fillRoundedRect(plot, cornerRadius: 8, color: .systemGroupedBackground)
    context.fill(
      Rect(x: plot.minX, y: plot.midY.rounded(), width: plot.width, height: 1), color: .separator)
    let axes: [(name: String, color: Color, values: [Double])] = [
      ("x", Ink.red, readings.map(\.x)), ("y", Ink.green, readings.map(\.y)),
      ("z", Ink.blue, readings.map(\.z)),
    ]
    var x = plot.minX
    for axis in axes {
      drawLine(axis.values, axis.color, in: plot, context)
      context.setFillColor(axis.color)
      context.fillEllipse(in: Rect(x: x, y: graph.maxY - 12, width: 8, height: 8))
      let number = axis.values.last.map { Self.text($0) } ?? "–"
      let words = TextLayout.cached(
        "\(axis.name) \(number)", font: .digits(ofSize: 12, weight: .medium))
      context.draw(
        words, at: Point(x: x + 13, y: graph.maxY - 8 - words.size.height / 2),
        color: .secondaryLabel)
      x += (plot.width / 3).rounded()
    }
  }

  private func drawLine(
    _ values: [Double], _ color: Color, in plot: Rect, _ context: GraphicsContext
  ) {
    guard values.count > 1 else { return }
    var path = Path()
    let step = plot.width / Double(Self.limit - 1)
    let start = plot.maxX - step * Double(values.count - 1)
    for (index, value) in values.enumerated() {
      let part = min(max(value / Self.range, -1), 1)
      let point = Point(
        x: start + Double(index) * step, y: plot.midY - part * (plot.height / 2 - 3))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.lineWidth = 1.5
    context.stroke(path, color: color)
  }

  private static func text(_ value: Double) -> String {
    let tenths = Int((min(max(value, -999), 999) * 10).rounded())
    let sign = tenths < 0 ? "−" : ""
    return "\(sign)\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}
