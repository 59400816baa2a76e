import WindowResponder

/// Where everything of one section of a compositional layout lies: in points from the section's corner, from
/// left to right.
@MainActor final class SectionLayout {
  /// A view at the section's edge and its box.
  @MainActor struct Boundary {
    let item: CollectionLayoutBoundarySupplementaryItem
    var frame: Rect
    var isPinned: Bool { item.pinToVisibleBounds }
  }

  let number: Int
  let section: CollectionLayoutSection
  let axis: ItemAxis
  /// The room of the layout: as wide as the content and as high as what is seen, or the other way round.
  let room: Size
  let count: Int
  var groups: SectionGroups
  /// Where the section begins along the layout's axis, in points.
  var start = 0.0
  /// The sizes that headers and footers are known to need, in points, by their numbers.
  private var boundarySizes: [Int: Size]
  private(set) var boundaries: [Boundary] = []
  /// How much of each edge headers and the like have for themselves, in points.
  private var edges = DirectionalEdgeInsets.zero

  init(
    _ number: Int, _ section: CollectionLayoutSection, count: Int, axis: ItemAxis, room: Size,
    known: KnownSizes
  ) {
    self.number = number
    self.section = section
    self.axis = axis
    self.room = room
    self.count = count
    boundarySizes = known.boundaries
    let isAcross = section.orthogonalScrollingBehavior != .none
    let along: ItemAxis = isAcross ? (axis == .vertical ? .horizontal : .vertical) : axis
    let insets = section.contentInsets
    var inner = Size(
      width: max(0, room.width - insets.leading - insets.trailing),
      height: max(0, room.height - insets.top - insets.bottom))
    let around = Self.edges(of: section, in: room, known.boundaries)
    edges = around
    // What lies across the layout's axis makes the room for items smaller.
    if axis == .vertical {
      inner.width = max(0, inner.width - around.leading - around.trailing)
    } else {
      inner.height = max(0, inner.height - around.top - around.bottom)
    }
    groups = SectionGroups(
      section.group, count: count, axis: along, container: inner,
      spacing: section.interGroupSpacing, sizes: known.items)
    placeBoundaries()
  }

  /// The sizes that are known of a section's views.
  struct KnownSizes {
    var items: [Int: Size] = [:]
    var boundaries: [Int: Size] = [:]
  }

  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

  // MARK: Lengths

  /// How long the section is along the layout's axis, in points.
  var length: Double {
    let insets = section.contentInsets
    // A section without items keeps its headers and nothing else.
    if axis == .vertical {
      let around = count > 0 ? insets.top + insets.bottom : 0
      return edges.top + around + itemsLength + edges.bottom
    }
    let around = count > 0 ? insets.leading + insets.trailing : 0
    return edges.leading + around + itemsLength + edges.trailing
  }

  var end: Double { start + length }

  /// How long the items are along the layout's axis, in points.
  private var itemsLength: Double {
    guard count > 0 else { return 0 }
    return isOrthogonal ? groups.cross : groups.total
  }

  /// Where the items begin.
  var itemsOrigin: Point {
    let insets = section.contentInsets
    if isOrthogonal {
      // Items that are scrolled across pass under the insets at the sides.
      return axis == .vertical
        ? Point(x: edges.leading, y: edges.top + insets.top)
        : Point(x: edges.leading + insets.leading, y: edges.top)
    }
    return Point(x: edges.leading + insets.leading, y: edges.top + insets.top)
  }

  /// The section's box.
  var box: Rect {
    axis == .vertical
      ? Rect(x: 0, y: start, width: room.width, height: length)
      : Rect(x: start, y: 0, width: length, height: room.height)
  }

  // MARK: Headers and the like

  private static func size(
    of item: CollectionLayoutBoundarySupplementaryItem, in room: Size, insets: Double,
    known: Size?
  ) -> Size {
    var size = item.layoutSize.resolved(
      in: Size(width: max(0, room.width - insets), height: room.height))
    if item.layoutSize.widthDimension.isEstimated, let known { size.width = known.width }
    if item.layoutSize.heightDimension.isEstimated, let known { size.height = known.height }
    return size
  }

  private static func side(insets section: CollectionLayoutSection) -> Double {
    section.supplementariesFollowContentInsets
      ? section.contentInsets.leading + section.contentInsets.trailing : 0
  }

  private static func edges(
    of section: CollectionLayoutSection, in room: Size, _ known: [Int: Size]
  ) -> DirectionalEdgeInsets {
    var edges = DirectionalEdgeInsets.zero
    for (index, item) in section.boundarySupplementaryItems.enumerated()
    where item.extendsBoundary {
      let size = size(of: item, in: room, insets: side(insets: section), known: known[index])
      switch item.alignment {
      case .top, .topLeading, .topTrailing: edges.top = max(edges.top, size.height)
      case .bottom, .bottomLeading, .bottomTrailing:
        edges.bottom = max(edges.bottom, size.height)
      case .leading: edges.leading = max(edges.leading, size.width)
      case .trailing: edges.trailing = max(edges.trailing, size.width)
      case .none: break
      }
    }
    if let padding = section.list?.configuration.headerTopPadding, edges.top > 0 {
      edges.top += max(0, padding)
    }
    return edges
  }

