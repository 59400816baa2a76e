/// A handle at one end of a selection, which a touch can drag. It is a line as high as the text, with a round
/// knob above the start or below the end.
final class TextHandle: View {
  /// The width of the line, in points.
  static let lineWidth = 2.0
  /// The diameter of the knob, in points.
  static let knobSize = 12.0
  /// The width and height of the area in which a touch grabs the handle, in points.
  static let targetSize = 44.0

  /// A Boolean value that indicates whether the handle is at the start of the selection.
  let isStart: Bool

  /// The color of the handle.
  var color: Color = .tint {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }

  init(isStart: Bool) {
    self.isStart = isStart
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// Places the handle at a caret, in window coordinates. If the caret is not visible, the handle is hidden.
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

  /// The overlap of the knob and the line, in points.
  private static let overlap = 2.0

  private var knob: Rect {
    Rect(
      x: bounds.minX, y: isStart ? bounds.minY : bounds.maxY - Self.knobSize,
      width: Self.knobSize, height: Self.knobSize)
  }

  /// The center of the knob, in window coordinates.
  var knobCenter: Point {
    Point(x: frame.minX + knob.midX, y: frame.minY + knob.midY)
  }

  /// Returns a Boolean value that indicates whether a touch at a point of the window grabs the handle.
  func isTouched(at point: Point) -> Bool {
    if isHidden { return false }
    let (width, height) = (max(Self.targetSize, frame.width), max(Self.targetSize, frame.height))
    // The area extends more on the knob's side than over the text.
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
