import WindowResponder

/// The attributes of views.
extension CollectionViewCompositionalLayout {
  /// The z-index of a pinned header or footer.
  private static var pinnedIndex: Int { 10 }

  private var isMirrored: Bool { collectionView?.isMirrored ?? false }

  /// The visible part of the content, without the areas that bars cover.
  private var seen: Rect {
    guard let view = collectionView else { return .zero }
    return view.bounds.inset(by: view.adjustedContentInset)
  }

  /// Returns the rectangle in the content for a left-to-right rectangle, on whole pixels.
  private func placed(_ rect: Rect, width: Double) -> Rect {
    var rect = rect
    if isMirrored { rect.origin.x = width - rect.maxX }
    let scale = collectionView?.contentScaleFactor ?? 1
    func snap(_ value: Double) -> Double { (value * scale).rounded() / scale }
    let (x, y) = (snap(rect.minX), snap(rect.minY))
    return Rect(x: x, y: y, width: snap(rect.maxX) - x, height: snap(rect.maxY) - y)
  }

  /// Returns the left-to-right rectangle for a rectangle in the content.
  private func read(_ rect: Rect) -> Rect {
    guard isMirrored else { return rect }
    var rect = rect
    rect.origin.x = contentSize.width - rect.maxX
    return rect
  }

  // MARK: Elements in a rectangle

  func elements(in rect: Rect) -> [CollectionViewLayoutAttributes] {
    arrangeIfNeeded()
    let asked = read(rect)
    let (low, high) = asked.range(along: axis)
    var found: [CollectionViewLayoutAttributes] = []
    for (index, end) in ends.enumerated() {
      let attributes = attributes(ofEnd: end, index)
      if attributes.frame.intersects(rect) { found.append(attributes) }
    }
    for section in sections[sectionRange(low, high)] {
      var own: [CollectionViewLayoutAttributes] = []
      for item in section.section.decorationItems {
        let attributes = decoration(item, section)
        if attributes.frame.intersects(rect) { own.append(attributes) }
      }
      for boundary in section.boundaries {
        let attributes = attributes(of: boundary, section)
        if attributes.frame.intersects(rect) { own.append(attributes) }
      }
      addItems(of: section, low, high, rect, &own)
      tellHandler(of: section, own)
      found += own
    }
    return found
  }

  /// Returns the sections that intersect a range of positions. Headers lie inside their sections.
  private func sectionRange(_ low: Double, _ high: Double) -> Range<Int> {
    // Attached views such as badges can reach beyond the section.
    let from = sections.indices.partitioningIndex { sections[$0].end >= low - 1 }
    let to = sections.indices.partitioningIndex { sections[$0].start > high + 1 }
    return from..<max(from, to)
  }

  private func addItems(
    of section: SectionLayout, _ low: Double, _ high: Double, _ rect: Rect,
    _ found: inout [CollectionViewLayoutAttributes]
  ) {
    var (low, high) = (low, high)
    if section.isOrthogonal {
      let area = section.scrollerFrame
      guard area.intersects(read(rect)) else { return }
      (low, high) = seenAcross(section)
    }
    for item in section.items(from: low - 1, to: high + 1) {
      let path = ItemPath(item: item, section: section.number)
      guard let leaf = section.groups.leaf(of: item) else { continue }
      let attributes = attributes(of: leaf, path, section)
      if section.isOrthogonal || attributes.frame.intersects(rect) { found.append(attributes) }
      for supplement in leaf.supplements {
        let extra = self.attributes(of: supplement, beside: leaf, path, section)
        if section.isOrthogonal || extra.frame.intersects(rect) { found.append(extra) }
      }
    }
  }

  /// Returns the visible range of a section that scrolls orthogonally, left-to-right.
  private func seenAcross(_ section: SectionLayout) -> (Double, Double) {
    let size = section.scrollerFrame.size
    let offset = offset(of: section)
    if axis == .horizontal { return (offset.y, offset.y + size.height) }
    let start = isMirrored ? section.scrollerContent.width - offset.x - size.width : offset.x
    return (start, start + size.width)
  }

