/// What a batch of updates is to change in a table, as it was asked for.
///
/// What is deleted, reloaded or moved from is named by its place before the batch; what is inserted or
/// moved to, by its place after it, in whatever order the calls were made.
struct TableChanges {
  /// Something that goes from one place to another.
  struct Move<Place: Hashable>: Hashable {
    var from: Place
    var to: Place
  }

  var deletedRows: Set<ItemPath> = []
  var insertedRows: Set<ItemPath> = []
  var reloadedRows: Set<ItemPath> = []
  var movedRows: [Move<ItemPath>] = []
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [Move<Int>] = []

  /// How rows and sections come and go, where it is told.
  var deletions: [ItemPath: TableView.RowAnimation] = [:]
  var insertions: [ItemPath: TableView.RowAnimation] = [:]
  var sectionDeletions: [Int: TableView.RowAnimation] = [:]
  var sectionInsertions: [Int: TableView.RowAnimation] = [:]

  /// Whether nothing is to change.
  var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty
  }
}
