/// The positions of all sections in a flow layout.
@MainActor struct FlowGeometry {
  private(set) var sections: [FlowSection] = []
  private(set) var contentSize = Size.zero
  /// The visible length across the scroll direction, without insets, in points.
  private(set) var crossLength = 0.0

  init() {}

  init(_ layout: CollectionViewFlowLayout) {
    guard let view = layout.collectionView else { return }
    let isVertical = layout.scrollDirection == .vertical
    let inset = view.adjustedContentInset
    crossLength = max(
      0,
      isVertical
        ? view.bounds.width - inset.left - inset.right
        : view.bounds.height - inset.top - inset.bottom)
    let delegate = view.delegate as? any CollectionViewDelegateFlowLayout
    var start = 0.0
    for section in 0..<view.numberOfSections {
      var flow = Self.section(section, layout, view, delegate, crossLength)
      flow.start = start
      start = flow.end
      sections.append(flow)
    }
    contentSize =
      isVertical
      ? Size(width: crossLength, height: start) : Size(width: start, height: crossLength)
  }

  private static func section(
    _ section: Int, _ layout: CollectionViewFlowLayout, _ view: CollectionView,
    _ delegate: (any CollectionViewDelegateFlowLayout)?, _ crossLength: Double
  ) -> FlowSection {
    let isVertical = layout.scrollDirection == .vertical
    let room = room(of: section, layout, view, delegate, crossLength)
    let count = view.numberOfItems(inSection: section)
    let usual = layout.size(ofItemsIn: section, room: room.cross)
    if let delegate, count > 0, let sizes = ownSizes(section, count, layout, view, delegate) {
      return FlowSection(sizes: sizes, room: room)
    }
    if layout.estimatedItemSize != .zero {
      let most = room.cross
      let sizes = (0..<count).map { item in
        let size =
          layout.fitted[ItemPath(item: item, section: section)] ?? layout.estimate(usual)
        var own = extent(size, isVertical)
        own.cross = min(own.cross, most)
        return own
      }
      return FlowSection(sizes: sizes, room: room)
    }
    return FlowSection(count: count, size: extent(usual, isVertical), room: room)
  }

  /// Returns the available space of a section. The delegate has precedence over the layout.
  private static func room(
    of section: Int, _ layout: CollectionViewFlowLayout, _ view: CollectionView,
    _ delegate: (any CollectionViewDelegateFlowLayout)?, _ crossLength: Double
  ) -> FlowSection.Room {
    let isVertical = layout.scrollDirection == .vertical
    var inset = layout.sectionInset
    var lineSpacing = layout.minimumLineSpacing
    var itemSpacing = layout.minimumInteritemSpacing
    var header = layout.headerReferenceSize
    var footer = layout.footerReferenceSize
    if let delegate {
      inset = delegate.collectionView(view, layout: layout, insetForSectionAt: section)
      lineSpacing = delegate.collectionView(
        view, layout: layout, minimumLineSpacingForSectionAt: section)
      itemSpacing = delegate.collectionView(
        view, layout: layout, minimumInteritemSpacingForSectionAt: section)
      header = delegate.collectionView(
        view, layout: layout, referenceSizeForHeaderInSection: section)
      footer = delegate.collectionView(
        view, layout: layout, referenceSizeForFooterInSection: section)
    }
    let insetCross = isVertical ? inset.left + inset.right : inset.top + inset.bottom
    return FlowSection.Room(
      cross: max(0, crossLength - insetCross), lineSpacing: max(0, lineSpacing),
      itemSpacing: max(0, itemSpacing), insetBefore: isVertical ? inset.top : inset.left,
      insetAfter: isVertical ? inset.bottom : inset.right,
      insetCross: isVertical ? inset.left : inset.top,
      header: max(0, isVertical ? header.height : header.width),
      footer: max(0, isVertical ? footer.height : footer.width))
  }

  /// Returns the size of each item in a section, or `nil` if the delegate provides none.
  private static func ownSizes(
    _ section: Int, _ count: Int, _ layout: CollectionViewFlowLayout, _ view: CollectionView,
    _ delegate: any CollectionViewDelegateFlowLayout
  ) -> [FlowSection.Extent]? {
    let isVertical = layout.scrollDirection == .vertical
    func ask(_ item: Int) -> FlowSection.Extent {
      let path = ItemPath(item: item, section: section)
      return extent(
        delegate.collectionView(view, layout: layout, sizeForItemAt: path), isVertical)
    }
    // The call for the first item shows whether the delegate implements the method.
    layout.wasAskedForOwnSize = false
    let first = ask(0)
    guard !layout.wasAskedForOwnSize else { return nil }
    var sizes: [FlowSection.Extent] = []
    sizes.reserveCapacity(count)
    sizes.append(first)
    for item in 1..<max(count, 1) { sizes.append(ask(item)) }
    return sizes
  }

  private static func extent(_ size: Size, _ isVertical: Bool) -> FlowSection.Extent {
    let width = max(0, size.width)
    let height = max(0, size.height)
    return isVertical
      ? FlowSection.Extent(main: height, cross: width)
      : FlowSection.Extent(main: width, cross: height)
  }

  /// Returns the index of the first section that ends after a position.
  func firstSection(endingAfter place: Double) -> Int {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].end > place { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
