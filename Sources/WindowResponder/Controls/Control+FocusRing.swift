extension Control {
  /// Draws the ring around a control that has the focus: a line in ``View/focusRingColor``, and inside it a
  /// line in the background's color. The ring is inside the rectangle.
  public func drawFocusRing(
    around rect: Rect, cornerRadius: Double, in context: GraphicsContext
  ) {
    let width = theme.metrics.focusRingWidth
    context.strokeRoundedRect(rect, cornerRadius: cornerRadius, color: focusRingColor, width: width)
    context.strokeRoundedRect(
      rect.insetBy(dx: width, dy: width), cornerRadius: max(0, cornerRadius - width),
      color: .systemBackground, width: theme.metrics.focusRingDistance)
  }
}
