/// The symbols that table views draw, created once.
@MainActor enum TableSigns {
  static let disclosure = Image(systemName: "chevron.forward", pointSize: 16)
  static let checkmark = Image(systemName: "checkmark", pointSize: 16)
  static let detail = Image(systemName: "info.circle", pointSize: 22)
  static let grip = Image(systemName: "line.3.horizontal", pointSize: 20)
  static let check = Image(systemName: "checkmark", pointSize: 14)

  /// Draws the minus or plus sign in the round control of a row that is edited. Its lines are whole device
  /// pixels wide, so that they have the full color.
  static func drawSign(
    deletes: Bool, in circle: Rect, color: Color, _ context: GraphicsContext
  ) {
    let (length, width) = (circle.width / 2, 2.0)
    func draw(_ line: Rect) {
      context.fillRoundedRect(
        context.pixelAligned(line), cornerRadius: width / 2, color: color)
    }
    draw(
      Rect(
        x: circle.midX - length / 2, y: circle.midY - width / 2, width: length, height: width))
    if deletes { return }
    draw(
      Rect(
        x: circle.midX - width / 2, y: circle.midY - length / 2, width: width, height: length))
  }
}

extension TableViewCell {
  func drawCell(in context: GraphicsContext) {
    // The area that a swipe has uncovered belongs to the actions behind the row.
    if bounds.minX != 0 { context.clip(to: Rect(origin: .zero, size: bounds.size)) }
    let shape = groundShape
    drawGround(shape, in: context)
    drawSelection(shape, in: context)
    if content.background == nil { drawInFront(in: context) }
  }

  /// Draws the separators, the accessory symbol and the focus ring.
  func drawInFront(in context: GraphicsContext) {
    drawSeparators(in: context)
    drawSign(in: context)
    if surroundings.isFocused { drawFocus(groundShape, in: context) }
  }

  /// The rectangle of the background and its corner radius. Corners that must be square are outside the
  /// bounds and are not drawn.
  private var groundShape: (rect: Rect, radius: Double) {
    let row = Rect(origin: .zero, size: bounds.size)
    if surroundings.isLifted { return (row, TableMetrics.groupCornerRadius - 4) }
    guard surroundings.style == .insetGrouped, surroundings.isFirst || surroundings.isLast else {
      return (row, 0)
    }
    let radius = TableMetrics.groupCornerRadius
    let above = surroundings.isFirst ? 0 : radius
    let below = surroundings.isLast ? 0 : radius
    var rect = Rect(
      x: 0, y: -above, width: bounds.width, height: bounds.height + above + below)
    // A row that a swipe has moved keeps the round corners of its group.
    if bounds.minX > 0 {
      rect.origin.x = bounds.minX
      rect.size.width += radius - bounds.minX
    } else if bounds.minX < 0 {
      rect.origin.x = -radius
      rect.size.width += radius + bounds.minX
    }
    return (rect, radius)
  }

  private func fill(
    _ shape: (rect: Rect, radius: Double), _ color: Color, in context: GraphicsContext
  ) {
    if shape.radius > 0 {
      context.fillRoundedRect(shape.rect, cornerRadius: shape.radius, color: color)
    } else {
      context.fill(shape.rect, color: color)
    }
  }

  private func drawGround(_ shape: (rect: Rect, radius: Double), in context: GraphicsContext) {
    guard backgroundView == nil, content.background == nil else { return }
    let usual: Color =
      surroundings.style == .plain ? .systemBackground : .groupedCell
    let color = backgroundColor ?? usual
    if surroundings.isLifted, theme.isDark { return drawLiftedGround(shape, color, in: context) }
    if isHoverShown, shape.radius <= 0 {
      context.fill(shape.rect, color: color, under: Self.hoverColor)
    } else {
      fill(shape, color, in: context)
    }
  }

