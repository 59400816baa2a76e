/// An object that provides the rows and cells of a table view. Follows `UITableViewDataSource`.
///
/// Two methods are required: one for the number of rows, and one for the cell of a row. The cell is requested
/// only when the row becomes visible.
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
/// The table view holds a weak reference to its data source.
@preconcurrency @MainActor public protocol TableViewDataSource: AnyObject {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the cell for a row: one from ``TableView/dequeueReusableCell(withIdentifier:for:)``, with the
  /// content of the row.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell

  /// Returns the number of sections. The default is 1.
  func numberOfSections(in tableView: TableView) -> Int

  /// Returns the text above a section, or `nil` for none.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the text below a section, or `nil` for none.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

  /// Returns a Boolean value that indicates whether a row can be edited: deleted by a swipe, or deleted or
  /// inserted in editing mode.
  ///
  /// By default, every row can be edited in editing mode. A swipe deletes rows only if this method is
  /// implemented, if the delegate implements `tableView(_:editingStyleForRowAt:)`, or if a
  /// ``TableViewController`` overrides the method for deletions. UIKit finds out whether any data source
  /// implements deletion, which is not possible in Swift.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: ItemPath) -> Bool

  /// Returns a Boolean value that indicates whether the user can drag a row to another index path in editing
  /// mode.
  ///
  /// The default is `false`, for the reason given at ``tableView(_:canEditRowAt:)-(_,_)``, and `true` for a
  /// ``TableViewController`` that overrides the method for moves.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: ItemPath) -> Bool

  /// Called when the user has requested to delete or insert a row. The data source changes its data, then
  /// calls ``TableView/deleteRows(at:with:)`` or ``TableView/insertRows(at:with:)``.
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: ItemPath)

  /// Called when the user has dragged a row to another index path, to change the data. The table view already
  /// shows the row there.
  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: ItemPath, to destinationIndexPath: ItemPath)

  /// Returns the titles of the section index, or `nil` for none.
  func sectionIndexTitles(for tableView: TableView) -> [String]?

  /// Returns the section of a title in the section index. The default is the section with the index of the
  /// title.
  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

extension TableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// Returns `nil`: the header has no text.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns `nil`: the footer has no text.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Returns `true`. If the method is not implemented, rows can be edited only in editing mode and not by a
  /// swipe.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: ItemPath) -> Bool {
    tableView.answers.note(.canEdit)
    return true
  }

  /// Returns `false`.
  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: ItemPath) -> Bool {
    tableView.answers.note(.canMove)
    return false
  }

  /// Takes no action.
  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: ItemPath
  ) {}

  /// Takes no action.
  public func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: ItemPath, to destinationIndexPath: ItemPath
  ) { tableView.answers.note(.move) }

  /// Returns `nil`: there is no section index.
  public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  /// Returns the section with the index of the title.
  public func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
