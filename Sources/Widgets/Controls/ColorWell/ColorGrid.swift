import WindowResponder

/// A control that offers colors in rows: grays, then the hues from dark to light.
@MainActor final class ColorGrid: Control {
  static let columns = 12
  static let rows = 10

  /// The handler that receives the chosen color. `isMoving` is `true` while the touch continues.
  var onChoose: ((_ color: Color, _ isMoving: Bool) -> Void)?
  /// The marked color without its opacity.
  var chosen: Color? {
    didSet {
      guard chosen != oldValue else { return }
      setNeedsDisplay()
      accessibilityDidChange(.selection)
    }
  }

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
    // White on white and black on black have an edge.
    context.strokeRoundedRect(
      bounds, cornerRadius: 8, color: .separator, width: 1 / context.scale)
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
    guard let place else {
      // Without a mark, the first key shows where the keys begin.
      guard Self.arrows.contains(key.keyCode) else { return false }
      choose(0, 0, isMoving: false)
      return true
    }
    var (column, row) = place
    switch key.keyCode {
    case .keyboardRightArrow: column += 1
    case .keyboardLeftArrow: column -= 1
    case .keyboardDownArrow: row += 1
    case .keyboardUpArrow: row -= 1
    case .keyboardHome: column = 0
    case .keyboardEnd: column = Self.columns - 1
    case .keyboardPageUp: row = 0
    case .keyboardPageDown: row = Self.rows - 1
    default: return false
    }
    guard (0..<Self.columns).contains(column), (0..<Self.rows).contains(row) else { return true }
    choose(column, row, isMoving: false)
    return true
  }

  private static let arrows: Set<KeyboardHIDUsage> = [
    .keyboardRightArrow, .keyboardLeftArrow, .keyboardDownArrow, .keyboardUpArrow,
  ]

  override func performPrimaryAction() {}
}

/// The cells, as assistive technologies read them.
extension ColorGrid {
  /// The cell with the keyboard: the one with the chosen color, or the first one.
  var focusedPart: AnyHashable {
    let place = place ?? (0, 0)
    return place.row * Self.columns + place.column
  }

  var colorParts: [AccessiblePart] {
    let chosen = place.map { $0.row * Self.columns + $0.column }
    return (0..<Self.rows * Self.columns).map { number in
      let (row, column) = number.quotientAndRemainder(dividingBy: Self.columns)
      let color = Self.color(column: column, row: row)
      var part = AccessiblePart(
        number, .tableCell, color.accessibilityName, frame: frame(column, row))
      part.value = color.hexadecimal
      part.states.set(.enabled, isEnabled)
      part.states.set(.sensitive, isEnabled)
      part.states.set(.selected, number == chosen)
      guard isEnabled else { return part }
      let choose: @MainActor () -> Void = { [weak self] in
        self?.choose(column, row, isMoving: false)
      }
      part.deeds = [AccessibleDeed("click", choose)]
      part.select = { if $0 { choose() } }
      return part
    }
  }
}

extension Color {
  /// The color as web pages write it, such as `#1E90FF`.
  fileprivate var hexadecimal: String {
    "#"
      + [red, green, blue].map { component in
        let text = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
        return text.count < 2 ? "0" + text : text
      }.joined()
  }
}
