import WindowResponder

/// The positions of all views in one section of a compositional layout, in points from the section's corner,
/// left-to-right.
@MainActor final class SectionLayout {
  /// A boundary supplementary item with its frame.
  @MainActor struct Boundary {
    let item: CollectionLayoutBoundarySupplementaryItem
    var frame: Rect
    var isPinned: Bool { item.pinToVisibleBounds }

    /// Creates an item at a position, which its offset moves.
    init(_ item: CollectionLayoutBoundarySupplementaryItem, at place: Point, _ size: Size) {
      self.item = item
      frame = Rect(origin: place, size: size).offsetBy(dx: item.offset.x, dy: item.offset.y)
    }
  }

  let number: Int
  let section: CollectionLayoutSection
  let axis: ItemAxis
  /// The available size of the layout: the width of the content and the visible height, or with a horizontal
  /// scroll direction the visible width and the height of the content.
  let room: Size
  let count: Int
  var groups: SectionGroups
  /// The start of the section along the layout's axis, in points.
  var start = 0.0
  /// The measured sizes of boundary supplementary items, in points, by index.
  private var boundarySizes: [Int: Size]
  private(set) var boundaries: [Boundary] = []
  /// The lengths at the edges that boundary supplementary items take for themselves, in points.
  private var edges = DirectionalEdgeInsets.zero
  /// The insets of the section and those of its references.
  let insets: SectionInsets

  init(
    _ number: Int, _ section: CollectionLayoutSection, count: Int, axis: ItemAxis, room: Size,
    insets all: SectionInsets, known: KnownSizes
  ) {
    self.number = number
    self.section = section
    self.axis = axis
    self.room = room
    self.count = count
    self.insets = all
    boundarySizes = known.boundaries
    let isAcross = section.orthogonalScrollingBehavior != .none
    let across = axis.across
    let insets = all.items
    var inner = Size(
      width: max(0, room.width - insets.leading - insets.trailing),
      height: max(0, room.height - insets.top - insets.bottom))
    let around = Self.edges(of: section, in: room, all.boundaries, known.boundaries)
    edges = around
    // Views at the edges across the layout's axis reduce the available size of the items.
    inner[across] = max(0, inner[across] - around.before(across) - around.after(across))
    groups = SectionGroups(
      section.group, count: count, axis: isAcross ? across : axis, container: inner,
      spacing: section.interGroupSpacing, sizes: known.items)
    placeBoundaries()
  }

  /// The measured sizes of a section's views.
  struct KnownSizes {
    var items: [Int: Size] = [:]
    var boundaries: [Int: Size] = [:]
  }

  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

  // MARK: Lengths

  /// The length of the section along the layout's axis, in points.
  var length: Double {
    // A section without items has only its boundary supplementary items.
    let around = count > 0 ? insets.items.before(axis) + insets.items.after(axis) : 0
    return edges.before(axis) + around + itemsLength + edges.after(axis)
  }

  var end: Double { start + length }

  /// The length of the items along the layout's axis, in points.
  private var itemsLength: Double {
    guard count > 0 else { return 0 }
    return isOrthogonal ? groups.cross : groups.total
  }

  /// The origin of the items.
  var itemsOrigin: Point {
    let insets = insets.items
    var origin = Point(x: edges.leading + insets.leading, y: edges.top + insets.top)
    // Items that scroll orthogonally can move under the insets at the sides.
    if isOrthogonal { origin[axis.across] = edges.before(axis.across) }
    return origin
  }

  /// The frame of the section.
  var box: Rect {
    var box = Rect(origin: .zero, size: Size(length, across: room[axis.across], axis: axis))
    box.origin[axis] = start
    return box
  }

  // MARK: Boundary supplementary items

