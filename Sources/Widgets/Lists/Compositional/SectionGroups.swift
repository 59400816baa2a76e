import WindowResponder

/// The groups of a section along an axis, in points from the start of the first group.
///
/// If no size depends on content, one group is computed and used for all, so the time does not depend on the
/// number of items. If sizes depend on content, the measured ones are stored, and groups without a measured
/// cell have the estimated size. If the lengths of the cells determine the line breaks, every group is
/// computed.
@MainActor struct SectionGroups {
  let group: CollectionLayoutGroup
  /// The number of items.
  let count: Int
  /// The axis along which the groups follow each other.
  let axis: ItemAxis
  /// The available size, in points.
  let container: Size
  let spacing: Double
  /// The measured sizes of cells, in points, by item.
  private(set) var sizes: [Int: Size]

  /// A full group without measured cells.
  let pattern: SolvedGroup
  /// The number of items in a group.
  let perGroup: Int
  /// The lengths of the groups with the spacing after them, if they differ.
  private var lengths: RowHeights?
  /// The groups that are computed individually: those with measured cells, or all.
  private var solved: [Int: SolvedGroup] = [:]
  /// The first item of each group, if each group has as many items as fit.
  private var firsts: [Int]?

  init(
    _ group: CollectionLayoutGroup, count: Int, axis: ItemAxis, container: Size, spacing: Double,
    sizes: [Int: Size]
  ) {
    self.group = group
    self.count = count
    self.axis = axis
    self.container = container
    self.spacing = spacing
    self.sizes = sizes
    pattern = GroupSolver(limit: .max, knownSize: { _ in nil }).solve(group, in: container)
    perGroup = max(1, pattern.leaves.count)
    guard pattern.isMeasured else { return }
    if Self.breaksByContent(group) {
      solveAll(from: 0)
    } else {
      lengths = RowHeights(count: groupCount, estimate: length(pattern) + spacing)
      for number in Set(sizes.keys.map { $0 / perGroup }) { solve(number) }
    }
  }

  /// Returns a Boolean value that indicates whether the number of cells in a line depends on their content.
  private static func breaksByContent(_ group: CollectionLayoutGroup) -> Bool {
    guard case .line(let axis, nil, _) = group.kind else { return false }
    guard !group.layoutSize.dimension(along: axis).isEstimated else { return false }
    return group.subitems.contains { $0.layoutSize.dimension(along: axis).isEstimated }
  }

  private func length(_ solved: SolvedGroup) -> Double { solved.size[axis] }

  // MARK: Measured sizes

  /// Stores the measured size of a cell, in points.
  mutating func setSize(_ size: Size, of item: Int) {
    sizes[item] = size
    if firsts != nil {
      solveAll(from: groupNumber(of: item))
    } else {
      solve(item / perGroup)
    }
  }

  private mutating func solve(_ number: Int) {
    let first = number * perGroup
    guard first >= 0, first < count else { return }
    let known = sizes
    let group = GroupSolver(limit: min(perGroup, count - first)) { known[first + $0] }
      .solve(group, in: container)
    solved[number] = group
    let own = length(group) + spacing
    lengths?.setHeight(own, of: number)
  }

  /// Computes all groups from an index on, each with as many items as fit.
  private mutating func solveAll(from number: Int) {
    var firsts = Array((firsts ?? []).prefix(number + 1))
    if firsts.isEmpty { firsts = [0] }
    var first = firsts.removeLast()
    let known = sizes
    while first < count {
      let start = first
      let group = GroupSolver(limit: count - first) { known[start + $0] }
        .solve(group, in: container)
      solved[firsts.count] = group
      firsts.append(first)
      first += max(1, group.leaves.count)
    }
    self.firsts = firsts
    var lengths = RowHeights(count: firsts.count, estimate: 0)
    for index in firsts.indices {
      if let group = solved[index] { lengths.setHeight(length(group) + spacing, of: index) }
    }
    self.lengths = lengths
  }

  // MARK: Positions

  var groupCount: Int { firsts?.count ?? (count + perGroup - 1) / perGroup }

  /// The number of items of the groups that repeat, or of all items if groups differ in size.
  var periodOfItems: Int { firsts == nil ? min(perGroup, count) : count }

  /// The length of all groups, in points.
  var total: Double {
    guard groupCount > 0 else { return 0 }
    if let lengths { return lengths.total - spacing }
    return Double(groupCount) * (length(pattern) + spacing) - spacing
  }

  /// The length of the groups across the axis, in points. It is that of the largest computed group.
  var cross: Double {
    guard pattern.isMeasured else { return pattern.size[axis.across] }
    return solved.values.map { $0.size[axis.across] }.max() ?? pattern.size[axis.across]
  }

  func group(_ number: Int) -> SolvedGroup { solved[number] ?? pattern }

  /// Returns the start of a group, in points.
  func offset(of number: Int) -> Double {
    lengths?.offset(of: number) ?? Double(number) * (length(pattern) + spacing)
  }

  /// Returns the length of a group, in points.
  func length(of number: Int) -> Double { length(group(number)) }

  func groupNumber(of item: Int) -> Int {
    guard let firsts else { return item / perGroup }
    return max(0, firsts.indices.partitioningIndex { firsts[$0] > item } - 1)
  }

  func firstItem(of number: Int) -> Int { firsts?[safe: number] ?? number * perGroup }

  /// Returns the items of a group.
  func items(of number: Int) -> Range<Int> {
    let first = firstItem(of: number)
    let next = firsts.map { $0[safe: number + 1] ?? count } ?? first + perGroup
    return min(first, count)..<min(max(next, first), count)
  }

  /// Returns the groups that intersect a range of positions.
  func groups(from low: Double, to high: Double) -> Range<Int> {
    guard groupCount > 0, high > 0, low < total else { return 0..<0 }
    let first = number(at: max(0, low))
    let last = number(at: min(max(high, 0), total))
    return first..<min(last + 1, groupCount)
  }

  /// Returns the group at a position. For positions outside, returns the first or the last group.
  func number(at place: Double) -> Int {
    if let lengths { return lengths.row(at: place) }
    let pitch = max(length(pattern) + spacing, 1e-6)
    return min(max(0, Int(min(place / pitch, 1e9))), max(0, groupCount - 1))
  }

  /// Returns the position of an item, left-to-right, or `nil` if it has none.
  func leaf(of item: Int) -> GroupLeaf? {
    guard item >= 0, item < count else { return nil }
    let number = groupNumber(of: item)
    guard var leaf = group(number).leaves[safe: item - firstItem(of: number)] else { return nil }
    let way = offset(of: number)
    leaf.move(by: axis == .horizontal ? Vector(dx: way, dy: 0) : Vector(dx: 0, dy: way))
    return leaf
  }
}
