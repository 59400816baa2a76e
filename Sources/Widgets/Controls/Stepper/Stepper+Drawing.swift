extension Stepper {
  /// The length of the lines of the minus and plus symbols, in points.
  private static let signSide = 14.0

  func drawStepper(in context: GraphicsContext) {
    let size = Self.drawnSize
    let ground = Rect(
      x: bounds.minX, y: ((bounds.height - size.height) / 2).rounded(.down) + bounds.minY,
      width: bounds.width, height: min(size.height, bounds.height))
    let radius = min(theme.metrics.controlCornerRadius, ground.height / 2)
    if let image = backgroundImage(for: state) {
      context.draw(image, in: ground, tint: tintColor)
    } else {
      context.fillRoundedRect(ground, cornerRadius: radius, color: .secondaryFill)
    }
    drawVeil(on: ground, radius, in: context)
    if backgroundImage(for: state) == nil {
      drawContrastEdge(
        around: ground, cornerRadius: radius, isEnabled: isEnabled, in: context)
    }
    let middle = Rect(
      x: ground.midX - 0.5, y: ground.minY + 8, width: 1, height: ground.height - 16)
    if let image = shownDivider {
      let size = image.size
      let place = Rect(
        x: ground.midX - size.width / 2, y: ground.midY - size.height / 2, width: size.width,
        height: size.height)
      context.draw(image, in: place, tint: tintColor)
    } else {
      context.fill(
        context.pixelAligned(middle), color: Color.controlBorder.withAlphaComponent(0.6))
    }
    drawSign(-1, in: ground, context)
    drawSign(1, in: ground, context)
    if isFocused { drawFocusRing(around: ground, cornerRadius: radius, in: context) }
  }

  /// The image between the halves in their current states, or `nil` for the default line.
  private var shownDivider: Image? {
    func state(_ half: Double) -> State {
      if !isEnabled || !canStep(half) { return .disabled }
      return shownHalf == half ? .highlighted : .normal
    }
    let left: Double = isRightToLeft ? 1 : -1
    return dividerImages[Divider(left: state(left), right: state(-left))]
      ?? dividerImages[Divider(left: .normal, right: .normal)]
  }

  private func drawVeil(on ground: Rect, _ radius: Double, in context: GraphicsContext) {
    let width = ground.width / 2
    if let half = shownHalf {
      context.saveState()
      context.clip(
        to: Rect(
          x: (half < 0) != isRightToLeft ? ground.minX : ground.midX, y: ground.minY, width: width,
          height: ground.height))
      context.fillRoundedRect(ground, cornerRadius: radius, color: .pressedFill)
      context.restoreState()
    } else if isPointerInside, isEnabled {
      context.fillRoundedRect(
        ground, cornerRadius: radius, color: Color.label.withAlphaComponent(0.04))
    }
  }

  /// The half that is drawn as pressed: -1 for the decrement half, 1 for the increment half, or `nil` for
  /// none.
  private var shownHalf: Double? {
    guard isEnabled else { return nil }
    guard let half = heldHalf else { return isHighlighted ? 1 : nil }
    return isOverHalf && (canStep(half) || value != startValue) ? half : nil
  }

  private func drawSign(_ direction: Double, in ground: Rect, _ context: GraphicsContext) {
    let side = Self.signSide
    let distance = isRightToLeft ? -ground.width / 4 : ground.width / 4
    let center = Point(x: ground.midX + direction * distance, y: ground.midY)
    if let image = direction > 0 ? incrementImage(for: state) : decrementImage(for: state) {
      let place = Rect(
        x: center.x - image.size.width / 2, y: center.y - image.size.height / 2,
        width: image.size.width, height: image.size.height)
      let color: Color = canStep(direction) ? .label : .tertiaryLabel
      return context.draw(image, in: place, tint: color)
    }
    var sign = Path()
    sign.move(to: Point(x: center.x - side / 2, y: center.y))
    sign.addLine(to: Point(x: center.x + side / 2, y: center.y))
    if direction > 0 {
      sign.move(to: Point(x: center.x, y: center.y - side / 2))
      sign.addLine(to: Point(x: center.x, y: center.y + side / 2))
    }
    sign.lineWidth = 2
    sign.lineCapStyle = .round
    context.stroke(sign, color: canStep(direction) ? .label : .tertiaryLabel)
  }
}
