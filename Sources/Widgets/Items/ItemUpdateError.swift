/// Why a batch of changes does not go with what the data source says before and after it.
package enum ItemUpdateError: Error, Equatable {
  /// A change names a section that was not there before.
  case noSectionBefore(String, section: Int, count: Int)
  /// A change names a section that is not there afterwards.
  case noSectionAfter(String, section: Int, count: Int)
  /// A change names a row that was not there before.
  case noItemBefore(String, ItemPath, count: Int)
  /// A change names a row that is not there afterwards.
  case noItemAfter(String, ItemPath, count: Int)
  /// Two changes are about the same row or section.
  case twice(String)
  /// The number of sections is another one than the changes make.
  case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
  /// The number of rows of a section is another one than the changes make.
  case itemCount(section: Int, before: Int, after: Int, inserted: Int, deleted: Int)
}

extension ItemUpdateError: CustomStringConvertible {
  /// What is wrong, and what the data source is expected to say.
  package var description: String {
    switch self {
    case .noSectionBefore(let verb, let section, let count):
      "Invalid update: there is no section \(section) to \(verb): there were \(count) sections "
        + "before the update."
    case .noSectionAfter(let verb, let section, let count):
      "Invalid update: there is no section \(section) to \(verb): there are \(count) sections "
        + "after the update."
    case .noItemBefore(let verb, let path, let count):
      "Invalid update: there is no row \(path.row) in section \(path.section) to \(verb): the "
        + "section had \(count) rows before the update."
    case .noItemAfter(let verb, let path, let count):
      "Invalid update: there is no row \(path.row) in section \(path.section) to \(verb): the "
        + "section has \(count) rows after the update."
    case .twice(let what):
      "Invalid update: \(what)."
    case .sectionCount(let before, let after, let inserted, let deleted):
      "Invalid update: the number of sections after the update (\(after)) must be equal to the "
        + "number before it (\(before)), plus the sections inserted (\(inserted)), minus those "
        + "deleted (\(deleted))."
    case .itemCount(let section, let before, let after, let inserted, let deleted):
      "Invalid update: the number of rows in section \(section) after the update (\(after)) must be "
        + "equal to the number before it (\(before)), plus the rows inserted or moved there "
        + "(\(inserted)), minus those deleted or moved away (\(deleted))."
    }
  }
}
