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
    guard isAnimated else {
      for (cell, _) in leaving { table.recycle(cell) }
      table.cells.settle(limit: table.shown.count + 4)
      return completion()
    }
    let ways = startingPlaces(in: table)
    let leaving = placeLeaving(in: table)
    table.animateRows {
      for way in ways {
        way.view.frame = way.end
        way.view.alpha = 1
      }
      for way in leaving {
        way.view.frame = way.end
        way.view.alpha = 0
      }
    } completion: { [weak table] in
      for way in leaving {
        guard let cell = way.view as? TableViewCell else { continue }
        if let table { table.recycle(cell) } else { cell.removeFromSuperview() }
      }
      if let table { table.cells.settle(limit: table.shown.count + 4) }
      completion()
    }
  }

  /// A view on its way, in points.
  private struct Way {
    var view: View
    var end: Rect
  }

  /// Puts what is seen where it was before, or where it comes from, and tells where it goes.
  private func startingPlaces(in table: TableView) -> [Way] {
    var ways: [Way] = []
    let scrolled = table.contentOffset.y - offsetBefore.y
    // Rows that were not seen come along with their neighbours.
    var distance = 0.0
    for row in table.shown {
      if let before = framesBefore[ObjectIdentifier(row.cell)] {
        distance = before.minY + scrolled - row.cell.frame.minY
        break
      }
    }
    for row in table.shown where row.cell !== table.reordering?.cell {
      let end = row.cell.frame
      var start = end.offsetBy(dx: 0, dy: distance)
      if let before = framesBefore[ObjectIdentifier(row.cell)] {
        start = before.offsetBy(dx: 0, dy: scrolled)
        distance = start.minY - end.minY
      } else if let animation = arrival(of: row.path) {
        start = end.displaced(animation, in: table.bounds.width)
        if animation != .none { row.cell.alpha = 0 }
      }
      if start != end || row.cell.alpha < 1 {
        row.cell.frame = start
        ways.append(Way(view: row.cell, end: end))
      }
    }
    for view in Array(table.headers.values) + Array(table.footers.values) {
      guard let before = framesBefore[ObjectIdentifier(view)] else { continue }
      let end = view.frame
      let start = before.offsetBy(dx: 0, dy: scrolled)
      guard start != end else { continue }
      view.frame = start
      ways.append(Way(view: view, end: end))
    }
    return ways
  }

  /// How a row comes that was not there before; nil for one that was.
  private func arrival(of path: ItemPath) -> TableView.RowAnimation? {
    changes.insertions[path] ?? changes.sectionInsertions[path.section]
  }

  /// Keeps the cells of rows that go where they were, behind the others, and tells where they go.
  private func placeLeaving(in table: TableView) -> [Way] {
    let scrolled = table.contentOffset.y - offsetBefore.y
    var ways: [Way] = []
    for (cell, animation) in leaving {
      let start = cell.frame.offsetBy(dx: 0, dy: scrolled)
      cell.frame = start
      table.insertSubview(cell, at: table.backgroundView == nil ? 0 : 1)
      if animation == .none { cell.alpha = 0 }
      ways.append(Way(view: cell, end: start.displaced(animation, in: table.bounds.width)))
    }
    return ways
  }
}

extension Rect {
  /// Where a row comes from, or goes to.
  fileprivate func displaced(_ animation: TableView.RowAnimation, in width: Double) -> Rect {
    switch animation {
    case .left: return offsetBy(dx: -width, dy: 0)
    case .right: return offsetBy(dx: width, dy: 0)
    case .top: return offsetBy(dx: 0, dy: -height)
    case .bottom: return offsetBy(dx: 0, dy: height)
    case .fade, .none, .middle, .automatic: return self
    }
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
