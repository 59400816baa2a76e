import CCairo
import ResponderGeometry
import ResponderPixels

extension GraphicsContext {
  /// Draws a text layout in a color. `origin` is the top left corner of its layout area.
  ///
  /// Parts of a styled text with colors of their own keep them. Without rotation or scaling, baselines are on
  /// whole device pixels.
  public func draw(_ text: TextLayout, at origin: Point, color: Color) {
    draw(text, at: origin, color: color, usesOwnColors: true)
  }

  /// Draws a text layout. If `usesOwnColors` is `false`, all of it except images is drawn in `color`.
  package func draw(_ text: TextLayout, at origin: Point, color: Color, usesOwnColors: Bool) {
    let origin = Point(x: origin.x + text.shift, y: origin.y)
    TextWatch.onText?(text, origin, self)
    // A vector file needs the text of the glyphs, since glyphs alone do not contain all characters.
    let runs = canvas.isVector ? text.source.makeSetter(withText: true).runs : text.runs
    draw(
      runs, missing: text.missing, decorations: text.decorations, at: origin, color: color,
      usesOwnColors: usesOwnColors)
  }

  /// Draws lines of text: the decorations behind them, their glyphs, and the decorations in front.
  package func draw(
    _ runs: [GlyphRun], missing: [Rect], decorations: [TextDecoration], at origin: Point,
    color: Color, usesOwnColors: Bool = true
  ) {
    let color = resolved(color)
    if throwsShadow {
      return withShadow(of: canvas.room) {
        draw(
          runs, missing: missing, decorations: decorations, at: origin, color: color,
          usesOwnColors: usesOwnColors)
      }
    }
    if usesOwnColors, !decorations.isEmpty { drawBehind(decorations, at: origin) }
    for box in missing {
      let place = box.offsetBy(dx: origin.x, dy: origin.y)
      strokeRoundedRect(place, cornerRadius: 1, color: color, width: 1)
    }
    for run in runs {
      let start = Point(x: origin.x, y: origin.y + run.baseline)
      var runColor = color
      if usesOwnColors, let own = run.color { runColor = resolved(own) }
      let rest = drawImages(of: run, at: start, color: runColor)
      if !rest.isEmpty { drawGlyphs(rest, of: run, at: start, color: runColor) }
    }
    if !decorations.isEmpty {
      drawInFront(decorations, at: origin, color: color, usesOwnColors: usesOwnColors)
    }
  }

  /// Draws a text layout in the fill color. `origin` is the top left corner of its layout area.
  public func draw(_ text: TextLayout, at origin: Point) {
    draw(text, at: origin, color: state.fillColor)
  }

  /// Draws a string in one line, with its top left corner at a point.
  public func draw(_ string: String, at origin: Point, font: Font, color: Color) {
    draw(TextLayout.cached(string, font: font), at: origin, color: color)
  }

  /// Draws a string in a rectangle, in as many lines as its width requires.
  public func draw(
    _ string: String, in rect: Rect, font: Font, color: Color,
    alignment: TextAlignment = .natural, lineBreakMode: LineBreakMode = .byWordWrapping
  ) {
    let text = TextLayout.cached(
      string, font: font, maxWidth: rect.width, numberOfLines: 0, alignment: alignment,
      lineBreakMode: lineBreakMode)
    saveState()
    clip(to: rect)
    draw(text, at: Point(x: rect.minX, y: rect.minY), color: color)
    restoreState()
  }

  /// Draws a styled text in one line, with its top left corner at a point. The font and the color apply to
  /// the parts without their own.
  public func draw(
    _ text: StyledText, at origin: Point, font: Font = .systemFont(ofSize: Font.systemFontSize),
    color: Color = .label
  ) {
    draw(TextLayout.cached(text, font: font), at: origin, color: color)
  }

