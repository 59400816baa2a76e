/// Outlines of sections, and items that the user moves.
extension CollectionViewDiffableDataSource {
  func showOutline(
    _ outline: DiffableSectionSnapshot<Item>, _ section: Section, _ animated: Bool,
    _ completion: (@MainActor () -> Void)?
  ) {
    outlines[section] = outline
    var next = shown
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    let visible = outline.visibleItems
    next.setItems(visible, of: section)
    show(next, animated: animated, completion)
  }

  func outlineOf(_ section: Section) -> DiffableSectionSnapshot<Item> {
    if let outline = outlines[section] { return outline }
    var flat = DiffableSectionSnapshot<Item>()
    flat.append(shown.itemIdentifiers(inSection: section))
    return flat
  }

  /// Removes the outlines that do not match a snapshot.
  func forgetOutlines(but snapshot: DiffableSnapshot<Section, Item>) {
    for (section, outline) in outlines
    where snapshot.itemIdentifiers(inSection: section) != outline.visibleItems {
      outlines[section] = nil
    }
  }

  /// Updates the snapshot and the outlines after the user has moved an item.
  func itemWasMoved(from source: ItemPath, to destination: ItemPath) {
    let before = shown
    let places = Set([source.section, destination.section].compactMap { before.section(at: $0) })
    var initial: [Section: DiffableSectionSnapshot<Item>] = [:]
    for section in places { initial[section] = outlineOf(section) }
    var after = shown
    after.moveItem(at: source, to: destination)
    guard let item = before.item(at: source), let target = after.section(at: destination.section)
    else { return }
    var final = initial
    for section in places { final[section]?.delete([item]) }
    let items = after.itemIdentifiers(inSection: target)
    let place = items.firstIndex(of: item) ?? 0
    if place > 0, let above = items[safe: place - 1] {
      final[target]?.insert([item], after: above)
    } else if let below = items[safe: 1] {
      final[target]?.insert([item], before: below)
    } else {
      final[target]?.append([item])
    }
    let sections = after.sections.compactMap { section in
      initial[section].flatMap { old in
        final[section].map { DiffableSectionTransaction(section, from: old, to: $0) }
      }
    }
    let transaction = DiffableTransaction(from: before, to: after, sections: sections)
    reorderingHandlers.willReorder?(transaction)
    shown = after
    for (section, outline) in final where outlines[section] != nil { outlines[section] = outline }
    reorderingHandlers.didReorder?(transaction)
  }
}

extension CollectionViewDiffableDataSource: OutlineSource {
  private func place(
    _ path: ItemPath
  ) -> (item: Item, section: Section, outline: DiffableSectionSnapshot<Item>)? {
    guard !outlines.isEmpty, let item = shown.item(at: path),
      let section = shown.section(at: path.section), let outline = outlines[section]
    else { return nil }
    return (item, section, outline)
  }

  func level(at path: ItemPath) -> Int { place(path).map { $0.outline.level(of: $0.item) } ?? 0 }

  func isExpanded(at path: ItemPath) -> Bool {
    place(path).map { $0.outline.isExpanded($0.item) } ?? false
  }

  func hasChildren(at path: ItemPath) -> Bool {
    place(path).map {
      $0.outline.hasChildren($0.item)
        || sectionSnapshotHandlers.snapshotForExpandingParent != nil
          && !$0.outline.isExpanded($0.item)
    } ?? false
  }

  func toggle(at path: ItemPath) {
    guard let (item, section, old) = place(path) else { return }
    var outline = old
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let snapshot = handlers.snapshotForExpandingParent {
        outline.replace(
          childrenOf: item, using: snapshot(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section, animatingDifferences: true, completion: nil)
  }
}
