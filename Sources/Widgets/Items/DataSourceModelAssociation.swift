import WindowResponder

/// A data source with an identifier for each item that is the same in each run of the program.
///
/// A table or a collection restores its selection and its first visible item by the identifiers, also if
/// items have been added or removed. Without this protocol, a table restores them by index paths. Follows
/// `UIDataSourceModelAssociation`.
@preconcurrency @MainActor public protocol DataSourceModelAssociation: AnyObject {
  /// Returns the identifier of an item, the same in each run of the program, or `nil` for none.
  func modelIdentifierForElement(at indexPath: ItemPath, in view: View) -> String?
  /// Returns the index path of the item with an identifier, or `nil` if the item no longer exists.
  func indexPathForElement(withModelIdentifier identifier: String, in view: View) -> ItemPath?
}
