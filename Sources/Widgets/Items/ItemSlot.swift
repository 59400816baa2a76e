/// A position for a drop among items: before an item or at the end of a section, or on an item.
package struct ItemSlot: Comparable {
  /// The index path at which items are inserted, or the item that receives them.
  package let path: ItemPath
  /// A Boolean value that indicates whether the position is on the item.
  package let isOn: Bool

  /// Creates a position before an item, or at the end of a section.
  package init(before path: ItemPath) {
    self.path = path
    isOn = false
  }

  /// Creates a position on an item.
  package init(on path: ItemPath) {
    self.path = path
    isOn = true
  }

  /// Returns a Boolean value that indicates whether a position is read before another one.
  package static func < (a: ItemSlot, b: ItemSlot) -> Bool {
    a.path != b.path ? a.path < b.path : !a.isOn && b.isOn
  }

  /// Returns the first position for a direction of -1, or the last one for 1.
  @MainActor package static func last(_ direction: Int, in host: any DragSourceHost) -> ItemSlot {
    guard direction > 0 else { return ItemSlot(before: ItemPath(item: 0, section: 0)) }
    let section = max(0, host.dragCount(ofSection: nil) - 1)
    return ItemSlot(before: ItemPath(item: host.dragCount(ofSection: section), section: section))
  }

  /// Returns a Boolean value that indicates whether the position exists.
  @MainActor package func exists(in host: any DragSourceHost) -> Bool {
    guard path.item >= 0, path.section < host.dragCount(ofSection: nil) else { return false }
    let count = host.dragCount(ofSection: path.section)
    return isOn ? path.item < count : path.item <= count
  }

  /// Returns a closure that indicates whether a drop at a position would leave items where they are. Their
  /// positions are in order.
  static func pointlessness(of positions: [ItemPath]) -> (ItemSlot) -> Bool {
    let all = Set(positions)
    var around: (section: Int, items: ClosedRange<Int>)?
    if let first = positions.first, let last = positions.last, first.section == last.section,
      last.item - first.item == positions.count - 1
    {
      around = (first.section, first.item...last.item + 1)
    }
    return { slot in
      if slot.isOn { return all.contains(slot.path) }
      guard let around, slot.path.section == around.section else { return false }
      return around.items.contains(slot.path.item)
    }
  }

  /// Returns the next or the previous position, or `nil` at the end. The end of a section and the beginning
  /// of the next one are two positions.
  @MainActor package func moved(_ direction: Int, in host: any DragSourceHost) -> ItemSlot? {
    let (section, item) = (path.section, path.item)
    if isOn {
      return ItemSlot(before: ItemPath(item: max(item, item + direction), section: section))
    }
    if direction > 0 {
      if item < host.dragCount(ofSection: section) { return ItemSlot(on: path) }
      guard section + 1 < host.dragCount(ofSection: nil) else { return nil }
      return ItemSlot(before: ItemPath(item: 0, section: section + 1))
    }
    if item > 0 { return ItemSlot(on: ItemPath(item: item - 1, section: section)) }
    guard section > 0 else { return nil }
    let count = host.dragCount(ofSection: section - 1)
    return ItemSlot(before: ItemPath(item: count, section: section - 1))
  }
}
