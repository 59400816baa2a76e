/// The supplementary views that belong to the items of a section, such as badges, in the order of reading.
///
/// In most sections, the items repeat a pattern. The memory is that of the pattern, and does not depend on
/// the number of items. A look-up takes time proportional to the logarithm of the pattern's length.
package struct AttachedViews<Supplement: ItemSupplement>: Equatable {
  /// A view of an item.
  package struct View: Equatable {
    /// A Boolean value that indicates whether the view is read before the item.
    package var isBefore: Bool
    /// The supplementary view, whose item has no effect.
    package var supplement: Supplement

    /// Creates a view of an item.
    package init(isBefore: Bool, supplement: Supplement) {
      self.isBefore = isBefore
      self.supplement = supplement
    }
  }

  /// The views of each item of the pattern, in the order of reading. Without views it is empty.
  private let pattern: [[View]]
  /// The number of views of the items before each item of the pattern, and at the end that of all.
  private let counts: [Int]

  /// Creates the views of items that repeat a pattern: those of each item, in the order of reading.
  package init(_ pattern: [[View]]) {
    guard pattern.contains(where: { !$0.isEmpty }) else {
      (self.pattern, counts) = ([], [0])
      return
    }
    self.pattern = pattern
    counts = pattern.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) }
  }

  private var all: Int { counts.last ?? 0 }

  /// Returns the number of views of the items before an item.
  func count(before item: Int) -> Int {
    guard !pattern.isEmpty else { return 0 }
    let (repeats, rest) = item.quotientAndRemainder(dividingBy: pattern.count)
    return repeats * all + counts[rest]
  }

  /// Returns the position of an item among the items and the views.
  func place(of item: Int) -> Int {
    guard !pattern.isEmpty else { return item }
    return item + count(before: item) + pattern[item % pattern.count].count { $0.isBefore }
  }

  /// Returns the position of a view among the items and the views, or `nil` if the item has no such view.
  func place(of supplement: Supplement) -> Int? {
    let item = supplement.item
    guard !pattern.isEmpty, item >= 0 else { return nil }
    let views = pattern[item % pattern.count]
    guard let index = views.firstIndex(where: { $0.supplement.ofItem(item) == supplement }) else {
      return nil
    }
    return item + count(before: item) + index + (views[index].isBefore ? 0 : 1)
  }

  /// Returns the item or the view at a position among both.
  func element(at place: Int) -> (item: Int, supplement: Supplement?) {
    guard !pattern.isEmpty else { return (place, nil) }
    let (repeats, rest) = place.quotientAndRemainder(dividingBy: pattern.count + all)
    // The last item of the pattern that begins at the position or before it.
    let low = (1..<pattern.count).partitioningIndex { $0 + counts[$0] > rest } - 1
    let item = repeats * pattern.count + low
    let offset = rest - low - counts[low]
    let before = pattern[low].count { $0.isBefore }
    if offset == before { return (item, nil) }
    let view = pattern[low][offset < before ? offset : offset - 1]
    return (item, view.supplement.ofItem(item))
  }
}