  private func tellHandler(
    of section: SectionLayout, _ found: [CollectionViewLayoutAttributes]
  ) {
    guard let handler = section.section.visibleItemsInvalidationHandler else { return }
    var offset = seen.origin
    if section.isOrthogonal {
      offset = self.offset(of: section)
    } else {
      offset[axis] -= section.start
    }
    handler(found.map { VisibleItem($0) }, offset, environment(section.room))
  }

  // MARK: Cells

  func item(at path: ItemPath) -> CollectionViewLayoutAttributes? {
    arrangeIfNeeded()
    guard let section = sections[safe: path.section],
      let leaf = section.groups.leaf(of: path.item)
    else { return nil }
    return attributes(of: leaf, path, section)
  }

  private func attributes(
    of leaf: GroupLeaf, _ path: ItemPath, _ section: SectionLayout
  ) -> CollectionViewLayoutAttributes {
    let kind =
      Self.layoutAttributesClass as? CollectionViewLayoutAttributes.Type
      ?? CollectionViewLayoutAttributes.self
    let attributes = kind.init(.cell, kind: nil, path)
    set(section.shift(leaf.frame), of: attributes, section)
    attributes.zIndex = leaf.zIndex
    attributes.measuresWidth = leaf.measuresWidth
    attributes.measuresHeight = leaf.measuresHeight
    attributes.listRow = section.section.list?.row(path, count: section.count)
    return attributes
  }

  /// Sets the frame of attributes from a left-to-right rectangle in the content or in the orthogonally
  /// scrolling content.
  private func set(
    _ rect: Rect, of attributes: CollectionViewLayoutAttributes, _ section: SectionLayout
  ) {
    guard section.isOrthogonal else {
      attributes.frame = placed(rect, width: contentSize.width)
      return
    }
    let width = max(section.scrollerContent.width, section.scrollerFrame.width)
    let local = placed(rect, width: axis == .vertical ? width : section.scrollerFrame.width)
    let area = placed(section.scrollerFrame, width: contentSize.width)
    let offset = offset(of: section)
    attributes.localFrame = local
    attributes.scroller = section.number
    attributes.frame = local.offsetBy(dx: area.minX - offset.x, dy: area.minY - offset.y)
  }

  // MARK: Other views

  func supplement(_ kind: String, at path: ItemPath) -> CollectionViewLayoutAttributes? {
    arrangeIfNeeded()
    if let section = sections[safe: path.section] {
      if let boundary = section.boundaries.first(where: { $0.item.elementKind == kind }) {
        return attributes(of: boundary, section)
      }
      if let leaf = section.groups.leaf(of: path.item),
        let supplement = leaf.supplements.first(where: { $0.item.elementKind == kind })
      {
        return attributes(of: supplement, beside: leaf, path, section)
      }
    }
    guard let index = ends.firstIndex(where: { $0.item.elementKind == kind }) else { return nil }
    return attributes(ofEnd: ends[index], index)
  }

