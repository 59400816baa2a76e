import Glibc

/// Drawing of a menu's rows.
@MainActor struct MenuRowPainter {
  let layout: MenuListLayout
  /// The width of the menu, in points.
  let width: Double
  let theme: Theme
  /// The rotation of the activity indicator in rows that wait, in twelfths of a turn.
  let spinnerStep: Int
  /// A Boolean value that indicates whether rows are mirrored for a right-to-left layout.
  let isMirrored: Bool

  /// Returns the x-coordinate of an item with a width, mirrored if the rows are.
  private func x(_ x: Double, width: Double = 0) -> Double {
    isMirrored ? self.width - x - width : x
  }

  private var style: MenuStyle { layout.style }

  func drawSeparator(above frame: Rect, in context: GraphicsContext) {
    let thickness = 1 / context.scale
    let y = frame.minY - (style.separatorHeight + thickness) / 2
    let inset = style.highlightInset + style.textInset
    context.fill(
      context.pixelAligned(
        Rect(x: inset, y: y, width: width - 2 * inset, height: thickness)),
      color: .separator)
  }

  func draw(
    _ row: MenuRow, in frame: Rect, isHighlighted: Bool, context: GraphicsContext
  ) {
    if isHighlighted {
      let ground = frame.insetBy(dx: style.highlightInset, dy: 0)
      context.fillRoundedRect(
        ground, cornerRadius: style.highlightRadius, color: MenuStyle.highlight(in: theme))
      if theme.hasHighContrast {
        context.strokeRoundedRect(
          ground, cornerRadius: style.highlightRadius, color: .controlBorder, width: 1)
      }
    }
    let color = titleColor(of: row)
    var end = width - style.highlightInset - style.textInset
    switch row.kind {
    case .submenu:
      drawSymbol(
        isMirrored ? "chevron.left" : "chevron.right", centeredAt: end - style.symbolSize / 2 + 2,
        in: frame,
        size: style.symbolSize * 0.875, color: row.isEnabled ? .secondaryLabel : .tertiaryLabel,
        context)
      end -= style.symbolSize + style.spacing
    case .loading:
      drawSpinner(in: frame, context)
    case .item, .heading:
      break
    }
    drawMark(of: row, in: frame, color: color, context)
    drawImage(of: row, in: frame, color: color, context)
    if !row.shortcut.isEmpty {
      let text = TextLayout.cached(row.shortcut, font: theme.fonts.caption)
      let origin = Point(
        x: x(end - text.size.width, width: text.size.width),
        y: frame.midY - text.size.height / 2)
      context.draw(text, at: origin, color: row.isEnabled ? .secondaryLabel : .tertiaryLabel)
      end -= text.size.width + style.spacing
    }
    drawTitle(of: row, in: frame, until: end, color: color, context)
  }

  private func titleColor(of row: MenuRow) -> Color {
    if row.kind == .heading { return .secondaryLabel }
    if !row.isEnabled { return .tertiaryLabel }
    return row.isDestructive ? .destructive : .label
  }

  private func drawTitle(
    of row: MenuRow, in frame: Rect, until end: Double, color: Color, _ context: GraphicsContext
  ) {
    var start = layout.titleStart
    if row.kind == .heading { start = style.highlightInset + style.textInset }
    if row.kind == .loading { start = max(start, loadingTitleStart) }
    let room = max(0, end - start)
    let font = MenuListLayout.titleFont(of: row, theme)
    var title = TextLayout.cached(row.title, font: font)
    if title.size.width > room {
      title = TextLayout.cached(row.title, font: font, maxWidth: room)
    }
    guard let subtitle = row.subtitle else {
      let origin = Point(
        x: x(start, width: title.size.width), y: frame.midY - title.size.height / 2)
      context.draw(title, at: origin, color: color)
      return
    }
    var second = TextLayout.cached(subtitle, font: theme.fonts.caption)
    if second.size.width > room {
      second = TextLayout.cached(subtitle, font: theme.fonts.caption, maxWidth: room)
    }
    let top = frame.midY - (title.size.height + second.size.height) / 2
    context.draw(title, at: Point(x: x(start, width: title.size.width), y: top), color: color)
    context.draw(
      second,
      at: Point(x: x(start, width: second.size.width), y: top + title.size.height),
      color: row.isEnabled ? .secondaryLabel : .tertiaryLabel)
  }

  private func drawMark(
    of row: MenuRow, in frame: Rect, color: Color, _ context: GraphicsContext
  ) {
    let center = style.highlightInset + style.textInset + style.symbolSize / 2
    switch row.mark {
    case .off: break
    case .on:
      drawSymbol(
        "checkmark", centeredAt: center, in: frame, size: style.symbolSize, color: color, context)
    case .mixed:
      drawSymbol(
        "minus", centeredAt: center, in: frame, size: style.symbolSize, color: color, context)
    }
  }

  private func drawImage(
    of row: MenuRow, in frame: Rect, color: Color, _ context: GraphicsContext
  ) {
    guard let image = row.image, image.size.width > 0, image.size.height > 0 else { return }
    let side = style.symbolSize + 2
    let scale = min(side / image.size.width, side / image.size.height)
    let size = Size(width: image.size.width * scale, height: image.size.height * scale)
    let middle = layout.imageStart + style.symbolSize / 2
    context.saveState()
    if !row.isEnabled, !image.isTemplate { context.setAlpha(0.45) }
    context.draw(
      image,
      in: Rect(
        x: x(middle) - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
        height: size.height),
      tint: color)
    context.restoreState()
  }

  private func drawSymbol(
    _ name: String, centeredAt middle: Double, in frame: Rect, size: Double, color: Color,
    _ context: GraphicsContext
  ) {
    guard let image = Image(systemName: name) else { return }
    context.draw(
      image, in: Rect(x: x(middle) - size / 2, y: frame.midY - size / 2, width: size, height: size),
      tint: color)
  }

  // MARK: Waiting

  private var loadingTitleStart: Double {
    style.highlightInset + style.textInset + style.symbolSize + style.spacing
  }

  /// Draws the activity indicator: 12 short strokes around a center, of which the darkest rotates.
  private func drawSpinner(in frame: Rect, _ context: GraphicsContext) {
    let middle = Point(
      x: x(style.highlightInset + style.textInset + style.symbolSize / 2), y: frame.midY)
    let outer = style.symbolSize / 2
    let inner = outer * 0.55
    for stroke in 0..<12 {
      let angle = Double(stroke) * .pi / 6
      let age = (spinnerStep - stroke + 24) % 12
      var path = Path()
      path.move(
        to: Point(x: middle.x + inner * sin(angle), y: middle.y - inner * cos(angle)))
      path.addLine(
        to: Point(x: middle.x + outer * sin(angle), y: middle.y - outer * cos(angle)))
      path.lineCapStyle = .round
      context.saveState()
      context.setAlpha(1 - Double(age) * 0.07)
      context.stroke(path, color: .secondaryLabel, width: 1.5)
      context.restoreState()
    }
  }
}
