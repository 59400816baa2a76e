/// The animation of a collection view's cells from their positions before a batch of changes or a change of
/// layout to those after it.
@MainActor final class CollectionMotion {
  private unowned let collection: CollectionView
  /// The earlier frames of the items that stay, by their index paths after the changes. They are not kept by
  /// cell, because a cell can come to show another item.
  private var framesBefore: [ItemPath: Rect] = [:]
  /// The earlier frames of the items that were moved individually, by their index paths after the changes.
  private var movedFrom: [ItemPath: Rect] = [:]
  /// The cells that move out of the visible area, each with its target frame.
  private var leaving: [(cell: CollectionViewCell, target: Rect)] = []
  /// The cells of deleted items, each with its index path before the deletion.
  private var vanishing: [(cell: CollectionViewCell, path: ItemPath)] = []
  private let isAnimated: Bool

  /// Creates an animation, and stores the frames of all visible cells before the changes.
  init(_ collection: CollectionView, moves: [ItemChanges.Move<ItemPath>] = []) {
    self.collection = collection
    isAnimated = collection.window != nil && View.areAnimationsEnabled
    keep()
    let layout = collection.collectionViewLayout
    guard isAnimated, layout.isPrepared else { return }
    for move in moves {
      movedFrom[move.to] = layout.layoutAttributesForItem(at: move.from)?.frame
    }
  }

  /// Stores the frames of the visible cells. Called again when the cells have their new index paths and their
  /// old frames.
  func keep() {
    framesBefore = [:]
    for (path, cell) in collection.shown { framesBefore[path] = cell.frame }
  }

  /// Adds a cell whose item is deleted or gets another cell.
  func leave(_ cell: CollectionViewCell, _ path: ItemPath) {
    vanishing.append((cell, path))
  }

  /// Lays out the collection view, and animates the cells to their new positions.
  ///
  /// - Parameter inserted: The inserted items, which appear at their positions. All other items move from
  ///   their earlier positions. If it is `nil`, all new cells appear at their positions.
  func play(inserted: Set<ItemPath>?, completion: @escaping @MainActor () -> Void) {
    guard isAnimated else {
      for (cell, _) in vanishing { collection.recycle(cell) }
      collection.laidOutBounds = .null
      collection.layoutCollection()
      return completion()
    }
    let shift = moveKept()
    // Cells that become visible are created at their final positions, then start elsewhere.
    collection.laidOutBounds = collection.bounds
    collection.layoutCollection()
    let new = collection.shown.filter { framesBefore[$0.key] == nil }
    begin(new, inserted, shift)
    let leaving = leaving
    let vanishing = vanishing
    let layout = collection.collectionViewLayout
    collection.animateItems {
      for cell in new.values {
        guard let final = cell.attributes else { continue }
        cell.frame = final.placeFrame
        cell.alpha = final.alpha
      }
      for (cell, target) in leaving { cell.frame = target }
      for (cell, path) in vanishing {
        let final = layout.finalLayoutAttributesForDisappearingItem(at: path)
        if let final { cell.frame = final.placeFrame }
        cell.alpha = final?.alpha ?? 0
      }
    } completion: { [weak collection] in
      for cell in leaving.map(\.cell) + vanishing.map(\.cell) {
        cell.alpha = 1
        // A data source that keeps its own cells can show this one again.
        if collection?.path(of: cell) == nil { collection?.recycle(cell) }
      }
      if let collection { collection.cells.settle(limit: collection.shown.count + 8) }
      completion()
    }
  }

  /// Moves the cells that stay, and returns their displacements by their index paths after the changes.
  private func moveKept() -> [ItemPath: Vector] {
    let layout = collection.collectionViewLayout
    var shift: [ItemPath: Vector] = [:]
    var kept: [(CollectionReusableView, CollectionViewLayoutAttributes)] = []
    for (path, cell) in collection.shown {
      guard let target = layout.layoutAttributesForItem(at: path) else { continue }
      if let old = framesBefore[path], movedFrom[path] == nil {
        shift[path] = Vector(
          dx: target.placeFrame.minX - old.minX, dy: target.placeFrame.minY - old.minY)
      }
      if target.frame.intersects(collection.bounds) {
        kept.append((cell, target))
      } else {
        collection.shown[path] = nil
        leaving.append((cell, target.scroller == nil ? collection.near(target.frame) : cell.frame))
        collection.collectionDelegate?.collectionView(
          collection, didEndDisplaying: cell, forItemAt: path)
      }
    }
    for (key, view) in collection.shownSupplements {
      let target = layout.layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path)
      if let target { kept.append((view, target)) }
    }
    collection.animateItems {
      for (view, target) in kept { view.place(target) }
    }
    return shift
  }

  /// Sets the start of cells that become visible. Inserted items start transparent, and items from outside
  /// the visible area move along with their neighbors.
  private func begin(
    _ new: [ItemPath: CollectionViewCell], _ inserted: Set<ItemPath>?, _ shift: [ItemPath: Vector]
  ) {
    let layout = collection.collectionViewLayout
    let moved = shift.keys.sorted()
    for (path, cell) in new {
      guard let final = cell.attributes else { continue }
      if let before = movedFrom[path] {
        cell.frame.origin = collection.near(before).origin
      } else if let inserted, !inserted.contains(path),
        let neighbour = moved.last(where: { $0 < path }) ?? moved.first, let way = shift[neighbour]
      {
        cell.frame = final.placeFrame.offsetBy(dx: -way.dx, dy: -way.dy)
      } else if let initial = layout.initialLayoutAttributesForAppearingItem(at: path) {
        cell.frame = initial.placeFrame
        cell.alpha = initial.alpha
      }
    }
  }
}
