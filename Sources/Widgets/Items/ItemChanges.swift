/// What a batch of updates is to change in a table or collection, as it was asked for.
///
/// What is deleted, reloaded or moved from is named by its place before the batch; what is inserted or
/// moved to, by its place after it, in whatever order the calls were made.
struct ItemChanges {
  /// Something that goes from one place to another.
  struct Move<Place: Hashable>: Hashable {
    var from: Place
    var to: Place
  }

  var deletedItems: Set<ItemPath> = []
  var insertedItems: Set<ItemPath> = []
  var reloadedItems: Set<ItemPath> = []
  var movedItems: [Move<ItemPath>] = []
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [Move<Int>] = []

  /// How rows and sections of a table come and go, where it is told.
  var deletions: [ItemPath: TableView.RowAnimation] = [:]
  var insertions: [ItemPath: TableView.RowAnimation] = [:]
  var sectionDeletions: [Int: TableView.RowAnimation] = [:]
  var sectionInsertions: [Int: TableView.RowAnimation] = [:]

  // MARK: Telling them

  mutating func insertItems(_ paths: [ItemPath], _ animation: TableView.RowAnimation? = nil) {
    insertedItems.formUnion(paths)
    if let animation { for path in paths { insertions[path] = animation } }
  }

  mutating func deleteItems(_ paths: [ItemPath], _ animation: TableView.RowAnimation? = nil) {
    deletedItems.formUnion(paths)
    if let animation { for path in paths { deletions[path] = animation } }
  }

  mutating func reloadItems(_ paths: [ItemPath], _ animation: TableView.RowAnimation? = nil) {
    reloadedItems.formUnion(paths)
    if let animation { for path in paths { deletions[path] = animation } }
  }

  mutating func moveItem(_ from: ItemPath, _ to: ItemPath) {
    movedItems.append(Move(from: from, to: to))
  }

  mutating func insertSections(
    _ sections: some Sequence<Int>, _ animation: TableView.RowAnimation? = nil
  ) {
    for section in sections {
      insertedSections.insert(section)
      if let animation { sectionInsertions[section] = animation }
    }
  }

  mutating func deleteSections(
    _ sections: some Sequence<Int>, _ animation: TableView.RowAnimation? = nil
  ) {
    for section in sections {
      deletedSections.insert(section)
      if let animation { sectionDeletions[section] = animation }
    }
  }

  mutating func reloadSections(
    _ sections: some Sequence<Int>, _ animation: TableView.RowAnimation? = nil
  ) {
    for section in sections {
      reloadedSections.insert(section)
      if let animation { sectionDeletions[section] = animation }
    }
  }

  mutating func moveSection(_ from: Int, _ to: Int) {
    movedSections.append(Move(from: from, to: to))
  }

  /// Whether nothing is to change.
  var isEmpty: Bool {
    deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty
  }
}
