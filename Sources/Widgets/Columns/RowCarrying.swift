import ResponderWords
import WindowResponder

/// Drags of the rows of a table by keys, with the delegates of the drags by a touch or the pointer.
///
/// Alt and an arrow key drop the focused row one position further. Alt and Return begin a drag in which the
/// arrow keys choose a position between rows or on a row, Return drops, and Escape cancels.
@MainActor final class RowCarrying: KeyCarrying {
  private let ownerLink: OwnerLink<ColumnView>
  private var table: ColumnView { ownerLink.owner }
  var source: ItemDragSource? { table.dragging?.source }
  var drop: DropInteraction? { table.dragging?.drop }
  var carried: CarriedDrag?
  weak var session: KeyDragSession?

  init(_ table: ColumnView) {
    ownerLink = OwnerLink(table, orElse: ColumnView())
  }

  /// The position of the focused row, or `nil` if it is not shown.
  private var focusedPlace: Int? { table.focused.flatMap { table.place(ofRow: $0) } }

  // MARK: Keys

  /// Handles a key, and returns its effect.
  func perform(_ key: Key) -> KeyDragEffect {
    guard let command = KeyDragCommand(key, isDragging: isCarrying) else { return .ignored }
    guard isCarrying || canCarry else { return .ignored }
    switch command {
    case .move(.vertical, let direction): return moveRow(direction) ? .repeats : .finished
    case .begin: begin()
    case .step(.vertical, let direction):
      choose(direction)
      return .repeats
    case .end(let direction):
      choose(from: .last(direction, in: table)) { $0.moved(-direction, in: table) }
    case .drop: drop()
    case .cancel: cancel()
    case .move, .step, .ignore: return isCarrying ? .finished : .ignored
    }
    return .finished
  }

  /// A Boolean value that indicates whether the delegates can handle a drag of the focused row.
  var canCarry: Bool {
    table.canDragItems && table.dropDelegate != nil && !table.hasActiveDrag && focusedPlace != nil
  }

  // MARK: One position further

  /// Moves the focused row, with the selected rows if it is one of them, by one position. Returns a Boolean
  /// value that indicates whether there is such a position. If there is none, no drag begins.
  @discardableResult func moveRow(_ direction: Int) -> Bool {
    guard let place = focusedPlace, slot(beyond: [place], direction) != nil, let drag = start()
    else { return false }
    let places = drag.sources.compactMap { table.place(ofRow: $0.row) }
    let found = search(
      from: slot(beyond: places, direction), drag, operations: [.move], limit: 1
    ) { _ in nil }
    end(drag, at: found)
    return found != nil
  }

  /// Returns the position one row beyond some rows, whose positions are in order, or `nil` if there is none.
  private func slot(beyond places: [Int], _ direction: Int) -> ItemSlot? {
    guard let first = places.first, let last = places.last else { return nil }
    let slot = ItemSlot(before: [0, direction > 0 ? last + 2 : first - 1])
    return slot.exists(in: table) ? slot : nil
  }

  // MARK: A chosen position

  /// Begins a drag in which arrow keys choose the position.
  func begin() {
    guard focusedPlace != nil, let drag = start() else { return }
    guard let place = focusedPlace else { return end(drag, at: nil) }
    carry(drag, from: ItemSlot(on: [0, place]))
  }

  private func choose(_ direction: Int) {
    guard let slot = carried?.slot else { return }
    choose(from: slot.moved(direction, in: table)) { $0.moved(direction, in: table) }
  }

  // MARK: The delegates

  /// Begins a drag of the focused row, and of the selected rows if it is one of them. If the delegates do not
  /// allow it, or new rows cancel it, returns `nil`.
  private func start() -> KeyDrag? {
    guard canCarry, let row = table.focused else { return nil }
    table.show(row, animated: false)
    table.layoutIfNeeded()
    return start([0, row], in: table)
  }

  func position(of item: ItemPath) -> ItemPath? {
    table.place(ofRow: item.row).map { [0, $0] }
  }

