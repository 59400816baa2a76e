import WindowResponder

/// A data source that knows its items by names which last: so a table or a collection finds the selected ones
/// again, and the first that was seen, when others have come or gone meanwhile. A table's data source that is
/// none of this has its items found by their paths. Follows `UIDataSourceModelAssociation`.
@preconcurrency @MainActor public protocol DataSourceModelAssociation: AnyObject {
  /// The name of an item, the same in each run of the program; nil for none.
  func modelIdentifierForElement(at indexPath: ItemPath, in view: View) -> String?
  /// Where the item of a name is now; nil for one that is not there any more.
  func indexPathForElement(withModelIdentifier identifier: String, in view: View) -> ItemPath?
}
