/// The fitting of the text into its area.
extension Label {
  /// A text layout with its position.
  struct PlacedText {
    var layout: TextLayout
    /// The top left corner of the layout.
    var origin: Point
  }

  /// The largest decrease of the distance between characters in tightened text, as a part of the font's size.
  private static let mostTightening = 0.05
  /// The number of sizes that are tried for text of several lines.
  private static let sizeTries = 6

  func layout(width: Double?, lines: Int) -> TextLayout? {
    if let styled = extras?.styled {
      return styled.isEmpty ? nil : layout(styled, font: baseFont, width, lines)
    }
    guard let ownText, !ownText.isEmpty else { return nil }
    return TextLayout.cached(
      ownText, font: ownFont ?? theme.fonts.body, maxWidth: width, numberOfLines: lines,
      alignment: shownAlignment, lineBreakMode: ownLineBreakMode,
      lineBreakRules: lines == 1 ? [] : lineBreakRules)
  }

  /// The rules for line breaks of text with several lines.
  private var lineBreakRules: LineBreakRules {
    extras?.lineBreakStrategy.rules ?? [.keepsLastWords, .keepsHangulWords]
  }

  /// The alignment of lines without an alignment of their own. In right-to-left layouts, natural alignment is
  /// the right.
  private var shownAlignment: TextAlignment {
    ownAlignment == .natural && isRightToLeft ? .right : ownAlignment
  }

  /// The font of text without a font attribute.
  private var baseFont: Font { ownFont ?? theme.fonts.body }

  private func layout(
    _ text: StyledText, font: Font, _ width: Double?, _ lines: Int
  ) -> TextLayout {
    TextLayout.cached(
      text, font: font, maxWidth: width, numberOfLines: lines, alignment: shownAlignment,
      lineBreakMode: ownLineBreakMode, lineBreakRules: lines == 1 ? [] : lineBreakRules)
  }

