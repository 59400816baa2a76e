/// The positions of all sections in a flow layout.
@MainActor struct FlowGeometry {
  private(set) var sections: [FlowSection] = []
  private(set) var contentSize = Size.zero
  /// The visible length across the scroll direction, without insets, in points.
  private(set) var crossLength = 0.0

  init() {}

  init(_ layout: CollectionViewFlowLayout) {
    guard let view = layout.collectionView else { return }
    let (axis, across) = (layout.axis, layout.axis.across)
    let inset = view.adjustedContentInset
    crossLength = max(0, view.bounds.size[across] - inset.before(across) - inset.after(across))
    let count = view.numberOfSections
    if !layout.keepsMetrics || layout.metrics.count != count {
      layout.metrics = (0..<count).map { FlowMetrics(of: $0, layout, view) }
    }
    var start = 0.0
    for section in 0..<count {
      var flow = Self.section(section, layout, view, crossLength)
      flow.start = start
      start = flow.end
      sections.append(flow)
    }
    contentSize = Size(start, across: crossLength, axis: axis)
  }

  private static func section(
    _ section: Int, _ layout: CollectionViewFlowLayout, _ view: CollectionView,
    _ crossLength: Double
  ) -> FlowSection {
    let axis = layout.axis
    let metrics = layout.metrics[section]
    let room = room(metrics, layout, view, crossLength)
    let count = view.numberOfItems(inSection: section)
    let usual = layout.size(ofItemsIn: section, room: room.cross)
    if let sizes = metrics.sizes, sizes.count == count {
      return FlowSection(sizes: sizes.map { extent($0, axis) }, room: room)
    }
    if layout.estimatedItemSize != .zero {
      let most = room.cross
      let sizes = (0..<count).map { item in
        let size =
          layout.fitted[ItemPath(item: item, section: section)] ?? layout.estimate(usual)
        var own = extent(size, axis)
        own.cross = min(own.cross, most)
        return own
      }
      return FlowSection(sizes: sizes, room: room)
    }
    return FlowSection(count: count, size: extent(usual, axis), room: room)
  }

  /// Returns the available space of a section.
  private static func room(
    _ metrics: FlowMetrics, _ layout: CollectionViewFlowLayout, _ view: CollectionView,
    _ crossLength: Double
  ) -> FlowSection.Room {
    let (axis, across) = (layout.axis, layout.axis.across)
    let edges = view.insets(of: layout.sectionInsetReference, axis)
    let own = metrics.inset
    let inset = EdgeInsets(
      top: own.top + edges.top, left: own.left + edges.left, bottom: own.bottom + edges.bottom,
      right: own.right + edges.right)
    let insetCross = inset.before(across) + inset.after(across)
    return FlowSection.Room(
      cross: max(0, crossLength - insetCross), lineSpacing: max(0, metrics.lineSpacing),
      itemSpacing: max(0, metrics.itemSpacing), insetBefore: inset.before(axis),
      insetAfter: inset.after(axis), insetCross: inset.before(across),
      header: max(0, metrics.header[axis]), footer: max(0, metrics.footer[axis]))
  }

  private static func extent(_ size: Size, _ axis: ItemAxis) -> FlowSection.Extent {
    FlowSection.Extent(main: max(0, size[axis]), cross: max(0, size[axis.across]))
  }

  /// Returns the index of the first section that ends after a position.
  func firstSection(endingAfter place: Double) -> Int {
    sections.indices.partitioningIndex { sections[$0].end > place }
  }
}

/// The sizes and spacings of a section in a flow layout, from the delegate or the layout, in points.
@MainActor struct FlowMetrics {
  let inset: EdgeInsets
  let lineSpacing: Double
  let itemSpacing: Double
  let header: Size
  let footer: Size
  /// The size of each item, or `nil` if the delegate provides none.
  let sizes: [Size]?

  /// Requests the values of a section. The delegate has precedence over the layout.
  init(of section: Int, _ layout: CollectionViewFlowLayout, _ view: CollectionView) {
    guard let delegate = view.delegate as? any CollectionViewDelegateFlowLayout else {
      inset = layout.sectionInset
      lineSpacing = layout.minimumLineSpacing
      itemSpacing = layout.minimumInteritemSpacing
      header = layout.headerReferenceSize
      footer = layout.footerReferenceSize
      sizes = nil
      return
    }
    inset = delegate.collectionView(view, layout: layout, insetForSectionAt: section)
    lineSpacing = delegate.collectionView(
      view, layout: layout, minimumLineSpacingForSectionAt: section)
    itemSpacing = delegate.collectionView(
      view, layout: layout, minimumInteritemSpacingForSectionAt: section)
    header = delegate.collectionView(
      view, layout: layout, referenceSizeForHeaderInSection: section)
    footer = delegate.collectionView(
      view, layout: layout, referenceSizeForFooterInSection: section)
    sizes = Self.sizes(
      section, view.numberOfItems(inSection: section), layout, view, delegate)
  }

  /// Returns the size of each item in a section, or `nil` if the delegate provides none.
  private static func sizes(
    _ section: Int, _ count: Int, _ layout: CollectionViewFlowLayout, _ view: CollectionView,
    _ delegate: any CollectionViewDelegateFlowLayout
  ) -> [Size]? {
    guard count > 0 else { return nil }
    func ask(_ item: Int) -> Size {
      delegate.collectionView(
        view, layout: layout, sizeForItemAt: ItemPath(item: item, section: section))
    }
    // The call for the first item shows whether the delegate implements the method.
    layout.wasAskedForOwnSize = false
    let first = ask(0)
    guard !layout.wasAskedForOwnSize else { return nil }
    var sizes: [Size] = []
    sizes.reserveCapacity(count)
    sizes.append(first)
    for item in 1..<max(count, 1) { sizes.append(ask(item)) }
    return sizes
  }
}
