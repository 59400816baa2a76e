extension View {
  /// Draws the edge that the fill of a control has with high contrast: the fill alone has nearly the color of
  /// the background. The line is inside the rectangle. With normal contrast, the method draws nothing.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the fill, in points.
  ///   - cornerRadius: The radius of its corners, in points.
  ///   - isEnabled: A Boolean value that indicates whether the control is enabled. Otherwise the line is
  ///     fainter.
  package func drawContrastEdge(
    around rect: Rect, cornerRadius: Double, isEnabled: Bool = true, in context: GraphicsContext
  ) {
    guard theme.hasHighContrast else { return }
    context.strokeRoundedRect(
      rect, cornerRadius: cornerRadius, color: isEnabled ? .controlBorder : .separator, width: 1)
  }
}
