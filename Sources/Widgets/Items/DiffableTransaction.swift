/// What moving items by hand did to a snapshot. Follows `NSDiffableDataSourceTransaction`.
public struct DiffableTransaction<Section: Hashable, Item: Hashable> {
  /// What was shown before.
  public let initialSnapshot: DiffableSnapshot<Section, Item>
  /// What is shown after it.
  public let finalSnapshot: DiffableSnapshot<Section, Item>
  /// What lies between the two, for all items in their order.
  public let difference: CollectionDifference<Item>
  /// The same for each section that changed.
  public let sectionTransactions: [DiffableSectionTransaction<Section, Item>]

  package init(
    from initial: DiffableSnapshot<Section, Item>, to final: DiffableSnapshot<Section, Item>,
    sections: [DiffableSectionTransaction<Section, Item>]
  ) {
    initialSnapshot = initial
    finalSnapshot = final
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves()
    sectionTransactions = sections
  }
}

/// What moving items by hand did to a section. Follows `NSDiffableDataSourceSectionTransaction`.
public struct DiffableSectionTransaction<Section: Hashable, Item: Hashable> {
  /// The section.
  public let sectionIdentifier: Section
  /// What it showed before.
  public let initialSnapshot: DiffableSectionSnapshot<Item>
  /// What it shows after it.
  public let finalSnapshot: DiffableSectionSnapshot<Item>
  /// What lies between the two, for the section's items in their order.
  public let difference: CollectionDifference<Item>

  package init(
    _ section: Section, from initial: DiffableSectionSnapshot<Item>,
    to final: DiffableSectionSnapshot<Item>
  ) {
    sectionIdentifier = section
    initialSnapshot = initial
    finalSnapshot = final
    difference = final.items.difference(from: initial.items).inferringMoves()
  }
}
