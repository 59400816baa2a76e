extension CollectionViewFlowLayout {
  /// The z-index of a pinned header or footer.
  private static var pinnedIndex: Int { 10 }

  func elements(in rect: Rect) -> [CollectionViewLayoutAttributes] {
    let (low, high) = rect.range(along: axis)
    var found: [CollectionViewLayoutAttributes] = []
    var number = flow.firstSection(endingAfter: low)
    while number < flow.sections.count, flow.sections[number].start < high {
      let section = flow.sections[number]
      addEnd(CollectionView.elementKindSectionHeader, ofSection: number, in: rect, &found)
      for item in section.items(from: low, to: high) {
        let attributes = place(ItemPath(item: item, section: number), section)
        if attributes.frame.intersects(rect) { found.append(attributes) }
      }
      addEnd(CollectionView.elementKindSectionFooter, ofSection: number, in: rect, &found)
      number += 1
    }
    return found
  }

  private func addEnd(
    _ kind: String, ofSection number: Int, in rect: Rect,
    _ found: inout [CollectionViewLayoutAttributes]
  ) {
    guard let end = end(kind, ofSection: number), end.frame.intersects(rect) else { return }
    found.append(end)
  }

  func item(at path: ItemPath) -> CollectionViewLayoutAttributes? {
    guard flow.sections.indices.contains(path.section),
      (0..<flow.sections[path.section].count).contains(path.item)
    else { return nil }
    return place(path, flow.sections[path.section])
  }

  private func place(_ path: ItemPath, _ section: FlowSection) -> CollectionViewLayoutAttributes {
    let attributes = CollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = rect(section.box(of: path.item))
    attributes.measuresWidth = estimatedItemSize != .zero
    attributes.measuresHeight = attributes.measuresWidth
    finish(attributes)
    return attributes
  }

  /// Returns a Boolean value that indicates whether a cell prefers another size than its estimated one.
  func differs(
    _ preferred: CollectionViewLayoutAttributes, _ original: CollectionViewLayoutAttributes
  ) -> Bool {
    guard estimatedItemSize != .zero, original.representedElementCategory == .cell else {
      return false
    }
    return abs(preferred.frame.width - original.frame.width) > 0.5
      || abs(preferred.frame.height - original.frame.height) > 0.5
  }

  /// Returns the estimated size of an item that is not measured yet, in points.
  func estimate(_ usual: Size) -> Size {
    estimatedItemSize == Self.automaticSize ? usual : estimatedItemSize
  }

  func end(_ kind: String, ofSection number: Int) -> CollectionViewLayoutAttributes? {
    guard flow.sections.indices.contains(number) else { return nil }
    let section = flow.sections[number]
    let isHeader = kind == CollectionView.elementKindSectionHeader
    guard isHeader || kind == CollectionView.elementKindSectionFooter else { return nil }
    let length = isHeader ? section.room.header : section.room.footer
    guard length > 0 else { return nil }
    let attributes = CollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: ItemPath(item: 0, section: number))
    var main = isHeader ? section.start : section.end - length
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      main = pinned(main, length, section, isHeader: isHeader)
      attributes.zIndex = Self.pinnedIndex
    }
    attributes.frame = rect(
      FlowSection.Box(
        main: main, cross: 0,
        extent: FlowSection.Extent(main: length, cross: flow.crossLength)))
    return attributes
  }

  /// Returns the position of a pinned header or footer, which stays visible as long as its section is.
  private func pinned(
    _ main: Double, _ length: Double, _ section: FlowSection, isHeader: Bool
  ) -> Double {
    guard let view = collectionView else { return main }
    let inset = view.adjustedContentInset
    let (low, high) = view.bounds.range(along: axis)
    if isHeader {
      return max(main, min(low + inset.before(axis), section.end - section.room.footer - length))
    }
    return min(main, max(high - inset.after(axis) - length, section.start + section.room.header))
  }

  /// Returns the rectangle of a box, with its edges on whole pixels.
  private func rect(_ box: FlowSection.Box) -> Rect {
    let scale = collectionView?.contentScaleFactor ?? 1
    func snap(_ value: Double) -> Double { (value * scale).rounded() / scale }
    let main = snap(box.main)
    let cross = snap(box.cross)
    let mainLength = snap(box.main + box.extent.main) - main
    let crossLength = snap(box.cross + box.extent.cross) - cross
    return scrollDirection == .vertical
      ? Rect(x: cross, y: main, width: crossLength, height: mainLength)
      : Rect(x: main, y: cross, width: mainLength, height: crossLength)
  }
}
