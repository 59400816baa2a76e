import WindowResponder

/// A table or a collection that shows placeholders of dropped items.
///
/// The data source, the delegates and all index paths know nothing of placeholders. They only take room among
/// the items.
@MainActor protocol ItemPlaceholderHost: ItemHost {
  /// The placeholders, in the order in which they are shown.
  var placeholders: [ItemPlaceholder<ItemCell>] { get set }
  /// Returns a reused or a new cell, or `nil` if no class is registered for the identifier.
  func takePlaceholderCell(_ reuseIdentifier: String) -> ItemCell?
  /// Removes a cell, and keeps it for reuse.
  func recycle(_ cell: ItemCell)
  /// Positions the placeholders and the items around them again.
  func placeholdersDidChange()
  /// Shows an item that the data source has in place of a placeholder.
  func insertDroppedItem(at path: ItemPath)
}

extension ItemPlaceholderHost {
  /// A Boolean value that indicates whether there are changes that are not applied yet, or placeholders.
  var hasOpenUpdates: Bool {
    updates.depth > 0 && !updates.changes.isEmpty || !placeholders.isEmpty
  }

  /// The placeholders with a cell.
  var shownPlaceholders: [ItemPlaceholder<ItemCell>] {
    if placeholders.isEmpty { return [] }
    let sections = dragCount(ofSection: nil)
    return placeholders.filter { $0.cell != nil && $0.path.section < sections }
  }

  /// Adds a placeholder after those that are before the same item. If there is no such section, does nothing.
  func add(_ placeholder: ItemPlaceholder<ItemCell>) {
    layoutIfNeeded()
    let (section, item) = (placeholder.path.section, placeholder.path.item)
    guard (0..<dragCount(ofSection: nil)).contains(section) else {
      if let cell = placeholder.cell { recycle(cell) }
      return
    }
    let last = dragCount(ofSection: section)
    placeholder.path = ItemPath(item: min(max(0, item), last), section: section)
    let index = placeholders.firstIndex { $0.path > placeholder.path } ?? placeholders.count
    placeholders.insert(placeholder, at: index)
    if placeholder.cell != nil { placeholdersDidChange() }
  }

  /// Removes a placeholder. Returns `false` if it is not shown any more.
  fileprivate func remove(_ placeholder: ItemPlaceholder<ItemCell>) -> Bool {
    guard let index = placeholders.firstIndex(where: { $0 === placeholder }) else { return false }
    placeholders.remove(at: index)
    if let cell = placeholder.cell { recycle(cell) }
    return true
  }

  /// Removes all placeholders, because the data is loaded again.
  func dropPlaceholders() {
    guard !placeholders.isEmpty else { return }
    let all = placeholders
    placeholders = []
    for case let cell? in all.map(\.cell) { recycle(cell) }
  }

  /// Updates the index paths of the placeholders after changes. A placeholder follows the item before it.
  func movePlaceholders(_ map: ItemUpdateMap) {
    guard !placeholders.isEmpty else { return }
    let all = placeholders
    placeholders = []
    for placeholder in all {
      let path = placeholder.path
      guard let section = map.keptTarget(ofSection: path.section) else {
        if let cell = placeholder.cell { recycle(cell) }
        continue
      }
      let before = (0..<path.item).reversed().lazy
        .compactMap { map.target(of: ItemPath(item: $0, section: path.section)) }
        .first { $0.section == section }
      placeholder.path = ItemPath(item: before.map { $0.item + 1 } ?? 0, section: section)
      placeholders.append(placeholder)
    }
    placeholders.sort { $0.path < $1.path }
  }

  /// Shows an item in place of a placeholder. Returns `false` if the placeholder is not shown any more.
  fileprivate func commit(_ holder: AnyObject, _ dataSourceUpdates: (ItemPath) -> Void) -> Bool {
    guard let index = placeholders.firstIndex(where: { $0 === holder }) else { return false }
    let placeholder = placeholders[index]
    let path = placeholder.path
    // The number of items may have decreased meanwhile.
    let count = dragCount(ofSection: path.section)
    let place = ItemPath(item: min(path.item, count), section: path.section)
    let following = placeholders[(index + 1)...].filter { $0.path == path }
    let before = generation
    dataSourceUpdates(place)
    // If the data source has already inserted the item in the view, nothing is left to insert.
    let isInserted = before != generation
    guard remove(placeholder) else { return true }
    if !isInserted {
      insertDroppedItem(at: place)
      for placeholder in following {
        placeholder.path = ItemPath(item: place.item + 1, section: place.section)
      }
    }
    if isInserted || !following.isEmpty { placeholdersDidChange() }
    return true
  }

  /// Removes a placeholder. Returns `false` if it is not shown any more.
  fileprivate func delete(_ holder: AnyObject) -> Bool {
    guard let placeholder = placeholders.first(where: { $0 === holder }), remove(placeholder)
    else { return false }
    placeholdersDidChange()
    return true
  }
}

/// A placeholder for an item whose data is being loaded.
@MainActor final class ItemPlaceholder<Cell: View>: DragAnimating {
  let dragItem: DragItem
  /// The index path that the item will get, among the items without placeholders.
  fileprivate(set) var path: ItemPath
  /// The cell, or `nil` if no class is registered for the reuse identifier.
  let cell: Cell?
  /// The height, in points, or `nil` for that of the items.
  let height: Double?
  private weak var host: (any ItemPlaceholderHost)?

  init(
    _ dragItem: DragItem, at path: ItemPath, cell: Cell?, height: Double?,
    of host: (any ItemPlaceholderHost)?
  ) {
    self.dragItem = dragItem
    self.path = path
    self.cell = cell
    self.height = height
    self.host = host
  }

  func commitInsertion(dataSourceUpdates: (ItemPath) -> Void) -> Bool {
    host?.commit(self, dataSourceUpdates) ?? false
  }

  func deletePlaceholder() -> Bool { host?.delete(self) ?? false }

  func addAnimations(_ animations: @escaping @MainActor () -> Void) {
    View.animate(withDuration: 0.25, animations: animations)
  }

  func addCompletion(_ completion: @escaping @MainActor (ViewAnimatingPosition) -> Void) {
    ClockTimer.scheduledTimer(withTimeInterval: 0) { _ in completion(.end) }
  }
}
