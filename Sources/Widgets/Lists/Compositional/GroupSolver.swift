import WindowResponder

/// The position of one cell in a group, left-to-right, in points from the group's corner.
struct GroupLeaf {
  var frame: Rect
  var zIndex = 0
  /// A Boolean value that indicates whether the width depends on the cell's content. `measuresHeight` is that
  /// of the height.
  var measuresWidth = false
  var measuresHeight = false
  /// The supplementary items of the cell, and those of the groups that start with the cell.
  var supplements: [Supplement] = []

  /// A supplementary item of a cell, or of a group.
  struct Supplement {
    let item: CollectionLayoutSupplementaryItem
    /// The frame of the group, or `nil` if the item belongs to the cell.
    var groupFrame: Rect?
  }

  /// Moves the cell, and the groups that start with it.
  mutating func move(by way: Vector) {
    frame.origin = frame.origin + way
    for index in supplements.indices {
      guard let group = supplements[index].groupFrame else { continue }
      supplements[index].groupFrame = group.offsetBy(dx: way.dx, dy: way.dy)
    }
  }

  /// Returns the frame of the cell or group to which a supplementary item is attached.
  func anchorFrame(of supplement: Supplement) -> Rect { supplement.groupFrame ?? frame }

  /// Returns the frame of a supplementary item.
  @MainActor func frame(of supplement: Supplement) -> Rect {
    supplement.item.frame(beside: anchorFrame(of: supplement))
  }
}

/// A group with the computed positions of its cells.
struct SolvedGroup {
  var size = Size.zero
  var leaves: [GroupLeaf] = []

  /// A Boolean value that indicates whether the size of a cell depends on its content.
  var isMeasured: Bool { leaves.contains { $0.measuresWidth || $0.measuresHeight } }
}

/// A solver for the positions of a group's cells.
@MainActor struct GroupSolver {
  /// The maximum number of cells in the group.
  let limit: Int
  /// A closure that returns the measured size of a cell, in points, or `nil` if it is not measured.
  let knownSize: (Int) -> Size?

  /// An item or a group with its position.
  private struct Placed {
    var size: Size
    var leaves: [GroupLeaf]
    var isUniform = false
  }

  func solve(_ group: CollectionLayoutGroup, in container: Size) -> SolvedGroup {
    var next = 0
    let placed = place(group, in: container, main: nil, &next)
    return SolvedGroup(size: placed.size, leaves: placed.leaves)
  }

  // MARK: Items

  /// Positions an item.
  /// - Parameter main: A length along an axis that replaces the item's own.
  private func place(
    _ item: CollectionLayoutItem, in container: Size, main: (ItemAxis, Double)?,
    _ next: inout Int
  ) -> Placed {
    if let group = item as? CollectionLayoutGroup {
      return place(group, in: container, main: main, &next)
    }
    let width = item.layoutSize.widthDimension
    let height = item.layoutSize.heightDimension
    var size = item.layoutSize.resolved(in: container)
    var measuresWidth = width.isEstimated
    var measuresHeight = height.isEstimated
    if let (axis, length) = main {
      size[axis] = length
      if axis == .horizontal { measuresWidth = false } else { measuresHeight = false }
    }
    if let known = knownSize(next) {
      if measuresWidth { size.width = min(known.width, max(container.width, 1)) }
      if measuresHeight { size.height = known.height }
    }
    let insets = item.contentInsets
    var frame = Rect(origin: .zero, size: size)
    if !measuresWidth {
      frame.origin.x = insets.leading
      frame.size.width = max(0, size.width - insets.leading - insets.trailing)
    }
    if !measuresHeight {
      frame.origin.y = insets.top
      frame.size.height = max(0, size.height - insets.top - insets.bottom)
    }
    let leaf = GroupLeaf(
      frame: frame, measuresWidth: measuresWidth, measuresHeight: measuresHeight,
      supplements: item.supplementaryItems.map { GroupLeaf.Supplement(item: $0) })
    next += 1
    return Placed(
      size: size, leaves: [leaf],
      isUniform: width.isUniformAcrossSiblings || height.isUniformAcrossSiblings)
  }

