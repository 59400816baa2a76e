import WindowResponder

/// The drags out of a table with columns, and the drops on it.
@MainActor final class ColumnRowDragging {
  private let ownerLink: OwnerLink<ColumnView>
  private var table: ColumnView { ownerLink.owner }
  weak var dragDelegate: (any ColumnViewDragDelegate)?
  weak var dropDelegate: (any ColumnViewDropDelegate)?
  private(set) var sources = DragSources<Int>()
  private let feedback = ItemDropFeedback()
  private var place = ColumnDropPosition.end
  /// The share of a row's height at each edge that means a drop between rows, if drops on the row are
  /// allowed.
  private static let edgePart = 0.25

  init(_ table: ColumnView) {
    ownerLink = OwnerLink(table, orElse: ColumnView())
    table.addInteraction(DragInteraction(delegate: self))
    table.addInteraction(DropInteraction(delegate: self))
  }

  private func view(ofRow row: Int) -> ColumnRowView? {
    table.rows.views.first { $0.row == row }
  }

  // MARK: Targets

  /// Returns the position among the rows at a point, and the rectangle that marks it.
  private func find(_ point: Point) -> (place: ColumnDropPosition, rect: Rect) {
    let inside = Point(x: min(max(point.x, 1), max(1, table.rowWidth - 1)), y: point.y)
    guard let shown = table.place(at: inside) else {
      let count = table.placeCount
      // Over the header it is the first visible row.
      if count > 0, table.isUnderHeader(inside), let first = table.rows.views.first {
        return (.before(row: first.row), table.rect(ofPlace: first.position))
      }
      let top = count > 0 ? table.rect(ofPlace: count - 1).maxY : table.headerHeight
      return (.end, Rect(x: 0, y: top, width: table.rowWidth, height: 0))
    }
    let row = table.row(atPlace: shown)
    let rect = table.rect(ofPlace: shown)
    let part = (point.y - rect.minY) / max(1, rect.height)
    let goesInto = dropDelegate?.columnView(table, allowsDropOnRow: row) ?? false
    if goesInto, part >= Self.edgePart, part <= 1 - Self.edgePart { return (.on(row: row), rect) }
    if part < 0.5 { return (.before(row: row), rect) }
    let below = Rect(x: rect.minX, y: rect.maxY, width: rect.width, height: rect.height)
    guard shown + 1 < table.placeCount else { return (.end, below) }
    return (.before(row: table.row(atPlace: shown + 1)), below)
  }

  private func update(_ session: any DropSession) -> DropProposal {
    let found = find(session.location(in: table))
    place = found.place
    let proposal =
      dropDelegate?.columnView(table, dropSessionDidUpdate: session, at: place)
      ?? DropProposal(operation: .cancel)
    let isTaken = proposal.operation != .cancel && proposal.operation != .forbidden
    let isInto = if case .on = place { true } else { false }
    feedback.show(isTaken ? found.rect : nil, isInto: isInto, in: table)
    return proposal
  }
}

extension ColumnRowDragging: DragInteractionDelegate {
  func dragInteraction(
    _ interaction: DragInteraction, itemsForBeginning session: any DragSession
  ) -> [DragItem] {
    guard let dragDelegate, !table.isEditingCell,
      let row = table.row(at: session.location(in: table))
    else { return [] }
    let isSelected = table.isRowSelected(row)
    let others = isSelected ? table.selectedRows.filter { $0 != row } : []
    // The delegate is called while the sources are not accessed.
    var sources = sources
    let items = sources.begin([row] + others) {
      dragDelegate.columnView(table, itemsForBeginning: session, atRow: $0)
    }
    self.sources = sources
    return items
  }

  func dragInteraction(
    _ interaction: DragInteraction, previewForLifting item: DragItem, session: any DragSession
  ) -> TargetedDragPreview? {
    guard let row = sources[item], let view = view(ofRow: row) else { return nil }
    let own = dragDelegate?.columnView(table, dragPreviewParametersForRow: row)
    let parameters = own ?? DragPreviewParameters()
    // Rows that are not selected have no background.
    if own == nil { parameters.backgroundColor = .secondarySystemGroupedBackground }
    return TargetedDragPreview(view: view, parameters: parameters)
  }

  func dragInteraction(
    _ interaction: DragInteraction, sessionWillBegin session: any DragSession
  ) {
    sources.session = session
    table.press.release(in: table)
    dragDelegate?.columnView(table, dragSessionWillBegin: session)
  }

  func dragInteraction(
    _ interaction: DragInteraction, sessionAllowsMoveOperation session: any DragSession
  ) -> Bool { dragDelegate?.columnView(table, dragSessionAllowsMoveOperation: session) ?? false }

  func dragInteraction(
    _ interaction: DragInteraction,
    sessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool {
    dragDelegate?.columnView(table, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func dragInteraction(
    _ interaction: DragInteraction, itemsForAddingTo session: any DragSession,
    withTouchAt point: Point
  ) -> [DragItem] {
    guard let row = table.row(at: point), !sources.contains(row) else { return [] }
    let items =
      dragDelegate?.columnView(table, itemsForAddingTo: session, atRow: row, point: point) ?? []
    return sources.add(items, from: row)
  }

  func dragInteraction(
    _ interaction: DragInteraction, previewForCancelling item: DragItem,
    withDefault defaultPreview: TargetedDragPreview
  ) -> TargetedDragPreview? {
    guard let row = sources[item], view(ofRow: row) === defaultPreview.view else { return nil }
    return defaultPreview
  }

  func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, didEndWith operation: DropOperation
  ) {
    sources.session = nil
    dragDelegate?.columnView(table, dragSession: session, didEndWith: operation)
  }
}

extension ColumnRowDragging: DropInteractionDelegate {
  func dropInteraction(
    _ interaction: DropInteraction, canHandle session: any DropSession
  ) -> Bool { dropDelegate?.columnView(table, canHandle: session) ?? false }

  func dropInteraction(
    _ interaction: DropInteraction, sessionDidUpdate session: any DropSession
  ) -> DropProposal {
    let proposal = update(session)
    feedback.follow(session, over: table) { [weak self] in _ = self?.update($0) }
    return proposal
  }

  func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: any DropSession) {
    feedback.end()
    dropDelegate?.columnView(table, dropSessionDidExit: session)
  }

  func dropInteraction(_ interaction: DropInteraction, performDrop session: any DropSession) {
    let place = place
    feedback.end()
    dropDelegate?.columnView(table, performDrop: session, at: place)
  }

  func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: any DropSession) {
    guard feedback.session != nil else { return }
    feedback.end()
    dropDelegate?.columnView(table, dropSessionDidExit: session)
  }
}
