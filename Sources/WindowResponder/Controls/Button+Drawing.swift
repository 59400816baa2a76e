extension Button {
  func drawButton(in context: GraphicsContext) {
    let style = self.style
    let ground = bounds
    let radius = cornerRadius(for: ground)
    if let background = style.background {
      context.fillRoundedRect(ground, cornerRadius: radius, color: background)
    }
    if let image = currentBackgroundImage { context.draw(image, in: ground) }
    if let veil = style.veil {
      context.fillRoundedRect(ground, cornerRadius: radius, color: veil)
    }
    if let mark = style.mark { drawMark(in: context, color: mark) }
    drawContent(in: context, color: style.foreground)
    if isFocused {
      drawFocusRing(around: ground, cornerRadius: radius, in: context)
    }
  }

  /// Draws the short bar of a button whose ground does not tell that it is selected.
  private func drawMark(in context: GraphicsContext, color: Color) {
    let size = Size(width: min(20, bounds.width / 2), height: 3)
    let distance = bounds.height >= 40 ? 6.0 : 3.0
    context.fillRoundedRect(
      Rect(
        x: bounds.midX - size.width / 2, y: bounds.maxY - distance - size.height,
        width: size.width, height: size.height),
      cornerRadius: size.height / 2, color: color)
  }

  private func drawContent(in context: GraphicsContext, color: Color) {
    let layout = ButtonLayout(self)
    let isBare = configuration == nil
    context.saveState()
    if isBare, isHighlighted, isEnabled { context.setAlpha(0.55) }
    if let image = layout.image {
      // A title's colour tells that it is disabled; an image has colours of its own.
      if !isEnabled, !image.isTemplate { context.setAlpha(0.45) }
      context.draw(
        image.shown(rightToLeft: isRightToLeft), in: layout.imageFrame(in: bounds), tint: color)
      if !isEnabled { context.setAlpha(1) }
    }
    if let title = layout.title {
      let frame = layout.titleFrame(in: bounds)
      let fits = title.size.width <= frame.width + 0.5
      let shown =
        fits
        ? title
        : TextLayout.cached(
          currentTitle ?? "", font: font, maxWidth: frame.width,
          numberOfLines: contentHorizontalAlignment == .fill ? 0 : 1)
      let origin = Point(x: frame.minX, y: frame.midY - shown.size.height / 2)
      context.draw(shown, at: origin, color: color)
    }
    context.restoreState()
  }

  private func cornerRadius(for rect: Rect) -> Double {
    guard let configuration else { return cornerRadius }
    switch configuration.cornerStyle {
    case .dynamic: return theme.metrics.controlCornerRadius
    case .small: return theme.metrics.controlCornerRadius / 2
    case .capsule: return rect.height / 2
    }
  }
}