  // MARK: Groups

  private func place(
    _ group: CollectionLayoutGroup, in container: Size, main: (ItemAxis, Double)?,
    _ next: inout Int
  ) -> Placed {
    var size = group.layoutSize.resolved(in: container)
    var isWide = group.layoutSize.widthDimension.isEstimated
    var isHigh = group.layoutSize.heightDimension.isEstimated
    if let (axis, length) = main {
      size[axis] = length
      if axis == .horizontal { isWide = false } else { isHigh = false }
    }
    let insets = group.contentInsets
    let around = Size(
      width: insets.leading + insets.trailing, height: insets.top + insets.bottom)
    var inner = Size(
      width: max(0, size.width - around.width), height: max(0, size.height - around.height))
    var placed: Placed
    switch group.kind {
    case .custom(let provider):
      placed = custom(provider, inner, &next)
    case .line(let axis, let count, let isEqual):
      let line = Line(
        group: group, axis: axis, count: count, isEqual: isEqual,
        isOpen: axis == .horizontal ? isWide : isHigh)
      let start = next
      placed = self.line(line, inner, &next)
      let grown = Size(
        width: isWide ? placed.size.width : inner.width,
        height: isHigh ? placed.size.height : inner.height)
      if grown != inner, holdsParts(group) {
        // Fractions of the group's size are fractions of the size that the first pass gave.
        inner = grown
        next = start
        placed = self.line(line, inner, &next)
      }
    }
    if isWide { size.width = placed.size.width + around.width }
    if isHigh { size.height = placed.size.height + around.height }
    placed.size = size
    move(&placed, by: Vector(dx: insets.leading, dy: insets.top))
    if !placed.leaves.isEmpty {
      let frame = Rect(origin: .zero, size: size)
      placed.leaves[0].supplements += group.supplementaryItems.map {
        GroupLeaf.Supplement(item: $0, groupFrame: frame)
      }
    }
    return placed
  }

  private func move(_ placed: inout Placed, by way: Vector) {
    guard way.dx != 0 || way.dy != 0 else { return }
    for index in placed.leaves.indices { placed.leaves[index].move(by: way) }
  }

  /// Returns a Boolean value that indicates whether an item in the group has a fraction of an estimated
  /// dimension of the group.
  private func holdsParts(_ group: CollectionLayoutGroup) -> Bool {
    let isOpenBelow = group.layoutSize.heightDimension.isEstimated
    let isOpenAside = group.layoutSize.widthDimension.isEstimated
    return group.subitems.contains {
      isOpenBelow && $0.layoutSize.heightDimension.isFractionalHeight
        || isOpenAside && $0.layoutSize.widthDimension.isFractionalWidth
    }
  }

  private func custom(
    _ provider: CollectionLayoutGroup.ItemProvider, _ inner: Size, _ next: inout Int
  ) -> Placed {
    let items = provider(LayoutRoom(inner))
    var placed = Placed(size: inner, leaves: [])
    for item in items where next < limit {
      placed.leaves.append(GroupLeaf(frame: item.frame, zIndex: item.zIndex))
      next += 1
    }
    return placed
  }

  // MARK: Items along a line

  /// The arrangement of a group's items along a line.
  private struct Line {
    let group: CollectionLayoutGroup
    let axis: ItemAxis
    let count: Int?
    let isEqual: Bool
    /// A Boolean value that indicates whether the group has the length of its items.
    let isOpen: Bool
  }

  /// An item of a line with the spacing around it.
  private struct Link {
    var placed: Placed
    var before: CollectionLayoutSpacing?
    var after: CollectionLayoutSpacing?
    var above: Double
    var below: Double
  }