  func fittingSize(_ size: Size) -> Size {
    let wraps = numberOfLines != 1 && size.width > 0 && size.width.isFinite
    let room = Rect(x: 0, y: 0, width: wraps ? size.width : .infinity, height: .infinity)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  func findTextRect(in bounds: Rect, _ lines: Int) -> Rect {
    let width = bounds.width.isFinite ? bounds.width : nil
    guard let layout = layout(width: width, lines: lines) else {
      let height = ownText == nil ? 0 : (font ?? baseFont).lineHeight.rounded(.up)
      return Rect(x: bounds.minX, y: bounds.minY, width: 0, height: height)
    }
    var size = layout.size
    if let width { size.width = min(size.width, width) }
    if bounds.height.isFinite { size.height = min(size.height, bounds.height) }
    var place = bounds.origin
    if bounds.height.isFinite {
      place.y += ((bounds.height - size.height) / 2).rounded(.down)
    }
    if let width {
      switch textAlignment {
      case .center: place.x += (width - size.width) / 2
      case .right: place.x += width - size.width
      case .natural where layout.isRightToLeft: place.x += width - size.width
      default: break
      }
    }
    return Rect(origin: place, size: size)
  }

  /// Returns the text as it is drawn in a rectangle.
  func placedText(in rect: Rect) -> PlacedText? {
    guard let extras else {
      return layout(width: rect.width > 0 ? rect.width : nil, lines: numberOfLines)
        .map { placed($0, in: rect) }
    }
    if let known = extras.placed, known.rect == rect { return known.text }
    extras.linkRects = nil
    guard let layout = layout(width: rect.width > 0 ? rect.width : nil, lines: numberOfLines) else {
      return nil
    }
    var text = placed(layout, in: rect)
    if layout.isTruncated || layout.size.height > rect.height, let fitted = fit(layout, in: rect) {
      text = fitted
    }
    extras.placed = (rect, text)
    return text
  }

  private func placed(_ layout: TextLayout, in rect: Rect) -> PlacedText {
    let y = rect.minY + ((rect.height - layout.size.height) / 2).rounded(.down)
    return PlacedText(layout: layout, origin: Point(x: rect.minX, y: y))
  }

  /// Returns the text tightened or scaled down if it does not fit, or `nil` if neither is enabled.
  private func fit(_ layout: TextLayout, in rect: Rect) -> PlacedText? {
    guard let extras, extras.tightens || extras.shrinks, rect.width > 0 else { return nil }
    let text = extras.styled ?? StyledText(ownText ?? "")
    let whole = self.layout(text, font: baseFont, nil, 1)
    if extras.tightens, numberOfLines == 1, text.string.count > 1 {
      let kern = (rect.width - whole.exactWidth) / Double(text.string.count)
      // Characters with additional spacing are not joined to ligatures, and may take more space.
      for part in [1.05, 1.5, 2.5] where kern < 0 {
        if -kern * part > Self.mostTightening * baseFont.pointSize { break }
        var tight = text
        tight.updateAttributes { $0.kern = ($0.kern ?? 0) + kern * part }
        let layout = self.layout(tight, font: baseFont, rect.width, 1)
        if !layout.isTruncated { return placed(layout, in: rect) }
      }
    }
    let least = extras.minimumScale
    guard extras.shrinks, least > 0, least < 1 else { return nil }
    var factor = least
    if numberOfLines == 1 {
      // Widths are proportional to the font's size, except for rounding.
      factor = max(least, min(1, (rect.width - 0.01) / whole.exactWidth))
    } else {
      var tooLarge = 1.0
      for _ in 0..<Self.sizeTries {
        let middle = (factor + tooLarge) / 2
        if fits(scaled(text, by: middle, rect.width), rect) {
          factor = middle
        } else {
          tooLarge = middle
        }
      }
    }
    var result = placed(scaled(text, by: factor, rect.width), in: rect)
    switch extras.baselineAdjustment {
    case .alignCenters: break
    case .alignBaselines:
      let y = placed(whole, in: rect).origin.y + whole.baseline - result.layout.baseline
      if numberOfLines == 1 { result.origin.y = y }
    case .none: if numberOfLines == 1 { result.origin.y = placed(whole, in: rect).origin.y }
    }
    return result
  }

  private func fits(_ layout: TextLayout, _ rect: Rect) -> Bool {
    !layout.isTruncated && layout.size.height <= rect.height
  }

  private func scaled(_ text: StyledText, by factor: Double, _ width: Double) -> TextLayout {
    let font = baseFont.withSize(baseFont.pointSize * factor)
    var text = text
    text.updateAttributes { looks in
      looks.font = looks.font.map { $0.withSize($0.pointSize * factor) }
      looks.kern = looks.kern.map { $0 * factor }
      looks.baselineOffset = looks.baselineOffset.map { $0 * factor }
    }
    return layout(text, font: font, width, numberOfLines)
  }

  // MARK: Drawing

  func drawOwnText(in rect: Rect, _ context: GraphicsContext) {
    guard let extras else {
      // Most labels, and most drawing, use this case.
      guard let layout = layout(width: rect.width, lines: numberOfLines) else { return }
      context.draw(layout, at: placed(layout, in: rect).origin, color: shownColor)
      return
    }
    guard let text = placedText(in: rect) else { return }
    drawLinkGround(text, in: context)
    if let shadowColor = extras.textShadowColor {
      let place = text.origin + Vector(dx: shadowOffset.width, dy: shadowOffset.height)
      context.draw(text.layout, at: place, color: shadowColor, usesOwnColors: false)
    }
    let isPlain = isEnabled && !(isHighlighted && highlightedTextColor != nil)
    context.draw(text.layout, at: text.origin, color: shownColor, usesOwnColors: isPlain)
    drawLinkFocus(text, in: context)
  }

  private var shownColor: Color {
    if !isEnabled { return .tertiaryLabel }
    return isHighlighted ? highlightedTextColor ?? ownColor : ownColor
  }
}
