/// The animation of rows in a batch of changes: the frames before, and the motion afterwards.
///
/// Frames are stored by the index paths after the changes and not by view, because a view can show another
/// row by then.
@MainActor struct RowMotion {
  private var rowsBefore: [ItemPath: Rect] = [:]
  private var endsBefore: [TableSectionEnd: Rect] = [:]
  /// The earlier frames of rows that were moved individually, by their index paths after the changes.
  private var movedFrom: [ItemPath: Rect] = [:]
  /// The earlier offsets of sections that were moved, by their indexes after the changes, in points.
  private var sectionsMovedFrom: [Int: Double] = [:]
  private var leaving: [(cell: TableViewCell, animation: TableView.RowAnimation)] = []
  private var leavingSight: [ShownRow] = []
  private let changes: ItemChanges
  private let offsetBefore: Point
  /// A Boolean value that indicates whether the changes are animated.
  let isAnimated: Bool

  /// Creates an animation, and stores all frames before the changes.
  init(_ table: TableView, _ changes: ItemChanges) {
    self.changes = changes
    offsetBefore = table.contentOffset
    isAnimated = table.window != nil && changes.isAnimated && View.areAnimationsEnabled
    guard isAnimated else { return }
    for move in changes.items.moved { movedFrom[move.to] = table.rowRect(move.from) }
    for move in changes.sections.moved {
      sectionsMovedFrom[move.to] = table.sectionRect(move.from).minY
    }
  }

  /// Adds a deleted row with its animation.
  mutating func leave(_ row: ShownRow) {
    let animation =
      changes.items.deletions[row.path] ?? changes.sections.deletions[row.path.section]
    leaving.append((row.cell, TableView.RowAnimation(animation) ?? .none))
  }

  /// Stores the frames of the rows that stay, which have their new index paths and their old frames.
  mutating func keep(_ table: TableView) {
    guard isAnimated else { return }
    for row in table.shown { rowsBefore[row.path] = row.cell.frame }
    for (end, view) in table.shownEnds { endsBefore[end] = view.frame }
  }

  /// Adds rows that stay and have left the visible area.
  mutating func leaveSight(_ rows: [ShownRow]) { leavingSight += rows }

  /// Animates all views to their new positions.
  func play(in table: TableView, completion: @escaping @MainActor () -> Void) {
    guard isAnimated else {
      for (cell, _) in leaving { table.recycle(cell) }
      table.cells.settle(limit: table.shown.count + 4)
      return completion()
    }
    let ways = startingPlaces(in: table)
    let leaving = placeLeaving(in: table)
    table.animateItems {
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
        // A data source that keeps its own cells can show this one again.
        if table.path(of: cell) == nil { table.recycle(cell) }
      }
      if let table { table.cells.settle(limit: table.shown.count + 4) }
      completion()
    }
  }

  /// The end of a view's motion, in points.
  private struct Way {
    var view: View
    var end: Rect
    var alpha = 1.0
  }

  // MARK: Visible rows

  /// Moves the visible views to their starting positions, and returns the ends of their motions.
  private func startingPlaces(in table: TableView) -> [Way] {
    var ways: [Way] = []
    let scrolled = scrolled(table)
    // Rows from outside the visible area move along with their neighbors.
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
        start.origin.y = table.near(before.offsetBy(dx: 0, dy: scrolled)).minY
      }
      if start != end || row.cell.alpha < 1 {
        row.cell.frame = start
        ways.append(Way(view: row.cell, end: end))
      }
    }
    for (end, view) in table.shownEnds {
      guard let start = endsBefore[end]?.offsetBy(dx: 0, dy: scrolled), start != view.frame
      else { continue }
      ways.append(Way(view: view, end: view.frame))
      view.frame = start
    }
    return ways
  }

  /// Returns the distance by which the content was scrolled so that the visible rows keep their positions, in
  /// points.
  private func scrolled(_ table: TableView) -> Double { table.contentOffset.y - offsetBefore.y }

  /// Returns the starting distance of the first row that only moves along with others, in points. Positive
  /// distances are below its final position.
  private func firstDistance(in table: TableView) -> Double {
    for row in table.shown where movedFrom[row.path] == nil {
      guard let before = rowsBefore[row.path] else { continue }
      return before.minY + scrolled(table) - row.cell.frame.minY
    }
    return 0
  }

  /// Returns the animation of an inserted row, or `nil` for other rows.
  private func arrival(of path: ItemPath) -> TableView.RowAnimation? {
    TableView.RowAnimation(
      changes.items.insertions[path] ?? changes.sections.insertions[path.section])
  }

  /// Returns the frame before the changes of a row that was moved, alone or with its section, from outside
  /// the visible area, or `nil` for other rows.
  private func formerPlace(of path: ItemPath, in table: TableView) -> Rect? {
    if let rect = movedFrom[path] { return rect }
    guard let top = sectionsMovedFrom[path.section] else { return nil }
    return table.rowRect(path).offsetBy(dx: 0, dy: top - table.sectionRect(path.section).minY)
  }

  // MARK: Removed rows

  /// Keeps the cells of removed rows at their positions behind the others, and returns the ends of their
  /// motions.
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
        // The row is visible again, in another cell.
        table.recycle(row.cell)
        continue
      }
      putBehind(row.cell, in: table)
      ways.append(Way(view: row.cell, end: table.near(table.rowRect(row.path))))
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
  /// Returns the rectangle at which the animation of a row begins or ends.
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
  /// A Boolean value that indicates whether any change is animated.
  var isAnimated: Bool { items.isAnimated || sections.isAnimated }
}

extension ItemChanges.Changes {
  fileprivate var isAnimated: Bool {
    let none = TableView.RowAnimation.none.itemAnimation
    return !moved.isEmpty || deletions.values.contains { $0 != none }
      || insertions.values.contains { $0 != none }
  }
}

extension TableView.RowAnimation {
  /// The animation as it is stored in a batch of updates.
  var itemAnimation: ItemAnimation { ItemAnimation(rawValue: rawValue) }

  /// Creates the animation stored in a batch of updates, or `nil` if there is none.
  fileprivate init?(_ animation: ItemAnimation?) {
    guard let animation else { return nil }
    self.init(rawValue: animation.rawValue)
  }
}