  private func line(_ line: Line, _ inner: Size, _ next: inout Int) -> Placed {
    let spacing = line.group.interItemSpacing?.spacing ?? 0
    let room = inner[line.axis]
    var links: [Link] = []
    var used = 0.0
    while next < limit {
      if let count = line.count, links.count >= count { break }
      if line.isOpen, line.count == nil, links.count >= line.group.subitems.count { break }
      guard let item = line.group.subitems[safe: links.count % max(1, line.group.subitems.count)]
      else { break }
      var length: (ItemAxis, Double)?
      if line.isEqual, let count = line.count {
        length = (line.axis, max(0, (room - spacing * Double(count - 1)) / Double(count)))
      }
      let start = next
      let link = link(item, line, inner, length, &next)
      guard next > start else { break }
      let needed =
        link.placed.size[line.axis] + (link.before?.spacing ?? 0) + (link.after?.spacing ?? 0)
      let total = used + (links.isEmpty ? 0 : spacing) + needed
      if !links.isEmpty, line.count == nil, !line.isOpen, total > room + 0.01 {
        next = start
        break
      }
      used = total
      links.append(link)
      // An item of zero length would be repeated without end.
      if needed <= 0, line.count == nil { break }
    }
    return arrange(links, line, inner, used: used, spacing: spacing)
  }

  private func link(
    _ item: CollectionLayoutItem, _ line: Line, _ inner: Size, _ length: (ItemAxis, Double)?,
    _ next: inout Int
  ) -> Link {
    let placed = place(item, in: inner, main: length, &next)
    let edge = item.edgeSpacing
    let isWide = line.axis == .horizontal
    return Link(
      placed: placed, before: isWide ? edge?.leading : edge?.top,
      after: isWide ? edge?.trailing : edge?.bottom,
      above: (isWide ? edge?.top : edge?.leading)?.spacing ?? 0,
      below: (isWide ? edge?.bottom : edge?.trailing)?.spacing ?? 0)
  }

  /// Arranges items along a line. Flexible spacing shares the remaining length.
  private func arrange(
    _ links: [Link], _ line: Line, _ inner: Size, used: Double, spacing: Double
  ) -> Placed {
    let isFlexible = line.group.interItemSpacing?.isFlexible ?? false
    var flexible = isFlexible ? max(0, links.count - 1) : 0
    for link in links {
      flexible += (link.before?.isFlexible ?? false ? 1 : 0)
      flexible += (link.after?.isFlexible ?? false ? 1 : 0)
    }
    let left = line.isOpen ? 0 : max(0, inner[line.axis] - used)
    let share = flexible > 0 ? left / Double(flexible) : 0
    func length(_ spacing: CollectionLayoutSpacing?) -> Double {
      guard let spacing else { return 0 }
      return spacing.spacing + (spacing.isFlexible ? share : 0)
    }
    var result = Placed(size: .zero, leaves: [])
    var cross = 0.0
    for link in links {
      cross = max(cross, link.placed.size[line.axis.across] + link.above + link.below)
    }
    var place = 0.0
    for (index, link) in links.enumerated() {
      if index > 0 { place += spacing + (isFlexible ? share : 0) }
      place += length(link.before)
      var placed = link.placed
      if placed.isUniform { stretch(&placed, line, to: cross - link.above - link.below) }
      let way =
        line.axis == .horizontal
        ? Vector(dx: place, dy: link.above) : Vector(dx: link.above, dy: place)
      move(&placed, by: way)
      result.leaves += placed.leaves
      place += placed.size[line.axis] + length(link.after)
    }
    result.size = Size(place, across: cross, axis: line.axis)
    return result
  }

  /// Sets the size of an item across the line to that of its largest sibling.
  private func stretch(_ placed: inout Placed, _ line: Line, to cross: Double) {
    for index in placed.leaves.indices {
      placed.leaves[index].frame.size[line.axis.across] = cross
    }
    placed.size[line.axis.across] = cross
  }
}

extension Array {
  /// The element at an index, or `nil` if there is none.
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
