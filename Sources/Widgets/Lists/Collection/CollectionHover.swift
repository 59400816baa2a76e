/// An observer of the pointer over a collection view's items.
@MainActor final class CollectionHover {
  private unowned let collection: CollectionView
  private let recognizer = HoverGestureRecognizer()

  init(_ collection: CollectionView) {
    self.collection = collection
    recognizer.name = "Item hover"
    recognizer.addAction(Action { [weak self] _ in self?.update() })
    collection.addGestureRecognizer(recognizer)
  }

  /// Finds the item under the pointer again, for example after a scroll.
  func update() {
    guard recognizer.state == .began || recognizer.state == .changed else {
      return collection.hover(over: nil)
    }
    let place = recognizer.location(in: collection)
    collection.hover(over: collection.isCovered(place) ? nil : collection.item(at: place))
  }
}

extension CollectionView {
  /// Sets the item that the pointer is over, and updates the cells of the old and the new one.
  func hover(over path: ItemPath?) {
    guard hoveredPath != path else { return }
    let old = hoveredPath
    hoveredPath = path
    for changed in [old, path] {
      if let changed, let cell = shown[changed] { updateState(cell, changed) }
    }
  }

  /// Returns a Boolean value that indicates whether a view covers the cells at a location, as a pinned header
  /// does.
  fileprivate func isCovered(_ place: Point) -> Bool {
    for view in shownSupplements.values
    where view.attributes?.zIndex ?? 0 > 0 && view.frame.contains(place) {
      return true
    }
    return false
  }
}
