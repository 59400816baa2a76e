/// Lets what is seen go from where it was to where it is after a batch of changes, or in another
/// layout.
@MainActor final class CollectionMotion {
  /// How long it takes, in seconds.
  static let duration = 0.3

  private unowned let collection: CollectionView
  /// Where the items were that are seen still, by their places after the changes. Not by their cells,
  /// which may come to show other items.
  private var framesBefore: [ItemPath: Rect] = [:]
  /// Where items were that were moved on their own, by their places after it.
  private var movedFrom: [ItemPath: Rect] = [:]
  /// Cells that are seen no longer, each with the place it goes to.
  private var leaving: [(cell: CollectionViewCell, target: Rect)] = []
  /// Cells whose items are gone, each with its place before that.
  private var vanishing: [(cell: CollectionViewCell, path: ItemPath)] = []
  private let isAnimated: Bool

  /// Notes where everything is before the changes.
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

  /// What stays has its new place by number, and its cell is still where it was.
  func keep() {
    framesBefore = [:]
    for (path, cell) in collection.shown { framesBefore[path] = cell.frame }
  }

  /// A cell's item is gone, or is to have another cell.
  func leave(_ cell: CollectionViewCell, _ path: ItemPath) {
    vanishing.append((cell, path))
  }

  /// Places everything, and has it move there.
  ///
  /// - Parameter inserted: The items that were not there before, which appear at their places; others
  ///   come from where they were. Nil for all.
  func play(inserted: Set<ItemPath>?, completion: @escaping @MainActor () -> Void) {
    guard isAnimated else {
      for (cell, _) in vanishing { collection.recycle(cell) }
      collection.laidOutBounds = .null
      collection.layoutCollection()
      return completion()
    }
    let shift = moveKept()
    // What is new in sight is made at its place, and begins elsewhere.
    collection.laidOutBounds = collection.bounds
    collection.layoutCollection()
    let new = collection.shown.filter { framesBefore[$0.key] == nil }
    begin(new, inserted, shift)
    let leaving = leaving
    let vanishing = vanishing
    let layout = collection.collectionViewLayout
    Self.animate {
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
    } completion: { [weak collection] _ in
      for cell in leaving.map(\.cell) + vanishing.map(\.cell) {
        cell.alpha = 1
        // A data source with cells of its own may show it again.
        if collection?.path(of: cell) == nil { collection?.recycle(cell) }
      }
      if let collection { collection.cells.settle(limit: collection.shown.count + 8) }
      completion()
    }
  }

  /// The items can be touched while they move.
  private static func animate(
    _ changes: () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    View.animate(
      withDuration: duration, options: .allowUserInteraction, animations: changes,
      completion: completion)
  }

  /// Moves what stays; gives how far the cells moved, by their places after it.
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
        leaving.append((cell, target.scroller == nil ? near(target.frame) : cell.frame))
        collection.collectionDelegate?.collectionView(
          collection, didEndDisplaying: cell, forItemAt: path)
      }
    }
    for (key, view) in collection.shownSupplements {
      let target = layout.layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path)
      if let target { kept.append((view, target)) }
    }
    Self.animate {
      for (view, target) in kept { view.place(target) }
    }
    return shift
  }

  /// Puts cells that come to where they begin: what is new is not to be seen yet, what was out of
  /// sight comes along with its neighbour.
  private func begin(
    _ new: [ItemPath: CollectionViewCell], _ inserted: Set<ItemPath>?, _ shift: [ItemPath: Vector]
  ) {
    let layout = collection.collectionViewLayout
    let moved = shift.keys.sorted()
    for (path, cell) in new {
      guard let final = cell.attributes else { continue }
      if let before = movedFrom[path] {
        cell.frame.origin = near(before).origin
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

  /// A place that is no further out of sight than the collection is large: who comes from far away, or
  /// goes there, is seen on its way.
  private func near(_ rect: Rect) -> Rect {
    let (bounds, size) = (collection.bounds, collection.bounds.size)
    func nearest(_ place: Double, _ low: Double, _ high: Double) -> Double {
      min(max(place, low), high)
    }
    return Rect(
      x: nearest(rect.minX, bounds.minX - size.width - rect.width, bounds.maxX + size.width),
      y: nearest(rect.minY, bounds.minY - size.height - rect.height, bounds.maxY + size.height),
      width: rect.width, height: rect.height)
  }
}
