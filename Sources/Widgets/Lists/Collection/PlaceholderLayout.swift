/// The positions of a collection's items around its placeholders.
///
/// The layout does not know of placeholders. In a list, what follows a placeholder moves down by its height.
/// In a grid, each item after a placeholder takes the position of the next one.
@MainActor struct PlaceholderLayout {
  /// Room at a vertical position of the layout, in points.
  private struct Gap {
    /// The section of a grid whose items do not move, because they take other positions already, or `nil`.
    var section: Int?
    var top: Double
    var height: Double
  }

  private let collection: CollectionView
  private var gaps: [Gap] = []
  /// The index paths of placeholders in grids, by section.
  private var slots: [Int: [Int]] = [:]
  /// The frames of the placeholders.
  private(set) var frames: [Rect] = []
  /// The height by which the content grows, in points.
  var growth: Double { gaps.reduce(0) { $0 + $1.height } }

  /// Finds the positions, or returns `nil` if there are no placeholders.
  init?(_ collection: CollectionView) {
    let placeholders = collection.shownPlaceholders
    guard !placeholders.isEmpty else { return nil }
    self.collection = collection
    for section in Set(placeholders.map(\.path.section)).sorted() where isGrid(section) {
      slots[section] = placeholders.filter { $0.path.section == section }.map(\.path.item)
      growGrid(section)
    }
    var placed: [Int: Int] = [:]
    for path in placeholders.map(\.path) {
      if let items = slots[path.section] {
        let index = placed[path.section, default: 0]
        placed[path.section] = index + 1
        let frame = slot(items[index] + index, path.section)
        frames.append(frame.offsetBy(dx: 0, dy: shift(of: frame.minY, besides: path.section)))
      } else {
        frames.append(addGap(path))
      }
    }
  }

  /// Returns the attributes of an element of the layout with the placeholders.
  func placed(_ usual: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes {
    guard usual.scroller == nil else { return usual }
    let section = usual.indexPath.section
    var origin = usual.frame.origin
    var own: Int?
    if usual.representedElementCategory == .cell, let items = slots[section] {
      let item = usual.indexPath.item
      origin = slot(item + items.count { $0 <= item }, section).origin
      own = section
    }
    origin.y += shift(of: origin.y, besides: own)
    guard origin != usual.frame.origin else { return usual }
    let copy = usual.copy()
    copy.frame.origin = origin
    return copy
  }

  /// Returns the rectangle to request from the layout, because elements outside it can be shown inside.
  func reach(of bounds: Rect) -> Rect {
    let rows = frames.reduce(growth) { $0 + $1.height * 2 }
    return bounds.insetBy(dx: -bounds.width, dy: -rows)
  }

  // MARK: Lists

  /// Adds room for a placeholder in a list, and returns its frame.
  private mutating func addGap(_ path: ItemPath) -> Rect {
    let section = path.section
    var spacing = 0.0
    if let first = frame(0, section), let second = frame(1, section) {
      spacing = max(0, second.minY - first.maxY)
    }
    var place = Rect(x: 0, y: 0, width: collection.bounds.width, height: TableMetrics.rowHeight)
    if let next = frame(path.item, section) {
      place = next
    } else if let before = collection.item(before: path),
      let last = frame(before.item, before.section)
    {
      place = last.offsetBy(dx: 0, dy: last.height + spacing)
    }
    let top = place.minY
    place.origin.y += shift(of: top, besides: nil)
    gaps.append(Gap(section: nil, top: top, height: place.height + spacing))
    return place
  }

  /// Returns the distance by which what is at a vertical position of the layout moves down.
  private func shift(of y: Double, besides section: Int?) -> Double {
    gaps.reduce(0) {
      $1.top <= y + 0.5 && ($1.section == nil || $1.section != section) ? $0 + $1.height : $0
    }
  }

  // MARK: Grids

  private func frame(_ item: Int, _ section: Int) -> Rect? {
    let path = ItemPath(item: item, section: section)
    guard collection.contains(path) else { return nil }
    return collection.collectionViewLayout.layoutAttributesForItem(at: path)?.frame
  }

  /// Returns a Boolean value that indicates whether the items of a section do not follow one another
  /// downward.
  private func isGrid(_ section: Int) -> Bool {
    guard let first = frame(0, section) else { return false }
    return first.width <= collection.bounds.width * 0.6
  }

  /// Adds room below a grid whose last items begin a row.
  private mutating func growGrid(_ section: Int) {
    let count = collection.counts[section]
    guard let last = frame(count - 1, section) else { return }
    let end = slot(count - 1 + (slots[section]?.count ?? 0), section)
    let height = end.maxY - last.maxY
    if height > 0 { gaps.append(Gap(section: section, top: last.maxY, height: height)) }
  }

  /// Returns the frame of a position in a grid. Positions after the last item continue its rows.
  private func slot(_ index: Int, _ section: Int) -> Rect {
    if let frame = frame(index, section) { return frame }
    let count = collection.counts[section]
    guard let first = frame(0, section), let last = frame(count - 1, section) else { return .zero }
    let second = frame(1, section)
    guard second == nil || second?.minY == first.minY else {
      // The items follow one another along the other axis.
      let way = (second ?? first).minY - first.minY
      return last.offsetBy(dx: 0, dy: way * Double(index - count + 1))
    }
    let gap = second.map { max(0, abs($0.midX - first.midX) - first.width) } ?? 0
    let pitch = first.width + gap
    let isMirrored = second.map { $0.minX < first.minX } ?? collection.isMirrored
    let room = isMirrored ? first.maxX : collection.bounds.width - first.minX
    let columns = max(1, Int((room + gap + 0.5) / pitch))
    let below = count > columns ? frame(columns, section) : nil
    let row = below.map { $0.minY - first.minY } ?? first.height + gap
    let x = pitch * Double(index % columns)
    return first.offsetBy(dx: isMirrored ? -x : x, dy: row * Double(index / columns))
  }
}
