extension CollectionView {
  // MARK: Loading

  /// Sets up a new collection view.
  func prepareForItems() {
    collectionViewLayout.collectionView = self
    knowsContentSize = true
    divider.isHidden = true
    addSubview(divider)
    gestures = ItemGestures(self, named: "Item")
    dragTarget = { [weak self] proposed, velocity in
      self?.collectionViewLayout.targetContentOffset(
        forProposedContentOffset: proposed, withScrollingVelocity: velocity) ?? proposed
    }
  }

  /// Requests the numbers of sections and items from the data source if they have to be reloaded.
  package func loadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    generation += 1
    counts = countItems()
    collectionViewLayout.isPrepared = false
    collectionViewLayout.keepsMetrics = false
  }

  func countItems() -> [Int] {
    guard let dataSource else { return [] }
    let sections = max(0, dataSource.numberOfSections(in: self))
    return (0..<sections).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  /// Performs ``reloadData()``.
  func reload() {
    dropMovement()
    needsReload = true
    generation += 1
    accessibilityDidChange(.items)
    prefetchWindow.reset()
    releasePress()
    recycleAll()
    forgetStates()
    focusedPath = nil
    dropPlaceholders()
    invalidateLayoutForData(everything: true)
    setNeedsLayout()
  }

  func layoutWasInvalidated() {
    guard !isChangingBounds else { return }
    laidOutBounds = .null
    setNeedsLayout()
  }

  func layoutDidChange(from old: CollectionViewLayout) {
    dropMovement()
    if old.ground != nil, backgroundColor == old.ground { backgroundColor = nil }
    old.collectionView = nil
    collectionViewLayout.collectionView = self
    fitAllViews()
    invalidateLayoutForData(everything: true)
    layoutWasInvalidated()
  }

  func prepareLayoutIfNeeded() {
    loadIfNeeded()
    guard !collectionViewLayout.isPrepared else { return }
    collectionViewLayout.isPrepared = true
    let ground = collectionViewLayout.ground
    collectionViewLayout.prepare()
    takeGround(replacing: ground)
    let size = sizeOfContent
    if contentSize != size { contentSize = size }
    updateReadingOrder()
  }

  func attributes(of path: ItemPath) -> CollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    guard contains(path) else { return nil }
    return collectionViewLayout.layoutAttributesForItem(at: path).map(withPlaceholders)
  }

  // MARK: Visible items

  /// Performs ``layoutSubviews()``: removes views that are no longer visible, and creates those that become
  /// visible.
  func layoutCollection() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    loadIfNeeded()
    noteInsetReferences()
    if bounds != laidOutBounds {
      choices.isScrollingLayout =
        collectionViewLayout.isPrepared && bounds.size == laidOutBounds.size
      let layout = collectionViewLayout
      let isOtherSize = !layout.dependsOnSize && bounds.size != laidOutBounds.size
      if layout.shouldInvalidateLayout(forBoundsChange: bounds) || isOtherSize {
        isChangingBounds = true
        if laidOutBounds.isNull {
          layout.isPrepared = false
        } else {
          layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
        }
        isChangingBounds = false
      }
      laidOutBounds = bounds
    }
    prepareLayoutIfNeeded()
    choices.isScrollingLayout = false
    placeElements()
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    if swipe != nil { placeSwipe() }
    if hoveredPath != nil { gestures?.hover.update() }
    if prefetchDataSource != nil { prefetch() }
  }

  private func placeElements() {
    // With sizes that depend on content, other items can be visible once the sizes are known.
    for _ in 0..<8 {
      let anchor = sizingAnchor()
      guard placeOnce() else { return }
      keep(anchor)
      laidOutBounds = bounds
    }
  }

  /// Positions the visible views. Returns a Boolean value that indicates whether new views have other sizes,
  /// so that the layout has to run again.
  private func placeOnce() -> Bool {
    let before = generation
    let holders = placeholders.isEmpty ? nil : PlaceholderLayout(self)
    let rect = movement?.reach(of: bounds) ?? holders?.reach(of: bounds) ?? bounds
    placeScrollers(in: rect)
    let found = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    pass += 1
    var missing: [CollectionViewLayoutAttributes] = []
    var placed: [(CollectionReusableView, CollectionViewLayoutAttributes)] = []
    movement?.cell.pass = pass
    for usual in found where !usual.isHidden {
      guard let attributes = movement.map({ $0.placed(usual) }) ?? holders?.placed(usual) ?? usual
      else { continue }
      guard let view = view(for: attributes) else {
        missing.append(attributes)
        continue
      }
      view.pass = pass
      show(view, attributes)
      noteWidth(view, attributes)
      if view.needsFit { placed.append((view, attributes)) }
    }
    placePlaceholders(holders)
    takeBackUnseen()
    guard before == generation else {
      setNeedsLayout()
      return false
    }
    for attributes in missing {
      makeView(attributes)
      // If the data source changed the collection view during the pass, the layout starts again.
      guard before == generation else {
        setNeedsLayout()
        return false
      }
      if let view = view(for: attributes) { placed.append((view, attributes)) }
    }
    let hasChanged = movement == nil && fitViews(placed)
    cells.settle(limit: shown.count + 8)
    supplements.settle(limit: shownSupplements.count + 4)
    return hasChanged
  }

  private func view(for attributes: CollectionViewLayoutAttributes) -> CollectionReusableView? {
    switch attributes.representedElementCategory {
    case .cell: return shown[attributes.indexPath]
    case .supplementaryView, .decorationView:
      guard let kind = attributes.representedElementKind else { return nil }
      return shownSupplements[SupplementKey(kind: kind, path: attributes.indexPath)]
    }
  }

  func show(_ view: CollectionReusableView, _ attributes: CollectionViewLayoutAttributes) {
    let container = container(of: attributes)
    // A view from another container does not move visibly.
    if container !== self, view.superview !== container { container.addSubview(view) }
    view.place(attributes)
    if view.placedIndex != attributes.zIndex || view.superview !== container {
      view.placedIndex = attributes.zIndex
      if container === self {
        arrange(view)
      } else if attributes.zIndex > 0 {
        container.bringSubviewToFront(view)
      }
    }
    if let cell = view as? CollectionViewCell {
      cells.reveal(cell)
    } else {
      supplements.reveal(view)
    }
  }

  /// Moves a view in front of those with a lower z-index, and behind those with a higher one.
  private func arrange(_ view: CollectionReusableView) {
    let index = view.attributes?.zIndex ?? 0
    if index == 0 {
      insertSubview(view, belowSubview: divider)
    } else if index < 0 {
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
    } else {
      var front: View?
      for other in subviews {
        guard let reusable = other as? CollectionReusableView, other !== view else { continue }
        if reusable.attributes?.zIndex ?? 0 > index {
          front = other
          break
        }
      }
      if let front {
        insertSubview(view, belowSubview: front)
      } else {
        insertSubview(view, aboveSubview: frontmost(index))
      }
    }
  }

  /// Returns the last subview that a view with a z-index belongs in front of.
  private func frontmost(_ index: Int) -> View {
    var last: View = divider
    var isPastDivider = false
    for other in subviews {
      if other === divider { isPastDivider = true }
      guard isPastDivider, let reusable = other as? CollectionReusableView,
        reusable.attributes?.zIndex ?? 0 <= index
      else { continue }
      last = other
    }
    return last
  }

  private func makeView(_ attributes: CollectionViewLayoutAttributes) {
    switch attributes.representedElementCategory {
    case .cell: makeCell(attributes)
    case .supplementaryView: makeSupplement(attributes)
    case .decorationView: makeDecoration(attributes)
    }
  }

  /// Removes the views that the last pass did not contain.
  private func takeBackUnseen() {
    var left: [ItemPath] = []
    for (path, cell) in shown where cell.pass != pass {
      // A cell that the user is working with keeps its item outside the visible area.
      if contains(path), cell.isInUse { placeOutOfSight(cell, path) } else { left.append(path) }
    }
    if !left.isEmpty {
      left.sort()
      for path in left {
        if let cell = shown.removeValue(forKey: path) { endDisplay(cell, path) }
      }
    }
    var leftSupplements: [SupplementKey] = []
    for (key, view) in shownSupplements where view.pass != pass {
      if !view.isInUse { leftSupplements.append(key) }
    }
    for key in leftSupplements {
      if let view = shownSupplements.removeValue(forKey: key) { endDisplay(view, key) }
    }
  }

  private func placeOutOfSight(_ cell: CollectionViewCell, _ path: ItemPath) {
    guard let attributes = attributes(of: path) else { return }
    show(cell, attributes)
  }
}

extension CollectionView {
  /// Sets the background color of the layout, unless the application has set another color.
  private func takeGround(replacing old: Color?) {
    guard let ground = collectionViewLayout.ground, ground != old else { return }
    if backgroundColor == old || old == nil && backgroundColor === Color.systemBackground {
      backgroundColor = ground
    }
  }
}
