import Widgets

/// A view that draws lines that follow touches as fast as possible, for the latency test, with or without
/// predicted touches.
///
/// It reports the end of each line that the next frame shows.
final class InkView: View {
  /// A Boolean value that indicates whether the line continues to the predicted position of the next frame.
  var isPredicting = false { didSet { if isPredicting != oldValue { clear() } } }
  /// A closure that is called with the end of a touch's line.
  var onInk: ((_ finger: Int, _ place: Point, _ isPredicted: Bool) -> Void)?

  private var lines: [Touch: (points: [Point], predicted: [Point])] = [:]
  /// The number of positions of a line that are kept.
  private static let most = 120

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    cursor = .crosshair
  }

  /// Removes all lines.
  func clear() {
    lines = [:]
    setNeedsDisplay()
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    for touch in touches { lines[touch] = ([], []) }
    take(touches, event)
  }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { take(touches, event) }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { drop(touches) }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { drop(touches) }

  private func take(_ touches: Set<Touch>, _ event: Event?) {
    for touch in touches {
      guard var line = lines[touch] else { continue }
      invalidate(line)
      let new = (event?.coalescedTouches(for: touch) ?? [touch]).map { $0.location(in: self) }
      line.points += new
      if line.points.count > Self.most {
        line.points.removeFirst(line.points.count - Self.most)
      }
      line.predicted =
        isPredicting
        ? (event?.predictedTouches(for: touch) ?? []).map { $0.location(in: self) } : []
      lines[touch] = line
      invalidate(line)
      if let end = line.predicted.last ?? line.points.last {
        onInk?(touch.identifier, convert(end, to: nil), !line.predicted.isEmpty)
      }
    }
  }

  private func drop(_ touches: Set<Touch>) {
    for touch in touches {
      if let line = lines.removeValue(forKey: touch) { invalidate(line) }
    }
  }

  private func invalidate(_ line: (points: [Point], predicted: [Point])) {
    setNeedsDisplay(
      MarkPainter.box(of: .ink(line.points, predicted: line.predicted), in: bounds))
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let painter = MarkPainter(theme: theme, tint: tintColor, bounds: bounds)
    for line in lines.values {
      painter.draw(.ink(line.points, predicted: line.predicted), in: context)
    }
  }
}
