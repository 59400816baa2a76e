import ResponderWords
import WindowResponder

/// Drags of the rows of a table by keys, with the delegates of the drags by a touch or the pointer.
///
/// Alt and an arrow key drop the focused row one position further. Alt and Return begin a drag in which the
/// arrow keys choose a position between rows or on a row, Return drops, and Escape cancels.
@MainActor final class RowCarrying: KeyCarrying {
  private let ownerLink: OwnerLink<ColumnView>
  private var table: ColumnView { ownerLink.owner }
  private let mark = ItemDropMark()
  var carried: CarriedDrag<RowSlot, Int>?
  weak var session: KeyDragSession?

  init(_ table: ColumnView) {
    ownerLink = OwnerLink(table, orElse: ColumnView())
  }

  /// The rows that a drag of the focused row includes, in the order in which they are shown.
  private var rowsToDrag: [Int] {
    guard let row = table.focused, table.place(ofRow: row) != nil else { return [] }
    guard table.isRowSelected(row) else { return [row] }
    return table.selectedRows.compactMap { row in table.place(ofRow: row).map { (row, $0) } }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }

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
      choose(from: direction < 0 ? RowSlot(0) : lastSlot) { moved($0, by: -direction) }
    case .drop: drop()
    case .cancel: cancel()
    case .move, .step, .ignore: return isCarrying ? .finished : .ignored
    }
    return .finished
  }

  /// A Boolean value that indicates whether the delegates can handle a drag of the focused row.
  var canCarry: Bool {
    table.dragDelegate != nil && table.dropDelegate != nil && !table.isEditingCell
      && !table.hasActiveDrag && !rowsToDrag.isEmpty
  }

  // MARK: One position further

  /// Moves the focused row, with the selected rows if it is one of them, by one position. Returns a Boolean
  /// value that indicates whether there is such a position. If there is none, no drag begins.
  @discardableResult func moveRow(_ direction: Int) -> Bool {
    guard let place = table.focused.flatMap({ table.place(ofRow: $0) }),
      slot(beyond: [place], direction) != nil, let drag = start()
    else { return false }
    let places = drag.sources.compactMap(table.place(ofRow:))
    let found = search(
      from: slot(beyond: places, direction), drag, operations: [.move], limit: 1
    ) { _ in nil }
    end(drag, at: found)
    return found != nil
  }

  /// Returns the position one row beyond some rows, whose positions are in order, or `nil` if there is none.
  private func slot(beyond places: [Int], _ direction: Int) -> RowSlot? {
    guard let first = places.first, let last = places.last else { return nil }
    return moved(RowSlot(before: direction > 0 ? last + 1 : first), by: direction * 2)
  }

  // MARK: A chosen position

  /// Begins a drag in which arrow keys choose the position.
  func begin() {
    guard !rowsToDrag.isEmpty, let focused = table.focused, let drag = start() else { return }
    guard let place = table.place(ofRow: focused) else { return end(drag, at: nil) }
    carry(drag, from: RowSlot(on: place))
  }

  private func choose(_ direction: Int) {
    guard let slot = carried?.slot else { return }
    choose(from: moved(slot, by: direction)) { moved($0, by: direction) }
  }

  /// Returns a position by a number of positions further, or `nil` if there is none.
  private func moved(_ slot: RowSlot, by step: Int) -> RowSlot? {
    let moved = slot.moved(by: step)
    return moved >= RowSlot(0) && moved <= lastSlot ? moved : nil
  }

  // MARK: The delegates

  /// Begins a session with the items of the focused row, and of the selected rows if it is one of them. If
  /// the delegates do not allow the drag, or new rows cancel it, returns `nil`. The sources are the rows with
  /// items.
  private func start() -> KeyDrag<Int>? {
    guard let dragging = table.dragging, let row = table.focused else { return nil }
    table.show(row, animated: false)
    table.layoutIfNeeded()
    // A table that is scrolled sideways shows a part of the row.
    let rect = table.rect(ofRow: row)?.intersection(table.bounds) ?? .zero
    let session = KeyDragSession(at: Point(x: rect.midX, y: rect.midY), in: table)
    self.session = session
    let drag = DragInteraction(delegate: dragging)
    session.items = dragging.dragInteraction(drag, itemsForBeginning: session)
    guard !session.items.isEmpty else { return nil }
    session.allowsMoveOperation = dragging.dragInteraction(
      drag, sessionAllowsMoveOperation: session)
    guard !session.isOver else { return nil }
    dragging.dragInteraction(drag, sessionWillBegin: session)
    guard !session.isOver, table.dropDelegate?.columnView(table, canHandle: session) ?? false else {
      dragging.dragInteraction(drag, session: session, didEndWith: .cancel)
      return nil
    }
    let places = Set(table.draggedRows(of: session)).compactMap { row in
      table.place(ofRow: row).map { (row, $0) }
    }
    let begun = KeyDrag(
      session: session, interaction: drag, sources: places.sorted { $0.1 < $1.1 }.map(\.0))
    guard !session.isOver else {
      end(begun, at: nil)
      return nil
    }
    return begun
  }

  func propose(_ slot: RowSlot, to session: KeyDragSession) -> Bool {
    session.operation = .cancel
    guard slot <= lastSlot, let delegate = table.dropDelegate else { return false }
    let position = position(of: slot)
    if case .on(let row) = position, !delegate.columnView(table, allowsDropOnRow: row) {
      return false
    }
    let rect = rect(of: slot)
    session.location = Point(x: rect.minX + 1, y: slot.isOnRow ? rect.midY : rect.minY)
    let proposal = delegate.columnView(table, dropSessionDidUpdate: session, at: position)
    session.operation =
      proposal.operation == .move && !session.allowsMoveOperation ? .cancel : proposal.operation
    return session.operation == .move || session.operation == .copy
  }

  func pointlessness(of rows: [Int]) -> (RowSlot) -> Bool {
    let places = rows.compactMap { table.place(ofRow: $0) }
    let all = Set(places)
    var around: ClosedRange<Int>?
    if let first = places.first, let last = places.last, last - first == places.count - 1 {
      around = first...last + 1
    }
    return { slot in
      slot.isOnRow ? all.contains(slot.index) : around?.contains(slot.index) ?? false
    }
  }

  func finish(_ drag: KeyDrag<Int>, at slot: RowSlot?) {
    let session = drag.session
    mark.removeFromSuperview()
    guard let dragging = table.dragging else { return }
    var operation = DropOperation.cancel
    if let slot, slot <= lastSlot {
      operation = session.operation
      let count = table.rowCount
      table.layoutIfNeeded()
      dragging.dropDelegate?.columnView(table, performDrop: session, at: position(of: slot))
      if !slot.isOnRow, table.rows.isDirty, table.rowCount == count, table.order == nil {
        follow(drag.sources, to: slot.index)
      }
    } else {
      table.dropDelegate?.columnView(table, dropSessionDidExit: session)
    }
    dragging.dragInteraction(drag.interaction, session: session, didEndWith: operation)
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

  private var lastSlot: RowSlot { RowSlot(before: table.placeCount) }

  private func position(of slot: RowSlot) -> ColumnDropPosition {
    guard slot.index < table.placeCount else { return .end }
    let row = table.row(atPlace: slot.index)
    return slot.isOnRow ? .on(row: row) : .before(row: row)
  }

  private func rect(of slot: RowSlot) -> Rect { table.rect(ofPlace: slot.index) }

  func show(_ slot: RowSlot) {
    let count = table.placeCount
    table.show(table.row(atPlace: min(slot.index, count - 1)), animated: false)
    table.layoutIfNeeded()
    if mark.superview !== table { table.addSubview(mark) }
    table.bringSubviewToFront(mark)
    if slot.isOnRow {
      mark.showFrame(around: rect(of: slot))
    } else {
      mark.showLine(at: rect(of: slot), isHorizontal: true)
    }
    Accessibility.post(notification: .announcement, argument: text(of: slot))
  }

  private func text(of slot: RowSlot) -> String {
    guard slot.index < table.placeCount else { return ownWord("At the end") }
    let row = table.row(atPlace: slot.index)
    let name = table.typeAheadColumn.flatMap {
      table.dataSource?.columnView(table, textFor: row, in: $0)
    }
    return ownWord(slot.isOnRow ? "On “%1”" : "Before “%1”", name ?? "")
  }
}

