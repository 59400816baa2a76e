extension Control {
  /// Draws the ring around a control that has the keyboard: a line in the theme's colour for it, and
  /// one of the background inside, so that it stands out on any ground. It lies inside the rectangle.
  public func drawFocusRing(
    around rect: Rect, cornerRadius: Double, in context: GraphicsContext
  ) {
    let width = theme.metrics.focusRingWidth
    context.strokeRoundedRect(rect, cornerRadius: cornerRadius, color: .focusRing, width: width)
    context.strokeRoundedRect(
      rect.insetBy(dx: width, dy: width), cornerRadius: max(0, cornerRadius - width),
      color: .systemBackground, width: width / 2)
  }
}
