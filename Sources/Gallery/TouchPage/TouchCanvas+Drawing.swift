import WindowResponder

extension TouchCanvas {
  private static let wordsFont = Font.monospacedDigitSystemFont(ofSize: 12, weight: .semibold)
  private static let placeFont = Font.monospacedDigitSystemFont(ofSize: 12)
  /// The width of a trail, in points.
  private static let trailWidth = 3.0
  /// The radius of the ring that shows a hovering pointer, in points.
  private static let hoverRadius = 14.0

  func drawCanvas(in context: GraphicsContext) {
    drawGrid(in: context)
    if isInviting { drawInvitation(in: context) }
    if let hover { drawHover(at: hover, in: context) }
    for finger in fingers.values.sorted(by: { $0.slot < $1.slot }) {
      draw(finger, in: context)
    }
  }

  // MARK: The grid

  private func drawGrid(in context: GraphicsContext) {
    let line = 1 / context.scale
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let cell = grid.frame(column: column, row: row)
        guard context.isVisible(cell) else { continue }
        if grid.isFilled(column: column, row: row) {
          context.fill(cell, color: Color.systemGreen.withAlphaComponent(0.22))
        }
        if column > 0 {
          context.fill(
            Rect(x: cell.minX, y: cell.minY, width: line, height: cell.height), color: .separator)
        }
        if row > 0 {
          context.fill(
            Rect(x: cell.minX, y: cell.minY, width: cell.width, height: line), color: .separator)
        }
      }
    }
  }

  private func drawInvitation(in context: GraphicsContext) {
    let title = TextLayout.cached("Touch here", font: theme.fonts.headline)
    let hintWidth = max(1, min(Spacing.scaled(264), bounds.width - 48))
    let hint = TextLayout.cached(
      "with as many fingers as you like.\nEach cell that answers turns green.",
      font: theme.fonts.caption, maxWidth: hintWidth, numberOfLines: 0, alignment: .center)
    let center = Point(x: bounds.midX.rounded(), y: bounds.midY.rounded())
    let top = 68 + max(26, title.size.height)
    let plate = Rect(
      x: center.x - hintWidth / 2 - Spacing.large, y: center.y - 76,
      width: hintWidth + Spacing.large * 2, height: top + hint.size.height + 20)
    context.fillRoundedRect(plate, cornerRadius: 14, color: .secondarySystemGroupedBackground)
    context.strokeRoundedRect(plate, cornerRadius: 14, color: .separator, width: 1)
    if let hand = Image(systemName: "hand.tap", pointSize: 44) {
      context.draw(
        hand, in: Rect(x: center.x - 22, y: plate.minY + 16, width: 44, height: 44),
        tint: tintColor)
    }
    context.draw(
      title, at: Point(x: center.x - title.size.width / 2, y: plate.minY + 68), color: .label)
    context.draw(
      hint, at: Point(x: center.x - hintWidth / 2, y: plate.minY + top),
      color: .secondaryLabel)
  }

  // MARK: Touches

  /// Returns the bounding box of everything that is drawn for a touch.
  func drawnBox(of finger: CanvasTouch) -> Rect {
    var box = contactBox(of: finger)
    for point in finger.trail {
      box = box.union(Rect(origin: point, size: .zero).insetBy(dx: -1, dy: -1))
    }
    return box.insetBy(dx: -Self.trailWidth, dy: -Self.trailWidth).union(plate(of: finger))
  }

  func hoverBox(at place: Point) -> Rect {
    let reach = -(Self.hoverRadius + 2)
    return Rect(origin: place, size: .zero).insetBy(dx: reach, dy: reach)
  }

  /// Returns the bounding box of a touch's contact area in any orientation.
  private func contactBox(of finger: CanvasTouch) -> Rect {
    let reach = max(finger.radii.along, finger.radii.across) + 3
    return Rect(origin: finger.location, size: .zero).insetBy(dx: -reach, dy: -reach)
  }

  /// Returns the frame of the description of a touch: above it, because the hand is below, and beside it at
  /// the top edge.
  private func plate(of finger: CanvasTouch) -> Rect {
    let words = finger.words
    let width = max(
      TextLayout.cached(words.0, font: Self.wordsFont).size.width,
      TextLayout.cached(words.1, font: Self.placeFont).size.width)
    let size = Size(width: width + 20, height: 44)
    let contact = contactBox(of: finger)
    var y = contact.minY - size.height - 8
    var x = finger.location.x - size.width / 2
    if y < 4 {
      y = max(4, min(finger.location.y - size.height / 2, bounds.height - size.height - 4))
      let right = contact.maxX + 8
      x = right + size.width < bounds.width ? right : contact.minX - 8 - size.width
    }
    return Rect(
      x: max(4, min(x, bounds.width - size.width - 4)), y: y, width: size.width,
      height: size.height)
  }

  private func draw(_ finger: CanvasTouch, in context: GraphicsContext) {
    let color = Self.colors[finger.slot % Self.colors.count]
    context.saveState()
    if finger.isOver { context.setAlpha(0.5) }
    drawTrail(of: finger, color, in: context)
    drawContact(of: finger, color, in: context)
    drawWords(of: finger, color, in: context)
    context.restoreState()
  }

  private func drawTrail(of finger: CanvasTouch, _ color: Color, in context: GraphicsContext) {
    guard finger.trail.count > 1 else { return }
    var path = Path()
    for point in finger.trail { path.addLine(to: point) }
    path.lineWidth = Self.trailWidth
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    context.stroke(path, color: color.withAlphaComponent(0.6))
    // The reported locations, which make gaps visible.
    for point in finger.trail {
      context.fillRoundedRect(
        Rect(x: point.x - 2, y: point.y - 2, width: 4, height: 4), cornerRadius: 2, color: color)
    }
  }

  private func drawContact(of finger: CanvasTouch, _ color: Color, in context: GraphicsContext) {
    let (along, across) = finger.radii
    context.saveState()
    context.translateBy(x: finger.location.x, y: finger.location.y)
    context.rotate(by: finger.orientation ?? 0)
    let oval = Rect(x: -across, y: -along, width: across * 2, height: along * 2)
    context.fill(Path(ovalIn: oval), color: color.withAlphaComponent(0.28))
    var outline = Path(ovalIn: oval)
    outline.lineWidth = finger.phase == .cancelled ? 1 : 2.5
    context.stroke(outline, color: color)
    if finger.orientation != nil {
      var axis = Path()
      axis.move(to: Point(x: 0, y: 0))
      axis.addLine(to: Point(x: 0, y: -along))
      axis.lineWidth = 2
      context.stroke(axis, color: color)
    }
    context.fill(Path(ovalIn: Rect(x: -3, y: -3, width: 6, height: 6)), color: color)
    context.restoreState()
  }

  private func drawWords(of finger: CanvasTouch, _ color: Color, in context: GraphicsContext) {
    let plate = plate(of: finger)
    let words = finger.words
    context.fillRoundedRect(plate, cornerRadius: 10, color: .tertiarySystemGroupedBackground)
    context.strokeRoundedRect(plate, cornerRadius: 10, color: color, width: 1.5)
    context.draw(
      TextLayout.cached(words.0, font: Self.wordsFont),
      at: Point(x: plate.minX + 10, y: plate.minY + 6), color: .label)
    context.draw(
      TextLayout.cached(words.1, font: Self.placeFont),
      at: Point(x: plate.minX + 10, y: plate.minY + 23), color: .secondaryLabel)
  }

  private func drawHover(at place: Point, in context: GraphicsContext) {
    let radius = Self.hoverRadius
    var ring = Path(
      ovalIn: Rect(
        x: place.x - radius, y: place.y - radius, width: radius * 2, height: radius * 2))
    ring.lineWidth = 1.5
    context.stroke(ring, color: .secondaryLabel)
  }
}