extension RowCarrying {
  /// The entries of the menu that the Menu key opens on a row: moving it by one position, and dragging it.
  var menuElements: [MenuElement] {
    guard canCarry else { return [] }
    return ItemMoveMenu.elements(goesDown: true) { direction in
      { [weak self] in self?.moveRow(direction) }
    } + [
      Action(title: ownWord("Move…")) { [weak self] _ in
        // The table has the focus again after the menu is closed.
        ProgramContext.current.later { self?.begin() }
      }
    ]
  }
}

extension ColumnView: KeyDragHost {
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
    return ItemMoveMenu.elements(goesDown: true) { direction in
      { [weak self, weak carrying] in
        guard let self, let carrying, focusAccessibleItem(row), carrying.canCarry else { return }
        carrying.moveRow(direction)
      }
    }.map { element in
      AccessibleDeed(element.title) { (element as? Action)?.performWithSender(nil, target: nil) }
    }
  }
}

/// A position for a drop in a table: before a row, on a row, or after the last one.
struct RowSlot: Comparable {
  /// Even numbers are before rows, odd ones on rows.
  private let number: Int

  init(_ number: Int) { self.number = number }
  init(before place: Int) { number = place * 2 }
  init(on place: Int) { number = place * 2 + 1 }

  var isOnRow: Bool { number % 2 != 0 }
  var index: Int { number / 2 }

  func moved(by step: Int) -> RowSlot { RowSlot(number + step) }

  static func < (a: RowSlot, b: RowSlot) -> Bool { a.number < b.number }
}
