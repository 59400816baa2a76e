import WindowResponder

/// A visible row, which draws the texts of its cells and contains the views of the others.
@MainActor final class ColumnRowView: View {
  /// The space beside texts, in points.
  static let padding = 10.0
  /// The space between an image and its text, in points.
  static let imageGap = 6.0

  private let ownerLink: OwnerLink<ColumnView>
  private var table: ColumnView { ownerLink.owner }
  /// The row's index, or -1 if the row has to be loaded again.
  var row = -1
  var position = -1
  private var marks = Marks()
  private var cellViews: [ObjectIdentifier: View] = [:]

  /// The states of a row.
  private struct Marks: Equatable {
    var isSelected = false
    var isPressed = false
    var isHovered = false
    var isFocused = false
    var isOdd = false
    /// A Boolean value that indicates whether no row is shown below it, in a table with alternating rows.
    var isLast = false
  }

  init(_ table: ColumnView) {
    ownerLink = OwnerLink(table, orElse: ColumnView())
    super.init(frame: .zero)
    isAccessibilityElement = true
  }

  // MARK: Content

  func show(row: Int, position: Int) {
    let isOther = row != self.row
    (self.row, self.position) = (row, position)
    if isOther { reload() }
    updateMarks()
  }

  /// Loads the cells again.
  func reload() {
    placeCellViews(asking: true)
    updateMarks()
    setNeedsDisplay()
  }

  func columnsDidChange() {
    placeCellViews(asking: true)
    setNeedsDisplay()
  }

  func updateMarks() {
    let new = Marks(
      isSelected: table.selection.contains(row), isPressed: table.press.row == row,
      isHovered: table.hoveredRow == row,
      isFocused: table.showsFocus && table.focused == row && table.isFocused,
      isOdd: position % 2 == 1, isLast: table.alternatesRows && position == table.placeCount - 1)
    guard new != marks else { return }
    marks = new
    setNeedsDisplay()
  }

  private func placeCellViews(asking: Bool) {
    guard row >= 0, let source = table.dataSource else { return }
    var old = cellViews
    cellViews = [:]
    for part in table.layoutOfColumns.parts where part.column.hasViews {
      let key = ObjectIdentifier(part.column)
      let reused = old.removeValue(forKey: key)
      let view = source.columnView(table, viewFor: row, in: part.column, reusing: reused)
      if let reused, reused !== view { reused.removeFromSuperview() }
      guard let view else { continue }
      cellViews[key] = view
      if view.superview !== self { addSubview(view) }
      view.frame = cellRect(part).insetBy(dx: Self.padding, dy: 0)
    }
    for view in old.values { view.removeFromSuperview() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for part in table.layoutOfColumns.parts {
      guard let view = cellViews[ObjectIdentifier(part.column)] else { continue }
      let frame = cellRect(part).insetBy(dx: Self.padding, dy: 0)
      if !frame.isNull, view.frame != frame { view.frame = frame }
    }
  }

  private func cellRect(_ part: ColumnLayout.Part) -> Rect {
    Rect(x: part.x, y: 0, width: part.width, height: table.shownRowHeight)
  }

  override var accessibilityLabel: String? {
    get {
      guard row >= 0, let source = table.dataSource else { return nil }
      return table.layoutOfColumns.parts.map {
        source.columnView(table, textFor: row, in: $0.column)
      }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
    set {}
  }

  override var accessibilityTraits: AccessibilityTraits {
    get { marks.isSelected ? [.selected] : [] }
    set {}
  }

  // MARK: Drawing

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    drawGround(in: context)
    guard row >= 0, let source = table.dataSource else { return }
    for part in table.layoutOfColumns.parts {
      let cell = cellRect(part)
      guard context.isVisible(cell) else { continue }
      if cellViews[ObjectIdentifier(part.column)] == nil {
        draw(part.column, in: cell, source, context)
      }
      if table.showsColumnLines {
        let pixel = 1 / context.scale
        let x = table.isRightToLeft ? cell.minX : cell.maxX - pixel
        context.fill(
          context.pixelAligned(Rect(x: x, y: 0, width: pixel, height: cell.height)),
          color: .separator)
      }
    }
    drawFocus(in: context)
  }

  private func drawGround(in context: GraphicsContext) {
    let ground = table.backgroundColor ?? .systemBackground
    let isStriped = table.alternatesRows && marks.isOdd
    context.fill(bounds, color: isStriped ? Color.secondarySystemBackground : ground)
    if marks.isSelected {
      let tint = theme.resolve(tintColor)
      context.fill(bounds, color: tint.withAlphaComponent(theme.isDark ? 0.28 : 0.18))
      if marks.isPressed { context.fill(bounds, color: Color.label.withAlphaComponent(0.05)) }
    } else if marks.isPressed || marks.isHovered {
      context.fill(
        bounds, color: Color.label.withAlphaComponent(marks.isPressed ? 0.09 : 0.045))
    }
    // Alternating rows have no separators, except below the last one.
    guard !table.alternatesRows || marks.isLast else { return }
    let pixel = 1 / context.scale
    context.fill(
      Rect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel), color: .separator)
  }