  /// Draws a styled text in a rectangle, in as many lines as its width requires. The font and the color apply
  /// to the parts without their own.
  public func draw(
    _ text: StyledText, in rect: Rect, font: Font = .systemFont(ofSize: Font.systemFontSize),
    color: Color = .label
  ) {
    let layout = TextLayout.cached(
      text, font: font, maxWidth: rect.width, numberOfLines: 0, lineBreakMode: .byWordWrapping)
    saveState()
    clip(to: rect)
    draw(layout, at: Point(x: rect.minX, y: rect.minY), color: color)
    restoreState()
  }

  /// Draws a run with the images of its glyphs, and returns the glyphs that cannot be drawn so.
  private func drawImages(of run: GlyphRun, at start: Point, color: Color) -> [GlyphRun.Glyph] {
    guard isPlain, !run.isColored, !canvas.isVector, state.blendMode == .normal,
      let first = run.glyphs.first, let last = run.glyphs.last
    else { return run.glyphs }
    let left = start.x * scale + state.transform.tx
    let baseline = PixelRect.nearest(start.y * scale + state.transform.ty)
    let clip = state.clip
    // No glyph extends further from its origin than the font's reach.
    let reach = run.font.reach * scale
    if Double(baseline) + reach < Double(clip.minY) || Double(baseline) - reach > Double(clip.maxY)
      || left + Double(last.x) * scale + reach < Double(clip.minX)
      || left + Double(first.x) * scale - reach > Double(clip.maxX)
    {
      return []
    }
    let pixel = color.pixel(opacity: state.alpha)
    var rest: [GlyphRun.Glyph] = []
    for glyph in run.glyphs {
      let place = PixelRect.nearest((left + Double(glyph.x) * scale) * Double(GlyphFont.phases))
      let phase = place & (GlyphFont.phases - 1)
      guard let image = run.font.image(of: glyph.index, scale: scale, phase: phase) else {
        rest.append(glyph)
        continue
      }
      let x = (place - phase) / GlyphFont.phases + image.x
      let y = baseline + PixelRect.nearest(Double(glyph.y) * scale) + image.y
      let box = PixelRect(minX: x, minY: y, maxX: x + image.width, maxY: y + image.height)
      let visible = box.intersection(clip)
      if visible.isEmpty { continue }
      guard isClippedByRectOnly(box) else {
        rest.append(glyph)
        continue
      }
      run.font.withPixels { pixels in
        forEachPart(of: visible) {
          PixelBlend.paint(
            canvas.pixels, mask: pixels + image.start, stride: image.width, in: box, clip: $0, pixel
          )
        }
      }
    }
    return rest
  }

  /// Draws a run with Cairo: as text without pixels, and otherwise as paths, or as images if the glyphs have
  /// colors.
  private func drawGlyphs(
    _ glyphs: [GlyphRun.Glyph], of run: GlyphRun, at start: Point, color: Color
  ) {
    var baseline = start.y
    if isPlain {
      let shift = state.transform.ty
      baseline = (Double(PixelRect.nearest(start.y * scale + shift)) - shift) / scale
    }
    var box = Rect.null
    var places = glyphs.map {
      let place = Point(x: start.x + Double($0.x), y: baseline + Double($0.y))
      box = box.union(Rect(origin: place, size: .zero))
      return cairo_glyph_t(index: UInt($0.index), x: place.x, y: place.y)
    }
    // No glyph extends further from its origin than the font's reach.
    let reach = run.font.reach
    let count = Int32(clamping: places.count)
    drawByCairo(
      within: deviceBounds(box.insetBy(dx: -reach, dy: -reach)),
      isOnPixels: run.isColored && isUpright
    ) { cairo in
      color.setSource(of: cairo, opacity: state.alpha)
      cairo_set_scaled_font(cairo, run.font.font)
      if canvas.isVector {
        showText(of: run, at: &places, on: cairo)
      } else if run.isColored {
        cairo_show_glyphs(cairo, &places, count)
      } else {
        cairo_new_path(cairo)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_glyph_path(cairo, &places, count)
        cairo_fill(cairo)
      }
    }
  }
}
