/// The state of an item that the user moves.
///
/// The layout keeps the original positions. The items between the old and the new index path are shown at the
/// positions of their neighbors until the data source has moved the item.
@MainActor final class ItemMovement {
  /// A z-index in front of those that layouts use.
  static let zIndex = 1 << 20

  let cell: CollectionViewCell
  let source: ItemPath
  /// The current target.
  var target: ItemPath
  /// The center of the item in the content, in points.
  var position: Point
  let scroll: ItemDropScroll
  private unowned let layout: CollectionViewLayout
  /// The shadow of the cell before the move.
  private let shadow: (color: Color?, opacity: Float, radius: Double, offset: Size)

  init(
    _ cell: CollectionViewCell, _ source: ItemPath, layout: CollectionViewLayout,
    scroll: ItemDropScroll
  ) {
    self.cell = cell
    self.source = source
    target = source
    position = cell.center
    self.layout = layout
    self.scroll = scroll
    let looks = cell.layer
    shadow = (looks.shadowColor, looks.shadowOpacity, looks.shadowRadius, looks.shadowOffset)
    cell.layer.shadowColor = .windowShadow
    cell.layer.shadowOpacity = cell.theme.isDark ? 1 : 0.6
    cell.layer.shadowRadius = TableMetrics.dragShadow
    cell.layer.shadowOffset = Size(width: 0, height: 2)
  }

  /// Ends the scrolling, and restores the shadow of the cell.
  func layDown() {
    scroll.stop()
    cell.layer.shadowColor = shadow.color
    cell.layer.shadowOpacity = shadow.opacity
    cell.layer.shadowRadius = shadow.radius
    cell.layer.shadowOffset = shadow.offset
  }

  /// Returns the rectangle to request from the layout. It is larger, because neighbors outside the bounds
  /// can be shown inside them.
  func reach(of bounds: Rect) -> Rect {
    bounds.insetBy(dx: -cell.bounds.width, dy: -cell.bounds.height)
  }

  /// Returns the attributes of an element during the move, or `nil` for the moved item.
  func placed(_ usual: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes? {
    guard usual.representedElementCategory == .cell else { return usual }
    let path = usual.indexPath
    if path == source { return nil }
    let slot = slot(of: path)
    guard slot != path else { return usual }
    let copy = usual.copy()
    if let attributes = layout.layoutAttributesForItem(at: slot) {
      copy.frame.origin = attributes.frame.origin
    } else if slot.item > 1, let before = attributes(slot.item - 2, slot.section) {
      // After the last item of the section: the distance is that between the two items before.
      let way = usual.frame.origin - before.frame.origin
      copy.frame.origin = usual.frame.origin + way
    }
    return copy
  }

  private func attributes(_ item: Int, _ section: Int) -> CollectionViewLayoutAttributes? {
    layout.layoutAttributesForItem(at: ItemPath(item: item, section: section))
  }

  /// Returns the index path whose position an item takes during the move.
  private func slot(of path: ItemPath) -> ItemPath {
    var item = path.item
    if path.section == source.section, path.item > source.item { item -= 1 }
    if path.section == target.section, item >= target.item { item += 1 }
    return ItemPath(item: item, section: path.section)
  }
}

extension CollectionView {
  func beginMovement(of path: ItemPath) -> Bool {
    layoutIfNeeded()
    guard movement == nil, placeholders.isEmpty, let cell = shown[path], let dataSource,
      dataSource.collectionView(self, canMoveItemAt: path), shown[path] === cell
    else { return false }
    releasePress()
    let scroll = ItemDropScroll(self) { [weak self] in self?.moveMoved(to: $0) }
    movement = ItemMovement(cell, path, layout: collectionViewLayout, scroll: scroll)
    placeMoved()
    return true
  }

  func updateMovement(to position: Point) {
    moveMoved(to: position)
    movement?.scroll.point(at: position)
  }

  /// Ends or cancels the interactive movement.
  func endMovement(cancelled: Bool) {
    guard let ended = movement else { return }
    movement = nil
    ended.layDown()
    guard !cancelled, ended.target != ended.source, let dataSource else { return settle() }
    let before = generation
    let isOwn = answers.ask(.move) {
      dataSource.collectionView(self, moveItemAt: ended.source, to: ended.target)
    }.isOwn
    // If the data source has already moved the item in the collection view, nothing is left to do.
    guard before == generation else { return setNeedsLayout() }
    guard isOwn else {
      ErrorLine.write(
        "\(Application.shared.name): \(type(of: dataSource)) has no "
          + "collectionView(_:moveItemAt:to:): an item that was moved goes back")
      return settle()
    }
    updates.changes.items.moved = [ItemChanges.Move(from: ended.source, to: ended.target)]
    applyChanges()
  }

  /// Ends the interactive movement without a move, because other changes apply.
  func dropMovement() {
    movement?.layDown()
    movement = nil
  }

  private func placeMoved() {
    guard let movement else { return }
    let attributes = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.source, withTargetPosition: movement.position)
    show(movement.cell, attributes)
  }

  /// Moves the item to a position, and lets the other items make room.
  private func moveMoved(to position: Point) {
    guard let movement else { return }
    movement.position = position
    placeMoved()
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: movement.target, withPosition: movement.position)
    let target =
      collectionDelegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.source,
        atCurrentIndexPath: movement.target, toProposedIndexPath: proposed) ?? proposed
    guard self.movement === movement, movement.target != target,
      counts.canMove(movement.source, to: target)
    else { return }
    movement.target = target
    settle()
  }

  /// Animates the visible items to their positions.
  func settle() {
    guard window != nil else { return setNeedsLayout() }
    animateItems {
      setNeedsLayout()
      layoutIfNeeded()
    }
  }
}
