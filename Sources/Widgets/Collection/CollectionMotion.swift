/// Lets what is seen go from where it was to where it is after a batch of changes, or in another
/// layout.
@MainActor final class CollectionMotion {
  /// How long it takes, in seconds.
  static let duration = 0.3

  private unowned let collection: CollectionView
  /// Where cells were that were seen.
  private var framesBefore: [ObjectIdentifier: Rect] = [:]
  /// Cells that are seen no longer, each with the place it goes to.
  private var leaving: [(cell: CollectionViewCell, target: Rect)] = []
  /// Cells whose items are gone, each with its place before that.
  private var vanishing: [(cell: CollectionViewCell, path: ItemPath)] = []
  private let isAnimated: Bool

  init(_ collection: CollectionView) {
    self.collection = collection
    isAnimated = collection.window != nil
    for cell in collection.shown.values { framesBefore[ObjectIdentifier(cell)] = cell.frame }
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
    let new = collection.shown.filter { framesBefore[ObjectIdentifier($0.value)] == nil }
    begin(new, inserted, shift)
    let leaving = leaving
    let vanishing = vanishing
    let layout = collection.collectionViewLayout
    Self.animate {
      for cell in new.values {
        guard let final = cell.attributes else { continue }
        cell.frame = final.frame
        cell.alpha = final.alpha
      }
      for (cell, target) in leaving { cell.frame = target }
      for (cell, path) in vanishing {
        let final = layout.finalLayoutAttributesForDisappearingItem(at: path)
        if let final { cell.frame = final.frame }
        cell.alpha = final?.alpha ?? 0
      }
    } completion: { [weak collection] _ in
      for cell in leaving.map(\.cell) + vanishing.map(\.cell) {
        cell.alpha = 1
        collection?.recycle(cell)
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
      if let old = framesBefore[ObjectIdentifier(cell)] {
        shift[path] = Vector(
          dx: target.frame.minX - old.minX, dy: target.frame.minY - old.minY)
      }
      if target.frame.intersects(collection.bounds) {
        kept.append((cell, target))
      } else {
        collection.shown[path] = nil
        leaving.append((cell, target.frame))
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
      if let inserted, !inserted.contains(path),
        let neighbour = moved.last(where: { $0 < path }) ?? moved.first, let way = shift[neighbour]
      {
        cell.frame = final.frame.offsetBy(dx: -way.dx, dy: -way.dy)
      } else if let initial = layout.initialLayoutAttributesForAppearingItem(at: path) {
        cell.frame = initial.frame
        cell.alpha = initial.alpha
      }
    }
  }
}