  private func attributes(
    of supplement: GroupLeaf.Supplement, beside leaf: GroupLeaf, _ path: ItemPath,
    _ section: SectionLayout
  ) -> CollectionViewLayoutAttributes {
    let attributes = CollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: supplement.item.elementKind, with: path)
    set(section.shift(leaf.frame(of: supplement)), of: attributes, section)
    attributes.zIndex = supplement.item.zIndex
    attributes.isOfItem = true
    return attributes
  }

  private func attributes(
    of boundary: SectionLayout.Boundary, _ section: SectionLayout
  ) -> CollectionViewLayoutAttributes {
    let attributes = attributes(
      of: boundary, at: ItemPath(item: 0, section: section.number),
      section.frame(of: boundary, seen: read(seen)))
    if let list = section.section.list {
      attributes.listRow = list.end(
        isHeader: boundary.item.elementKind == CollectionView.elementKindSectionHeader)
    }
    return attributes
  }

  private func attributes(
    ofEnd end: SectionLayout.Boundary, _ index: Int
  ) -> CollectionViewLayoutAttributes {
    var frame = end.frame
    if end.isPinned, axis == .vertical {
      let seen = seen
      frame.origin.y =
        frame.midY < contentSize.height / 2
        ? max(frame.minY, seen.minY) : min(frame.minY, seen.maxY - frame.height)
    }
    return attributes(of: end, at: ItemPath(item: index, section: 0), frame)
  }

  private func attributes(
    of boundary: SectionLayout.Boundary, at path: ItemPath, _ frame: Rect
  ) -> CollectionViewLayoutAttributes {
    let attributes = CollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: boundary.item.elementKind, with: path)
    let size = boundary.item.layoutSize
    attributes.frame = placed(frame, width: contentSize.width)
    attributes.measuresWidth = size.widthDimension.isEstimated
    attributes.measuresHeight = size.heightDimension.isEstimated
    attributes.zIndex = boundary.item.zIndex + (boundary.isPinned ? Self.pinnedIndex : 0)
    return attributes
  }

  /// Returns the boundary supplementary items of a section, those at its end apart.
  func boundaries(ofSection number: Int) -> (before: [SupplementKey], after: [SupplementKey]) {
    arrangeIfNeeded()
    guard let section = sections[safe: number] else { return ([], []) }
    func keys(atEnd: Bool) -> [SupplementKey] {
      let own = section.boundaries.filter { section.isAtEnd($0.item.alignment) == atEnd }
      return Self.inReadingOrder(own).map {
        SupplementKey(kind: $0.element.item.elementKind, path: ItemPath(item: 0, section: number))
      }
    }
    return (keys(atEnd: false), keys(atEnd: true))
  }

  /// Returns boundary supplementary items with their indexes, in the order of reading, from top to bottom.
  private static func inReadingOrder(
    _ boundaries: [SectionLayout.Boundary]
  ) -> [(offset: Int, element: SectionLayout.Boundary)] {
    boundaries.enumerated().sorted {
      ($0.element.frame.minY, $0.element.frame.minX, $0.offset)
        < ($1.element.frame.minY, $1.element.frame.minX, $1.offset)
    }
  }

  /// Returns the supplementary items of a section's items, in the order of reading: those above or before
  /// their item, the item, and the others.
  func attachedViews(ofSection number: Int) -> AttachedViews<SupplementKey> {
    arrangeIfNeeded()
    guard let section = sections[safe: number],
      section.groups.pattern.leaves.contains(where: { !$0.supplements.isEmpty })
    else { return AttachedViews([]) }
    return AttachedViews(
      (0..<section.groups.periodOfItems).map { item in
        section.groups.leaf(of: item).map { Self.attachedViews(of: $0, section: number) } ?? []
      })
  }

  private static func attachedViews(
    of leaf: GroupLeaf, section: Int
  ) -> [AttachedViews<SupplementKey>.View] {
    let views = leaf.supplements.map { view in
      let (frame, anchor) = (leaf.frame(of: view), leaf.anchorFrame(of: view))
      let isBefore = frame.maxY <= anchor.minY || frame.maxX <= anchor.minX
      return (frame: frame, isBefore: isBefore, kind: view.item.elementKind)
    }
    let ordered = views.enumerated().sorted {
      ($0.element.isBefore ? 0 : 1, $0.element.frame.minY, $0.element.frame.minX, $0.offset)
        < ($1.element.isBefore ? 0 : 1, $1.element.frame.minY, $1.element.frame.minX, $1.offset)
    }
    return ordered.map { _, view in
      AttachedViews.View(
        isBefore: view.isBefore,
        supplement: SupplementKey(kind: view.kind, path: ItemPath(item: 0, section: section)))
    }
  }

  /// The boundary supplementary items of the layout, those at its end apart.
  var outerBoundaries: (before: [SupplementKey], after: [SupplementKey]) {
    arrangeIfNeeded()
    var (before, after): ([SupplementKey], [SupplementKey]) = ([], [])
    for (index, end) in Self.inReadingOrder(ends) {
      let key = SupplementKey(
        kind: end.item.elementKind, path: ItemPath(item: index, section: 0))
      if isAtStart(end.item) == false { after.append(key) } else { before.append(key) }
    }
    return (before, after)
  }

  func decoration(
    _ item: CollectionLayoutDecorationItem, _ section: SectionLayout
  ) -> CollectionViewLayoutAttributes {
    let attributes = CollectionViewLayoutAttributes(
      forDecorationViewOfKind: item.elementKind, with: ItemPath(item: 0, section: section.number))
    let insets = item.contentInsets
    let rect = section.box.inset(
      by: EdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    attributes.frame = rect.isNull ? .zero : placed(rect, width: contentSize.width)
    attributes.zIndex = item.zIndex
    return attributes
  }

  // MARK: Orthogonal scrolling

  /// Returns the content offset of a section that scrolls orthogonally, in points.
  func offset(of section: SectionLayout) -> Point {
    offsets[section.number] ?? startOffset(of: section)
  }

  private func startOffset(of section: SectionLayout) -> Point {
    let inset = scrollerInset(of: section)
    if axis == .horizontal { return Point(x: 0, y: -inset.top) }
    guard isMirrored else { return Point(x: -inset.left, y: 0) }
    let end = section.scrollerContent.width - section.scrollerFrame.width + inset.right
    return Point(x: max(-inset.left, end), y: 0)
  }

  /// Returns the insets with which the first and the last group can be centered.
  private func scrollerInset(of section: SectionLayout) -> EdgeInsets {
    guard section.section.orthogonalScrollingBehavior == .groupPagingCentered,
      section.groups.groupCount > 0
    else { return .zero }
    let isWide = axis == .vertical
    let room = section.scrollerFrame.size[axis.across]
    let last = section.groups.groupCount - 1
    let before = max(0, (room - section.groups.length(of: 0)) / 2 - section.acrossInset)
    let after = max(
      0, (room - section.groups.length(of: last)) / 2 - section.insets.items.trailing)
    guard isWide else { return EdgeInsets(top: before, bottom: after) }
    return isMirrored
      ? EdgeInsets(left: after, right: before) : EdgeInsets(left: before, right: after)
  }

  func scrollerPositions(in rect: Rect) -> [ScrollerPosition] {
    arrangeIfNeeded()
    let asked = read(rect)
    let (low, high) = asked.range(along: axis)
    return sections[sectionRange(low, high)].compactMap { section in
      guard section.isOrthogonal, section.count > 0 else { return nil }
      let frame = placed(section.scrollerFrame, width: contentSize.width)
      guard frame.intersects(rect) else { return nil }
      return ScrollerPosition(
        section: section.number, frame: frame, contentSize: section.scrollerContent,
        inset: scrollerInset(of: section), offset: offset(of: section),
        properties: section.section.orthogonalScrollingProperties,
        behavior: section.section.orthogonalScrollingBehavior)
    }
  }

  /// Returns the offset at which orthogonal scrolling ends, for the one at which it would end by itself.
  func restingPosition(
    of number: Int, proposed: Point, from start: Point, velocity: Point
  ) -> Point {
    guard let section = sections[safe: number] else { return proposed }
    let isWide = axis == .vertical
    let across = axis.across
    let (room, content) = (section.scrollerFrame.size[across], section.scrollerContent[across])
    /// Returns the left-to-right distance of a position.
    func read(_ place: Double) -> Double { isWide && isMirrored ? content - place - room : place }
    let speed = velocity[across] * (isWide && isMirrored ? -1 : 1)
    let rest = SectionRest(section: section, room: room, content: content)
    var target = proposed
    target[across] = read(
      rest.place(proposed: read(proposed[across]), from: read(start[across]), speed: speed))
    return target
  }
}
