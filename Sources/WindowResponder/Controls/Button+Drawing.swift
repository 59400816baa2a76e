extension Button {
  @_optimize(speed) func drawButton(in context: GraphicsContext) {
    let layout = ButtonLayout(self)
    let drawnBefore = ButtonLayout.drawn
    ButtonLayout.drawn = layout
    defer { ButtonLayout.drawn = drawnBefore }
    let style = self.style
    let background = self.background
    let ground = backgroundRect(forBounds: bounds)
      .inset(by: background.backgroundInsets.edgeInsets(mirrored: isRightToLeft))
    let radius = cornerRadius(for: ground)
    let image = currentBackgroundImage
    let isShaped = layout.title == nil && needsShape
    if isShaped { context.fillRoundedRect(ground, cornerRadius: radius, color: .secondaryFill) }
    let isPlain = background.image == nil && background.strokeWidth <= 0 && image == nil
    if isPlain, let color = style.background, let veil = style.veil {
      context.fillRoundedRect(ground, cornerRadius: radius, color: color, under: veil)
    } else {
      if let color = style.background {
        context.fillRoundedRect(ground, cornerRadius: radius, color: color)
      }
      drawOwnGround(background, ground, radius, in: context)
      if let image { context.draw(image, in: ground) }
      if let veil = style.veil {
        context.fillRoundedRect(ground, cornerRadius: radius, color: veil)
      }
    }
    if isShaped || needsContrastEdge {
      drawContrastEdge(
        around: ground, cornerRadius: radius, isEnabled: isEnabled, in: context)
    }
    if let mark = style.mark { drawMark(in: context, color: mark) }
    drawContent(layout, in: context, color: style.foreground)
    if isFocused {
      drawFocusRing(around: ground, cornerRadius: radius, in: context)
    }
  }

  private var background: BackgroundConfiguration {
    configuration?.background ?? BackgroundConfiguration()
  }

  /// Draws the image and the outline of the configuration's background.
  private func drawOwnGround(
    _ background: BackgroundConfiguration, _ ground: Rect, _ radius: Double,
    in context: GraphicsContext
  ) {
    if let image = background.image {
      context.saveState()
      context.clip(to: ground, cornerRadius: radius)
      context.draw(
        image, in: background.imageContentMode.place(image.size, in: ground), tint: tintColor)
      context.restoreState()
    }
    guard background.strokeWidth > 0 else { return }
    let outset = -background.strokeOutset
    let color = background.resolvedStrokeColor(for: tintColor)
    context.strokeRoundedRect(
      ground.insetBy(dx: outset, dy: outset), cornerRadius: max(0, radius - outset),
      color: isEnabled ? color : .tertiaryLabel, width: background.strokeWidth)
  }

  /// Draws the selection mark of a button whose background does not show that it is selected.
  private func drawMark(in context: GraphicsContext, color: Color) {
    let size = Size(width: min(20, bounds.width / 2), height: 3)
    let distance = bounds.height >= 40 ? 6.0 : 3.0
    context.fillRoundedRect(
      Rect(
        x: bounds.midX - size.width / 2, y: bounds.maxY - distance - size.height,
        width: size.width, height: size.height),
      cornerRadius: size.height / 2, color: color)
  }

  /// Draws the content that no view shows.
  private func drawContent(
    _ layout: ButtonLayout, in context: GraphicsContext, color: Color
  ) {
    let content = contentRect(forBounds: bounds)
    context.saveState()
    if isHighlighted, showsTouchWhenHighlighted { drawGlow(around: content, in: context) }
    if shownConfiguration == nil, isHighlighted, isEnabled { context.setAlpha(Self.pressedAlpha) }
    if let image = layout.image, views?.image == nil, views?.wheel == nil {
      draw(image, in: imageRect(forContentRect: content), context)
    }
    if let title = layout.title, let line = layout.lines.title, views?.title == nil {
      draw(title, line, in: titleRect(forContentRect: content), color: color, context)
    }
    if let subtitle = layout.subtitle, let line = layout.lines.subtitle, views?.subtitle == nil {
      let color = color.multipliedAlpha(by: Self.subtitleAlpha)
      draw(subtitle, line, in: layout.subtitleFrame(inContent: content), color: color, context)
    }
    if layout.hasIndicator, let image = Image(systemName: "chevron.up.chevron.down") {
      let color = configuration?.indicatorColorTransformer?(color) ?? color
      context.draw(image, in: layout.indicatorFrame(in: content), tint: color)
    }
    context.restoreState()
  }

  /// Draws the glow of a pressed button, a disc of at most 44 points.
  private func drawGlow(around content: Rect, in context: GraphicsContext) {
    let side = min(44, max(bounds.width, bounds.height))
    let disc = Rect(
      x: content.midX - side / 2, y: content.midY - side / 2, width: side, height: side)
    context.fill(Path(ovalIn: disc), color: .tertiarySystemFill)
  }

  private func draw(_ image: Image, in rect: Rect, _ context: GraphicsContext) {
    context.saveState()
    // The color of a title shows that it is disabled. An image that is not a template has its own colors.
    if !isEnabled, !image.isTemplate, adjustsImageWhenDisabled { context.setAlpha(0.45) }
    if shownConfiguration == nil, isHighlighted, !adjustsImageWhenHighlighted {
      context.setAlpha(1)
    }
    context.draw(image.shown(rightToLeft: isRightToLeft), in: rect, tint: imageColor)
    context.restoreState()
  }

  /// Draws a text, of which `line` is the layout without a limit of its width. If it is wider than the frame,
  /// it is shortened, or broken into lines.
  private func draw(
    _ text: ButtonText, _ line: TextLayout, in frame: Rect, color: Color, _ context: GraphicsContext
  ) {
    let isTooWide = { (layout: TextLayout) in layout.size.width > frame.width + 0.5 }
    var shown = line
    if isTooWide(line) {
      var text = text
      if contentHorizontalAlignment == .fill {
        text.numberOfLines = 0
        shown = text.layout()
      }
      if isTooWide(shown) { shown = text.layout(width: frame.width) }
    }
    let origin = Point(x: frame.minX, y: frame.midY - shown.size.height / 2)
    context.draw(shown, at: origin, color: color, usesOwnColors: isEnabled)
  }

  private func cornerRadius(for rect: Rect) -> Double {
    guard let configuration = shownConfiguration else { return boxCornerRadius }
    let usual = theme.metrics.controlCornerRadius
    if configuration.background.cornerRadius > 0, configuration.cornerStyle != .capsule {
      return min(configuration.background.cornerRadius, rect.height / 2)
    }
    return switch configuration.cornerStyle {
    case .fixed: configuration.background.cornerRadius
    case .dynamic: usual
    case .small: usual / 2
    case .medium: usual * 0.75
    case .large: min(usual * 1.5, rect.height / 2)
    case .capsule: rect.height / 2
    }
  }
}
