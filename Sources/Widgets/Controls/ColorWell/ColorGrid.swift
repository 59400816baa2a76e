/// A control that offers colors in rows: grays, then the hues from dark to light.
@MainActor final class ColorGrid: Control {
  static let columns = 12
  static let rows = 10

  /// The handler that receives the chosen color. `isMoving` is `true` while the touch continues.
  var onChoose: ((_ color: Color, _ isMoving: Bool) -> Void)?
  /// The marked color without its opacity.
  var chosen: Color? { didSet { if chosen != oldValue { setNeedsDisplay() } } }

  /// Returns the color of a cell.
  static func color(column: Int, row: Int) -> Color {
    let across = Double(column) / Double(columns - 1)
    guard row > 0 else { return Color(white: 1 - across) }
    let hue = (Double(column) / Double(columns) + 0.54).truncatingRemainder(dividingBy: 1)
    // From dark over saturated to pale.
    let place = Double(row - 1) / Double(rows - 2)
    return place < 0.5
      ? Color(hue: hue, saturation: 1, brightness: 0.3 + 1.4 * place)
      : Color(hue: hue, saturation: 1 - (place - 0.5) * 1.6, brightness: 1)
  }

  private var cell: Size {
    Size(width: bounds.width / Double(Self.columns), height: bounds.height / Double(Self.rows))
  }

  private func frame(_ column: Int, _ row: Int) -> Rect {
    Rect(
      x: Double(column) * cell.width, y: Double(row) * cell.height, width: cell.width,
      height: cell.height)
  }

  /// The cell with the chosen color, or `nil` for none.
  private var place: (column: Int, row: Int)? {
    guard let chosen else { return nil }
    for row in 0..<Self.rows {
      for column in 0..<Self.columns where isSame(Self.color(column: column, row: row), chosen) {
        return (column, row)
      }
    }
    return nil
  }

  private func isSame(_ a: Color, _ b: Color) -> Bool {
    max((a.red - b.red).magnitude, (a.green - b.green).magnitude, (a.blue - b.blue).magnitude)
      < 0.004
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    context.saveState()
    context.clip(to: bounds, cornerRadius: 8)
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        context.fill(
          context.pixelAligned(frame(column, row)), color: Self.color(column: column, row: row))
      }
    }
    context.restoreState()
    if let place {
      let mark = frame(place.column, place.row)
      let color = Self.color(column: place.column, row: place.row)
      let line: Color = color.luminance > 0.4 ? .black : .white
      context.strokeRoundedRect(mark.insetBy(dx: 1, dy: 1), cornerRadius: 3, color: line, width: 2)
    }
    if isFocused { drawFocusRing(around: bounds, cornerRadius: 8, in: context) }
  }

  private func choose(at point: Point, isMoving: Bool) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let column = Int(min(max(point.x / cell.width, 0), Double(Self.columns) - 0.5))
    let row = Int(min(max(point.y / cell.height, 0), Double(Self.rows) - 0.5))
    choose(column, row, isMoving: isMoving)
  }

  private func choose(_ column: Int, _ row: Int, isMoving: Bool) {
    chosen = Self.color(column: column, row: row)
    if let chosen { onChoose?(chosen, isMoving) }
  }

  override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    choose(at: touch.location(in: self), isMoving: true)
    return true
  }

  override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    choose(at: touch.location(in: self), isMoving: true)
    return true
  }

  override func endTracking(_ touch: Touch?, with event: Event?) {
    if let chosen { onChoose?(chosen, false) }
  }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = presses.filter { !takes($0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  private func takes(_ press: Press) -> Bool {
    guard isFocused, let key = press.key,
      key.modifierFlags.subtracting([.alphaShift, .numericPad]).isEmpty
    else { return false }
    let from = place ?? (0, 0)
    var (column, row) = (from.column, from.row)
    switch key.keyCode {
    case .keyboardRightArrow: column += 1
    case .keyboardLeftArrow: column -= 1
    case .keyboardDownArrow: row += 1
    case .keyboardUpArrow: row -= 1
    default: return false
    }
    guard (0..<Self.columns).contains(column), (0..<Self.rows).contains(row) else { return true }
    choose(column, row, isMoving: false)
    return true
  }

  override func performPrimaryAction() {}
}
