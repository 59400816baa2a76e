extension Switch {
  func drawSwitch(in context: GraphicsContext) {
    let size = Self.drawnSize
    let ground = Rect(
      x: ((bounds.width - size.width) / 2).rounded(.down) + bounds.minX,
      y: ((bounds.height - size.height) / 2).rounded(.down) + bounds.minY,
      width: size.width, height: size.height)
    let radius = size.height / 2
    if !isEnabled { context.setAlpha(0.4) }
    drawGround(ground, radius, in: context)
    drawKnob(in: ground, context)
    if isFocused { drawFocusRing(around: ground, cornerRadius: radius, in: context) }
  }

  private func drawGround(_ ground: Rect, _ radius: Double, in context: GraphicsContext) {
    let off = theme.resolve(offTintColor ?? .track)
    let on = onTintColor.map(theme.resolve) ?? tintedGround
    context.fillRoundedRect(
      ground, cornerRadius: radius, color: off.blended(with: on, fraction: knobPosition))
    // A track color alone has little contrast on a card.
    if knobPosition < 1, offTintColor == nil {
      context.strokeRoundedRect(
        ground, cornerRadius: radius,
        color: theme.resolve(.controlBorder).multipliedAlpha(by: 1 - knobPosition), width: 1.5)
    }
    if programContext.showsOnOffLabels { drawLabels(in: ground, off: off, context) }
    if isPointerInside || isHighlighted {
      context.fillRoundedRect(
        ground, cornerRadius: radius,
        color: Color.label.withAlphaComponent(isHighlighted ? 0.12 : 0.06))
    }
  }

  /// Draws a line for on and a circle for off, each on the side that the knob leaves free.
  private func drawLabels(in ground: Rect, off: Color, _ context: GraphicsContext) {
    let height = 10.0
    let free = (ground.width - ground.height) / 2 + 2
    func place(_ width: Double, atEnd: Bool) -> Rect {
      let center = atEnd ? ground.maxX - free + 1 : ground.minX + free - 1
      return Rect(
        x: center - width / 2, y: ground.midY - height / 2, width: width, height: height
      ).mirrored(in: ground, if: isRightToLeft)
    }
    if knobPosition > 0 {
      let on = theme.resolve(thumbTintColor ?? .knob).multipliedAlpha(by: knobPosition)
      context.fillRoundedRect(place(2, atEnd: false), cornerRadius: 1, color: on)
    }
    if knobPosition < 1 {
      let mark = theme.resolve(.secondaryLabel).standingOut(from: off, by: 3)
      context.strokeRoundedRect(
        place(height, atEnd: true), cornerRadius: height / 2,
        color: mark.multipliedAlpha(by: 1 - knobPosition), width: 2)
    }
  }

  private func drawKnob(in ground: Rect, _ context: GraphicsContext) {
    let distance = 4.0
    let side = ground.height - distance * 2
    // A pressed knob extends toward its target.
    let width = side + (isHighlighted ? 4 : 0)
    let way = ground.width - distance * 2 - width
    let knob = Rect(
      x: ground.minX + distance + way * knobPosition, y: ground.minY + distance, width: width,
      height: side
    ).mirrored(in: ground, if: isRightToLeft)
    if isEnabled {
      context.drawShadow(
        of: knob, cornerRadius: side / 2, color: Color(white: 0, alpha: 0.28),
        offset: Vector(dx: 0, dy: 1), radius: 1.5, isHollow: true)
    }
    context.fillRoundedRect(knob, cornerRadius: side / 2, color: thumbTintColor ?? .knob)
  }

  /// The tint color, darkened if its contrast to the knob is low: a dark theme has a bright tint and a bright
  /// knob.
  private var tintedGround: Color {
    let (tint, knob) = (theme.resolve(tintColor), theme.resolve(.knob))
    let most = max(tint.red, tint.green, tint.blue, 0.01)
    let deep = Color(
      red: tint.red * tint.red / most, green: tint.green * tint.green / most,
      blue: tint.blue * tint.blue / most)
    return tint.standingOut(from: knob, by: 3, towards: deep).standingOut(from: knob, by: 3)
  }
}