  static func size(
    of item: CollectionLayoutBoundarySupplementaryItem, in room: Size, insets: Double,
    known: Size?
  ) -> Size {
    var size = item.layoutSize.resolved(
      in: Size(width: max(0, room.width - insets), height: room.height))
    if item.layoutSize.widthDimension.isEstimated, let known { size.width = known.width }
    if item.layoutSize.heightDimension.isEstimated, let known { size.height = known.height }
    return size
  }

  private static func edges(
    of section: CollectionLayoutSection, in room: Size, _ insets: DirectionalEdgeInsets,
    _ known: [Int: Size]
  ) -> DirectionalEdgeInsets {
    var edges = DirectionalEdgeInsets.zero
    let sides = insets.leading + insets.trailing
    for (index, item) in section.boundarySupplementaryItems.enumerated()
    where item.extendsBoundary {
      let size = size(of: item, in: room, insets: sides, known: known[index])
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
    let (left, right) = (insets.boundaries.leading, insets.boundaries.trailing)
    edges = Self.edges(of: section, in: room, insets.boundaries, boundarySizes)
    let whole = Size(length, across: room[axis.across], axis: axis)
    boundaries = section.boundarySupplementaryItems.enumerated().map { index, item in
      let size = Self.size(
        of: item, in: room, insets: left + right, known: boundarySizes[index])
      let place = Self.place(
        item, size,
        in: Rect(x: left, y: 0, width: whole.width - left - right, height: whole.height),
        edges)
      return Boundary(item, at: place, size)
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

  /// Stores the measured size of a boundary supplementary item, in points.
  func setBoundarySize(_ size: Size, of index: Int) {
    boundarySizes[index] = size
    placeBoundaries()
  }

  /// Returns the frame of a boundary supplementary item in the content. A pinned one is moved into the
  /// visible area.
  func frame(of boundary: Boundary, seen: Rect) -> Rect {
    var frame = boundary.frame
    frame.origin[axis] += start
    guard boundary.isPinned else { return frame }
    let (size, place) = (frame.size[axis], frame.origin[axis])
    let (low, high) = seen.range(along: axis)
    if isAtEnd(boundary.item.alignment) {
      frame.origin[axis] = min(place, max(high - size, start + edges.before(axis)))
    } else {
      frame.origin[axis] = max(place, min(low, end - edges.after(axis) - size))
    }
    return frame
  }

  func isAtEnd(_ alignment: RectAlignment) -> Bool { alignment.isAtStart(along: axis) == false }

  // MARK: Orthogonal scrolling

  /// The frame of the scroll view for the items, in the content.
  var scrollerFrame: Rect {
    let across = axis.across
    let width = max(0, room[across] - edges.before(across) - edges.after(across))
    var frame = Rect(origin: itemsOrigin, size: Size(groups.cross, across: width, axis: axis))
    frame.origin[axis] += start
    return frame
  }

  /// The size of the orthogonally scrolling content, in points.
  var scrollerContent: Size {
    let width = acrossInset + groups.total + insets.items.after(axis.across)
    return Size(groups.cross, across: width, axis: axis)
  }

  /// The inset before the first group along the orthogonal axis, in points.
  var acrossInset: Double { insets.items.before(axis.across) }

  /// Returns the frame of an item in the content or in the orthogonally scrolling content.
  func shift(_ frame: Rect) -> Rect {
    var way = isOrthogonal ? Point.zero : itemsOrigin
    if isOrthogonal { way[axis.across] = acrossInset } else { way[axis] += start }
    return frame.offsetBy(dx: way.x, dy: way.y)
  }

  /// Returns the items that intersect a range along the axis of the groups, in the content or in the
  /// orthogonally scrolling content.
  func items(from low: Double, to high: Double) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let first = isOrthogonal ? acrossInset : start + itemsOrigin[axis]
    let range = groups.groups(from: low - first, to: high - first)
    guard !range.isEmpty else { return 0..<0 }
    return groups.items(of: range.lowerBound)
      .lowerBound..<groups.items(of: range.upperBound - 1).upperBound
  }
}
