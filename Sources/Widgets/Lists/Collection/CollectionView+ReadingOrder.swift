import WindowResponder

/// The headers and footers among the items, as assistive technologies read them.
extension CollectionView {
  /// The order in which headers, items and footers are read.
  package var accessibleOrder: ItemReadingOrder<SupplementKey> {
    prepareLayoutIfNeeded()
    if let known = choices.readingOrder { return known }
    let made = makeReadingOrder()
    choices.readingOrder = made
    return made
  }

  private func makeReadingOrder() -> ItemReadingOrder<SupplementKey> {
    let layout = collectionViewLayout
    let ends = layout.outerSupplements
    return ItemReadingOrder(
      before: ends.before,
      sections: counts.enumerated().map { number, count in
        let found = layout.supplements(ofSection: number)
        return ItemReadingOrder.Section(
          before: found.before, items: count,
          attached: layout.attachedSupplements(ofSection: number), after: found.after)
      },
      after: ends.after)
  }

  /// Called when the layout has computed its values again. Reports other headers and footers, if a client has
  /// read them.
  func updateReadingOrder() {
    guard let old = choices.readingOrder, !choices.isScrollingLayout else { return }
    choices.readingOrder = nil
    if accessibleOrder != old { accessibilityDidChange(.items) }
  }

  func place(of key: SupplementKey) -> Rect? {
    prepareLayoutIfNeeded()
    return attributes(of: key)?.frame
  }

  private func attributes(of key: SupplementKey) -> CollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path)
  }

  /// Reads a header or footer out of sight.
  func read(_ key: SupplementKey) -> AccessibleCellText? {
    guard let source = dataSource, accessibleIndex(of: key) != nil else { return nil }
    let row = makingRow
    makingRow = attributes(of: key)?.listRow
    defer { makingRow = row }
    let view = source.collectionView(
      self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
    let text = AccessibleCellText(view)
    // A data source may keep views of its own, and this one may be seen elsewhere.
    if !shownSupplements.values.contains(where: { $0 === view }) { recycle(view, key.kind) }
    return text
  }
}
