/// The rows of a menu from top to bottom.
final class MenuListView: MenuContentView {
  let style: MenuStyle
  private lazy var layoutOfRows = MenuListLayout(rows: [], style: style, theme: theme)
  private let spinner = TimerKeeper()
  /// The rotation of the activity indicator in rows that wait, in twelfths of a turn.
  private(set) var spinnerStep = 0

  init(style: MenuStyle) {
    self.style = style
    super.init(frame: .zero)
  }

  override var fittingSize: Size { layoutOfRows.size }

  override func rect(ofRow index: Int) -> Rect {
    guard layoutOfRows.frames.indices.contains(index) else { return .zero }
    var rect = layoutOfRows.frames[index]
    rect.size.width = bounds.width
    return rect
  }

  override var titleStart: Double { layoutOfRows.titleStart }

  override func row(at point: Point) -> Int? {
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return rows.indices.first { index in
      let frame = layoutOfRows.frames[index]
      return point.y >= frame.minY && point.y < frame.maxY && rows[index].canBeHighlighted
    }
  }

  override func rowsDidChange() {
    layoutOfRows = MenuListLayout(rows: rows, style: style, theme: theme)
    super.rowsDidChange()
    updateSpinner()
  }

  /// Starts the activity indicator if a row waits, and otherwise stops its timer.
  private func updateSpinner() {
    let waits = rows.contains { $0.kind == .loading }
    if !waits {
      spinner.timer = nil
    } else if spinner.timer == nil {
      spinner.timer = ClockTimer.scheduledTimer(withTimeInterval: 1.0 / 12, repeats: true) {
        [weak self] timer in
        guard let self, window != nil else { return timer.invalidate() }
        turnSpinner()
      }
    }
  }

  private func turnSpinner() {
    spinnerStep = (spinnerStep + 1) % 12
    for index in rows.indices where rows[index].kind == .loading {
      setNeedsDisplay(rect(ofRow: index))
    }
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let painter = MenuRowPainter(
      layout: layoutOfRows, width: bounds.width, theme: theme, spinnerStep: spinnerStep,
      isMirrored: isRightToLeft)
    for index in rows.indices {
      let frame = self.rect(ofRow: index)
      let isSeparated = rows[index].startsGroup
      let reach =
        isSeparated
        ? Rect(
          x: 0, y: frame.minY - style.separatorHeight, width: frame.width,
          height: frame.height + style.separatorHeight) : frame
      guard context.isVisible(reach) else { continue }
      if isSeparated { painter.drawSeparator(above: frame, in: context) }
      painter.draw(
        rows[index], in: frame, isHighlighted: index == highlightedRow, context: context)
    }
  }
}
