import Widgets

/// The background of a test: it draws marks, and redraws only those that have changed.
final class GroundView: View {
  /// The marks, from the back to the front, in points of this view.
  var marks: [Mark] = [] {
    didSet { if marks != oldValue { invalidate(from: oldValue) } }
  }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    backgroundColor = .systemGroupedBackground
    isMultipleTouchEnabled = true
    cursor = .crosshair
  }

  private func invalidate(from old: [Mark]) {
    for index in 0..<max(old.count, marks.count) {
      let before = index < old.count ? old[index] : nil
      let after = index < marks.count ? marks[index] : nil
      guard before != after else { continue }
      if case .cells(let one)? = before, case .cells(let other)? = after,
        one.columns == other.columns, one.rows == other.rows, one.size == other.size
      {
        for cell in one.isFilled.indices where one.isFilled[cell] != other.isFilled[cell] {
          setNeedsDisplay(other.frame(cell))
        }
        continue
      }
      if case .trail(let one)? = before, case .trail(let other)? = after, other.count >= one.count,
        one.count > 1, other.starts(with: one)
      {
        setNeedsDisplay(MarkPainter.box(of: .trail(Array(other[(one.count - 1)...])), in: bounds))
        continue
      }
      for mark in [before, after] {
        if let mark { setNeedsDisplay(MarkPainter.box(of: mark, in: bounds)) }
      }
    }
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let painter = MarkPainter(theme: theme, tint: tintColor, bounds: bounds)
    for mark in marks where context.isVisible(MarkPainter.box(of: mark, in: bounds)) {
      painter.draw(mark, in: context)
    }
  }

  // The recorder receives all touches. The responder chain ends here.
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}
}
