/// The changes of a batch of updates of a table or collection.
///
/// Deletions, reloads and the sources of moves have index paths from before the batch. Insertions and the
/// targets of moves have index paths from after it. The order of the calls does not matter.
package struct ItemChanges {
  /// A move from one index path or section to another.
  package struct Move<Place: Hashable>: Hashable {
    package var from: Place
    package var to: Place

    /// Creates a move from one index path or section to another.
    package init(from: Place, to: Place) {
      self.from = from
      self.to = to
    }
  }

  package var deletedItems: Set<ItemPath> = []
  package var insertedItems: Set<ItemPath> = []
  package var reloadedItems: Set<ItemPath> = []
  package var movedItems: [Move<ItemPath>] = []
  package var deletedSections: Set<Int> = []
  package var insertedSections: Set<Int> = []
  package var reloadedSections: Set<Int> = []
  package var movedSections: [Move<Int>] = []

  /// The animations that the caller has given for items and sections.
  package var deletions: [ItemPath: ItemAnimation] = [:]
  package var insertions: [ItemPath: ItemAnimation] = [:]
  package var sectionDeletions: [Int: ItemAnimation] = [:]
  package var sectionInsertions: [Int: ItemAnimation] = [:]

  /// Creates a batch without changes.
  package init() {}

  // MARK: Adding changes

  package mutating func insertItems(_ paths: [ItemPath], _ animation: ItemAnimation? = nil) {
    insertedItems.formUnion(paths)
    if let animation { for path in paths { insertions[path] = animation } }
  }

  package mutating func deleteItems(_ paths: [ItemPath], _ animation: ItemAnimation? = nil) {
    deletedItems.formUnion(paths)
    if let animation { for path in paths { deletions[path] = animation } }
  }

  package mutating func reloadItems(_ paths: [ItemPath], _ animation: ItemAnimation? = nil) {
    reloadedItems.formUnion(paths)
    if let animation { for path in paths { deletions[path] = animation } }
  }

  package mutating func moveItem(_ from: ItemPath, _ to: ItemPath) {
    movedItems.append(Move(from: from, to: to))
  }

  package mutating func insertSections(
    _ sections: some Sequence<Int>, _ animation: ItemAnimation? = nil
  ) {
    for section in sections {
      insertedSections.insert(section)
      if let animation { sectionInsertions[section] = animation }
    }
  }

  package mutating func deleteSections(
    _ sections: some Sequence<Int>, _ animation: ItemAnimation? = nil
  ) {
    for section in sections {
      deletedSections.insert(section)
      if let animation { sectionDeletions[section] = animation }
    }
  }

  package mutating func reloadSections(
    _ sections: some Sequence<Int>, _ animation: ItemAnimation? = nil
  ) {
    for section in sections {
      reloadedSections.insert(section)
      if let animation { sectionDeletions[section] = animation }
    }
  }

  package mutating func moveSection(_ from: Int, _ to: Int) {
    movedSections.append(Move(from: from, to: to))
  }

  /// A Boolean value that indicates whether there are no changes.
  package var isEmpty: Bool {
    deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty
  }
}
