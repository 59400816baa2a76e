/// Hears what the user does with a collection, and has a say in it. Every method may be left out.
/// Follows `UICollectionViewDelegate`.
@MainActor public protocol CollectionViewDelegate: ScrollViewDelegate {
  /// Whether an item may be pressed, and so selected; asked when a finger comes down on it.
  func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: ItemPath
  ) -> Bool
  /// A finger is on an item.
  func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: ItemPath)
  /// The finger has left the item.
  func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: ItemPath)

  /// Whether the user may select an item.
  func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: ItemPath
  ) -> Bool
  /// Whether the user may take an item out of the selection.
  func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: ItemPath
  ) -> Bool
  /// The user selected an item.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: ItemPath)
  /// The user took an item out of the selection.
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: ItemPath)

  /// Whether an item can be opened, as by a double click or Return.
  func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: ItemPath
  ) -> Bool
  /// The user opens an item.
  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: ItemPath)

  /// A cell is about to be seen.
  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: ItemPath)
  /// A cell is to be seen no longer.
  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: ItemPath)
  /// A header, a footer or another view is about to be seen.
  func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: ItemPath)
  /// A header, a footer or another view is to be seen no longer.
  func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: ItemPath)
}

extension CollectionViewDelegate {
  /// Lets it.
  public func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: ItemPath
  ) -> Bool { true }
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, didHighlightItemAt indexPath: ItemPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, didUnhighlightItemAt indexPath: ItemPath
  ) {}
  /// Lets it.
  public func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: ItemPath
  ) -> Bool { true }
  /// Lets it.
  public func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: ItemPath
  ) -> Bool { true }
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: ItemPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: ItemPath
  ) {}
  /// Lets it.
  public func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: ItemPath
  ) -> Bool { true }
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: ItemPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: ItemPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: ItemPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: ItemPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: ItemPath
  ) {}
}
