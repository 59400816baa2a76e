/// The change of a snapshot by items that the user has moved. Follows `NSDiffableDataSourceTransaction`.
public struct DiffableTransaction<Section: Hashable, Item: Hashable> {
  /// The snapshot before the move.
  public let initialSnapshot: DiffableSnapshot<Section, Item>
  /// The snapshot after the move.
  public let finalSnapshot: DiffableSnapshot<Section, Item>
  /// The difference between the two snapshots, for all items in order.
  public let difference: CollectionDifference<Item>
  /// The transactions of the sections that changed.
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

/// The change of a section by items that the user has moved. Follows
/// `NSDiffableDataSourceSectionTransaction`.
public struct DiffableSectionTransaction<Section: Hashable, Item: Hashable> {
  /// The section.
  public let sectionIdentifier: Section
  /// The section's snapshot before the move.
  public let initialSnapshot: DiffableSectionSnapshot<Item>
  /// The section's snapshot after the move.
  public let finalSnapshot: DiffableSectionSnapshot<Item>
  /// The difference between the two snapshots, for the section's items in order.
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
