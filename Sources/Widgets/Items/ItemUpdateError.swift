/// An error of a batch of changes that does not match the numbers of the data source before and after it.
package enum ItemUpdateError: Error, Equatable {
  /// A change refers to a section that did not exist before.
  case noSectionBefore(String, section: Int, count: Int)
  /// A change refers to a section that does not exist afterwards.
  case noSectionAfter(String, section: Int, count: Int)
  /// A change refers to a row that did not exist before.
  case noItemBefore(String, ItemPath, count: Int)
  /// A change refers to a row that does not exist afterwards.
  case noItemAfter(String, ItemPath, count: Int)
  /// Two changes refer to the same row or section.
  case twice(String)
  /// The number of sections differs from the result of the changes.
  case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
  /// The number of rows of a section differs from the result of the changes.
  case itemCount(section: Int, before: Int, after: Int, inserted: Int, deleted: Int)
}

extension ItemUpdateError: CustomStringConvertible {
  /// The description of the error, with the expected numbers.
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
