/// The order in which the headers, the items and the footers of all sections are read.
///
/// A look-up takes time proportional to the logarithm of the number of sections. The time does not depend on
/// the number of items.
package struct ItemReadingOrder<Supplement: ItemSupplement>: Equatable {
  /// The parts of a section.
  package struct Section: Equatable {
    /// The supplementary views that are read before the items.
    package var before: [Supplement]
    /// The number of items.
    package var items: Int
    /// The supplementary views that belong to items, such as badges.
    package var attached: AttachedViews<Supplement>
    /// The supplementary views that are read after the items.
    package var after: [Supplement]

    /// Creates a section.
    package init(
      before: [Supplement] = [], items: Int,
      attached: AttachedViews<Supplement> = AttachedViews([]), after: [Supplement] = []
    ) {
      self.before = before
      self.items = items
      self.attached = attached
      self.after = after
    }

    fileprivate var count: Int { before.count + inner + after.count }
    /// The number of items and of the views that belong to them.
    fileprivate var inner: Int { items + attached.count(before: items) }
  }

  /// An element at a position of the order.
  package enum Element: Hashable {
    /// An item.
    case item(ItemPath)
    /// A supplementary view, such as a header.
    case supplement(Supplement)
  }

  private let before: [Supplement]
  private let sections: [Section]
  private let after: [Supplement]
  /// The position of the first element of each section, and at the end that of the first one after all.
  private let starts: [Int]

  /// Creates an order from the sections, and the supplementary views before and after all of them.
  package init(before: [Supplement] = [], sections: [Section], after: [Supplement] = []) {
    self.before = before
    self.sections = sections
    self.after = after
    var starts = [before.count]
    starts.reserveCapacity(sections.count + 1)
    var start = before.count
    for section in sections {
      start += section.count
      starts.append(start)
    }
    self.starts = starts
  }

  private var end: Int { starts.last ?? before.count }

  /// The number of elements.
  package var count: Int { end + after.count }

  /// Returns the element at a position, or `nil` if there is none.
  package func element(at position: Int) -> Element? {
    guard position >= 0, position < count else { return nil }
    if position < before.count { return .supplement(before[position]) }
    if position >= end { return .supplement(after[position - end]) }
    let number = section(at: position)
    let section = sections[number]
    var rest = position - starts[number]
    if rest < section.before.count { return .supplement(section.before[rest]) }
    rest -= section.before.count
    guard rest < section.inner else { return .supplement(section.after[rest - section.inner]) }
    let found = section.attached.element(at: rest)
    if let supplement = found.supplement { return .supplement(supplement) }
    return .item(ItemPath(item: found.item, section: number))
  }

  /// Returns the section at a position that is in one.
  private func section(at position: Int) -> Int {
    (1..<sections.count).partitioningIndex { starts[$0] > position } - 1
  }

  /// Returns the position of an item, or `nil` if there is no such item.
  package func position(of path: ItemPath) -> Int? {
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard path.item >= 0, path.item < section.items else { return nil }
    return starts[path.section] + section.before.count + section.attached.place(of: path.item)
  }

  /// Returns the position of a supplementary view of a section, or of all of them, or `nil` if there is none.
  package func position(of supplement: Supplement, section number: Int) -> Int? {
    if sections.indices.contains(number) {
      let section = sections[number]
      let start = starts[number]
      if let place = section.before.firstIndex(of: supplement) { return start + place }
      if let place = section.after.firstIndex(of: supplement) {
        return start + section.before.count + section.inner + place
      }
      if supplement.item < section.items, let place = section.attached.place(of: supplement) {
        return start + section.before.count + place
      }
    }
    if let place = before.firstIndex(of: supplement) { return place }
    return after.firstIndex(of: supplement).map { end + $0 }
  }

  /// Returns a Boolean value that indicates whether a supplementary view is read before the items of its
  /// section.
  package func isBeforeItems(_ supplement: Supplement, section number: Int) -> Bool {
    before.contains(supplement)
      || sections.indices.contains(number) && sections[number].before.contains(supplement)
  }
}
