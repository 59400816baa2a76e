/// How rows come, go and move in a batch of changes: what was where before, and what plays afterwards.
///
/// What is seen is known by its place after the changes and not by its view, since a view may have come
/// to show something else meanwhile.
@MainActor struct RowMotion {
  private var rowsBefore: [ItemPath: Rect] = [:]
  private var headersBefore: [Int: Rect] = [:]
  private var footersBefore: [Int: Rect] = [:]
  /// Where rows were that were moved on their own, by their places now.
  private var movedFrom: [ItemPath: Rect] = [:]
  /// Where sections began that were moved, by their numbers now; in points.
  private var sectionsMovedFrom: [Int: Double] = [:]
  private var leaving: [(cell: TableViewCell, animation: TableView.RowAnimation)] = []
  private var leavingSight: [ShownRow] = []
  private let changes: ItemChanges
  private let offsetBefore: Point
  /// Whether there is something to be seen moving.
  let isAnimated: Bool

  /// Notes where everything is before the changes.
  init(_ table: TableView, _ changes: ItemChanges) {
    self.changes = changes
    offsetBefore = table.contentOffset
    isAnimated = table.window != nil && changes.isAnimated && View.areAnimationsEnabled
    guard isAnimated else { return }
    for move in changes.movedItems { movedFrom[move.to] = table.rowRect(move.from) }
    for move in changes.movedSections {
      sectionsMovedFrom[move.to] = table.sectionRect(move.from).minY
    }
  }

  /// A row goes, as it was told.
  mutating func leave(_ row: ShownRow) {
    let animation = changes.deletions[row.path] ?? changes.sectionDeletions[row.path.section]
    leaving.append((row.cell, TableView.RowAnimation(animation) ?? .none))
  }

  /// What stays has its new number, and is still where it was.
  mutating func keep(_ table: TableView) {
    guard isAnimated else { return }
    for row in table.shown { rowsBefore[row.path] = row.cell.frame }
    for (section, view) in table.headers { headersBefore[section] = view.frame }
    for (section, view) in table.footers { footersBefore[section] = view.frame }
  }

