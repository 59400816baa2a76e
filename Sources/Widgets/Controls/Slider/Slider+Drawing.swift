extension Slider {
  func drawSlider(in context: GraphicsContext) {
    let track = trackRect(forBounds: bounds)
    let shown = minimumValue + (maximumValue - minimumValue) * slide.value
    let knob = knobRect(onTrack: track, for: shown)
    drawImages(in: context)
    drawTrack(track, upTo: knob.midX, in: context)
    drawKnob(knob, in: context)
    if isFocused {
      let ring = knob.insetBy(dx: -Self.knobMargin, dy: -Self.knobMargin)
      drawFocusRing(around: ring, cornerRadius: ring.height / 2, in: context)
    }
  }

  private func drawImages(in context: GraphicsContext) {
    let color = isEnabled ? Color.secondaryLabel : .tertiaryLabel
    if let image = minimumValueImage {
      context.draw(
        image.shown(rightToLeft: isRightToLeft), in: minimumValueImageRect(forBounds: bounds),
        tint: color)
    }
    if let image = maximumValueImage {
      context.draw(
        image.shown(rightToLeft: isRightToLeft), in: maximumValueImageRect(forBounds: bounds),
        tint: color)
    }
  }

  private func drawTrack(_ track: Rect, upTo x: Double, in context: GraphicsContext) {
    let radius = track.height / 2
    if let image = currentMaximumTrackImage {
      draw(image, along: track, in: context)
    } else {
      context.fillRoundedRect(
        track, cornerRadius: radius, color: maximumTrackTintColor ?? .track)
    }
    let length = isRightToLeft ? track.maxX - x : x - track.minX
    let filled = Rect(
      x: track.minX, y: track.minY, width: max(track.height, length), height: track.height
    ).mirrored(in: track, if: isRightToLeft)
    if let image = currentMinimumTrackImage { return draw(image, along: filled, in: context) }
    let color = isEnabled ? minimumTrackTintColor ?? tintColor ?? .tint : .tertiaryLabel
    context.fillRoundedRect(filled, cornerRadius: radius, color: color)
  }

  /// Draws an image in its own height along a track.
  private func draw(_ image: Image, along track: Rect, in context: GraphicsContext) {
    let height = image.size.height
    context.draw(
      image,
      in: Rect(x: track.minX, y: track.midY - height / 2, width: track.width, height: height),
      tint: tintColor)
  }

  private func drawKnob(_ knob: Rect, in context: GraphicsContext) {
    if let image = currentThumbImage {
      return context.draw(image, in: knob, tint: tintColor)
    }
    let radius = knob.height / 2
    let tint = minimumTrackTintColor ?? tintColor ?? .tint
    if isHighlighted || isPointerInside, isEnabled {
      let halo = knob.insetBy(dx: -Self.knobMargin, dy: -Self.knobMargin)
      context.fillRoundedRect(
        halo, cornerRadius: halo.height / 2,
        color: tint.withAlphaComponent(isHighlighted ? 0.3 : 0.14))
    }
    if isEnabled {
      context.drawShadow(
        of: knob, cornerRadius: radius, color: Color(white: 0, alpha: 0.25),
        offset: Vector(dx: 0, dy: 1), radius: 1.5, isHollow: true)
    }
    let fill = thumbTintColor ?? .knob
    context.fillRoundedRect(
      knob, cornerRadius: radius, color: isEnabled ? fill : .tertiarySystemGroupedBackground)
    context.strokeRoundedRect(
      knob, cornerRadius: radius, color: isEnabled ? tint : .tertiaryLabel, width: 2)
  }
}
