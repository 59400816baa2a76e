import ResponderRuntime

/// The long press that moves items of a ``CollectionViewController``.
@MainActor final class ItemMover: GestureRecognizerDelegate {
  private unowned let collection: CollectionView
  private let press = LongPressGestureRecognizer()
  /// The distance of the touch from the item's center, in points.
  private var grab = Vector.zero
  private var start = Point.zero
  private var hasMoved = false
  /// A Boolean value that indicates whether the input is a touch, which has no other way to open a menu.
  private var isDirect = false

  init(_ collection: CollectionView) {
    self.collection = collection
    press.name = "Item mover"
    press.delegate = self
    press.addAction(Action { [weak self] _ in self?.pressDidChange() })
    collection.addGestureRecognizer(press)
    collection.choices.mover = self
  }

  /// A Boolean value that indicates whether a long press moves items.
  var isEnabled: Bool {
    get { press.isEnabled }
    set { press.isEnabled = newValue }
  }

  /// Returns `true` for items that the data source itself allows to move. A collection view controller that
  /// overrides the method for moves, and not the one that allows them, allows every move.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard let path = collection.indexPathForItem(at: press.location(in: collection)),
      let source = collection.dataSource
    else { return false }
    let (canMove, isOwn) = collection.answers.ask(.canMove) {
      source.collectionView(collection, canMoveItemAt: path)
    }
    if isOwn { return canMove }
    guard let controller = source as? CollectionViewController else { return false }
    return ClassEntries.overridesItemMove(
      type(of: controller), of: CollectionViewController.self)
  }

  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    isDirect = touch.type != .indirectPointer
    return true
  }

  /// Returns `true` for a long press of the collection view: the menu of a movable item opens at the end of
  /// the press.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is LongPressGestureRecognizer
      && otherGestureRecognizer.view === collection
  }

  private func pressDidChange() {
    let place = press.location(in: collection)
    switch press.state {
    case .began:
      guard let path = collection.indexPathForItem(at: place),
        collection.beginInteractiveMovementForItem(at: path)
      else { return }
      start = press.location(in: collection.window)
      hasMoved = false
      grab = (collection.movement?.position ?? place) - place
    case .changed:
      // The item does not move before the touch does.
      hasMoved = hasMoved || isFar
      if hasMoved { collection.updateInteractiveMovementTargetPosition(place + grab) }
    case .ended:
      guard collection.movement != nil else { return }
      let opensMenu = !hasMoved && isDirect
      collection.endInteractiveMovement()
      if opensMenu { collection.itemMenu?.interaction.open(at: place) }
    case .cancelled: collection.cancelInteractiveMovement()
    default: break
    }
  }

  private var isFar: Bool {
    press.location(in: collection.window).distance(to: start) > press.allowableMovement
  }
}
