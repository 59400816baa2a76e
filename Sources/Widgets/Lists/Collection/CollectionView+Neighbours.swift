/// The neighbors of items for the arrow keys.
extension CollectionView {
  package func neighbour(of path: ItemPath?, _ axis: ItemAxis, _ direction: Int) -> ItemPath? {
    guard let path, contains(path), collectionViewLayout.itemAxis != axis else {
      return selectable(beside: path, direction)
    }
    guard let frame = attributes(of: path)?.frame else { return nil }
    let (low, high) = frame.range(along: axis)
    return nearest(to: frame, axis, direction, from: direction > 0 ? high : low)
  }

  /// Returns the item about one page away. If there are fewer items, returns the last one.
  package func page(from path: ItemPath?, _ direction: Int) -> ItemPath? {
    guard let path, contains(path), let frame = attributes(of: path)?.frame else {
      return selectable(from: direction > 0 ? firstItem : lastItem, direction)
    }
    let inset = adjustedContentInset
    let isVertical = contentSize.height > bounds.height || contentSize.width <= bounds.width
    let axis: ItemAxis = isVertical ? .vertical : .horizontal
    let room = bounds.size[axis] - inset.before(axis) - inset.after(axis)
    let (low, high) = frame.range(along: axis)
    // The farthest item that is visible together with this one.
    let found = nearest(
      to: frame, axis, -direction, from: direction > 0 ? low + room : high - room)
    if let found, found != path, (found > path) == (direction > 0) { return found }
    return nearest(to: frame, axis, direction, from: direction > 0 ? high : low)
  }

  /// Returns the item that is nearest to a rectangle beyond an edge in a direction: first along the axis,
  /// then across it.
  ///
  /// The search goes through strips as long as the visible area.
  private func nearest(
    to frame: Rect, _ axis: ItemAxis, _ direction: Int, from start: Double
  ) -> ItemPath? {
    let across = axis.across
    let length = contentSize[axis]
    let strip = max(1, bounds.size[axis])
    let width = max(contentSize[across], bounds.size[across])
    var edge = start
    while direction > 0 ? edge < length : edge > 0 {
      var rect = Rect(origin: .zero, size: Size(strip, across: width, axis: axis))
      rect.origin[axis] = direction > 0 ? edge : edge - strip
      if let found = nearest(in: rect, to: frame, axis, direction, beyond: edge) { return found }
      edge += Double(direction) * strip
    }
    return nil
  }

  private func nearest(
    in rect: Rect, to frame: Rect, _ axis: ItemAxis, _ direction: Int, beyond edge: Double
  ) -> ItemPath? {
    let isVertical = axis == .vertical
    var best: (path: ItemPath, along: Double, across: Double)?
    for attributes in collectionViewLayout.layoutAttributesForElements(in: rect) ?? [] {
      let box = attributes.frame
      let (start, end) = box.range(along: axis)
      let along = direction > 0 ? start - edge : edge - end
      guard attributes.representedElementCategory == .cell, !attributes.isHidden, along > -0.5,
        isSelectable(attributes.indexPath), canFocus(attributes.indexPath)
      else { continue }
      let across = abs(isVertical ? box.midX - frame.midX : box.midY - frame.midY)
      if let best, (best.along, best.across) <= (along, across) { continue }
      best = (attributes.indexPath, along, across)
    }
    return best?.path
  }
}
