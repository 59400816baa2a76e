/// One end of a selection, to be dragged by a finger: a line as high as the text with a round knob above
/// its start, or below its end.
final class TextHandle: View {
  /// How thick the line is, in points.
  static let lineWidth = 2.0
  /// How wide the knob is, in points.
  static let knobSize = 12.0
  /// How large the place is at which a finger gets hold of it, in points.
  static let targetSize = 44.0

  /// Whether it is at the start of the selection.
  let isStart: Bool

  /// Its colour.
  var color: Color = .tint {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }

  init(isStart: Bool) {
    self.isStart = isStart
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// Puts it at a caret, in window coordinates, where that can be seen.
  func place(at caret: Rect?, seen: Rect) {
    guard let caret, caret.height > 0,
      seen.insetBy(dx: -Self.lineWidth, dy: -1).contains(Point(x: caret.midX, y: caret.midY))
    else {
      isHidden = true
      return
    }
    isHidden = false
    let scale = contentScaleFactor
    func aligned(_ value: Double) -> Double { (value * scale).rounded() / scale }
    let top = aligned(caret.minY)
    let height = aligned(caret.maxY) - top
    let knob = Self.knobSize - Self.overlap
    let box = Rect(
      x: aligned(caret.midX - Self.knobSize / 2), y: isStart ? top - knob : top,
      width: Self.knobSize, height: height + knob)
    if frame != box {
      let isOfAnotherSize = frame.size != box.size
      frame = box
      if isOfAnotherSize { setNeedsDisplay() }
    }
  }

  /// How far the knob reaches into the line, in points.
  private static let overlap = 2.0

  private var knob: Rect {
    Rect(
      x: bounds.minX, y: isStart ? bounds.minY : bounds.maxY - Self.knobSize,
      width: Self.knobSize, height: Self.knobSize)
  }

  /// The middle of the knob, in window coordinates.
  var knobCenter: Point {
    Point(x: frame.minX + knob.midX, y: frame.minY + knob.midY)
  }

  /// Whether a finger at a place of the window gets hold of it.
  func isTouched(at point: Point) -> Bool {
    if isHidden { return false }
    let (width, height) = (max(Self.targetSize, frame.width), max(Self.targetSize, frame.height))
    // Rather on the knob's side than on the text.
    let middle = isStart ? frame.maxY - height / 2 : frame.minY + height / 2
    return Rect(x: frame.midX - width / 2, y: middle - height / 2, width: width, height: height)
      .contains(point)
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let line = Rect(
      x: bounds.midX - Self.lineWidth / 2, y: bounds.minY + (isStart ? Self.knobSize / 2 : 0),
      width: Self.lineWidth, height: bounds.height - Self.knobSize / 2)
    context.fill(context.pixelAligned(line), color: color)
    context.setFillColor(color)
    context.fillEllipse(in: knob)
  }

  override var drawsInsideBounds: Bool { true }
}
