import WindowResponder

/// A pen that keys move over the drawing.
struct DrawingPen: Equatable {
  var location: Point
  var isDown = false

  /// The distance that an arrow key moves the pen, in points, and that with Shift.
  static let (step, longStep) = (8.0, 40.0)

  @MainActor func draw(in context: GraphicsContext, color: Color) {
    let rect = Rect(x: location.x - 7, y: location.y - 7, width: 14, height: 14)
    context.strokeRoundedRect(rect, cornerRadius: 7, color: isDown ? color : .label, width: 2)
  }
}

extension DrawingBoard {
  /// Moves the pen for an arrow key, sets it down or lifts it for the space bar, and discards the stroke for
  /// Escape. Returns `false` for other keys.
  func movesPen(_ key: Key) -> Bool {
    let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    guard flags.isEmpty || flags == .shift else { return false }
    let step = flags == .shift ? DrawingPen.longStep : DrawingPen.step
    switch key.keyCode {
    case .keyboardLeftArrow: movePen(Vector(dx: -step, dy: 0))
    case .keyboardRightArrow: movePen(Vector(dx: step, dy: 0))
    case .keyboardUpArrow: movePen(Vector(dx: 0, dy: -step))
    case .keyboardDownArrow: movePen(Vector(dx: 0, dy: step))
    case .keyboardSpacebar: pressPen()
    case .keyboardEscape where pen?.isDown ?? false: liftPen()
    default: return false
    }
    setNeedsDisplay()
    return true
  }

  /// Lifts the pen, and discards its stroke.
  func liftPen() {
    guard pen?.isDown ?? false else { return }
    pen?.isDown = false
    line = []
    setNeedsDisplay()
  }

  private func movePen(_ way: Vector) {
    var pen = pen ?? DrawingPen(location: bounds.center)
    let moved = pen.location + way
    pen.location = Point(
      x: min(max(moved.x, bounds.minX), bounds.maxX),
      y: min(max(moved.y, bounds.minY), bounds.maxY))
    if pen.isDown { line.append(pen.location) }
    self.pen = pen
  }

  private func pressPen() {
    var pen = pen ?? DrawingPen(location: bounds.center)
    pen.isDown.toggle()
    self.pen = pen
    if pen.isDown {
      line = [pen.location]
    } else {
      let drawn = DrawingMark.stroke(line, color)
      line = []
      add(drawn)
    }
  }
}
