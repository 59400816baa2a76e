/// A view that marks the target of a drop: a line between two items, or a frame around one.
package final class ItemDropMark: View {
  /// The width of the line, in points.
  private static let breadth = 2.0
  /// The side of the knob at its beginning, in points.
  private static let knob = 8.0
  private var isLine = true
  private var isHorizontal = true

  package init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
  }

  /// Shows a line along the top of a rectangle, or along its left side.
  package func showLine(at rect: Rect, isHorizontal: Bool) {
    isLine = true
    self.isHorizontal = isHorizontal
    let side = Self.knob
    frame =
      isHorizontal
      ? Rect(x: rect.minX, y: rect.minY - side / 2, width: rect.width, height: side)
      : Rect(x: rect.minX - side / 2, y: rect.minY, width: side, height: rect.height)
    isHidden = false
    setNeedsDisplay()
  }

  /// Shows a frame around a rectangle.
  package func showFrame(around rect: Rect) {
    isLine = false
    frame = rect
    isHidden = false
    setNeedsDisplay()
  }

  package override func draw(_ rect: Rect, in context: GraphicsContext) {
    guard isLine else {
      let inner = bounds.insetBy(dx: 1, dy: 1)
      context.fillRoundedRect(
        inner, cornerRadius: 6, color: tintColor.withAlphaComponent(0.15))
      return context.strokeRoundedRect(inner, cornerRadius: 6, color: tintColor, width: 2)
    }
    let side = Self.knob
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let knob = Rect(
      x: isHorizontal && isMirrored ? bounds.maxX - side : 0, y: 0, width: side, height: side)
    let line =
      isHorizontal
      ? Rect(
        x: isMirrored ? 0 : side, y: bounds.midY - Self.breadth / 2, width: bounds.width - side,
        height: Self.breadth)
      : Rect(
        x: bounds.midX - Self.breadth / 2, y: side, width: Self.breadth,
        height: bounds.height - side)
    context.fill(line, color: tintColor)
    context.strokeRoundedRect(
      knob.insetBy(dx: 1, dy: 1), cornerRadius: side / 2 - 1, color: tintColor,
      width: Self.breadth)
  }
}
