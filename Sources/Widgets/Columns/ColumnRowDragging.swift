import WindowResponder

/// The drags out of a table with columns, and the drops on it.
@MainActor final class ColumnRowDragging {
  private let ownerLink: OwnerLink<ColumnView>
  private var table: ColumnView { ownerLink.owner }
  weak var dragDelegate: (any ColumnViewDragDelegate)?
  weak var dropDelegate: (any ColumnViewDropDelegate)?
  let source: ItemDragSource
  private(set) lazy var drop = DropInteraction(delegate: self)
  private var feedback: ItemDropFeedback { source.feedback }
  private var place = ColumnDropPosition.end
  /// The share of a row's height at each edge that means a drop between rows, if drops on the row are
  /// allowed.
  private static let edgePart = 0.25

  init(_ table: ColumnView) {
    ownerLink = OwnerLink(table, orElse: ColumnView())
    source = ItemDragSource(table)
    table.addInteraction(source.drag)
    table.addInteraction(drop)
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

/// The drags of rows. The item of a row is that of section 0.
extension ColumnView: DragSourceHost {
  package var canDragItems: Bool { dragDelegate != nil && !isEditingCell }

  package func itemsToDrag(from path: ItemPath) -> [ItemPath] {
    let isSelected = isRowSelected(path.row)
    let others = isSelected ? selectedRows.filter { $0 != path.row } : []
    return [path] + others.map { [0, $0] }
  }

  package func viewOfItem(at path: ItemPath) -> View? { rows.views.first { $0.row == path.row } }

  package func releasePress() { press.release(in: self) }

  package func cancelKeyDrag() { madeCarrying?.cancel() }

  package var seenItems: [ItemPath] { [] }

  package func dragCount(ofSection section: Int?) -> Int { section == nil ? 1 : placeCount }

  package func dragStateDidChange(at path: ItemPath) {}

  package func dragItems(_ session: any DragSession, _ path: ItemPath) -> [DragItem] {
    dragDelegate?.columnView(self, itemsForBeginning: session, atRow: path.row) ?? []
  }

  package func addedDragItems(
    _ session: any DragSession, _ path: ItemPath, _ point: Point
  ) -> [DragItem] {
    dragDelegate?.columnView(self, itemsForAddingTo: session, atRow: path.row, point: point) ?? []
  }

  package func dragParameters(_ path: ItemPath) -> DragPreviewParameters? {
    let own = dragDelegate?.columnView(self, dragPreviewParametersForRow: path.row)
    if let own { return own }
    // Rows that are not selected have no background.
    let parameters = DragPreviewParameters()
    parameters.backgroundColor = .secondarySystemGroupedBackground
    return parameters
  }

  package func dragBegins(_ session: any DragSession) {
    dragDelegate?.columnView(self, dragSessionWillBegin: session)
  }

  package func dragEnded(_ session: any DragSession, _ operation: DropOperation) {
    dragDelegate?.columnView(self, dragSession: session, didEndWith: operation)
  }

  package func dragAllowsMove(_ session: any DragSession) -> Bool {
    dragDelegate?.columnView(self, dragSessionAllowsMoveOperation: session) ?? false
  }

  package func dragIsRestricted(_ session: any DragSession) -> Bool {
    dragDelegate?.columnView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
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
    if feedback.session != nil { dropInteraction(interaction, sessionDidExit: session) }
  }
}
