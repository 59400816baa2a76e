/// The neighbors of items for the arrow keys.
extension CollectionView {
  /// Returns the next selectable item in a direction, or `nil` if there is none.
  package func neighbour(of path: ItemPath?, _ axis: ItemAxis, _ direction: Int) -> ItemPath? {
    guard let path, contains(path) else {
      return selectable(from: direction > 0 ? firstItem : lastItem, direction)
    }
    if collectionViewLayout.itemAxis == axis {
      let next = direction > 0 ? item(after: path) : item(before: path)
      return selectable(from: next, direction)
    }
    guard let frame = attributes(of: path)?.frame else { return nil }
    let isVertical = axis == .vertical
    let edge =
      isVertical
      ? (direction > 0 ? frame.maxY : frame.minY) : (direction > 0 ? frame.maxX : frame.minX)
    return nearest(to: frame, axis, direction, from: edge)
  }

  /// Returns the item about one page away. If there are fewer items, returns the last one.
  package func page(from path: ItemPath?, _ direction: Int) -> ItemPath? {
    guard let path, contains(path), let frame = attributes(of: path)?.frame else {
      return selectable(from: direction > 0 ? firstItem : lastItem, direction)
    }
    let inset = adjustedContentInset
    let isVertical = contentSize.height > bounds.height || contentSize.width <= bounds.width
    let axis: ItemAxis = isVertical ? .vertical : .horizontal
    let room =
      isVertical
      ? bounds.height - inset.top - inset.bottom : bounds.width - inset.left - inset.right
    let low = isVertical ? frame.minY : frame.minX
    let high = isVertical ? frame.maxY : frame.maxX
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
    let isVertical = axis == .vertical
    let length = isVertical ? contentSize.height : contentSize.width
    let strip = max(1, isVertical ? bounds.height : bounds.width)
    var edge = start
    while direction > 0 ? edge < length : edge > 0 {
      let low = direction > 0 ? edge : edge - strip
      let rect =
        isVertical
        ? Rect(x: 0, y: low, width: max(contentSize.width, bounds.width), height: strip)
        : Rect(x: low, y: 0, width: strip, height: max(contentSize.height, bounds.height))
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
      let start = isVertical ? box.minY : box.minX
      let end = isVertical ? box.maxY : box.maxX
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
