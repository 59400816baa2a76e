import WindowResponder

/// The header of a table, with the titles, the sort indicator and the edges that resize columns.
@MainActor final class ColumnHeaderView: View {
  private let ownerLink: OwnerLink<ColumnView>
  var table: ColumnView { ownerLink.owner }
  /// The state of the touch or of the pointer's button.
  enum Mode {
    case press(TableColumn, start: Point)
    case resize(TableColumn, startX: Double, startWidth: Double, hasMoved: Bool)
    case drag(TableColumn, grip: Double, x: Double)
  }
  var mode: Mode? { didSet { setNeedsDisplay() } }
  var touch: Touch?
  private var hovered: TableColumn? { didSet { if hovered !== oldValue { setNeedsDisplay() } } }
  /// The timer that lifts a column after a long press.
  private var lift: ClockTimer?
  /// A Boolean value that indicates whether the lifted column has been moved.
  private var hasCarried = false
  /// The column with the keyboard focus.
  var keyColumn: TableColumn?
  private let hover = HoverGestureRecognizer()
  private lazy var menu = ContextMenuInteraction(delegate: self)
  private var taken: Set<Press> = []

  /// The greatest distance from an edge at which the pointer drags it, in points.
  private static let pointerReach = 5.0
  /// The greatest distance from an edge at which a touch drags it, in points.
  private static let fingerReach = 14.0
  /// The distance between a title and the sort indicator, in points.
  private static let markGap = 4.0

  init(_ table: ColumnView) {
    ownerLink = OwnerLink(table, orElse: ColumnView())
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = [.header]
    hover.name = "Head hover"
    hover.addAction(Action { [weak self] _ in self?.hoverDidChange() })
    addGestureRecognizer(hover)
    menu.keyLocation = { [weak self] in self?.menuLocation }
    addInteraction(menu)
  }

  var font: Font { theme.fonts.caption.withWeight(.semibold) }

  /// The visible columns, in the order of ``ColumnView/columns``.
  var shown: [TableColumn] {
    table.columns.filter { table.layoutOfColumns.part(of: $0) != nil }
  }

  private var parts: [ColumnLayout.Part] { table.layoutOfColumns.parts }

  // MARK: Edges

  /// Returns the column that a drag at a point resizes, or `nil` if there is no edge at the point.
  func edge(at point: Point, reach: Double) -> TableColumn? {
    guard table.allowsColumnResizing, bounds.contains(point) else { return nil }
    let edges = parts.map {
      (column: $0.column, distance: abs((table.isRightToLeft ? $0.x : $0.maxX) - point.x))
    }
    let near = edges.filter { $0.distance <= reach && $0.column.canResize }
    return near.min { $0.distance < $1.distance }?.column
  }

  /// Returns a Boolean value that indicates whether a touch that began at a point drags an edge or a column.
  func holds(_ point: Point) -> Bool {
    if case .drag = mode { return true }
    return edge(at: point, reach: Self.fingerReach) != nil
  }

  func wantedWidth(of column: TableColumn) -> Double {
    let title = TextLayout.cached(column.title, font: font).size.width
    return title + 2 * ColumnRowView.padding + Self.markGap + 12
  }

  private func hoverDidChange() {
    guard hover.state == .began || hover.state == .changed else {
      hovered = nil
      return
    }
    let point = hover.location(in: self)
    let edge = edge(at: point, reach: Self.pointerReach)
    let shape: Cursor? = edge == nil ? nil : .resizeLeftRight
    if cursor != shape { cursor = shape }
    hovered = edge == nil ? table.layoutOfColumns.part(at: point.x)?.column : nil
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    guard touch == nil, touches.count == 1, let touch = touches.first, touch.isPrimary(in: event)
    else { return super.touchesBegan(touches, with: event) }
    table.endEditingCell()
    let point = touch.location(in: self)
    let reach = touch.type == .indirectPointer ? Self.pointerReach : Self.fingerReach
    if let column = edge(at: point, reach: reach),
      let part = table.layoutOfColumns.part(of: column)
    {
      mode = .resize(column, startX: point.x, startWidth: part.width, hasMoved: false)
    } else if let part = table.layoutOfColumns.part(at: point.x) {
      mode = .press(part.column, start: point)
    } else {
      return super.touchesBegan(touches, with: event)
    }
    self.touch = touch
    if touch.type != .indirectPointer { liftLater(touch) }
  }

