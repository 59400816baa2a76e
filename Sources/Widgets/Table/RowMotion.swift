/// How rows come, go and move in a batch of changes: what was where before, and what plays afterwards.
@MainActor struct RowMotion {
  private var framesBefore: [ObjectIdentifier: Rect] = [:]
  private var leaving: [(cell: TableViewCell, animation: TableView.RowAnimation)] = []
  private let changes: TableChanges
  private let offsetBefore: Point
  /// Whether there is something to be seen moving.
  private let isAnimated: Bool

  init(_ table: TableView, _ changes: TableChanges) {
    self.changes = changes
    offsetBefore = table.contentOffset
    isAnimated = table.window != nil && changes.isAnimated
    guard isAnimated else { return }
    for row in table.shown { framesBefore[ObjectIdentifier(row.cell)] = row.cell.frame }
    for view in table.headers.values { framesBefore[ObjectIdentifier(view)] = view.frame }
    for view in table.footers.values { framesBefore[ObjectIdentifier(view)] = view.frame }
  }

  /// A row goes, as it was told.
  mutating func leave(_ row: ShownRow) {
    let animation =
      changes.deletions[row.path] ?? changes.sectionDeletions[row.path.section] ?? .none
    leaving.append((row.cell, animation))
  }

  /// Lets everything move from where it was to where it is now.
  func play(in table: TableView, completion: @escaping @MainActor () -> Void) {
    for (cell, _) in leaving { table.recycle(cell) }
    table.cells.settle(limit: table.shown.count + 4)
    completion()
  }
}

extension TableChanges {
  /// Whether something is to be seen moving.
  var isAnimated: Bool {
    func moves(_ animation: TableView.RowAnimation) -> Bool { animation != .none }
    return !movedRows.isEmpty || !movedSections.isEmpty || deletions.values.contains(where: moves)
      || insertions.values.contains(where: moves)
      || sectionDeletions.values.contains(where: moves)
      || sectionInsertions.values.contains(where: moves)
  }
}