  /// Rows that stay, and are out of sight now.
  mutating func leaveSight(_ rows: [ShownRow]) { leavingSight += rows }

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
      for way in ways + leaving {
        way.view.frame = way.end
        way.view.alpha = way.alpha
      }
    } completion: { [weak table] in
      for way in leaving {
        guard let cell = way.view as? TableViewCell else { continue }
        guard let table else {
          cell.removeFromSuperview()
          continue
        }
        // A data source with cells of its own may show it again.
        if table.path(of: cell) == nil { table.recycle(cell) }
      }
      if let table { table.cells.settle(limit: table.shown.count + 4) }
      completion()
    }
  }

  /// A view on its way, in points.
  private struct Way {
    var view: View
    var end: Rect
    var alpha = 1.0
  }

  // MARK: What is seen afterwards

  /// Puts what is seen where it was before, or where it comes from, and tells where it goes.
  private func startingPlaces(in table: TableView) -> [Way] {
    var ways: [Way] = []
    let scrolled = scrolled(table)
    // Rows that were not seen come along with their neighbours.
    var distance = firstDistance(in: table)
    for row in table.shown where row.cell !== table.reordering?.cell {
      let end = row.cell.frame
      var start = end.offsetBy(dx: 0, dy: distance)
      if let before = rowsBefore[row.path] {
        start = before.offsetBy(dx: 0, dy: scrolled)
        if movedFrom[row.path] == nil { distance = start.minY - end.minY }
      } else if let animation = arrival(of: row.path) {
        start = end.displaced(animation, in: table.bounds.width)
        if animation != .none { row.cell.alpha = 0 }
      } else if let before = formerPlace(of: row.path, in: table) {
        start.origin.y = near(before.offsetBy(dx: 0, dy: scrolled), table).minY
      }
      if start != end || row.cell.alpha < 1 {
        row.cell.frame = start
        ways.append(Way(view: row.cell, end: end))
      }
    }
    return ways + startingPlaces(of: table.headers, headersBefore, scrolled)
      + startingPlaces(of: table.footers, footersBefore, scrolled)
  }

  private func startingPlaces(
    of views: [Int: View], _ before: [Int: Rect], _ scrolled: Double
  ) -> [Way] {
    var ways: [Way] = []
    for (section, view) in views {
      guard let start = before[section]?.offsetBy(dx: 0, dy: scrolled), start != view.frame
      else { continue }
      ways.append(Way(view: view, end: view.frame))
      view.frame = start
    }
    return ways
  }

  /// How far the content was scrolled, so that what is seen stays where it is; in points.
  private func scrolled(_ table: TableView) -> Double { table.contentOffset.y - offsetBefore.y }

  /// How far above its place the first row begins that was pushed by others alone, in points.
  private func firstDistance(in table: TableView) -> Double {
    for row in table.shown where movedFrom[row.path] == nil {
      guard let before = rowsBefore[row.path] else { continue }
      return before.minY + scrolled(table) - row.cell.frame.minY
    }
    return 0
  }

  /// How a row comes that was not there before; nil for one that was.
  private func arrival(of path: ItemPath) -> TableView.RowAnimation? {
    TableView.RowAnimation(changes.insertions[path] ?? changes.sectionInsertions[path.section])
  }

  /// Where a row was out of sight that was moved, alone or with its section; nil for others.
  private func formerPlace(of path: ItemPath, in table: TableView) -> Rect? {
    if let rect = movedFrom[path] { return rect }
    guard let top = sectionsMovedFrom[path.section] else { return nil }
    return table.rowRect(path).offsetBy(dx: 0, dy: top - table.sectionRect(path.section).minY)
  }

  /// A place that is no further out of sight than the table is high: who comes from far away, or goes
  /// there, is seen on its way.
  private func near(_ rect: Rect, _ table: TableView) -> Rect {
    let bounds = table.bounds
    var result = rect
    result.origin.y = max(result.minY, bounds.minY - bounds.height - rect.height)
    result.origin.y = min(result.minY, bounds.maxY + bounds.height)
    return result
  }

  // MARK: What is seen no longer

  /// Keeps the cells of rows that go where they were, behind the others, and tells where they go.
  private func placeLeaving(in table: TableView) -> [Way] {
    var ways: [Way] = []
    for (cell, animation) in leaving {
      let start = putBehind(cell, in: table)
      if animation == .none { cell.alpha = 0 }
      ways.append(
        Way(view: cell, end: start.displaced(animation, in: table.bounds.width), alpha: 0))
    }
    for row in leavingSight where table.path(of: row.cell) == nil {
      if !table.sections.contains(row.path) || table.shown.contains(where: { $0.path == row.path })
      {
        // It came into sight after all, in another cell.
        table.recycle(row.cell)
        continue
      }
      putBehind(row.cell, in: table)
      ways.append(Way(view: row.cell, end: near(table.rowRect(row.path), table)))
    }
    return ways
  }

  @discardableResult private func putBehind(_ cell: TableViewCell, in table: TableView) -> Rect {
    cell.frame = cell.frame.offsetBy(dx: 0, dy: scrolled(table))
    table.insertSubview(cell, at: table.backgroundView == nil ? 0 : 1)
    return cell.frame
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

extension ItemChanges {
  /// Whether something is to be seen moving.
  var isAnimated: Bool {
    let none = TableView.RowAnimation.none.itemAnimation
    func moves(_ animation: ItemAnimation) -> Bool { animation != none }
    return !movedItems.isEmpty || !movedSections.isEmpty || deletions.values.contains(where: moves)
      || insertions.values.contains(where: moves)
      || sectionDeletions.values.contains(where: moves)
      || sectionInsertions.values.contains(where: moves)
  }
}

extension TableView.RowAnimation {
  /// The animation as a batch of updates keeps it.
  var itemAnimation: ItemAnimation { ItemAnimation(rawValue: rawValue) }

  /// Creates the animation that a batch of updates keeps, or `nil` where it keeps none.
  fileprivate init?(_ animation: ItemAnimation?) {
    guard let animation else { return nil }
    self.init(rawValue: animation.rawValue)
  }
}