  private func draw(
    _ column: TableColumn, in cell: Rect, _ source: any ColumnViewDataSource,
    _ context: GraphicsContext
  ) {
    var room = cell.insetBy(dx: Self.padding, dy: 0)
    if room.isNull || room.width <= 0 { return }
    let indent = table.indentation(ofRow: row, in: column)
    if indent > 0 {
      let (side, rest) = Self.split(room, indent, isMirrored: table.isRightToLeft)
      table.drawIndentation(ofRow: row, in: column, rect: side, context: context)
      room = rest
    }
    if let image = source.columnView(table, imageFor: row, in: column), room.width > 0 {
      let (side, rest) = Self.split(room, image.size.width, isMirrored: table.isRightToLeft)
      let place = Rect(
        x: side.minX, y: cell.midY - image.size.height / 2, width: image.size.width,
        height: image.size.height)
      context.draw(image, in: place, tint: tintColor)
      room = Self.split(rest, Self.imageGap, isMirrored: table.isRightToLeft).rest
    }
    let text = source.columnView(table, textFor: row, in: column)
    guard !text.isEmpty, room.width > 4 else { return }
    let layout = TextLayout.cached(
      text, font: table.cellFont(of: column), maxWidth: room.width,
      alignment: table.shownAlignment(of: column))
    context.draw(
      layout, at: Point(x: room.minX, y: cell.midY - layout.size.height / 2),
      color: source.columnView(table, colorFor: row, in: column) ?? .label)
  }

  /// Divides a rectangle into a part at the side where text begins, and the rest.
  private static func split(
    _ room: Rect, _ width: Double, isMirrored: Bool
  ) -> (side: Rect, rest: Rect) {
    let width = min(width, room.width)
    let side = Rect(
      x: isMirrored ? room.maxX - width : room.minX, y: room.minY, width: width,
      height: room.height)
    let rest = Rect(
      x: isMirrored ? room.minX : room.minX + width, y: room.minY, width: room.width - width,
      height: room.height)
    return (side, rest)
  }

  private func drawFocus(in context: GraphicsContext) {
    guard marks.isFocused else { return }
    let ring = bounds.intersection(table.convert(table.bounds, to: self)).insetBy(dx: 1, dy: 1)
    guard !ring.isNull else { return }
    context.strokeRoundedRect(
      ring, cornerRadius: 5, color: focusRingColor, width: theme.metrics.focusRingWidth)
  }
}

extension ColumnView {
  /// Returns the alignment of a column's texts on the screen.
  func shownAlignment(of column: TableColumn) -> TextAlignment {
    switch column.alignment {
    case .center: .center
    case .right: isRightToLeft ? .left : .right
    default: isRightToLeft ? .right : .left
    }
  }
}