  func propose(_ slot: ItemSlot, to session: KeyDragSession) -> Bool {
    session.operation = .cancel
    guard slot.exists(in: table), let delegate = table.dropDelegate else { return false }
    let position = position(of: slot)
    if case .on(let row) = position, !delegate.columnView(table, allowsDropOnRow: row) {
      return false
    }
    let rect = rect(of: slot)
    session.location = Point(x: rect.minX + 1, y: slot.isOn ? rect.midY : rect.minY)
    let proposal = delegate.columnView(table, dropSessionDidUpdate: session, at: position)
    return session.takes(proposal.operation)
  }

  func finish(_ drag: KeyDrag, at slot: ItemSlot?) {
    let session = drag.session
    guard let dragging = table.dragging else { return }
    dragging.source.feedback.end()
    var operation = DropOperation.cancel
    if let slot, slot.exists(in: table) {
      operation = session.operation
      let count = table.rowCount
      table.layoutIfNeeded()
      dragging.dropDelegate?.columnView(table, performDrop: session, at: position(of: slot))
      if !slot.isOn, table.rows.isDirty, table.rowCount == count, table.order == nil {
        follow(drag.sources.map(\.row), to: slot.path.row)
      }
    } else {
      table.dropDelegate?.columnView(table, dropSessionDidExit: session)
    }
    let source = dragging.source
    source.dragInteraction(source.drag, session: session, didEndWith: operation)
  }

  /// Moves the focus, and the selection if the rows were selected, to where the rows were moved.
  private func follow(_ rows: [Int], to place: Int) {
    guard let focused = table.focused.flatMap(rows.firstIndex) ?? rows.indices.first else {
      return
    }
    let start = place - rows.count { $0 < place }
    let moved = Array(start..<start + rows.count)
    if table.isRowSelected(rows[focused]) { table.programSelects(moved) }
    table.moveKeys(to: moved[focused], extending: false, selecting: false)
  }

  // MARK: Positions

  private func position(of slot: ItemSlot) -> ColumnDropPosition {
    guard slot.path.row < table.placeCount else { return .end }
    let row = table.row(atPlace: slot.path.row)
    return slot.isOn ? .on(row: row) : .before(row: row)
  }

  private func rect(of slot: ItemSlot) -> Rect { table.rect(ofPlace: slot.path.row) }

  func show(_ slot: ItemSlot) {
    let count = table.placeCount
    table.show(table.row(atPlace: min(slot.path.row, count - 1)), animated: false)
    table.layoutIfNeeded()
    source?.feedback.show(rect(of: slot), isInto: slot.isOn, in: table)
    Accessibility.post(notification: .announcement, argument: text(of: slot))
  }

  private func text(of slot: ItemSlot) -> String {
    guard slot.path.row < table.placeCount else { return ownWord("At the end") }
    let row = table.row(atPlace: slot.path.row)
    let name = table.typeAheadColumn.flatMap {
      table.dataSource?.columnView(table, textFor: row, in: $0)
    }
    return ownWord(slot.isOn ? "On “%1”" : "Before “%1”", name ?? "")
  }
}

extension RowCarrying {
  /// The entries of the menu that the Menu key opens on a row: moving it by one position, and dragging it.
  var menuElements: [MenuElement] {
    guard canCarry else { return [] }
    return ItemMoveMenu.elements(goesDown: true) { direction in
      { [weak self] in self?.moveRow(direction) }
    } + [ItemMoveMenu.dragElement { [weak self] in self?.begin() }]
  }
}

extension ColumnView {
  package var isDraggingByKeys: Bool { madeCarrying?.isCarrying ?? false }

  /// The drags by keys, or `nil` if a delegate for drags or drops is missing.
  var carrying: RowCarrying? {
    if let madeCarrying, madeCarrying.isCarrying { return madeCarrying }
    guard dragDelegate != nil, dropDelegate != nil else { return nil }
    let made = madeCarrying ?? RowCarrying(self)
    madeCarrying = made
    return made
  }

  /// Returns the actions that move a row by one position, for assistive technologies.
  func moveDeeds(ofRow row: Int) -> [AccessibleDeed] {
    guard allowsSelection, let carrying else { return [] }
    let elements = ItemMoveMenu.elements(goesDown: true) { direction in
      { [weak self, weak carrying] in
        guard let self, let carrying, focusAccessibleItem(row), carrying.canCarry else { return }
        carrying.moveRow(direction)
      }
    }
    return ItemMoveMenu.deeds(elements)
  }
}