  func placeBoundaries() {
    edges = Self.edges(of: section, in: room, boundarySizes)
    let follows = section.supplementariesFollowContentInsets
    let insets = section.contentInsets
    let (left, right) = follows ? (insets.leading, insets.trailing) : (0, 0)
    let whole = Size(
      width: axis == .vertical ? room.width : length,
      height: axis == .vertical ? length : room.height)
    boundaries = section.boundarySupplementaryItems.enumerated().map { index, item in
      let size = Self.size(
        of: item, in: room, insets: Self.side(insets: section), known: boundarySizes[index])
      let place = Self.place(
        item, size,
        in: Rect(x: left, y: 0, width: whole.width - left - right, height: whole.height),
        edges)
      return Boundary(
        item: item,
        frame: Rect(
          x: place.x + item.offset.x, y: place.y + item.offset.y, width: size.width,
          height: size.height))
    }
  }

  private static func place(
    _ item: CollectionLayoutBoundarySupplementaryItem, _ size: Size, in area: Rect,
    _ edges: DirectionalEdgeInsets
  ) -> Point {
    let extends = item.extendsBoundary
    var place = Point(
      x: area.midX - size.width / 2,
      y: (edges.top + area.height - edges.bottom) / 2 - size.height / 2)
    switch item.alignment {
    case .topLeading, .leading, .bottomLeading: place.x = area.minX
    case .topTrailing, .trailing, .bottomTrailing: place.x = area.maxX - size.width
    case .top, .bottom, .none: break
    }
    switch item.alignment {
    case .top, .topLeading, .topTrailing:
      place.y = extends ? edges.top - size.height : edges.top
    case .bottom, .bottomLeading, .bottomTrailing:
      place.y = area.height - edges.bottom - (extends ? 0 : size.height)
    case .leading, .trailing, .none: break
    }
    return place
  }

  /// A header or footer is known to need a size, in points.
  func setBoundarySize(_ size: Size, of index: Int) {
    boundarySizes[index] = size
    placeBoundaries()
  }

  /// Where a header that stays in sight is, with what is seen as told, in the content.
  func frame(of boundary: Boundary, seen: Rect) -> Rect {
    let origin = axis == .vertical ? Point(x: 0, y: start) : Point(x: start, y: 0)
    var frame = boundary.frame.offsetBy(dx: origin.x, dy: origin.y)
    guard boundary.isPinned else { return frame }
    let isVertical = axis == .vertical
    let size = isVertical ? frame.height : frame.width
    let place = isVertical ? frame.minY : frame.minX
    let (low, high) = isVertical ? (seen.minY, seen.maxY) : (seen.minX, seen.maxX)
    let pinned: Double
    if isAtEnd(boundary.item.alignment) {
      let first = start + (isVertical ? edges.top : edges.leading)
      pinned = min(place, max(high - size, first))
    } else {
      let last = end - (isVertical ? edges.bottom : edges.trailing) - size
      pinned = max(place, min(low, last))
    }
    if isVertical { frame.origin.y = pinned } else { frame.origin.x = pinned }
    return frame
  }

  private func isAtEnd(_ alignment: RectAlignment) -> Bool {
    switch alignment {
    case .bottom, .bottomLeading, .bottomTrailing: axis == .vertical
    case .trailing: axis == .horizontal
    default: false
    }
  }

  // MARK: Scrolling across

  /// The box in which items are scrolled across, in the content.
  var scrollerFrame: Rect {
    let origin = itemsOrigin
    return axis == .vertical
      ? Rect(
        x: origin.x, y: start + origin.y,
        width: max(0, room.width - edges.leading - edges.trailing), height: groups.cross)
      : Rect(
        x: start + origin.x, y: origin.y, width: groups.cross,
        height: max(0, room.height - edges.top - edges.bottom))
  }

  /// How large what is scrolled across is, in points.
  var scrollerContent: Size {
    let insets = section.contentInsets
    return axis == .vertical
      ? Size(
        width: insets.leading + groups.total + insets.trailing, height: groups.cross)
      : Size(width: groups.cross, height: insets.top + groups.total + insets.bottom)
  }

  /// The inset before the first group, along the axis of scrolling across, in points.
  var acrossInset: Double {
    axis == .vertical ? section.contentInsets.leading : section.contentInsets.top
  }

  /// Where a leaf is: in the content, or in what is scrolled across.
  func shift(_ frame: Rect) -> Rect {
    if isOrthogonal {
      return axis == .vertical
        ? frame.offsetBy(dx: acrossInset, dy: 0) : frame.offsetBy(dx: 0, dy: acrossInset)
    }
    let origin = itemsOrigin
    return axis == .vertical
      ? frame.offsetBy(dx: origin.x, dy: start + origin.y)
      : frame.offsetBy(dx: start + origin.x, dy: origin.y)
  }

  /// The items that touch a stretch along the axis that they follow each other on: of the content, or of what
  /// is scrolled across.
  func items(from low: Double, to high: Double) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    var first = acrossInset
    if !isOrthogonal {
      first = start + (axis == .vertical ? itemsOrigin.y : itemsOrigin.x)
    }
    let range = groups.groups(from: low - first, to: high - first)
    guard !range.isEmpty else { return 0..<0 }
    return groups.items(of: range.lowerBound)
      .lowerBound..<groups.items(of: range.upperBound - 1).upperBound
  }
}