  /// Draws the background of a dragged row in a dark theme, where a shadow is hardly visible: it is brighter
  /// than the other rows, and has an edge.
  private func drawLiftedGround(
    _ shape: (rect: Rect, radius: Double), _ color: Color, in context: GraphicsContext
  ) {
    fill(shape, theme.resolve(color).blended(with: .white, fraction: 0.1), in: context)
    context.strokeRoundedRect(
      shape.rect, cornerRadius: shape.radius, color: .windowBorder, width: 1)
  }

  /// The fill of a row that the pointer is over.
  private static var hoverColor: Color { Color.label.withAlphaComponent(0.045) }

  private var isHoverShown: Bool {
    surroundings.isHovered && !surroundings.isLifted && dragState == .none
      && selectionStyle != .none
  }

  private func drawSelection(_ shape: (rect: Rect, radius: Double), in context: GraphicsContext) {
    if content.background != nil { return }
    // Otherwise the fill is part of the background.
    if isHoverShown, shape.radius > 0 || backgroundView != nil {
      fill(shape, Self.hoverColor, in: context)
    }
    // The highlight of the press that began a drag still fades when the image of the drag is drawn.
    let strength = dragState == .none || isSelected ? fade?.value ?? 0 : 0
    guard strength > 0, selectionGround == nil else { return }
    let color = theme.resolve(selectionColor)
    fill(shape, color.withAlphaComponent(color.alpha * strength), in: context)
  }

  /// The fill of a selected or highlighted row.
  private var selectionColor: Color {
    switch lastFill {
    case .none: return .clear
    case .highlight: return Color.label.withAlphaComponent(theme.isDark ? 0.12 : 0.09)
    case .selection:
      if selectionStyle == .gray {
        return Color.label.withAlphaComponent(theme.isDark ? 0.16 : 0.12)
      }
      let tint = theme.resolve(tintColor)
      return tint.withAlphaComponent(theme.isDark ? 0.28 : 0.18)
    }
  }

  /// The automatic start of the separator from the leading edge, in points.
  private var lineStart: Double {
    surroundings.readableInset + leadingWidth + separatorStart
  }

  private func drawSeparators(in context: GraphicsContext) {
    guard surroundings.separator == .singleLine, !surroundings.isLifted else { return }
    let color = surroundings.separatorColor ?? .separator
    let thickness = separatorThickness
    let isGrouped = surroundings.style == .grouped
    if isGrouped, surroundings.isFirst {
      context.fill(Rect(x: 0, y: 0, width: bounds.width, height: thickness), color: color)
    }
    if surroundings.isLast, surroundings.style == .insetGrouped { return }
    let isEdge = isGrouped && surroundings.isLast
    let insets =
      separatorInset ?? surroundings.separatorInset
      ?? EdgeInsets(left: lineStart)
    let isRelative = surroundings.insetsFromText && separatorInset == nil
    let start = isRelative && surroundings.separatorInset != nil ? lineStart : 0
    let left = isEdge ? 0 : insets.left + start
    let right = isEdge ? 0 : insets.right
    context.fill(
      Rect(
        x: left, y: bounds.height - thickness,
        width: max(0, bounds.width - left - right - surroundings.endInset),
        height: thickness
      ).mirrored(in: Rect(origin: .zero, size: bounds.size), if: isRightToLeft),
      color: color)
  }

  private func drawSign(in context: GraphicsContext) {
    guard let rect = signRect else { return }
    if shownAccessoryType == .checkmark {
      if let sign = TableSigns.checkmark { context.draw(sign, in: rect, tint: tintColor) }
    } else if let sign = TableSigns.disclosure {
      context.draw(
        sign.shown(rightToLeft: isRightToLeft),
        in: rect.offsetBy(dx: isRightToLeft ? -3 : 3, dy: 0), tint: .tertiaryLabel)
    }
  }

  private func drawFocus(_ shape: (rect: Rect, radius: Double), in context: GraphicsContext) {
    let width = theme.metrics.focusRingWidth
    let ring = Rect(origin: .zero, size: bounds.size).insetBy(dx: 1, dy: 1)
    guard !ring.isNull else { return }
    context.strokeRoundedRect(
      ring, cornerRadius: max(5, shape.radius - 1), color: focusRingColor, width: width)
  }
}