  /// Lifts the column after a long press, which is shorter than the one that opens a menu.
  private func liftLater(_ touch: Touch) {
    lift?.invalidate()
    guard case .press(let column, let start) = mode, table.allowsColumnReordering,
      column.canReorder, parts.count > 1
    else { return }
    // A scroll view can deliver the touch with a delay.
    let duration = Application.shared.interactionSettings.dragLiftDuration
    let rested = Application.shared.now - touch.timestamp
    lift = ClockTimer.scheduledTimer(withTimeInterval: max(0, duration - rested)) {
      [weak self] _ in
      guard let self, case .press(let pressed, _) = mode, pressed === column,
        let part = table.layoutOfColumns.part(of: column)
      else { return }
      hasCarried = false
      mode = .drag(column, grip: start.x - part.x, x: start.x)
    }
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    guard let touch, touches.contains(touch) else {
      return super.touchesMoved(touches, with: event)
    }
    let point = touch.location(in: self)
    switch mode {
    case .resize(let column, let startX, let startWidth, let hasMoved):
      let distance = (point.x - startX) * (table.isRightToLeft ? -1 : 1)
      guard hasMoved || abs(distance) >= 2 else { return }
      table.userResizes(column, to: startWidth + distance)
      // In a right-to-left layout, the content grows to the left, and the edge stays under the touch.
      mode = .resize(column, startX: startX, startWidth: startWidth, hasMoved: true)
    case .press(let column, let start):
      // A touch that moves at once scrolls. After a long press, it moves the column.
      if touch.type != .indirectPointer, point.distance(to: start) > 10 { lift?.invalidate() }
      guard touch.type == .indirectPointer, abs(point.x - start.x) > 6,
        table.allowsColumnReordering, column.canReorder,
        let part = table.layoutOfColumns.part(of: column)
      else { return }
      mode = .drag(column, grip: start.x - part.x, x: point.x)
    case .drag(let column, let grip, let x):
      guard hasCarried || touch.type == .indirectPointer || abs(point.x - x) > 6 else { return }
      hasCarried = true
      mode = .drag(column, grip: grip, x: point.x)
    case nil: break
    }
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    guard let touch, touches.contains(touch) else {
      return super.touchesEnded(touches, with: event)
    }
    let (mode, point) = (mode, touch.location(in: self))
    (self.mode, self.touch) = (nil, nil)
    lift?.invalidate()
    switch mode {
    case .resize(let column, _, _, let hasMoved):
      if hasMoved {
        table.userArrangedColumns()
      } else if touch.tapCount == 2 {
        table.fit(column)
        table.userArrangedColumns()
      }
    case .press(let column, _):
      if table.layoutOfColumns.part(at: point.x)?.column === column, bounds.contains(point) {
        table.userSorts(by: column)
      }
    case .drag(let column, _, let x):
      if touch.type == .indirectPointer || hasCarried {
        drop(column, at: x)
      } else {
        // The column was lifted and not moved. A long press opens the menu.
        menu.open(at: point)
      }
    case nil: break
    }
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    guard let touch, touches.contains(touch) else {
      return super.touchesCancelled(touches, with: event)
    }
    if case .resize(let column, _, let width, true) = mode { table.userResizes(column, to: width) }
    (mode, self.touch) = (nil, nil)
    lift?.invalidate()
  }

  /// Returns the index of the first column whose center is to the right of a dragged column.
  private func gap(at x: Double) -> Int {
    parts.firstIndex { x < ($0.x + $0.maxX) / 2 } ?? parts.count
  }

  private func drop(_ column: TableColumn, at x: Double) {
    let gap = gap(at: x)
    let inOrder = table.isRightToLeft ? Array(parts.reversed()) : parts
    let place = table.isRightToLeft ? parts.count - gap : gap
    let before = inOrder.indices.contains(place) ? inOrder[place].column : nil
    guard before?.canReorder ?? true else { return }
    if before !== column { table.userMoves(column, before: before) }
  }

  // MARK: Keys

  override var canBecomeFocused: Bool { table.showsHeader && shown.contains { $0.canSort } }
  override var canBecomeFirstResponder: Bool { canBecomeFocused }

  override func focusDidChange() {
    super.focusDidChange()
    if isFocused, keyColumn == nil || !shown.contains(where: { $0 === keyColumn }) {
      keyColumn = shown.first
    }
    setNeedsDisplay()
  }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = presses.filter { press in
      guard isFocused, let key = press.key, take(key) else { return true }
      taken.insert(press)
      return false
    }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = presses.subtracting(taken)
    taken.subtract(presses)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = presses.subtracting(taken)
    taken.subtract(presses)
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  private func take(_ key: Key) -> Bool {
    let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    let forward = table.isRightToLeft ? -1 : 1
    guard let column = keyColumn ?? shown.first else { return false }
    switch key.keyCode {
    case .keyboardLeftArrow: return arrow(-forward, flags, column)
    case .keyboardRightArrow: return arrow(forward, flags, column)
    case .keyboardHome where flags.isEmpty: go(to: shown.first)
    case .keyboardEnd where flags.isEmpty: go(to: shown.last)
    case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter:
      guard flags.isEmpty else { return false }
      table.userSorts(by: column)
    default: return false
    }
    return true
  }

