import WindowResponder

/// The saved selection and first visible item of a table or a collection.
@MainActor struct ItemState {
  var selected: [ItemPath] = []
  var first: ItemPath?

  /// The maximum number of saved selected items.
  private static let limit = 10_000

  package func encode(_ coder: Coder, _ names: (any DataSourceModelAssociation)?, in view: View) {
    let selected = selected.prefix(Self.limit)
    if let names {
      coder.encode(
        selected.compactMap { names.modelIdentifierForElement(at: $0, in: view) },
        forKey: StateKey.selectedModels)
      let name = first.flatMap { names.modelIdentifierForElement(at: $0, in: view) }
      coder.encode(name, forKey: StateKey.firstModel)
    } else {
      if !selected.isEmpty { coder.encode(Array(selected), forKey: StateKey.selected) }
      coder.encode(first, forKey: StateKey.first)
    }
  }

  init(selected: [ItemPath], first: ItemPath?) {
    self.selected = selected
    self.first = first
  }

  init(_ coder: Coder, _ names: (any DataSourceModelAssociation)?, in view: View) {
    if let names {
      selected = (coder.decode([String].self, forKey: StateKey.selectedModels) ?? [])
        .compactMap { names.indexPathForElement(withModelIdentifier: $0, in: view) }
      first = coder.decodeString(forKey: StateKey.firstModel)
        .flatMap { names.indexPathForElement(withModelIdentifier: $0, in: view) }
    } else {
      selected = coder.decode(forKey: StateKey.selected) ?? []
      first = coder.decode(forKey: StateKey.first)
    }
  }
}

extension ItemHost {
  /// The origin of the visible part, in the coordinates of the content.
  private var seenOrigin: Point {
    Point(
      x: contentOffset.x + adjustedContentInset.left, y: contentOffset.y + adjustedContentInset.top)
  }

  /// Saves the selection and the first visible item.
  package func encodeItems(_ coder: Coder) {
    let names = itemSource as? any DataSourceModelAssociation
    let seen = seenItems
    let origin = seenOrigin
    var first: (path: ItemPath, place: Rect)?
    if origin.x > 0 || origin.y > 0 {
      for path in seen.sorted() {
        guard let place = place(of: path), place.maxY > origin.y, place.maxX > origin.x else {
          continue
        }
        first = (path, place)
        break
      }
    }
    ItemState(selected: selection.sorted(), first: first?.path).encode(coder, names, in: self)
    if let first {
      coder.encode(
        Point(x: origin.x - first.place.minX, y: origin.y - first.place.minY),
        forKey: StateKey.distance)
    }
  }

  /// Restores the selection and the first visible item of a saved state.
  package func decodeItems(_ coder: Coder) {
    let distance = coder.decode(Point.self, forKey: StateKey.distance)
    keepInPlace { [weak self] _ in
      guard let self else { return }
      loadIfNeeded()
      let names = itemSource as? any DataSourceModelAssociation
      let state = ItemState(coder, names, in: self)
      if selection.isEmpty {
        for path in state.selected.reversed() where contains(path) {
          selection.insert(path)
          selectionAnchor = path
          showSelection(of: path, animated: false)
          if !allowsMultipleSelectionNow { break }
        }
      }
      guard let distance, let first = state.first, contains(first) else { return }
      prepareToRestore(first)
      layoutIfNeeded()
      guard let place = place(of: first) else { return }
      bringBack(to: Point(x: place.minX + distance.x, y: place.minY + distance.y))
    }
  }
}
