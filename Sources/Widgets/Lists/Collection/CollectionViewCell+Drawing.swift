extension CollectionViewCell {
  /// The corner radius of a tint or a ring if the cell has square corners, in points.
  private static var cornerRadius: Double { 6 }
  /// The corner radius of a group, in points.
  private static var groupCornerRadius: Double { 10 }
  /// The width of the outline of a selected cell, in points.
  fileprivate static var outlineWidth: Double { 2 }

  var listRow: ListRow? { attributes?.listRow ?? pendingRow }

  func stateDidChange() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    updateRing()
    setNeedsDisplay()
    setNeedsUpdateConfiguration()
  }

  package func replaceGround(_ old: View?, with new: View?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    insertSubview(new, at: new === backgroundView ? 0 : backgroundView == nil ? 0 : 1)
    stateDidChange()
    setNeedsLayout()
  }

  func layoutParts() {
    // A swipe moves all subviews by the origin of the bounds.
    let whole = Rect(origin: .zero, size: bounds.size)
    for view in [content.background, backgroundView, selectedBackgroundView, ring] as [View?] {
      if let view, view.frame != whole { view.frame = whole }
    }
    layoutContent()
  }

  // MARK: Drawing behind the content

  /// Returns the rounded rectangle of a row in a group. Corners that have to be square lie outside the
  /// bounds.
  private func groupShape(_ row: ListRow) -> (rect: Rect, radius: Double) {
    guard row.isGrouped, row.isFirst || row.isLast else { return (bounds, 0) }
    let radius = Self.groupCornerRadius
    let above = row.isFirst ? 0 : radius
    let below = row.isLast ? 0 : radius
    return (
      Rect(
        x: bounds.minX, y: bounds.minY - above, width: bounds.width,
        height: bounds.height + above + below), radius
    )
  }

  private var shape: (rect: Rect, radius: Double) {
    if let listRow { return groupShape(listRow) }
    return (bounds, boxCornerRadius > 0 ? boxCornerRadius : Self.cornerRadius)
  }

  func drawCell(in context: GraphicsContext) {
    let (rect, radius) = shape
    if let listRow, listRow.isGrouped, listRow.role == .item, backgroundView == nil,
      backgroundColor == nil,
      content.background == nil
    {
      context.fillRoundedRect(rect, cornerRadius: radius, color: .groupedCell)
    }
    if drawsSelection, content.background == nil, selectedBackgroundView == nil,
      let color = selectionColor
    {
      context.fillRoundedRect(rect, cornerRadius: radius, color: color)
    }
    if content.background == nil { drawInFront(in: context) }
  }

  /// Draws the separators above and below a row.
  func drawInFront(in context: GraphicsContext) {
    guard let row = listRow else { return }
    let thickness = 1 / max(1, contentScaleFactor.rounded(.down))
    let isOneOfSeveral = isSelected && collection?.allowsMultipleSelection ?? false
    for (line, y) in [(row.lineAbove, 0), (row.lineBelow, bounds.height - thickness)] {
      guard let line else { continue }
      let before = line.leading < 0 ? separatorStart : line.leading
      context.fill(
        Rect(
          x: isMirrored ? line.trailing : before, y: y,
          width: max(0, bounds.width - before - line.trailing), height: thickness),
        color: isOneOfSeveral ? row.multipleSelectionColor : row.separatorColor)
    }
  }

  private var selectionColor: Color? {
    if isSelected {
      return theme.resolve(tintColor).withAlphaComponent(theme.isDark ? 0.28 : 0.18)
    }
    if isHighlighted { return Color.label.withAlphaComponent(theme.isDark ? 0.12 : 0.09) }
    return isHovered && dragState == .none ? Color.label.withAlphaComponent(0.045) : nil
  }

  // MARK: Drawing in front of the content

  /// A Boolean value that indicates whether a selected cell has an outline. An image can fill the whole cell
  /// of a grid and cover the background.
  private var hasOutline: Bool {
    isSelected && drawsSelection && selectedBackgroundView == nil && listRow == nil
      && content.background == nil
  }

  private func updateRing() {
    let isNeeded = showsFocus || hasOutline
    if isNeeded, ring == nil {
      let ring = CellRing(frame: bounds)
      addSubview(ring)
      self.ring = ring
    }
    guard let ring else { return }
    ring.isHidden = !isNeeded
    if isNeeded { bringSubviewToFront(ring) }
    ring.setNeedsDisplay()
  }

  fileprivate func drawRing(in context: GraphicsContext) {
    let radius = listRow == nil ? shape.radius : Self.cornerRadius
    if showsFocus {
      let width = theme.metrics.focusRingWidth
      context.strokeRoundedRect(
        bounds, cornerRadius: radius, color: focusRingColor, width: width)
      context.strokeRoundedRect(
        bounds.insetBy(dx: width, dy: width), cornerRadius: max(0, radius - width),
        color: .systemBackground, width: width / 2)
    } else if hasOutline {
      context.strokeRoundedRect(
        bounds, cornerRadius: radius, color: tintColor, width: Self.outlineWidth)
    }
  }
}

/// A view that draws the focus ring and the outline of a selected cell in front of the content.
final class CellRing: View {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    (superview as? CollectionViewCell)?.drawRing(in: context)
  }
}