  /// Moves the focus to the next column. With Shift, resizes the column, and with Ctrl, moves it. If the
  /// table does not permit that, returns `false`.
  private func arrow(_ step: Int, _ flags: KeyModifierFlags, _ column: TableColumn) -> Bool {
    switch flags {
    case []:
      guard let index = shown.firstIndex(where: { $0 === column }) else { return false }
      go(to: shown[min(max(0, index + step), shown.count - 1)])
    case .shift:
      guard table.allowsColumnResizing, column.canResize,
        let part = table.layoutOfColumns.part(of: column)
      else { return false }
      table.userResizes(column, to: part.width + Double(step) * 10)
      table.userArrangedColumns()
    case .control:
      guard table.allowsColumnReordering, column.canReorder else { return false }
      table.userMoves(column, by: step)
      table.layoutIfNeeded()
      go(to: column)
    default: return false
    }
    return true
  }

  private func go(to column: TableColumn?) {
    guard let column else { return }
    keyColumn = column
    table.show(column)
    setNeedsDisplay()
  }

  override var accessibilityLabel: String? {
    get { shown.map(\.title).joined(separator: ", ") }
    set {}
  }

  override var accessibilityValue: String? {
    get {
      guard let first = table.sort.first, let column = table.column(first.identifier) else {
        return nil
      }
      return column.title + (first.isAscending ? ", ascending" : ", descending")
    }
    set {}
  }

  // MARK: Drawing

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    context.fill(bounds, color: .secondarySystemBackground)
    for part in parts where context.isVisible(frame(of: part)) {
      draw(part, in: frame(of: part), context)
    }
    let pixel = 1 / context.scale
    context.fill(
      Rect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel), color: .separator)
    drawDrag(in: context)
  }

  func frame(of part: ColumnLayout.Part) -> Rect {
    Rect(x: part.x, y: 0, width: part.width, height: bounds.height)
  }

  private func draw(_ part: ColumnLayout.Part, in cell: Rect, _ context: GraphicsContext) {
    var isPressed = false
    if case .press(let column, _) = mode, column === part.column { isPressed = column.canSort }
    if isPressed || hovered === part.column && part.column.canSort {
      context.fill(cell, color: Color.label.withAlphaComponent(isPressed ? 0.1 : 0.05))
    }
    drawTitle(of: part.column, in: cell, context)
    let pixel = 1 / context.scale
    let x = table.isRightToLeft ? cell.minX : cell.maxX - pixel
    context.fill(
      context.pixelAligned(Rect(x: x, y: 7, width: pixel, height: max(0, cell.height - 14))),
      color: .separator)
    if isFocused, part.column === keyColumn {
      context.strokeRoundedRect(
        cell.insetBy(dx: 2, dy: 2), cornerRadius: 5, color: focusRingColor,
        width: theme.metrics.focusRingWidth)
    }
  }

  private func drawTitle(of column: TableColumn, in cell: Rect, _ context: GraphicsContext) {
    let place = table.sort.first { $0.identifier == column.identifier }
    let isFirst = table.sort.first?.identifier == column.identifier
    let room = cell.insetBy(dx: ColumnRowView.padding, dy: 0)
    guard !room.isNull, room.width > 4 else { return }
    let mark = isFirst ? Self.mark(place?.isAscending ?? true) : nil
    let taken = mark.map { $0.size.width + Self.markGap } ?? 0
    let title = TextLayout.cached(
      column.title, font: font, maxWidth: max(0, room.width - taken))
    let width = title.size.width
    var x: Double
    switch table.shownAlignment(of: column) {
    case .center: x = room.midX - width / 2
    case .right: x = room.maxX - width
    default: x = room.minX
    }
    let isAtEnd = table.shownAlignment(of: column) == .right
    if let mark {
      if case .center = table.shownAlignment(of: column) { x -= taken / 2 }
      let markX = isAtEnd ? x - taken : x + width + Self.markGap
      context.draw(
        mark,
        in: Rect(
          x: markX, y: cell.midY - mark.size.height / 2, width: mark.size.width,
          height: mark.size.height), tint: tintColor)
    }
    context.draw(
      title, at: Point(x: x, y: cell.midY - title.size.height / 2),
      color: isFirst ? .label : .secondaryLabel)
  }

  private static let up = Image(systemName: "chevron.up", pointSize: 12)
  private static let down = Image(systemName: "chevron.down", pointSize: 12)
  private static func mark(_ isAscending: Bool) -> Image? { isAscending ? up : down }

  private func drawDrag(in context: GraphicsContext) {
    guard case .drag(let column, let grip, let x) = mode,
      let part = table.layoutOfColumns.part(of: column)
    else { return }
    let gap = gap(at: x)
    let edge = gap < parts.count ? parts[gap].x : parts.last?.maxX ?? 0
    context.fill(
      Rect(x: min(max(0, edge - 1.5), bounds.width - 3), y: 0, width: 3, height: bounds.height),
      color: tintColor)
    let cell = Rect(x: x - grip, y: 0, width: part.width, height: bounds.height)
    context.fill(cell, color: Color.secondarySystemBackground)
    context.fill(cell, color: tintColor.withAlphaComponent(0.15))
    drawTitle(of: column, in: cell, context)
  }
}
