/// Tells a table what its rows are. Follows `UITableViewDataSource`.
///
/// Two methods are needed: how many rows there are, and the cell for one of them, which is asked for
/// only when the row comes to be seen.
///
///     func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
///       names.count
///     }
///
///     func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
///       let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
///       cell.textLabel?.text = names[indexPath.row]
///       return cell
///     }
///
/// The table holds its data source weakly.
@preconcurrency @MainActor public protocol TableViewDataSource: AnyObject {
  /// How many rows a section has.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// The cell for a row: one from
  /// ``TableView/dequeueReusableCell(withIdentifier:for:)``, filled with what the row shows.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell

  /// How many sections the table has; 1 unless told.
  func numberOfSections(in tableView: TableView) -> Int

  /// The text above a section; nil for none.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  /// The text below a section; nil for none.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

  /// Whether a row can be edited: deleted by a swipe, or deleted or inserted while the table is edited.
  ///
  /// While the table is edited every row can be unless told. A swipe deletes only where this is
  /// implemented: UIKit finds out by itself whether the data source takes deletions, which Swift
  /// cannot.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: ItemPath) -> Bool

  /// Whether a row can be dragged to another place while the table is edited.
  ///
  /// False unless told, for the reason named at ``tableView(_:canEditRowAt:)-(_,_)``.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: ItemPath) -> Bool

  /// The user asked to delete a row, or to insert one: change the data, then tell the table with
  /// ``TableView/deleteRows(at:with:)`` or ``TableView/insertRows(at:with:)``.
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: ItemPath)

  /// The user dragged a row to another place: change the data. The table has it there already.
  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: ItemPath, to destinationIndexPath: ItemPath)

  /// What stands in the bar at the right, by which sections are found; nil for no bar.
  func sectionIndexTitles(for tableView: TableView) -> [String]?

  /// The section that belongs to a title of the bar; the one with the title's number unless told.
  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

extension TableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// No text.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// No text.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Every row, while the table is edited.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: ItemPath) -> Bool {
    tableView.answers.note(.canEdit)
    return true
  }

  /// No row.
  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: ItemPath) -> Bool {
    tableView.answers.note(.canMove)
    return false
  }

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: ItemPath
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: ItemPath, to destinationIndexPath: ItemPath
  ) { tableView.answers.note(.move) }

  /// No bar.
  public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  /// The section of the title's number.
  public func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
