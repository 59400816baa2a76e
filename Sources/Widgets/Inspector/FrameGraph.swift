import WindowResponder

/// A view with a bar for each of the last frames, whose height is the time of the frame.
final class FrameGraph: View {
  /// The time for one frame at 60 frames per second, in milliseconds.
  static let frameTime = 1_000.0 / 60

  /// The times of the frames, oldest first, in milliseconds.
  var times: [Double] = [] { didSet { if times != oldValue { setNeedsDisplay() } } }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Frame times"
    layer.cornerRadius = 8
    clipsToBounds = true
    backgroundColor = .secondarySystemGroupedBackground
  }

  override var accessibilityValue: String? {
    get { times.last.map { "\(InspectorNames.text($0)) milliseconds" } }
    set {}
  }

  override var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: 132) }

  override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 132) }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let area = bounds.insetBy(dx: 8, dy: 8)
    let line = self.line
    let top = max(line * 1.25, times.max() ?? 0)
    let step = area.width / Double(FrameRecorder.limit)
    let start = area.maxX - step * Double(times.count)
    for (index, time) in times.enumerated() {
      let height = max(1, area.height * time / top)
      let bar = Rect(
        x: start + step * Double(index), y: area.maxY - height, width: max(1, step - 0.75),
        height: height)
      context.fill(
        bar.mirrored(in: bounds, if: isRightToLeft),
        color: time > Self.frameTime ? .errorText : tintColor)
    }
    let y = area.maxY - area.height * line / top
    context.fill(
      context.pixelAligned(Rect(x: area.minX, y: y, width: area.width, height: 1 / context.scale)),
      color: .secondaryLabel)
    let text = TextLayout.cached(
      "\(InspectorNames.text((line * 10).rounded() / 10)) ms", font: theme.fonts.caption)
    let x = isRightToLeft ? area.maxX - text.size.width : area.minX
    context.draw(
      text, at: Point(x: x, y: max(area.minY, y - text.size.height - 1)), color: .secondaryLabel)
  }

  /// The value of the line, in milliseconds: a round time near the longest frame, at most ``frameTime``.
  private var line: Double {
    let longest = times.max() ?? 0
    return [1, 2, 5, 10].first { longest <= $0 } ?? Self.frameTime
  }
}
