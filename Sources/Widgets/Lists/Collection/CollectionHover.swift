/// Follows the pointer over a collection's items.
@MainActor final class CollectionHover {
  private unowned let collection: CollectionView
  private let recognizer = HoverGestureRecognizer()

  init(_ collection: CollectionView) {
    self.collection = collection
    recognizer.name = "Item hover"
    recognizer.addAction(Action { [weak self] _ in self?.update() })
    collection.addGestureRecognizer(recognizer)
  }

  /// Looks again for the item under the pointer, as after a scroll.
  func update() {
    guard recognizer.state == .began || recognizer.state == .changed else {
      return collection.hover(over: nil)
    }
    let place = recognizer.location(in: collection)
    collection.hover(over: collection.isCovered(place) ? nil : collection.item(at: place))
  }
}

extension CollectionView {
  /// The pointer is over another item.
  func hover(over path: ItemPath?) {
    guard hoveredPath != path else { return }
    let old = hoveredPath
    hoveredPath = path
    for changed in [old, path] {
      if let changed, let cell = shown[changed] { updateState(cell, changed) }
    }
  }

  /// Whether something lies in front of the cells at a place, as a header that stays in sight.
  fileprivate func isCovered(_ place: Point) -> Bool {
    for view in shownSupplements.values
    where view.attributes?.zIndex ?? 0 > 0 && view.frame.contains(place) {
      return true
    }
    return false
  }
}
